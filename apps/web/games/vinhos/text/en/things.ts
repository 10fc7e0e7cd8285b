// Things on the board: their names, and what can be said of every one.
export const things = {
  'quadrel.help': '{help} {price}',
  'thing.plot': 'slots of {estate}',
  'thing.enologist': 'enologists of {estate}',
  'thing.farmer': 'farmers of {estate}',
  'thing.cellar': 'cellar of {estate}',
  'thing.no-wine': 'no wine',
  'thing.pile': '{feature} experts',
  'thing.stand': 'stand {n}: {bonus}',
  'thing.slot': 'place {n} of the next round',
  'thing.cubes': '{n, plural, =0 {no cube} one {# cube} other {# cubes}}',

  'colour.letter': '{colour, select, red {R} other {W}}',
  'map.drawn':
    'Portugal between Spain and the sea. Land, ship, towns and trees are only drawn: what counts lies beside the names of the regions.',
  'map.spain': 'Spain',
  'quadrel.taxed': 'Year {year}: coming here costs 1 Bago of tax.',
  'quadrel.tax-year': 'In year {year} coming here is taxed.',
  'quadrel.tax-sign': 'tax +1',
  'quadrel.cost': '{cost, plural, =0 {free} other {#}}',
  'quadrel.barred': 'not possible: {reason}',
  'quadrel.price-parts':
    'Coming here {cost, plural, =0 {is free for {name}} one {costs {name} # Bago} other {costs {name} # Bagos}}{distance, plural, =0 {} other {, # for the long way}}{tax, plural, =0 {} other {, # tax}}{players, plural, =0 {} other {, # to {to}}}{bribe, plural, =0 {} other {, # for the coin there}}.',
  'quadrel.bribe': 'A coin that Lacerda left: coming here costs 1 more, once',

  'help.action.vineyards':
    '{limit, plural, =0 {Buy vineyards} other {Buy up to # vineyards}}: the top tile of a region, for the price on it.',
  'help.action.cellars': '{limit, plural, one {Build a cellar} other {Build up to # cellars}}, where wine keeps longer and gains more.',
  'help.action.wineries': 'Build up to {limit} wineries, which make better wine.',
  'help.action.experts': 'Hire up to {limit} experts from the tops of the piles.',
  'help.action.centre': 'Pass, or make a press release: present a wine for the fair.',
  'help.action.staff':
    '{farmers, select, yes {Hire up to {limit} people: enologists for wineries, farmers for vineyards.} other {Hire up to {limit} enologists for wineries.}}',
  'help.action.export':
    '{limit, plural, =0 {Export wines} other {Export up to # wines}} for victory points, and for the most barrels aboard a ship.',
  'help.action.sales': '{limit, plural, =0 {Sell wines} other {Sell up to # wines}} for money.',

  'regions.out': '{region} is out of play in this game.',
  'regions.help':
    '{region}. {gift} {top}{below, select, none {.} other { ({below}).}} Renown cubes, which raise the value of wine from here: {cubes} of {most}.{estates, plural, =0 {} other { Estates of {owners}.}}{wanted, select, yes { {magnate} asks for wine from here.} other {}}',
  'regions.top': 'On top lies a {colour, select, red {red} other {white}} vineyard for {cost, plural, one {# Bago} other {# Bagos}}',

  'sales.shelf': '{house}, {colour, select, red {red} other {white}}',
  'sales.plate-help': 'Sales: three shops that buy wine for Bagos. A sale leaves one of your barrels on its place.',
  'sales.house-help':
    '{house}: {n, plural, =1 {the shop for simple wine} =2 {the shop for better wine} other {the shop for the best wine}}, worth {from} to {to}. {pairs, select, yes {Two of your barrels in one shop can be taken back as a pair.} other {Nothing else tells the three shops apart.}}',
  'sales.help':
    'A {colour, select, red {red} other {white}} wine worth at least {value} sells here for {value, plural, one {# Bago} other {# Bagos}}{bank, select, yes {, paid onto the account} other {}}.{taken, select, yes { Taken by {name}.} other {}}',
  'export.vp': '{vp}',
  'export.points': '{points} VP',
  'export.plate-help': 'Export: ships that take wine for victory points, and more at the end for the most barrels aboard.',
  'export.column': 'ship {hull}',
  'export.help':
    'A wine worth at least {number} scores {points} VP here; its barrel counts for the most barrels aboard the ship with {hull} on its hull.{taken, select, yes { Taken by {name}.} other {}}',

  'fair.stand-help':
    'Stand {n} at the fair, for whoever presents a wine: it brings {bonus}.{taken, select, yes { Taken by {name}.} other {}}',
  'fair.prizes-help':
    'The fair at the end of year {year}: the most fair points bring {first} VP{others, select, none {} other {, the next places {others}}}. Only who presents a wine takes part.',
  'fair.no-bonus': 'nothing',
  'fair.plate-help': 'The fair: the numbers on the garland count everybody’s fair points, and the stands are for wines that are presented.',
  'fair.bonus': '+{amount}',
  'fair.present-with': 'Present with',
  'fair.cubes': '{n}',
  'fair.cubes-help':
    '{n, plural, =0 {Present the wine without renown cubes.} one {Take # renown cube off the region to raise the value.} other {Take # renown cubes off the region to raise the value.}}',

  'magnates.short-heading': 'Tiles',
  'magnates.plate-help':
    'The magnates’ tiles: small extra actions, and multipliers that bring points at the end. After a fair each costs one wine.',
  'magnates.figure':
    '{kind, select, vineyard {−{discount}} points {+{points}} winery {{price}} cellar {{price}} enologist {{price}} farmer {{price}} investment {+1} other {0}}',
  'magnates.per': '{per, plural, =0 {+} other {#}}',
  'magnates.tile-help':
    'A tile for whoever takes it: beside the action of a turn, {deed}; then it is turned over until year 4 or year 6 begins. After a fair it costs any one wine.',
  'magnates.multiplier-help':
    'Points at the end, with one of your barrels on it: {tile}. For {name} that is {vp} VP now. After a fair it costs any one wine.',
  'experts.help':
    '{top, select, none {{feature}: nobody is left on this pile.} unturned {{feature}: the next expert is not yet turned up; hiring costs {price, plural, one {# Bago} other {# Bagos}}.} other {{feature} expert for {price, plural, one {# Bago} other {# Bagos}}: he can {deed}, and is turned over then until year 4 or year 6 begins; or he is sent to a fair for fair points{arrow, select, yes {{tracks, select, yes {, where his arrow pushes its marker up} other {, one more than others}}} other {}}, and is gone. {below, plural, =0 {He is the last of his pile.} other {# more below.}}}}',
  'supply.cubes-help':
    '{count, plural, one {# renown cube} other {# renown cubes}} left: one goes to a region with each vineyard, winery and cellar.',
  'supply.wineries-help': '{count, plural, one {# winery} other {# wineries}} left to build.',
  'supply.cellars-help': '{count, plural, one {# cellar} other {# cellars}} left to build.',
  'supply.enologists-help': '{count, plural, one {# enologist} other {# enologists}} left to hire.',
  'supply.farmers-help': '{count, plural, one {# farmer} other {# farmers}} left.',
  'supply.ports-help':
    '{count, plural, one {# port tile} other {# port tiles}} left: a new estate in Douro brings some. At a harvest each makes one Douro wine better by {port}.',

  'vintage.weather-help':
    '{sky, select, calm {The weather of this year neither helps nor harms wine.} other {The weather of this year: {weather} to the quality of every wine of its harvest.}}',
  'vintage.feature-help':
    '{tracks, select, yes {The marker of {feature} went up by {symbols} at the start of the year.} other {{feature}: at this fair you may send one expert of this kind, for {symbols, plural, one {# fair point} other {# fair points}}.}}',
  'vintage.looks-for': 'The fair looks for these in wine that is presented this year: experts who know them bring points.',
  'wishes.help':
    '{wish}. Present such a wine and you may {rows, select, yes {put one of your barrels with {magnate}} other {take one of your barrels back from {magnate}}}.',
  'vintage.at-least': '{value}+',
  'order.help': 'Who plays when: above in this round, below in the next. The ring is around whoever is to move.',
  'order.slot-help':
    'Place {n} in the next round: whoever passes or presents a wine takes a free place.{taken, select, yes { Taken by {name}.} other {}}',
} as const;
