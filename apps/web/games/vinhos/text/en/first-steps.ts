// The notes of the first steps, and what the game is about.
export const firstSteps = {
  'guide.welcome': 'Six years of wine',
  'guide.welcome.text':
    'You own wine estates in Portugal. Wine becomes money when you sell it, points when you export it, and fame at three fairs. This is a real game, you alone against Lacerda, whom cards play. Each note names one idea and a move to try. You are free to do anything else.',
  'guide.region': 'Where your wine grows',
  'guide.region.text':
    'Your first vineyard costs nothing. R is red, W is white, and each region has a gift of its own, drawn beside it. Lisboa, number 6, gives a winery: better wine from the first year. Press it on the map, or in the list below.',
  'guide.first-confirm': 'The last moment to take it back',
  'guide.first-confirm.text': 'Next something is drawn. Until then you can undo; Confirm goes on.',
  'guide.tile': 'A magnate’s favour',
  'guide.tile.text':
    'Each of these tiles is a small extra action. You can use it once beside your move; then it rests until years 4 and 6. Lacerda has taken one away already. Take the one you like.',
  'guide.grid': 'Nine spaces, two moves a year',
  'guide.grid.text':
    'In your turn you move your pawn to another space and do what it says. The tag on a space is the price of going there: neighbours are free, the others cost 1, and the space with the tax 1 more.',
  'guide.locked': 'What you cannot do',
  'guide.locked.text':
    'Export has a lock: no wine of yours is good enough yet. Press it, and the page says which rule is in the way and, where it is a matter of numbers, what is missing. That works for everything here; you cannot break anything.',
  'guide.quality': 'Good wine first',
  'guide.quality.text':
    'Quality is 2 for each vineyard, 1 for each winery, 2 for each enologist in a winery, and the weather at the top. With one winery more and two enologists an estate like Lisboa makes a wine of 9 this year. Begin with Wineries.',
  'guide.wineries': 'Build',
  'guide.wineries.text':
    'A winery costs 3 Bagos and takes one of the three slots of an estate. It also brings a renown cube to the region: spend it later to make a wine worth more. Build one where your vineyard is, and keep the rest of your money for people.',
  'guide.after': 'Before the turn ends',
  'guide.after.text': 'You could still use your magnate’s tile here. Save it for later and end the turn.',
  'guide.second': 'Your second move',
  'guide.second.text':
    'Alone you take both moves of the year one after the other. From Wineries, Enologists and farmers are next door: the way is free. A move is only possible if you can pay for what you do there.',
  'guide.staff': 'People',
  'guide.staff.text':
    'An enologist costs 3 and adds 2 to the wine; each needs a winery without one. Hire two. The arrow on your board shows the quality that is coming.',
  'guide.over': 'Then it is Lacerda’s turn',
  'guide.over.text':
    'End your turn and confirm. He takes his two moves, and the year is over: a barrel comes back from sales, wine is made, older wine moves on.',
  'guide.lacerda': 'What Lacerda did',
  'guide.lacerda.text':
    'He decides nothing: a card says where he goes, numbers say the rest. Read it below step by step, or skip it. He leaves a coin on spaces: entering one costs you 1 more. His area, beside your board, shows which cards can still come.',
  'guide.harvest': 'Your harvest',
  'guide.harvest.text':
    'The bottle is your new wine, with its quality. Each year it moves one place to the right. A warehouse has two places, then the wine is lost; a cellar has four, and makes it worth more.',
  'guide.sell': 'Wine into money',
  'guide.sell.text':
    'Money comes from Sales. Each sale needs one of your barrels, and a wine of the right colour that is worth as much as the space says. Abroad, in Export, wine brings points instead of money. Go to Sales.',
  'guide.sales': 'Sell',
  'guide.sales.text':
    'Press your best bottle, then the highest space of its colour that is lit. If the wine is a little short, renown cubes of its region are added. Then you may sell a second one, or stop.',
  'guide.free': 'The rest is yours',
  'guide.free.text':
    'That is the heart of it: better estates, a harvest, a sale, and again. Before the fairs after years 3, 5 and 6 present your best wine at the centre. Exported barrels count once more at the end, for whoever has the most in a column. The tab Awards says how you stand against Lacerda.',
  'guide.own-way': 'Your own way',
  'guide.own-way.text':
    'No note was written for this, and that is fine. The list below has all that you can do now; point at a move to see what it brings. The notes come back when they have something to say.',

  'aim.lead': 'Make wine in Portugal for six years, and have the most points at the end. Money, good wine and fame are only ways there.',
  'aim.year': 'A year',
  'aim.year.moves': 'Everybody moves twice: to a space of the grid, to do what it says.',
  'aim.year.maintenance': 'A barrel comes back from sales.',
  'aim.year.production': 'Each estate makes a wine; older wines move on by a place, and those without a place are lost.',
  'aim.year.fair': 'After years 3, 5 and 6 there is a fair, with points for the best and magnates’ tiles to buy with wine.',
  'aim.wine': 'What makes a wine good',
  'aim.wine.estate': '2 for each vineyard, 1 for each farmer, 1 for each winery, 2 for each enologist, and the weather of the year.',
  'aim.wine.age': 'In a cellar it is worth more each year. Renown cubes of its region add to it when it is used.',
  'aim.use': 'What to do with it',
  'aim.use.sell': 'Sell it at home: money, with which everything is bought.',
  'aim.use.export': 'Export it: points at once, and points at the end for the most barrels in a column.',
  'aim.use.present': 'Present it at the fair: one wine for each fair, with experts to praise it.',
  'aim.use.pay': 'Pay with it for magnates’ tiles after the fair: extra actions, or multipliers for the end.',
  'aim.points': 'Where points come from',
  'aim.points.now': 'During the game: exports and fairs.',
  'aim.points.end': 'At the end: money, wines that are left, majorities in export, and multipliers with a barrel on them.',
  'aim.scarce': 'What is scarce',
  'aim.scarce.moves': 'Moves: two a year, and one more at the very end. Plan where your pawn stands next.',
  'aim.scarce.barrels': 'Barrels: every sale and export takes one. Wines that please the magnates at a fair bring barrels back.',
  'aim.alone': 'Alone',
  'aim.alone.lead':
    'Against Lacerda you collect awards: for more points and more money than he has, for each fair won, for each full estate, for majorities in export, and for having all barrels back from the magnates.',
} as const;
