// The chapters of the first steps, and their notes. Numbers come from the pack, by their paths in it.
export const course = {
  'learn.part.game': 'The game',

  'learn.aim': 'What it is about',
  'learn.aim.lead': 'Six years, good wine, points: one page to read.',

  'learn.turn': 'A turn',
  'learn.turn.lead': 'Nine spaces, what it costs to go there, and what the page tells you.',
  'learn.turn.estate': 'Your first estate',
  'learn.turn.estate.text':
    'You are Ana, and this is your board. Your first estate lies in the region of Lisboa: a vineyard with red grapes, a winery beside it, and one bottle of wine below. Rui plays against you.',
  'learn.turn.enter': 'Nine spaces',
  'learn.turn.enter.text':
    'In your turn you move your pawn to another of the nine spaces, and do what that space says. It stands in the centre now. Send it to Wineries.',
  'learn.turn.build': 'Build a winery',
  'learn.turn.build.text':
    'A winery costs {prices_winery} Bagos, the money of this game, and makes the wine of its estate better by {quality_winery}. It fills one of the {slots} slots of the estate. Press your estate.',
  'learn.turn.done': 'Up to two in a turn',
  'learn.turn.done.text':
    'In most actions you may do the same thing twice. One winery is enough for now: stop here. Then it is Rui’s turn.',
  'learn.turn.costs': 'What a way costs',
  'learn.turn.costs.text':
    'Rui has moved, and it is your second move: everybody has two in a year. Spaces beside your pawn are free, also across a corner; the others cost {prices_distance}. Where Rui stands you pay him {prices_player}. The space with the tax of the year costs {prices_tax} more. Each space shows what it would cost you.',
  'learn.turn.locked': 'What you cannot do',
  'learn.turn.locked.text':
    'Export is locked. Press it: the page says what is missing. Rest the pointer on anything else, and it says what that is. You cannot break anything.',
  'learn.turn.nine': 'All nine',
  'learn.turn.nine.text':
    'Build: Vineyards (there are two such spaces), Wineries, Cellars. Hire: Enologists and farmers, Experts. Use your wine: Sales for money, Export for points. And the centre: choose your place in the order, and present a wine for the fair. The next chapters show them one by one.',

  'learn.grow': 'Vineyards',
  'learn.grow.lead': 'Where grapes grow, what a region gives, and renown cubes.',
  'learn.grow.map': 'The map',
  'learn.grow.map.text':
    'Each region has a pile of vineyards. The top one is for sale: red or white grapes, and its price. One more vineyard means one more part of your wine’s quality: {quality_vineyard} points.',
  'learn.grow.enter': 'Go and buy',
  'learn.grow.enter.text':
    'There are two spaces for Vineyards. The upper one has the tax of the first year; take the lower one, which is free.',
  'learn.grow.second': 'More of the same',
  'learn.grow.second.text':
    'An estate holds vineyards of one region and one colour. Your first estate grows red in Lisboa, and a red one is for sale there. Press Lisboa on the map, then your first estate.',
  'learn.grow.first': 'A new estate',
  'learn.grow.first.text':
    'A cube has come to Lisboa: renown. Spend it later, and a wine from there is worth {cubeWorth_plain} more. Now buy a second vineyard, from another region, for an empty estate. The first vineyard of an estate brings the gift of its region: Ribatejo gives a farmer. Press Ribatejo, then your second estate.',
  'learn.grow.slots': 'What you have now',
  'learn.grow.slots.text':
    'The farmer stands in the new vineyard already. You have {estates} estates with {slots} slots each, for vineyards and wineries together. In a turn you buy at most two vineyards, from two different regions. Each vineyard and each winery brought a cube to its region.',
} as const;
