// The moves: a heading for each group, a label for each choice in it, and a phrase that says the move by itself.
export const moves = {
  'move.found.group': 'Your first vineyard',
  'move.found.label': '{region}, {colour, select, red {red} other {white}}{cost, plural, =0 {} one { · # Bago} other { · # Bagos}}',
  'move.found.phrase': 'take a first vineyard in {region}',

  'move.port.group': 'Spend port tiles',
  'move.port.label': '{tiles, plural, =0 {No port} other {Port: {estates}}}',
  'move.port.phrase': '{tiles, plural, =0 {spend no port tile} one {spend a port tile} other {spend # port tiles}}',

  'move.take.group': '{asks, select, buy_tile {Buy a magnate tile for one wine} other {Take a magnate tile}}',
  'move.take.label': '{tile}{now, plural, =-1 {} other { · # VP now}}',
  'move.take.phrase': '{asks, select, buy_tile {buy} other {take}} the tile “{tile}”',

  'move.enter.group': 'Where to',
  'move.enter.label': '{space} · {cost, plural, =0 {free} other {#}}',
  'move.enter.phrase': 'move to {space}',
  'move.enter-with.group': 'Move with the {expert}',
  'move.enter-with.label': '{space}{cost, plural, =0 {} other { · #}}',
  'move.enter-with.phrase': 'move to {space} with the {expert}',

  'move.stay.group': 'Where to',
  'move.stay.label': 'Stay on the centre',
  'move.stay.phrase': 'stay on the centre',

  'move.slot.group': 'Your place in the next round',
  'move.slot.label': 'Place {n}',
  'move.slot.phrase': 'take place {n} of the next round',

  'move.buy.group':
    '{region}, {colour, select, red {red} white {white} other {no tile}}{cost, plural, =-1 {} =0 { · free} one { · # Bago} other { · # Bagos}}',
  'move.buy.kind': 'Buy a vineyard',
  'move.buy.row': '{cost, plural, =-1 {no tile} =0 {free} one {# Bago} other {# Bagos}}',
  'move.buy.label': '{short}',
  'move.buy.phrase': 'buy the {region} vineyard for {estate}',

  'move.winery.group': 'Build a winery · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.winery.kind': 'Build a winery',
  'move.winery.label': '{short}',
  'move.winery.phrase': 'build a winery in {estate}',

  'move.enologist.group': 'Hire an enologist · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.enologist.kind': 'Hire an enologist',
  'move.enologist.label': '{short}',
  'move.enologist.phrase': 'hire an enologist for {estate}',

  'move.farmer.group': 'Hire a farmer · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.farmer.kind': 'Hire a farmer',
  'move.farmer.label': '{short}',
  'move.farmer.phrase': 'hire a farmer for {estate}',

  'move.cellar.group': 'Build a cellar · {cost, plural, one {# Bago} other {# Bagos}}',
  'move.cellar.kind': 'Build a cellar',
  'move.cellar.label': '{short}',
  'move.cellar.phrase': 'build a cellar in {estate}',

  'turn.lead.sales': 'Press how many Bagos a wine shall bring. Cubes of its region (−) make it worth more.',
  'turn.lead.export': 'Press the points a wine shall score. Cubes of its region make it worth more.',
  'move.wine.row': 'worth {value} · {estate}',
  'move.sell.group': 'Sell the {title}',
  'move.sell.label':
    '{money, plural, one {# Bago} other {# Bagos}}{cubes, plural, =0 {} one { with # {region} cube} other { with # {region} cubes}}',
  'move.sell.phrase': 'sell the {wine} for {money, plural, one {# Bago} other {# Bagos}}',

  'move.export.group': 'Export the {title}',
  'move.export.label':
    'ship with {hull} on its hull: {points} VP{cubes, plural, =0 {} one { with # {region} cube} other { with # {region} cubes}}',
  'move.export.phrase': 'export the {wine} aboard the ship with {hull} on its hull for {points} VP',

  'move.hire.group': '{cost, plural, =0 {Take an expert for nothing} one {Hire an expert · # Bago} other {Hire an expert · # Bagos}}',
  'move.hire.kind': 'Take an expert',
  'move.hire.label': '{expert}',
  'move.hire.none': '{feature}: no expert left',
  'move.hire.phrase': 'take the top {feature} expert',

  'move.use.group': 'Use the {expert}',
  'move.use.label': 'Use it now',
  'move.use.region': 'in {region}',
  'move.use.barrel': 'from {place}',
  'move.use.phrase': 'use the {expert}',
  'move.use.region-phrase': 'use the {expert} in {region}',
  'move.use.barrel-phrase': 'use the {expert}: from {place}',
  'move.use.multiplier': 'the tile “{tile}”',

  'move.arrange.group': 'The vineyards of {region} in a new order, the top one first',
  'move.arrange.label': '{tiles}',
  'move.arrange.unknown': '{top} on top, the rest unknown',
  'move.arrange.tile': '{colour, select, red {red} other {white}} for {cost}',
  'move.arrange.phrase': 'choose the order of the vineyards of {region}',

  'move.tile.group': 'Use a magnate tile',
  'move.tile.label': '{tile}',
  'move.tile.phrase': 'use the magnate tile “{tile}”',

  'move.done.group': 'Go on',
  'move.done.label':
    '{asks, select, vineyards {Buy no more vineyards} wineries {Build no more wineries} staff {Hire nobody else} cellars {Build no more cellars} sales {Sell no more} export {Export no more} experts {Hire no more experts} free_experts {Take no expert} send_expert {Send no expert of this kind} collect_barrels {Take no more barrels} entrust_barrels {Entrust no more barrels} bank {Leave the bank} fair_window {On to the fair} pairs_due {No more pairs} other {Done}}{then, select, over { · ends the turn} window {, then use an expert or tile} favours {, then use an expert or favour} other {}}',
  'move.done.phrase':
    '{asks, select, vineyards {buy no more vineyards} wineries {build no more wineries} staff {hire nobody else} cellars {build no more cellars} sales {sell no more} export {export no more} experts {hire no more experts} free_experts {take no expert} send_expert {send no expert of this kind} collect_barrels {take no more barrels} entrust_barrels {entrust no more barrels} bank {leave the bank} fair_window {go on to the fair} pairs_due {take no more pairs} other {go on}}',

  'move.end.group': 'Go on',
  'move.end.label': 'End the turn',
  'move.end.phrase': 'end the turn',

  'move.pass.group': 'Go on',
  'move.pass.label': '{asks, select, buy_tile {Buy no more tiles} benefit_round {No more benefits} other {Pass}}',
  'move.pass.phrase': '{asks, select, buy_tile {buy no more tiles} benefit_round {take no more benefits} other {pass}}',

  'move.present.group': 'Present the {title}',
  'move.present.label':
    '{cubes, plural, =0 {without cubes} one {with # cube} other {with # cubes}}: {points, plural, one {# fair point} other {# fair points}}{experts, plural, =-1 {} one {, # expert} other {, # experts}}{magnates, plural, =0 {} other {, pleases {names}}}',
  'move.present.phrase': 'present the {wine} {cubes, plural, =0 {without cubes} one {with # cube} other {with # cubes}}',

  'move.stand.group': 'Choose a stand at the fair',
  'move.stand.label':
    'Stand {n}: {bonus}{points, plural, =-1 {} one { · # point for its two kinds of expert} other { · # points for its two kinds of expert}}',
  'move.stand.phrase': 'take stand {n}',

  'move.send.group': 'Send an expert of {feature} for fair points',
  'move.send.label': '{points, plural, one {# fair point} other {# fair points}} (the expert “{ability}”)',
  'move.send.phrase': 'send the {expert} to the fair',

  'move.collect.group': 'Take a barrel back from a magnate',
  'move.collect.label': '{magnate}',
  'move.collect.phrase': 'take a barrel from {magnate}',

  'move.pay.group': 'Pay with a wine',
  'move.pay.label': '{wine}',
  'move.pay.phrase': 'pay with the {wine}',

  'move.retrieve.group': 'Take one barrel back from sales',
  'move.retrieve.label': 'from {place}',
  'move.retrieve.phrase': 'take the barrel back from {place}',

  'move.enologists.group': 'Place your enologists: how many in estate 1, 2, 3 …',
  'move.enologists.label': 'Enologists: {places}{same, select, yes { (as they are)} other {}}',
  'move.enologists.phrase': 'place the enologists: {places}',

  'move.farmers.group': 'Place your farmers: how many in estate 1, 2, 3 …',
  'move.farmers.label': 'Farmers: {places}{same, select, yes { (as they are)} other {}}',
  'move.farmers.phrase': 'place the farmers: {places}',

  'asks.start-vineyard': 'Choose your first vineyard',
  'asks.start-port': 'Make the first wine a port?',
  'asks.magnate-pick': 'Take a magnate tile',
  'asks.move': 'Move your pawn',
  'asks.vineyards': '{limit, plural, =1 {Buy a vineyard} =2 {Buy one or two vineyards} other {Buy vineyards}}',
  'asks.arrange': 'Choose which vineyard lies on top',
  'asks.wineries': '{limit, plural, =1 {Build a winery} other {Build one or two wineries}}',
  'asks.staff':
    '{limit, plural, =1 {Hire whom the tile gives} other {{farmers, select, yes {Hire enologists or farmers} other {Hire one or two enologists}}}}',
  'asks.cellars': '{limit, plural, =1 {Build a cellar} other {Build one or two cellars}}',
  'asks.sales': '{limit, plural, =2 {Sell one or two wines} other {Sell wines}}',
  'asks.export': '{limit, plural, =2 {Export one or two wines} other {Export wines}}',
  'asks.experts': 'Hire one or two experts',
  'asks.free-experts': 'Take an expert',
  'asks.order': 'Choose your place in the next round',
  'asks.centre': 'Pass, or present a wine',
  'asks.late-press': 'Present a wine to the fair',
  'asks.stand': 'Choose a stand',
  'asks.send-expert': 'Send an expert to the fair?',
  'asks.collect-barrels': 'Take barrels back from magnates',
  'asks.after': 'Before your turn ends',
  'asks.retrieve': 'Take a barrel back from sales',
  'asks.place-enologists': 'Place your enologists',
  'asks.place-farmers': 'Place your farmers',
  'asks.port': 'Spend port tiles?',
  'asks.buy-tile': 'Buy a magnate tile, or pass',
  'asks.pay-wine': 'Pay for the tile with a wine',
} as const;
