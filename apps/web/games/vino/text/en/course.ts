// The chapters of the first steps, and their notes. Numbers come from the pack, by their paths in it.
export const course = {
  'learn.part.game': 'The game',

  'learn.aim': 'What it is about',
  'learn.aim.lead': 'Vineyards, and nothing else, count at the end: one page to read.',

  'learn.start': 'Before the first round',
  'learn.start.lead': 'Two vineyards in regions that are drawn, and a third where you like.',
  'learn.start.money': 'The beginning',
  'learn.start.money.text':
    'You are Ana; Rui and Eva play against you. Everybody begins with {money} lire. You come first, and have drawn two regions: Campania and Abruzzo. You must buy one vineyard in each, with the grapes that lie ready for it there.',
  'learn.start.drawn': 'The first vineyard',
  'learn.start.drawn.text':
    'Each sign with a price is a vineyard; it can be any of the region, also one of the government with a star. A cheap one counts as much as a dear one at the end. In Campania it is Montepulciano that you grow: take the cheapest.',
  'learn.start.second': 'And the second',
  'learn.start.second.text': 'Now the same in Abruzzo, where you grow Barbera.',
  'learn.start.third': 'A third one anywhere',
  'learn.start.third.text':
    'Rui and Eva have drawn and bought, too. Now all buy a third vineyard where they like; with the first one in a region you choose a variety that is left there. All wine of one variety can be sold at once: so take Calabria and Montepulciano, which you have already.',
  'learn.start.ready': 'Ready',
  'learn.start.ready.text':
    'Three vineyards, and so three wines in your cellar: two of Montepulciano, one of Barbera. With what is left of your money you go into the first round.',
  'learn.start.keep.drawn':
    'Each draws two regions and buys one vineyard in each: any of them, with the grapes that lie ready there. The last of five draws one, and chooses the other.',
  'learn.start.keep.third':
    'Then each must buy a third one, anywhere. With the first one in a region you choose one of the varieties left there.',
  'learn.start.keep.money': '{money} lire to begin with; from then on money comes from sales only.',

  'learn.buy': 'Choose and buy',
  'learn.buy.lead': 'Two regions in secret, owners before newcomers, a variety of your own.',
  'learn.buy.map': 'The map',
  'learn.buy.map.text':
    'The first round. The small signs with prices are vineyards: those with the mark of a player are owned, the others are for sale. Arrows lead along the road of a region, from the cheapest to the dearest.',
  'learn.buy.grows': 'What grows there',
  'learn.buy.grows.text':
    'Under the name of a region are the varieties of grapes that can grow there, and under each the mark of whoever grows it. You grow Montepulciano in Campania and in Calabria.',
  'learn.buy.choose': 'Two regions, in secret',
  'learn.buy.choose.text':
    'A round is: choose, buy, sell, a new order. In it you buy only in the two regions that you choose now. All choose at the same time, and nobody sees what the others take. Where you own vineyards you buy before the others. Press Campania and Calabria.',
  'learn.buy.owner': 'Owners first',
  'learn.buy.owner.text':
    'Regions come by their numbers. Rui has bought in Lazio; now it is Campania, which you and Rui have both chosen. You own a vineyard there, so you buy first, and as many as you like. Take the cheapest.',
  'learn.buy.more': 'One more',
  'learn.buy.more.text':
    'Each vineyard puts one more wine into your cellar, of the variety you grow there. That wine is never used up: your stock is always as many as your vineyards.',
  'learn.buy.pass': 'Enough',
  'learn.buy.pass.text':
    'Keep some money for Calabria: the next comes only when you sell. Buying goes on until you stop it: press the button.',
  'learn.buy.next': 'A newcomer',
  'learn.buy.next.text':
    'Rui was new in Campania: he bought after you, and took a variety that nobody grew there. With several newcomers each buys one in turn, and again, until all have enough. Then Eva bought in Sardegna. Now it is Calabria: buy one here, too.',
  'learn.buy.pass-again': 'And stop',
  'learn.buy.pass-again.text': 'That will do for this round.',
  'learn.buy.end': 'Then everybody sells',
  'learn.buy.end.text':
    'Buying is over, and the same round goes on with selling: that is the next chapter. Remember: two regions, owners first, one variety in each region, and never one that another player grows there.',
  'learn.buy.keep.round': 'A round: choose two regions in secret, buy there, sell, a new order.',
  'learn.buy.keep.owners':
    'Owners buy first, whoever has most before the others, as many as they like. Newcomers come after them, one vineyard at a time, in turn, until all have enough.',
  'learn.buy.keep.ties': 'Of two with equally many the one comes first whose vineyard lies farthest along the road, by the arrows.',
  'learn.buy.keep.variety': 'One variety for you in each region, and never one that another grows there.',
  'learn.buy.keep.cellar': 'Each vineyard is one wine in your cellar, and stays so: a sale empties nothing.',

  'learn.sell': 'Sell',
  'learn.sell.lead': 'Money for wine, vineyards that go back, and a market that moves.',
  'learn.sell.desk': 'The selling desk',
  'learn.sell.desk.text':
    'Another game, its first round: you have bought three more vineyards, Rui and Eva none. Once in a round you may sell one variety. Over a bottle stands what it brings together with all before it; below it, how many vineyards you give back for that, and by how much the demand for the variety falls.',
  'learn.sell.sell': 'Sell four',
  'learn.sell.sell.text':
    'You own five vineyards of Montepulciano, so you have five of its wines. Four bring good money and cost a single vineyard. The star stands at five, which leave the most money; but five cost two vineyards. Later, when the money of a large sale buys more vineyards than go back for it, it is worth it.',
  'learn.sell.give': 'One goes back',
  'learn.sell.give.text':
    'You choose which vineyard goes back. Anybody can buy it again. Never give the last one of a region unless you must: then you lose your place and your variety there.',
  'learn.sell.raise': 'The market moves',
  'learn.sell.raise.text':
    'The demand for what you sold falls, here by two steps of {market_step} lire, and you raise the demand for others by as many steps. It is added to a sale, or taken off it. Raise what the others do not grow: Pinot Grigio. Press its space on the market.',
  'learn.sell.order': 'A new order',
  'learn.sell.order.text':
    'Rui and Eva have sold less than you. Who earned least begins the next round. The order matters among newcomers, and for who finds the better demand at the sale.',
  'learn.sell.keep.once': 'Once in a round you may sell one variety: the more at once, the more money.',
  'learn.sell.keep.back': 'A big sale costs vineyards: they go back on sale, and you choose which.',
  'learn.sell.keep.market':
    'The demand for what you sold falls; you raise others by as many steps as it really fell. It stays between {market_lowest} and {market_highest}, and is added once to a sale, which must not come to less than nothing.',
  'learn.sell.keep.order': 'Whoever earned least begins the next round; whoever sold nothing earned nothing, and equals keep their order.',

  'learn.bottles': 'Bottles and the end',
  'learn.bottles.lead': 'What the government gives, and when the game is over.',
  'learn.bottles.left': 'The last private vineyard',
  'learn.bottles.left.text':
    'Another game, many rounds later, shortly before its end. Vineyards with a star belong to the government; the others are private. The number on a bottle tells how many private ones are left: in Abruzzo a single one. It is the last bottle, and the game ends with it.',
  'learn.bottles.last': 'Buy it',
  'learn.bottles.last.text': 'When the last private vineyard of a region with a bottle is bought, the government gives its own away there.',
  'learn.bottles.gift': 'A gift',
  'learn.bottles.gift.text':
    'Whoever owns most in the region takes one, the second takes two, the third the rest. You own most: take the dearest, for nothing. It lies farthest along the road, and that decides between two who own equally many. Then the bottle is gone.',
  'learn.bottles.newcomer': 'The last purchases',
  'learn.bottles.newcomer.text':
    'The last bottle is gone: the regions that are still to come in this round are bought in, and nobody sells any more. You are new in Veneto: take a vineyard and a variety that nobody grows there. Only vineyards count now.',
  'learn.bottles.another': 'And one more',
  'learn.bottles.another.text':
    'Money helps only between equals now: buy as long as it lasts. After this one you can pay no other, and the game is over.',
  'learn.bottles.end': 'The end',
  'learn.bottles.end.text':
    'The most vineyards win; between equals, the most money. So: settle early where much is to be had, watch the bottles, and have money when the last one goes: that round has no sale.',
  'learn.bottles.keep.gift':
    'The last private vineyard of a region with a bottle is bought: the government gives its own away, {gifts_0} to whoever has most there, {gifts_1} to the second, the rest to the third, even if they did not choose the region. Where fewer own any the rest stays on sale.',
  'learn.bottles.keep.ties': 'Of two with equally many there the one comes first whose vineyard lies farthest along the road.',
  'learn.bottles.keep.back':
    'A private vineyard that is given back counts on the bottle again. If the last of the government’s is bought first, the bottle goes, too: at once, and without a gift.',
  'learn.bottles.keep.last':
    'The last bottle is gone: all regions that are still to come in this round are bought in first; then nobody sells, and the game is over. It also ends when nobody has bought for three rounds: a rule of ours, without which it might never end.',
  'learn.bottles.keep.wins':
    'The most vineyards win, cheap or dear; between equals the most money. Nobody can have more than {mostVineyards}.',

  'learn.part.all': 'All of it',

  'learn.sheet': 'All on one page',
  'learn.sheet.lead': 'What the chapters leave to remember, to read again and to print.',
  'learn.sheet.aim': 'The aim',
  'learn.sheet.start': 'Before the first round',
  'learn.sheet.buy': 'Choosing and buying',
  'learn.sheet.sale': 'Selling',
  'learn.sheet.bottles': 'Bottles and the end',
} as const;
