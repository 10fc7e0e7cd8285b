// The notes of the first steps of Vino, and what the game is about.
export const firstSteps = {
  'vino.guide.welcome': 'Wine from nine regions',
  'vino.guide.welcome.text':
    'Three players buy vineyards in Italy. Whoever owns the most when the last bottle is gone wins. This is a real game for three: play it with others at this screen, or take all three sides yourself. Each note names one idea and a move to try. You are free to do anything else.',
  'vino.guide.start': 'What you have',
  'vino.guide.start.text':
    'Everybody drew two regions and bought one vineyard in each. The bunch beside a region is the variety that somebody grows there; no two players grow the same one in a region. The cellar holds one wine for each vineyard, always: a sale uses up none of it.',
  'vino.guide.third': 'A third vineyard',
  'vino.guide.third.text':
    'Now each buys one more, anywhere. The price stands on the vineyard. Vineyards of the same variety are sold together wherever they lie: take a variety that you grow already. Press the vineyard on the map, or in the list below.',
  'vino.guide.choose': 'Two regions, in secret',
  'vino.guide.choose.text':
    'In a round you can buy only in the two regions that you choose now. All choose at the same time, and nobody sees what the others take. Where you own vineyards you buy first, and as many as you like.',
  'vino.guide.sealed': 'The next player',
  'vino.guide.sealed.text':
    'At one screen a curtain hides what others chose. Choose for this player what suits the money and the variety in the cellar: cheap vineyards where some are owned already.',
  'vino.guide.same': 'Two in one region',
  'vino.guide.same.text':
    'Campania has an owner already, and this player has nothing there. Choose it all the same, and see who may buy first. The tab “Who first” tells that for any region.',
  'vino.guide.reveal': 'All at once',
  'vino.guide.reveal.text': 'Everybody has chosen. Until now a choice can be taken back; Confirm turns all of them up.',
  'vino.guide.owners': 'Owners first',
  'vino.guide.owners.text':
    'Regions come by their numbers. In each, owners buy before newcomers, whoever owns most there first, and as many as they can pay. Take the cheap ones, but keep a little: the next money comes only with the sale.',
  'vino.guide.newcomers': 'New in a region',
  'vino.guide.newcomers.text':
    'Whoever is new buys one vineyard at a time, in turn with other newcomers, and chooses a variety that nobody grows here. Buy one, then pass. From the next round on this player is an owner here, too.',
  'vino.guide.desk': 'The selling desk',
  'vino.guide.desk.text':
    'After buying, each may sell one variety. For every amount the desk says three things: what it brings, how many vineyards of that variety go back, and how far its price falls. The demand is added once, whatever the amount.',
  'vino.guide.much': 'Much or little',
  'vino.guide.much.text':
    'A big sale brings money for the next round, but costs vineyards, and they are what wins. The star marks what is worth most if you buy back what you lose. Four cost a single vineyard: a good middle.',
  'vino.guide.little': 'The others sell',
  'vino.guide.little.text':
    'The market has moved: look at the demand before you choose. A single wine costs no vineyard, brings little, and hardly moves the price. You may also sell nothing and keep everything.',
  'vino.guide.lease': 'Vineyards go back',
  'vino.guide.lease.text':
    'The sale costs you a vineyard of the variety sold; you choose which. It is for sale again for everybody. Give back one that you can buy again soon, or one that you do not need. A region without a vineyard of yours is lost, with its variety.',
  'vino.guide.market': 'The market moves',
  'vino.guide.market.text':
    'The variety sold falls, and you raise others by as many steps, as you like. Raise what you will sell next, rather than what the others grow.',
  'vino.guide.steps': 'Whom it helps',
  'vino.guide.steps.text':
    'Steps must be given away even by somebody who grows nothing else. Then they go best to a variety that nobody has, like Barbera now, or to one that this player will sell in the next round.',
  'vino.guide.order': 'A new order',
  'vino.guide.order.text':
    'Whoever earned least comes first now; equals keep their order. The order matters where newcomers meet, and at the sale: of two who sell the same variety the first finds the better price.',
  'vino.guide.bottles': 'Bottles and the end',
  'vino.guide.bottles.text':
    'When the last private vineyard of a region is bought, the government gives its own there to the owners: one to the first, two to the second, the rest to the third. The bottle of the region goes. With the last bottle the game ends after that round’s buying.',
  'vino.guide.free': 'The rest is yours',
  'vino.guide.free.text':
    'That is a whole round: choose, buy, sell, give back, move the market. The most vineyards win, then the most money. The selling desk and the tabs beside the board help from here on.',
  'vino.guide.own-way': 'Your own way',
  'vino.guide.own-way.text':
    'No note was written for this, and that is fine. The list below has all that you can do now; point at a move to see what it brings. The notes come back when they have something to say.',

  // What the game is about, on one page
  'aim.lead': 'Own the most vineyards in Italy when the last bottle is gone. Money is only a way there.',
  'aim.begin-hint': 'A whole round with notes, about ten minutes: for three at this screen, or take all three sides yourself.',
  'vino.aim.round': 'A round',
  'vino.aim.round.choose': 'All choose two regions in secret, at the same time, and buy only there.',
  'vino.aim.round.buy':
    'By number, region by region: owners first, whoever has most before the others, as many as they like; then newcomers, one at a time.',
  'vino.aim.round.sell': 'Then each may sell one variety.',
  'vino.aim.round.order': 'Whoever earned least begins the next round.',
  'vino.aim.grow': 'What you grow',
  'vino.aim.grow.variety':
    'With your first vineyard in a region you take a variety that is left there: your only one there, and nobody else’s. Where none is left you cannot come in.',
  'vino.aim.grow.cellar': 'The cellar always has one wine for each vineyard of a variety: a sale empties nothing.',
  'vino.aim.sell': 'A sale',
  'vino.aim.sell.income':
    'A table tells what an amount brings; the demand for the variety is added once, or taken off. What would bring less than nothing cannot be sold.',
  'vino.aim.sell.lost': 'The same table tells how many vineyards of that variety go back on sale: you choose which.',
  'vino.aim.sell.market': 'The demand for what you sold falls, and you raise others by as many steps.',
  'vino.aim.end': 'Bottles and the end',
  'vino.aim.end.gift':
    'When the last private vineyard of a region with a bottle is bought, the government gives its own away there: 1 to whoever owns most, 2 to the second, the rest to the third. The bottle goes.',
  'vino.aim.end.last': 'When the last bottle is gone, the buying of that round is finished, and the game is over.',
  'vino.aim.counts': 'What counts',
  'vino.aim.counts.vineyards': 'Vineyards, and nothing else: a cheap one as much as a dear one.',
  'vino.aim.counts.money': 'Between equals, the most money.',
  'vino.aim.advice': 'Good advice',
  'vino.aim.advice.variety': 'Grow the same variety in several regions: all of it can be sold at once.',
  'vino.aim.advice.owner': 'Settle early where you want much: owners buy first, and more than one at a time.',
  'vino.aim.advice.bottles':
    'Watch the bottles: the last round has no sale. Vineyards that you gave back before are missing then, and money is worth little.',
} as const;
