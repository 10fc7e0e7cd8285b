// The table of Vino: names, where we are, moves, what happened, refusals, scores, insights, rules.
export const vino = {
  // Names
  'vino.region.liguria': 'Liguria',
  'vino.region.lazio': 'Lazio',
  'vino.region.campania': 'Campania',
  'vino.region.sardegna': 'Sardegna',
  'vino.region.calabria': 'Calabria',
  'vino.region.abruzzo': 'Abruzzo',
  'vino.region.toscana': 'Toscana',
  'vino.region.veneto': 'Veneto',
  'vino.region.trentino': 'Trentino',
  'vino.variety.montepulciano': 'Montepulciano',
  'vino.variety.nebbiolo': 'Nebbiolo',
  'vino.variety.pinot-grigio': 'Pinot Grigio',
  'vino.variety.barbera': 'Barbera',
  'vino.variety.trebbiano': 'Trebbiano',
  'vino.vineyard': '{kind, select, government {government vineyard} other {vineyard}} {n} in {region}, {price} lire',
  'vino.place': '{kind, select, government {government vineyard} other {vineyard}} {n} in {region}',
  'vino.vineyard.short': '{price}{kind, select, government { (government)} other {}} · no. {n}',
  'vino.rise': '{variety} +{rise}',

  // Where we are
  'vino.round.heading': 'Round',
  'vino.round.start': 'First vineyards',
  'vino.round.n': 'Round {n}',
  'vino.when': '{round} · {phase}',
  'vino.phase.start': 'Two regions each',
  'vino.phase.third': 'A third vineyard for each',
  'vino.phase.choose': 'Choosing two regions in secret',
  'vino.phase.buy': 'Buying in {region}',
  'vino.phase.gift': 'Gift of the government in {region}',
  'vino.phase.sell': 'Selling',
  'vino.phase.sold': '{variety} is sold',
  'vino.glance.order': 'Order',
  'vino.glance.bottles': 'Bottles left',
  'vino.bottles.help':
    '{left, plural, =0 {The last bottle is gone: the game ends with this round’s buying.} one {One bottle is left, in {regions}: when it goes, the game ends with that round’s buying.} other {# bottles are left, in {regions}: when the last one goes, the game ends with that round’s buying.}}',

  // The map
  'vino.map.heading': 'Italy',
  'vino.map.adriatic': 'Adriatic',
  'vino.map.tyrrhenian': 'Tyrrhenian Sea',
  'vino.region.owner': '{name} {n}',
  'vino.region.help':
    '{region}: {free, plural, =0 {nothing for sale} one {# vineyard for sale at {cheapest}} other {# vineyards for sale from {cheapest} on}}{owners, plural, =0 {} other {; owners: {who}}}.{bottle, select, yes { {left, plural, =0 {} one {With its last private vineyard} other {When its # private vineyards are sold}}{left, plural, =0 {} other { the government gives its own away and the bottle goes.}}} other {}}{chosen, select, none {} other { Chosen for this round by {chosen}.}}',
  'vino.marker.help':
    '{variety} in {region}: {state, select, free {free for whoever comes new to the region} held {{name} grows it here, and nobody else} other {it lies ready for whoever draws the region at the beginning}}.',
  'vino.bottle.help':
    'Bottle of {region}: it goes when the last private vineyard is bought ({left, plural, one {# is} other {# are}} left), or the last one of the government. When the last bottle goes, the game ends.',
  'vino.vineyard.help':
    '{kind, select, government {A government vineyard} other {A vineyard}} in {region}, number {n} on its road. {owner, select, none {For sale for {price} lire: whoever buys it has a vineyard and a wine more.} other {It belongs to {name} and grows {variety}; it cost {price} lire.}}',
  'vino.rose.help': 'Playing order: {order}.',
  'vino.roads.heading': 'Roads',
  'vino.legend.private': 'private vineyard',
  'vino.legend.government': 'government’s',
  'vino.legend.road': 'road to the dearest',
  'vino.legend.bottle': 'private ones left',

  // The market
  'vino.market.heading': 'Market',
  'vino.market.help':
    'The demand for each variety: so many lire more or less a sale of it brings. What is sold falls, and the seller raises others.',
  'vino.market.note': 'what a sale brings more or less',
  'vino.market.raise': 'The demand for {variety} falls: raise others by {steps, plural, one {# step} other {# steps}}',
  'vino.space.help':
    '{here, select, yes {The demand for {variety} stands here: {demand} lire are added to what a sale of it brings.} other {With the demand for {variety} here {demand} lire would be added to what a sale of it brings; now it is {now}.}}',

  // The selling desk
  'vino.raise.left':
    '{left, plural, one {# step} other {# steps}} to give: all to one variety here, or shared among the spaces of the market.{full, plural, =0 {} other { No room for all of them: {names}.}}',
  'vino.desk.short': 'Desk',
  'vino.desk.heading': 'Selling desk: {name}',
  'vino.told':
    '{best, select, yes {Most money left: } other {}}{n} {variety} for {income} lire; {lost, plural, =0 {no vineyard} one {# vineyard} other {# vineyards}} lost{fall, plural, =0 {} other {, demand −#}}',
  'vino.told.refused': '{n} {variety}: the demand takes more than they bring',
  'vino.desk.empty': 'No wine in the cellar.',
  'vino.desk.none': 'Not in stock:',
  'vino.desk.goes-on': 'goes on',
  'vino.desk.at': 'demand {demand}',
  'vino.desk.refused': '{n, plural, =1 {1 brings {first}} other {1 to # bring {first} to {last}}}',
  'vino.desk.back': 'vineyards',
  'vino.desk.falls': 'demand',
  'vino.table.lead': 'What a sale brings before the demand is added, how many vineyards go back, and by how many steps the demand falls.',
  'vino.table.wine': 'wine',
  'vino.table.income': 'income',
  'vino.table.lost': 'vineyards lost',
  'vino.table.fall': 'demand steps',
  'vino.table.help': '{n, plural, one {# wine} other {# wines}}: income without demand, vineyards that go back, steps the demand falls.',
  'vino.desk.demand': 'demand {demand} · {stock} in stock',
  'vino.edge.back':
    '{n, plural, one {Selling {from}} other {Selling {from} to {to}}}: {lost, plural, =0 {no vineyard of this variety goes} one {# vineyard of this variety goes} other {# vineyards of this variety go}} back.',
  'vino.edge.falls':
    '{n, plural, one {Selling {from}} other {Selling {from} to {to}}}: the demand for {variety} {fall, plural, =0 {does not fall} other {falls by #}}{end, select, yes {{fall, plural, =0 {, since it stands at} other {, to}} {least}, the end of the market} other {}}.',
  'vino.deal.refused':
    'Selling {n} {variety} is not possible: the table brings {table} lire and the demand takes off {demand}, which is less than nothing.',
  'vino.deal.help':
    'Selling {n} {variety} brings {income} lire; {lost, plural, =0 {no vineyard goes} one {# vineyard goes} other {# vineyards go}} back, and the demand falls by {fall}. {net} lire are left if what goes back is bought again, the cheapest first.{best, select, star { No sale leaves more.} ring { No sale of this variety leaves more.} other {}}',

  // Cellars
  'vino.cellars': 'Cellars',
  'vino.money': 'lire',
  'vino.money.hidden': '?',
  'vino.money.help':
    'Money for vineyards, in lire{income, plural, =0 {} other {, # of it earned in this round}}. Between equals at the end the richer one wins.',
  'vino.income': '+{income}',
  'vino.means': 'What {name} has',
  'vino.owned': '{n, plural, one {vineyard} other {vineyards}}',
  'vino.owned.help': 'Most vineyards win when the last bottle is gone; then most money.',
  'vino.pawns': '{left} left',
  'vino.pawns.help': '{left} of {most} ownership markers left: a player can own no more vineyards than that.',
  'vino.stock.label': 'Wine in stock',
  'vino.stock.help': '{n, plural, =0 {No {variety}} other {# {variety}}}: always as much as there are vineyards growing it.',
  'vino.grown.label': 'Grows',
  'vino.grown.help': '{region}: {n, plural, one {# vineyard} other {# vineyards}} with {variety}.',
  'vino.choice': 'Chose {regions}',
  'vino.choice.mine': 'You chose {regions}; nobody else sees it yet',
  'vino.choice.sealed': 'Has chosen, sealed',

  'vino.cheapest.label': 'The cheapest vineyards',
  'vino.cheapest.buy': 'Buy the cheapest for {price} lire',
  'vino.cheapest.grow': 'Buy the cheapest in {region} for {price} lire, and grow',
  'vino.cheapest.one': 'Buy the cheapest in {region} for {price} lire{marker, select, yes { and grow {variety}} other {}}',
  'vino.cheapest.short': 'Buy',
  'vino.cheapest.other': 'Or press another one on the map.',
  'vino.cheapest.again': 'Or press another one on the map. Whoever is new buys one at a time, and is asked again until all have enough.',
  'vino.cheapest.map': 'Or press another vineyard on the map, then a variety where you are new.',
  'vino.lines.extend': 'How many? The cheapest are bought, then you go on.',
  'vino.lines.lease': '{left, plural, one {Which one goes back?} other {Which go back?}}',
  'vino.lines.take': '{left, plural, one {Which one do you take?} other {Which do you take?}}',
  'vino.lines.buy': 'Buy {n, plural, one {# vineyard} other {# vineyards}} for {cost} lire, then go on',
  'vino.lines.those':
    '{which, select, cheapest {The cheapest} other {The dearest}}: {list}{left, plural, =0 {} other { · then nothing is left in {regions}}}',
  'vino.lines.place': '{region} {prices}',
  'vino.lines.map': 'Or press vineyards on the map, one by one.',
  'vino.lines.several': 'Or press {n} on the map, in any order.',
  'vino.sell.lead':
    'Press a bottle at the selling desk: it is sold with all before it. Over it stands what they bring; below, the vineyards that go back and how far the demand falls.',
  'vino.sell.best': 'Of each variety, what leaves most money',
  'vino.sell.one':
    '{n} {variety} for {income} lire, {lost, plural, =0 {no vineyard goes} one {# vineyard goes} other {# vineyards go}} back, demand −{fall}',
  'vino.sell.short':
    'Press how many you sell. A card says what they bring, the vineyards that go back, and by how much the demand falls (▾).',
  'vino.raise.all': 'All steps to one variety',
  'vino.raise.all-to': 'Raise only {variety}, from {from} to {to}',
  'vino.raise.from-to': '{from} → {to}',
  'vino.choose.none': 'sold out',
  'vino.choose.from': '{free} left, from {cheapest}',
  'vino.choose.own': '{own} yours',
  // Choosing
  'vino.choose.label': 'Regions to choose',
  'vino.choose.lead': 'Press two regions, here or on the map: only there you buy in this round.',
  'vino.choose.region':
    '{own, plural, =0 {None of its vineyards is yours} one {# vineyard is yours} other {# vineyards are yours}}; {free, plural, =0 {nothing is for sale} one {# is for sale, for {cheapest} lire} other {# are for sale, the cheapest for {cheapest} lire}}{government, plural, =0 {} other {, {government} of the government among them}}.',
  'vino.asks.start-vineyard': 'Buy a vineyard in the region drawn',
  'vino.asks.free-vineyard': 'Buy a vineyard anywhere',
  'vino.asks.choose': 'Choose two regions',
  'vino.asks.extend': 'Buy as many as you like',
  'vino.asks.enter': 'Buy one vineyard, or no more here',
  'vino.asks.take':
    '{first, select, yes {Take {left, plural, =0 {what} one {the vineyard} other {# vineyards}} the government gives} other {Take {left, plural, one {one more vineyard} other {# more vineyards}}}}',
  'vino.asks.sell': 'Sell one variety or nothing',
  'vino.asks.lease':
    '{first, select, yes {Give back {left, plural, =0 {vineyards} one {a vineyard} other {# vineyards}}} other {Give back {left, plural, one {one more vineyard} other {# more vineyards}}}}',
  'vino.asks.raise': 'Raise the demand for others',

  // Moves
  'vino.move.buy.group': 'Buy in {region}',
  'vino.move.buy.label': '{short}{marker, select, yes {, {variety}} other {}}',
  'vino.move.buy.phrase': 'buy {vineyard}{marker, select, yes { and grow {variety} there} other {}}',
  'vino.move.take.group': 'Take in {region}',
  'vino.move.take.label': '{short}',
  'vino.move.take.phrase': 'take {vineyard}, for nothing',
  'vino.move.give.group': 'Give back in {region}',
  'vino.move.give.label': '{short}',
  'vino.move.give.phrase': 'give back {place} (price {price})',
  'vino.move.sell.group': 'Sell {variety}, demand {demand}',
  'vino.move.sell.label':
    '{n} for {income}{lost, plural, =0 {} one { · −# vineyard} other { · −# vineyards}} · ↓{fall}{best, select, yes { ★} other {}}',
  'vino.move.sell.phrase':
    'sell {n} {variety}{income, plural, =0 {} other { for {income} lire}}{fall, plural, =0 {} one {; the demand falls by # step} other {; the demand falls by # steps}}',
  'vino.move.choose.group': 'Two regions',
  'vino.move.choose.label': '{regions}',
  'vino.move.choose.phrase': 'choose {regions}',
  'vino.move.sealed.group': 'Two regions',
  'vino.move.sealed.label': 'sealed',
  'vino.move.sealed.phrase': 'choose two regions, sealed',
  'vino.move.raise.group': 'Raise by {steps, plural, one {# step} other {# steps}}',
  'vino.move.raise.label': '{rises}',
  'vino.move.raise.phrase': 'raise the demand: {rises}',
  'vino.move.pass.group': 'Go on',
  'vino.move.pass.label': '{asks, select, sell {Sell nothing} other {Buy no more here}}',
  'vino.move.pass.phrase': '{asks, select, sell {sell nothing} other {buy no more here}}',
  'vino.move.drawn.group': 'Regions',
  'vino.move.drawn.label': '{regions}',
  'vino.move.drawn.phrase': 'turn up {regions}',

  // Things
  'vino.thing.marker': '{variety} in {region}',
  'vino.thing.space': '{variety} at {demand}',
  'vino.thing.sale': '{n} {variety} at the selling desk',
  'chosen.now': '{things}: now press the next one that is lit.',
  'chosen.open': '{things}: chosen, but nothing is done yet. Press the next one that is lit, here or on the board.',

  // What happened
  'vino.best.sale': 'The best sale',
  'vino.event.drawn': '{name} draws {regions}.',
  'vino.event.marker': '{name} grows {variety} in {region}.',
  'vino.event.marker-back': '{name} has nothing left in {region}; {variety} is free there.',
  'vino.event.bought': '{name} buys {vineyard}.',
  'vino.event.passed': '{name} buys nothing in {region}.',
  'vino.event.stock': '{name}: {stock} {variety} in stock.',
  'vino.event.chosen': '{name} has chosen two regions.',
  'vino.event.revealed': '{name} chose {regions}.',
  'vino.then': '{first}, then {next}',
  'vino.event.region':
    '{region}: {owners, plural, =0 {} one {{ownersNames} first, who owns vineyards there} other {{ownersNames} first, who own vineyards there}}{owners, plural, =0 {} other {{newcomers, plural, =0 {} other {; then }}}}{newcomers, plural, =0 {} one {{newcomersNames}, new there} other {{newcomersNames}, new there, one vineyard at a time}}.',
  'vino.event.given': 'The government gives {name} {place}.',
  'vino.event.bottle-gone': 'The bottle of {region} is gone.',
  'vino.event.last-bottle': 'That was the last bottle: when the buying of this round is done, the game is over.',
  'vino.event.sold': '{name} sells {n} {variety} for {income} lire.',
  'vino.event.sold-nothing': '{name} sells nothing.',
  'vino.event.given-back': '{name} gives back {place}.',
  'vino.event.shifted': 'The demand for {variety} falls by {fell}; {name} raises {rises}.',
  'vino.event.order': 'New order: {order}.',
  'vino.event.round': 'Round {round}.',
  'vino.event.game-over':
    '{rule, select, vino_stall {Nobody buys any more: the game is over.} other {The last bottle is gone and the buying is done: the game is over.}}',

  // Refusals
  'short.money': 'You need {needs} lire and have {has}.',
  'short.vineyard.money': 'It costs {needs} lire, you have {has}.',
  'short.free-vineyard': 'It belongs to somebody, or is not for sale.',
  'short.marker': 'No variety marker is left in the region.',
  'short.variety': 'Somebody grows this variety there already.',
  'short.pawn': 'You have no ownership marker left.',
  'short.wine': 'You need {needs} of this wine and have {has, plural, =0 {none} other {#}}.',
  'short.later':
    'They are named in the order of their numbers: {needs, plural, one {one more} other {# more}} must come after this one, and {has, plural, =0 {none is} one {only one is} other {only # are}} left there.',
  'short.passed-by':
    'They are named in the order of their numbers, and this one comes before the last: take back your last steps (Undo) to choose it.',
  'short.steps': 'The market has room for {has, plural, =0 {no step} one {# step} other {# steps}} up, not for {needs}.',
  'short.revenue': 'The demand takes off {needs} lire, and the table brings {has}: {missing} less than nothing.',
  'part.vineyard': 'this vineyard',
  'part.rest': 'the vineyards that are still due',
  'part.free-vineyard': 'this one',
  'part.marker': 'a marker',
  'part.variety': 'a variety that is free',
  'part.pawn': 'a marker',
  'part.wine': 'wine',
  'part.later': 'vineyards after it',
  'part.passed-by': 'its turn',
  'part.steps': 'steps',
  'part.demand': 'what the demand takes off',

  // Score, history, charts
  'games.result-shared': '{names} share the first place with {total, plural, one {# vineyard} other {# vineyards}}',
  'scores.part.vineyards': 'Vineyards',
  'scores.by.vineyards': 'by vineyards',
  'scores.by.money': 'by money',
  'score.lead': 'As if the game ended now; equals are ranked by money.',
  'preview.score': 'Vineyards then: {now, plural, =0 {unchanged} other {{signed}}}.',
  'preview.others': '{name}: vineyards {change}.',
  'vino.due.give': '{left, plural, one {One is} other {# are}} still to be given back.',
  'vino.due.take': '{left, plural, one {One is} other {# are}} still to be taken.',
  'goal.score': 'Vineyards then: {now, plural, =0 {unchanged} other {{signed}}}.',
  'history.marks': 'Where the rounds begin',
  'history.mark.start': 'First vineyards',
  'history.mark.round': 'Round {n}',
  'history.short.start': 'S',
  'history.short.round': '{n}',
  'chart.mark.start': 'Start',
  'measure.money': 'Lire',
  'measure.regions': 'Regions',
  'chart.heading': 'Over the rounds',
  'chart.points': 'Vineyards',

  // Insights
  'vino.insight.buyers': 'Who first',
  'vino.insight.gifts': 'Regions',
  'vino.insight.prices': 'Prices',
  'vino.insight.means': 'Means',
  'vino.buyers.lead': 'In which order these players would buy, if they all chose the same region now.',
  'vino.buyers.who': 'Players who choose the region',
  'vino.buyers.region': 'Region',
  'vino.buyers.owners': 'Owners, all they like',
  'vino.buyers.newcomers': 'Then, one by one',
  'vino.gifts.lead': 'What is for sale, from which price on, and who would get what if the last private vineyard were sold now.',
  'vino.gifts.private': 'private',
  'vino.gifts.government': 'gov.',
  'vino.gifts.from': 'from',
  'vino.gifts.gift': 'gift',
  'vino.gifts.no-bottle': 'no bottle',
  'vino.gifts.nobody': 'nobody',
  'vino.means.lead':
    'What each player could buy, in regions where he grows something or a variety is still free, and the best sale by the measure of the selling desk.',
  'vino.means.hidden': 'Money is hidden in this game.',
  'vino.means.none': 'Nothing can be bought: no vineyard, or no marker left.',
  'vino.means.no-sale': 'No sale brings anything now.',
  'vino.means.buy':
    '{money} lire: {n, plural, =0 {not enough for any vineyard} one {enough for # vineyard} other {enough for # vineyards}}; the cheapest is {price} in {region}.',
  'vino.means.sell': 'Could sell {n} {variety} for {income}{lost, plural, =0 {} one {, losing # vineyard} other {, losing # vineyards}}.',

  // Printed numbers
  'printed.source.S2': 'Vino, French translation of the rulebook, by line',
  'printed.source.S2-at': 'French translation of the rulebook ({several, select, yes {lines} other {line}} {at} of its text)',
  'printed.source.review': 'a public review of the game',
  'printed.source.study': 'our simulations of whole games',
  'vino.printed.private': 'Price of a private vineyard: {value}',
  'vino.printed.government': 'Price of a vineyard of the government: {value}',
  'vino.printed.number': 'Number of the region: {value}',
  'vino.printed.gifts': 'Gift to the first and the second: {value}',
  'vino.printed.variety': 'Variety of the region: {value}',
  'vino.printed.start': 'Start marker: {value}',
  'vino.printed.step': 'A step of the market: {value}',
  'vino.printed.range': 'Lowest and highest demand: {value}',
  'vino.printed.revenue': 'Income by the table: {value}',
  'vino.printed.lost': 'Vineyards lost by the table: {value}',
  'vino.printed.fall': 'Steps the demand falls by the table: {value}',
  'vino.printed.money': 'Money at the start: {value}',
  'vino.printed.pawns': 'Ownership markers, one of them on the rose: {value}',

  // Rules
  'rules.lead': 'Vino in our own words, sentence by sentence. Whatever the page refuses, scores or logs leads to one of these.',
  'rules.rulings-lead': 'Where the text contradicts itself (C) or is silent (V).',
  'chapter.vino': 'Vino',
  'source.S2': 'Vino rulebook (French translation)',
  'rule.vino.cellar':
    'Your stock of a variety is always the number of your vineyards that grow it; selling empties no cellar, only vineyards given back do.',
  'rule.vino.variety':
    'With your first vineyard in a region you take one of the varieties still lying there. It is all you grow in that region, and nobody else grows it there. Without a free variety you cannot come in; with your last vineyard there the variety goes back.',
  'rule.vino.start':
    'Everybody starts with the same money. In order, each draws two regions and must buy one vineyard in each, with the variety of the start marker; nothing may be bought that makes the rest unaffordable. A fifth player draws one region and chooses the other freely.',
  'rule.vino.third': 'Then, in order, each buys a third vineyard wherever it is possible.',
  'rule.vino.round': 'A round is buying, selling, and a new order.',
  'rule.vino.choose': 'In secret and at the same time everybody chooses two different regions; then all are turned up.',
  'rule.vino.buy-order':
    'Buying goes through the regions by number, only for those who chose the region. First those who own vineyards there, the largest owner first, each as many as wanted in one go; equals by the vineyard farthest along the road. Then those who are new there, in playing order, one vineyard at a time until all have passed.',
  'rule.vino.buy': 'A vineyard costs its price in cash and one ownership marker. Nobody has to buy; there are no loans and no trade.',
  'rule.vino.gift':
    'When the last private vineyard of a region with a bottle is bought, play stops and the government gives its own away there: one to the largest owner, two to the next, the rest to the third. Then the bottle is gone. If the government’s last vineyard is bought first, the bottle goes without a gift.',
  'rule.vino.sell':
    'In order each may sell one variety, up to the stock. It brings what the table says plus the demand for the variety, once. What would bring less than nothing cannot be sold.',
  'rule.vino.lease':
    'The seller gives back as many vineyards of that variety as the table says, of any regions; they are for sale again. A record names them one by one, in the order of their numbers; on the map they are pressed in any order.',
  'rule.vino.market':
    'The demand for what was sold falls by the table’s steps, at most to the end of the market. The seller raises other varieties by as many steps as it really fell, none beyond the other end.',
  'rule.vino.order': 'Whoever earned least in this round comes first in the next; equals keep their order.',
  'rule.vino.end':
    'When the last bottle is gone, the buying of the round is finished and the game ends without selling. Most vineyards win; then most money.',
  'rule.vino.info':
    'Everything is open but the regions chosen, until all are turned up. An option keeps the money of others off the screen, as stacked notes do.',
  'rule.vino.stall':
    'If nobody buys anything in three rounds in a row, the game ends and is scored as usual. This rule is ours: the text allows play without end. An option turns it off.',
} as const;
