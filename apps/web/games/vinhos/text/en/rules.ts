// Every rule of the 2016 edition in a sentence or two of our own; where those of 2010 differ, it says so. What only they have is in rules-2010.ts.
export const rules = {
  'rule.setup.order': 'The playing order at the start is drawn.',
  'rule.variant.seat-order': 'Our own option, at one screen only: nothing is drawn, players begin in the order of their seats.',
  'rule.setup.regions':
    'With two or three players some regions stay out of the game. They are drawn; for a first game the rulebooks recommend some.',
  'rule.setup.vintage':
    'The vintage tiles are shuffled and one is turned up for the first year; in the editions of 2010 the first year has the 0 tile.',
  'rule.setup.start-vineyard':
    'In order, each player takes the top vineyard of any region, for nothing (editions of 2010: for its price): cube, marker and benefit as usual, and a first wine at once.',
  'rule.setup.magnate-pick':
    'Then, from last to first, each player takes one action tile from the magnates’ display, which is filled up afterwards.',
  'rule.setup.positions': 'All pawns start on the centre of the grid.',
  'rule.year.phases': 'A year has two rounds of turns, maintenance and the harvest; years 3, 5 and 6 end with a fair.',
  'rule.year.start':
    'From the second year on, each year begins with a new vintage tile; in the editions of 2010 its symbols push the feature markers up.',
  'rule.year.refresh': 'Before years 4 and 6 used experts and action tiles turn face up again.',
  'rule.year.round': 'A round is one turn for each player in order; then the order may change.',
  'rule.order.apply':
    'After a round, whoever chose a number takes that place; the others fill the remaining places and keep their order among themselves.',
  'rule.move.must': 'In your turn you move your marker to another space and do what it says.',
  'rule.move.adjacent': 'Going to a neighbouring space, also across a corner, is free; any further costs 1 to the bank.',
  'rule.move.players': 'You pay 1 to each player whose marker is already there.',
  'rule.move.tax': 'You pay 1 to the bank for entering the space with the year marker.',
  'rule.move.centre-free': 'Entering the centre never costs anything.',
  'rule.move.able': 'You may only enter a space if you can pay for the way and then do its action at least once.',
  'rule.move.stay-centre':
    'Whoever stands on the centre may stay there only if he can go nowhere else, not even with the help of his experts and tiles.',
  'rule.order.choose': 'On entering the centre you first choose a free number for the order of the next round.',
  'rule.vineyard.count': 'The action buys one or two vineyards (editions of 2010: any number), all from different regions.',
  'rule.vineyard.place':
    'A vineyard is paid for and goes into a free slot of an estate, next to vineyards of its own region and colour or none.',
  'rule.vineyard.cube': 'A new vineyard brings a renown cube into its region if the supply and the region have room.',
  'rule.vineyard.first': 'The first vineyard of an estate founds it: your marker goes on the map and the region gives its benefit.',
  'rule.vineyard.waiting-cubes': 'Cubes that waited on the buildings of a new estate move to its region; those without room go back.',
  'rule.region.tras-os-montes': 'A Trás-os-Montes wine brings 2 more fair points when it is presented.',
  'rule.region.minho': 'A Minho estate never has a cellar, and its vineyards do not go where a cellar stands.',
  'rule.region.douro': 'Founding a Douro estate brings two port tiles. At a harvest one of them adds 3 to a Douro wine.',
  'rule.region.dao': 'Founding a Dão estate brings a cellar for nothing, without a cube.',
  'rule.region.ribatejo': 'Founding a Ribatejo estate brings a farmer for nothing.',
  'rule.region.lisboa': 'Founding a Lisboa estate brings a winery for nothing, without a cube.',
  'rule.region.setubal': 'Founding a Setúbal estate brings two experts for nothing, one after the other.',
  'rule.region.alentejo': 'A cube taken from Alentejo counts 2.',
  'rule.region.algarve': 'Algarve wines are worth 1 more.',
  'rule.winery.build': 'A winery costs 3 and takes a free slot, two at most in an estate. It brings a cube; one or two in an action.',
  'rule.enologist.hire':
    'Hire one or two people: an enologist (3) for a winery without one, a farmer (2) for a vineyard without one. 2010: enologists only, for 1 each.',
  'rule.cellar.build':
    'A cellar costs 3 and covers the warehouse of an estate without one, not in Minho. It brings a cube; one or two in an action. 2010: exactly one, for 2.',
  'rule.wine.quality':
    'Quality: 2 for each vineyard, 1 for each farmer and winery, 2 for each enologist, 3 for port, and the weather. Below 1 there is no wine.',
  'rule.wine.value': 'Value: the quality, the place in the cellar (0, 1, 3, 5), 1 for each of up to two cubes taken from its region.',
  'rule.wine.origin': 'A wine keeps the region and colour it was made with.',
  'rule.wine.cubes-needed': 'To sell or export you take only as many cubes as the space needs, and only where you have an estate.',
  'rule.sales.sell':
    'Sell one or two wines (editions of 2010: any number): a barrel on a free space of the colour that the value reaches; you receive its number in Bagos, in the editions of 2010 on the account up to its end.',
  'rule.export.send':
    'Export one or two wines (editions of 2010: any number): a barrel on a free space that the value reaches; you score its number at once, in the editions of 2010 the points of its row.',
  'rule.export.two-players': 'With two players only the ships in the frame of the export board are used.',
  'rule.expert.hire': 'Hire one or two experts for 1 each from the tops of the piles; see the next before deciding on the second.',
  'rule.expert.limit':
    '2016: you may keep any number of experts. 2010: six. In Reserve one is discarded before a seventh comes; in the first edition the surplus is discarded when the hiring is over, new ones if you like. At six a free expert may be declined.',
  'rule.expert.discard': 'A spent expert goes face up under its pile.',
  'rule.expert.use':
    'Once in your turn (editions of 2010: as often as you like) you may turn a face-up expert down and use what he can do.',
  'rule.expert.cash':
    'This expert brings 2 Bagos at any moment of your turn; in the first edition also when you decide something outside it.',
  'rule.expert.free-move':
    'With this expert you pay neither for the long way nor tax nor other players on this move; for a way that is free anyway it cannot be used.',
  'rule.expert.renown':
    'This expert puts a cube into a region with room, at any moment of your turn; in the first edition before your action, an extra action or the fair.',
  'rule.expert.retrieve-barrel':
    'This expert brings one of your barrels back from sales, export, a multiplier or (editions of 2010) the magnates, at the same moments as the one with a cube; points stay scored.',
  'rule.expert.reorder-vineyards':
    'At the vineyards, before any purchase, this expert lets you put one stack into an order that only you know.',
  'rule.expert.vineyard-discount':
    'At the vineyards, before any purchase, this expert makes each vineyard that you then buy in the action 1 cheaper.',
  'rule.press.once': 'You present one wine for each fair; later visits to the centre change the order and pass.',
  'rule.press.wine':
    'You present one of your wines, with up to two cubes for value (editions of 2010: only where each cube brings something); it is given up at the end.',
  'rule.press.points-2016':
    'The value counts as fair points. Then a free stand with its bonus, and for each feature of the vintage you may send one expert.',
  'rule.press.magnates':
    'Up to two magnates who like the wine (its colour, its value, its region) each give one of your barrels back; in the editions of 2010 each takes one of yours, but not in year 1.',
  'rule.magnate.tiles-2016': 'Once in your turn, but never in the middle of an action, you may use one face-up action tile.',
  'rule.maintenance.2016': 'Whoever has barrels in sales takes back exactly one of them.',
  'rule.production.age': 'All wines move one place to the right; past the last place they are lost.',
  'rule.production.staff': 'Then you may place your enologists and farmers anew, one on each winery and vineyard.',
  'rule.production.make': 'Then each estate with a vineyard makes one wine.',
  'rule.fair.late': 'Before the fair, whoever has a wine and has not presented must do so.',
  'rule.fair.rank':
    'Fair points rank the players for victory points; ties share the prizes. With four players the last takes an expert; in Reserve 2010 he may decline.',
  'rule.fair.absent': 'Whoever presented nothing gets no prize, and nobody moves up.',
  'rule.fair.order-2016': 'The stands from left to right make the new playing order.',
  'rule.fair.buy-2016':
    'In turn, give up a wine for a magnate tile or pass for good; no icon twice, and a multiplier needs a barrel from your supply.',
  'rule.end.extra-2016': 'After the third fair each player takes one more turn; on the centre one can only pass.',
  'rule.end.score-2016':
    'At the end score money by its table, half of each wine’s quality, the most barrels aboard ships and multipliers with a barrel.',
  'rule.end.tie': 'A tie goes to more barrels in export, then to more money; after that the place is shared.',
  'rule.flow.together': 'Maintenance, the harvest and the 2010 choice of experts are decided by all players at the same time.',
  'rule.flow.reveal': 'The next tile of a stack is turned up when somebody may use it, or when the turn is over.',
  'rule.info.open':
    'Everything is open except the order of face-down stacks; an arranged stack is known only to who arranged it, and a sealed choice to who sealed it.',
} as const;
