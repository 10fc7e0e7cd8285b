// What the game is about.
export const firstSteps = {
  'aim.lead': 'Make wine in Portugal for six years, and have the most points at the end. Money, good wine and fame are only ways there.',
  'aim.year': 'A year',
  'aim.year.moves': 'Everybody moves his pawn twice, to one of nine spaces, and does what it says.',
  'aim.year.maintenance': 'A sale leaves one of your barrels in the shop; each year one comes back.',
  'aim.year.production':
    'Each estate, that is your vineyards of one region and one colour with their wineries, makes a wine; older wines move on by a place, and those without a place are lost.',
  'aim.year.fair': 'After years 3, 5 and 6 there is a fair, with points for the best and magnates’ tiles to buy with wine.',
  'aim.wine': 'What makes a wine good',
  'aim.wine.estate': '2 for each vineyard, 1 for each farmer, 1 for each winery, 2 for each enologist, and the weather of the year.',
  'aim.wine.age':
    'In a cellar it is worth more each year. Renown cubes, which lie in its region on the map, add to it when they are spent with it.',
  'aim.use': 'What to do with it',
  'aim.use.sell': 'Sell it at home: money, with which everything is bought.',
  'aim.use.export': 'Export it: points at once, and points at the end for the most barrels aboard a ship.',
  'aim.use.present': 'Present it at the fair: one wine for each fair, with experts to praise it.',
  'aim.use.pay': 'Pay with it for magnates’ tiles after the fair: extra actions, or multipliers for the end.',
  'aim.points': 'Where points come from',
  'aim.points.now': 'During the game: exports and fairs.',
  'aim.points.end':
    'At the end: money, wines that are left, the most barrels aboard a ship, and multipliers: tiles of the magnates, three rich people, that count something for you.',
  'aim.scarce': 'What is scarce',
  'aim.scarce.moves': 'Moves: two a year, and one more at the very end. Plan where your pawn stands next.',
  'aim.scarce.barrels': 'Barrels: every sale and export takes one. Wines that please the magnates at a fair bring barrels back.',
  'aim.alone': 'Alone',
  'aim.alone.lead':
    'Against Lacerda, an opponent whom cards play, nobody wins or loses: you collect awards, and their sum gives you a title, the best from fifteen on. There are awards for more points and more money than he has, for each fair won, for each full estate (all slots taken), for more from the ships of Export, and for having all barrels back from the magnates.',
} as const;
