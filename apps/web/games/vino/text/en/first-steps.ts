// What the game is about.
export const firstSteps = {
  'aim.lead': 'Own the most vineyards in Italy when the last bottle is gone. Money is only a way there.',
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
  'vino.aim.end.last': 'When the last bottle is gone, the regions still to come in that round are bought in first; then the game is over.',
  'vino.aim.counts': 'What counts',
  'vino.aim.counts.vineyards': 'Vineyards, and nothing else: a cheap one as much as a dear one.',
  'vino.aim.counts.money': 'Between equals, the most money.',
  'vino.aim.advice': 'Good advice',
  'vino.aim.advice.variety': 'Grow the same variety in several regions: all of it can be sold at once.',
  'vino.aim.advice.owner': 'Settle early where you want much: owners buy first, and more than one at a time.',
  'vino.aim.advice.bottles':
    'Watch the bottles: the last round has no sale. Vineyards that you gave back before are missing then, and money is worth little.',
} as const;
