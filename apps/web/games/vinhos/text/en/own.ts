// The players' boards: what is drawn there, a sentence of help at each thing.
export const own = {
  'own.boards': 'Players’ boards',

  'own.region.tras-os-montes': 'Montes',
  'own.region.minho': 'Minho',
  'own.region.douro': 'Douro',
  'own.region.dao': 'Dão',
  'own.region.ribatejo': 'Ribatejo',
  'own.region.lisboa': 'Lisboa',
  'own.region.setubal': 'Setúbal',
  'own.region.alentejo': 'Alentejo',
  'own.region.algarve': 'Algarve',

  'own.means': 'What {name} has',
  'own.word.money': '{n, plural, one {Bago} other {Bagos}}',
  'own.word.barrels': '{n, plural, one {barrel} other {barrels}}',
  'own.word.fair': 'at the fair',
  'own.word.account': 'in the bank',
  'own.money': '{money, plural, one {# Bago} other {# Bagos}}',
  'own.money.help':
    'Money in hand: everything is paid with it.{bank, select, yes {} other { At the end it brings points by steps of Bagos: {steps}. Now that would be {vp}.}}',
  'own.money.step': '{points} from {money}',
  'own.account': '{account, plural, one {# Bago} other {# Bagos}} on the account',
  'own.account.help': 'On the account: sales are paid in here. Interest of {interest} a year, then a salary for each enologist.',
  'own.barrels': '{barrels, plural, =0 {no barrel} one {# barrel} other {# barrels}} in the supply',
  'own.barrels.help':
    'Barrels ready for use: each sale, each export and each multiplier takes one{rows, select, yes {, and so does each magnate} other {}}.',
  'own.magnates.help':
    'Barrels of this player still with the magnates: {first} {a}, {second} {b}, {third} {c}. A wine that one of them likes, presented at the centre, brings a barrel back.',
  'own.points': '{points, plural, one {# fair point} other {# fair points}}{presented, select, yes {, wine presented} other {}}',
  'own.points.help':
    '{points, plural, one {# point} other {# points}} for the coming fair{presented, select, yes {, and a wine is presented} other {; no wine is presented yet}}.',
  'own.ports': '{ports, plural, one {# port tile} other {# port tiles}}',
  'own.ports.help': 'At the harvest a port tile makes one Douro wine better by 3.',

  'own.marker.help': 'An estate in {region}: its owner may use the renown cubes there.',
  'own.plot.help':
    'The ground of the estate: {slots}. Its wine gets {vineyard} for each vineyard and {winery} for each winery, and more for people there.',
  'own.waiting.help':
    'Renown cubes for buildings of an estate that has no vineyard yet, so no region. They go to the region of its first vineyard.',
  'own.farmer.help': 'A farmer stands on a vineyard and makes its wine better by 1.',
  'own.enologist.help': 'An enologist stands in a winery and makes the wine better by 2.',
  'own.farmer.next': 'A vineyard without a farmer: room for the next one you hire, who makes its wine better by 1.',
  'own.enologist.next': 'A winery without an enologist: room for the next one you hire, who makes the wine better by 2.',
  'own.coming': '{value, plural, =0 {no wine at the next harvest} other {next wine: worth #, quality {quality}}}',
  'own.coming.help':
    '{value, plural, =0 {As it stands, and with this year’s weather, the harvest gives no wine here.} other {As it stands, and with this year’s weather, the harvest gives a wine worth # here (quality {quality}).}}{port, plural, =0 {} other { A port tile, spent then, makes it # better.}}',
  'own.cellar': 'Cellar',
  'own.cellar.help': 'A cellar keeps a wine for four years: each harvest it comes to lie one place deeper, and is worth more there.',
  'own.warehouse': 'Warehouse',
  'own.warehouse.help': 'A warehouse keeps a wine for two years and adds nothing. A cellar can be dug instead.',
  'own.place.empty': 'empty place, +{bonus}',
  'own.place.help':
    '{bonus, plural, =0 {A place for a wine.} other {A wine that lies here is worth # more.}} Each harvest it comes to lie one place deeper, and from the last one it is lost.',
  'own.place.bonus': '{bonus}',
  'own.wine.help':
    'A {wine}, worth {value}{best, plural, =0 {} other {, with renown cubes up to #}}: it can go to every place that asks for that much or less. The dots are its quality, which never changes.{bonus, select, none {} other { Its place gives {bonus}.}}',

  'own.tiles': 'Experts and magnate tiles',
  'own.expert.help':
    '{up, select, no {Used, and turned over: he can help again once he is turned back, when year 4 or year 6 begins. } never {Used, and turned over until the game ends. } other {}}{feature} expert: he can {deed}; one expert helps in a turn.{arrow, select, yes { {tracks, select, yes {At the fair his arrow pushes the marker of his kind up.} other {At the fair he brings a point more.}}} other {}}{up, select, no {} never {} other { Used, he is turned over, and turned back when year 4 and year 6 begin.}}',
  'own.used': '{count, plural, one {# used tile} other {# used tiles}}',
  'own.used.help': 'Used, and turned over now: {names}. When year 4 and year 6 begin, all are turned back.',
  'own.used.count': '×{count}',
  'own.tile.help':
    '{up, select, no {Used, and turned over: it can help again once it is turned back, when year 4 or year 6 begins. } never {Used, and turned over until the game ends. } other {}}Magnate tile: beside the action of a turn, {deed}.{up, select, no {} never {} other { Used, it is turned over, and turned back when year 4 and year 6 begin.}}',
  'own.multiplier.help':
    'Points at the end: {tile}. {manned, select, yes {With its barrel it scores {vp} VP now.} other {Without a barrel it scores nothing; with one it would score {vp} VP now.}}',
  'own.multiplier.vp': '{vp}',

  'own.place.enologists': 'Where your enologists work',
  'own.place.farmers': 'Where your farmers work',
  'own.place.so': 'Place them so',
  'own.place.as-it-is': 'Leave them as they are',
  'own.placed.enologists': '{count} of {most, plural, one {# place for an enologist} other {# places for enologists}}',
  'own.placed.farmers': '{count} of {most, plural, one {# place for a farmer} other {# places for farmers}}',
  'own.fewer.enologists': 'An enologist away from {estate}',
  'own.fewer.farmers': 'A farmer away from {estate}',
  'own.more.enologists': 'An enologist to {estate}',
  'own.more.farmers': 'A farmer to {estate}',
  'own.full.enologists': 'Every winery of {estate} has its enologist.',
  'own.full.farmers': 'Every vineyard of {estate} has its farmer.',
  'own.no-hand.enologists': 'An enologist to {estate}: none is in hand. Take one away elsewhere first.',
  'own.no-hand.farmers': 'A farmer to {estate}: none is in hand. Take one away elsewhere first.',
  'own.nobody.enologists': 'No enologist works in {estate}.',
  'own.nobody.farmers': 'No farmer works in {estate}.',
  'own.in-hand.enologists': '{count, plural, =0 {Every enologist has a place.} one {# enologist in hand} other {# enologists in hand}}',
  'own.in-hand.farmers': '{count, plural, =0 {Every farmer has a place.} one {# farmer in hand} other {# farmers in hand}}',
  'own.makes': '{quality, plural, =0 {no wine} other {wine of quality #}}{change, select, 0 {} other { ({change})}}',
  'own.makes.nothing': 'no vineyard, no wine',
  'own.pour': 'Port for Douro wines',
  'own.pour.here': 'Port',
  'own.pour.so': '{tiles, plural, =0 {No port this year} one {Spend # port tile} other {Spend # port tiles}}',
  'own.pour.none': 'No port this year',

  'own.enlarge': 'Show the board of {name} large',
} as const;
