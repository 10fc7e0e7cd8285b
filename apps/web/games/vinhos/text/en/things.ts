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
  'map.spain': 'Spain',
  'quadrel.taxed': 'Year {year}: coming here costs 1 Bago of tax.',
  'quadrel.tax-year': 'In year {year} coming here is taxed.',
  'quadrel.tax-sign': 'tax +1',
  'quadrel.cost': '{cost, plural, =0 {free} other {#}}',
  'quadrel.barred': 'not possible: {reason}',
  'quadrel.price-parts':
    'Coming here {cost, plural, =0 {is free for {name}} one {costs {name} # Bago} other {costs {name} # Bagos}}{distance, plural, =0 {} other {, # for the long way}}{tax, plural, =0 {} other {, # tax}}{players, plural, =0 {} other {, # to {to}}}{bribe, plural, =0 {} other {, # for the bribe}}.',
  'quadrel.bribe': 'A bribe: entering costs 1 more',

  'help.action.vineyards':
    '{limit, plural, =0 {Buy vineyards} other {Buy up to # vineyards}}: the top tile of a region, for the price on it.',
  'help.action.cellars': '{limit, plural, one {Build a cellar} other {Build up to # cellars}}, where wine keeps longer and gains more.',
  'help.action.wineries': 'Build up to {limit} wineries, which make better wine.',
  'help.action.experts': 'Hire up to {limit} experts from the tops of the piles.',
  'help.action.centre': 'Pass, or present a wine to the fair. Coming here costs nothing.',
  'help.action.staff':
    '{farmers, select, yes {Hire up to {limit} people: enologists for wineries, farmers for vineyards.} other {Hire up to {limit} enologists for wineries.}}',
  'help.action.export': '{limit, plural, =0 {Export wines} other {Export up to # wines}} for victory points and majorities.',
  'help.action.sales': '{limit, plural, =0 {Sell wines} other {Sell up to # wines}} for money.',

  'regions.out': '{region} is out of play in this game.',
  'regions.help':
    '{region}: an estate founded here brings this: {benefit}. Top vineyard: {top}; below it: {below}. Renown cubes, which make wine from here worth more: {cubes} of {most}.{estates, plural, =0 {} other { Estates of {owners}.}}{wanted, select, yes { {magnate} asks for wine from here.} other {}}',

  'sales.shelf': '{house}, {colour, select, red {red} other {white}}',
  'sales.help':
    'A {colour, select, red {red} other {white}} wine worth at least {value} sells here for {value, plural, one {# Bago} other {# Bagos}}{bank, select, yes {, paid onto the account} other {}}.{taken, select, yes { Taken by {name}.} other {}}',
  'export.vp': '{vp}',
  'export.points': '{points} VP',
  'export.help':
    'A wine worth at least {number} scores {points} VP here; its barrel counts for the most aboard ship {column}.{taken, select, yes { Taken by {name}.} other {}}',

  'fair.stand-help': 'Stand {n} for a presented wine: {bonus}.{taken, select, yes { Taken by {name}.} other {}}',
  'fair.no-bonus': 'nothing',
  'fair.bonus': '+{amount}',
  'fair.present-with': 'Present with',
  'fair.cubes': '{n}',
  'fair.cubes-help':
    '{n, plural, =0 {Present the wine without renown cubes.} one {Take # renown cube off the region to raise the value.} other {Take # renown cubes off the region to raise the value.}}',

  'magnates.short-heading': 'Tiles',
  'magnates.figure':
    '{kind, select, vineyard {−{discount}} points {+{points}} winery {{price}} cellar {{price}} enologist {{price}} farmer {{price}} investment {+1} other {0}}',
  'magnates.per': '{per, plural, =0 {+} other {#}}',
  'magnates.tile-help': 'An extra action for whoever has it: {tile}.',
  'magnates.multiplier-help': 'Points at the end for whoever puts a barrel on it: {tile}.',
  'experts.help':
    '{pile}. {gone, select, yes {Nobody is left here.} other {Hiring costs {price, plural, one {# Bago} other {# Bagos}}: he does this once for you{arrow, select, yes {, or counts for more at the fair} other {, or counts at the fair}}.}}',
  'supply.cubes-help':
    '{count, plural, one {# renown cube} other {# renown cubes}} left: one goes to a region with each vineyard, winery and cellar.',
  'supply.wineries-help': '{count, plural, one {# winery} other {# wineries}} left to build.',
  'supply.cellars-help': '{count, plural, one {# cellar} other {# cellars}} left to build.',
  'supply.enologists-help': '{count, plural, one {# enologist} other {# enologists}} left to hire.',
  'supply.farmers-help': '{count, plural, one {# farmer} other {# farmers}} left.',
  'supply.ports-help': '{count, plural, one {# port tile} other {# port tiles}} left: an estate in Douro brings some.',

  'vintage.weather-help': 'The weather of this year: {weather} to the quality of every wine made in its harvest.',
  'vintage.feature-help':
    '{tracks, select, yes {The marker of {feature} went up by {symbols} at the start of the year.} other {{feature} experts bring {symbols, plural, one {# fair point} other {# fair points}} each at this fair.}}',
  'vintage.looks-for': 'The next fair looks for these: experts who know them bring points.',
  'wishes.help':
    '{wish}. Present such a wine and you may {rows, select, yes {put one of your barrels with {magnate}} other {take one of your barrels back from {magnate}}}.',
  'vintage.at-least': '{value}+',
  'order.help': 'Who plays when in this round. The ring is around whoever is to move.',
  'order.slot-help':
    'Place {n} in the next round: whoever passes or presents a wine takes a free place.{taken, select, yes { Taken by {name}.} other {}}',
} as const;
