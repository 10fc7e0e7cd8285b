// The rulebook to read, and the reference card. Numbers come from the pack, by their paths in it.
export const rulebook = {
  'book.aim': 'What it is about',
  'book.aim.goal':
    'Everybody buys vineyards in Italy. When the last of the government’s bottles is gone, whoever owns the most vineyards has won; between equals, whoever has the most money.',
  'book.aim.cellar':
    'In each region you grow a single variety, one that nobody else grows there. Your cellar always holds one wine for each of your vineyards of a variety: a sale does not empty it.',

  'book.setup': 'Before the first round',
  'book.setup.start':
    'Everybody begins with {money} in money. In order, each draws two regions and buys one vineyard in each, with the variety that lies there.',
  'book.setup.third': 'Then everybody buys a third one, anywhere.',
  'book.setup.regions':
    'A region has private vineyards; some also have vineyards of the government, marked with a star, and a bottle. Prices rise along the road.',

  'book.buy': 'Buying',
  'book.buy.choose':
    'A round is: choose, buy, sell, new order. First all choose two regions in secret, at the same time. In this round you buy in these two only.',
  'book.buy.order':
    'Regions come by their numbers. In a region those who own vineyards there buy first, whoever has most before the others, each as many as he likes. Of two with equally many the one whose vineyard lies farthest along the road comes first. Then those who are new buy, one vineyard at a time, round and round, until all have passed.',
  'book.buy.pay':
    'Pay the price of the vineyard. With your first one in a region you take one of the varieties that are left there; where none is left, you cannot come in. Nobody must buy. Nobody has more than {mostVineyards} vineyards.',

  'book.sell': 'Selling',
  'book.sell.sale':
    'In order, everybody may sell one variety, up to as many as are in the cellar. The table says what the amount brings. The demand for the variety, from {market_lowest} to {market_highest}, is added once. What would bring less than nothing cannot be sold.',
  'book.sell.back':
    'The table also says how many vineyards of this variety you give back; you choose which. They are for sale again. Whoever gives back the last one in a region loses the variety there.',
  'book.sell.market':
    'The demand for what was sold falls by as many steps as the table says. Whoever sold it raises other varieties by as many steps, as he likes.',
  'book.sell.order': 'Whoever earned least in this round begins the next one; equals keep their order.',

  'book.end': 'Bottles and the end',
  'book.end.gift':
    'When the last private vineyard of a region with a bottle is bought, the government gives its own there away: {gifts_0} to whoever owns most in the region, {gifts_1} to the second, the rest to the third. Then the bottle is gone. If the last of the government’s is bought before that, the bottle goes at once, without a gift.',
  'book.end.last':
    'When the last bottle is gone, the regions that are still to come in this round are bought in first; then the game is over, without a sale.',
  'book.end.stall': 'A rule of ours: after {stall} rounds in a row in which nobody buys, the game ends, too.',
  'book.end.open': 'All else lies open: only the regions are chosen in secret.',

  'book.fig.regions': 'The regions',
  'book.fig.region': 'Region',
  'book.fig.private': 'Private',
  'book.fig.government': 'Government',
  'book.fig.prices': 'Prices',
  'book.fig.range': '{least} to {most}',
  'book.fig.varieties': 'Varieties',
  'book.fig.sale': 'What a sale of {from} to {to} brings and costs',
  'book.fig.sold': 'Sold',
  'book.fig.income': 'Money',
  'book.fig.back': 'Vineyards back',
  'book.fig.falls': 'Demand falls',
  'book.fig.more': 'It goes on: all of it stands at the table, in Forecast > Prices.',

  'card.round': 'A round',
  'card.round.choose': 'Choose two regions in secret.',
  'card.round.buy': 'Buy there, region by region.',
  'card.round.sell': 'Sell one variety, if you like.',
  'card.round.order': 'Whoever earned least begins.',
  'card.buy': 'Buying',
  'card.buy.owners': 'Owners first, most before the others, as many as they like.',
  'card.buy.newcomers': 'Then newcomers, one at a time, in turn, until all have enough.',
  'card.buy.variety': 'One variety in a region, nobody else’s there.',
  'card.sell': 'Selling',
  'card.sell.income': 'Money by the table, and the demand once.',
  'card.sell.back': 'Vineyards go back, by the table.',
  'card.sell.market': 'Its demand falls; raise others by as many steps.',
  'card.end': 'The end',
  'card.end.gift':
    'Last private vineyard sold: the government gives {gifts_0} to whoever owns most there, {gifts_1} to the second, the rest to the third. The bottle goes.',
  'card.end.none': 'The government’s last one is sold before that: the bottle goes, without a gift.',
  'card.end.last': 'Last bottle: finish buying, and it is over.',
  'card.end.wins': 'Most vineyards, then most money.',
  'card.sale': 'A sale',
  'card.regions': 'Regions',
} as const;
