// The rulebook to read, and the reference card. Numbers come from the pack, by their paths in it.
export const rulebook = {
  'book.aim': 'What it is about',
  'book.aim.goal':
    'Everybody owns wine estates in Portugal. After {quadrel_years_count} years whoever has the most victory points has won. Money, good wine and a good name are the ways there.',
  'book.aim.cycle':
    'Each year your estates make wine. What you do with a bottle decides the game: sold at home it brings money for more and better estates; sent abroad it brings points; shown at one of the three fairs it brings points and the favour of three rich people, the magnates.',
  'book.aim.reserve':
    'This is the game as it was in 2010 in its later form. Unlike in the edition of 2016 there is a bank with an account and investments, people get salaries, the magnates have rows on the board instead of tiles, and experts are chosen for the fair in secret.',
  'book.aim.first':
    'This is the first edition. It plays like Reserve, with a bank and with rows of the magnates, but with {regions_count} regions in an order of their own, without farmers, and with a random order at the start.',

  'book.setup': 'Before the first year',
  'book.setup.order':
    'The order of play is drawn. With fewer than four players some regions are out of the game: those that are recommended, or drawn ones. Each region in play has a pile of vineyards, two red and two white; only the top one can be seen. All pawns stand in the centre of the nine spaces.',
  'book.setup.vineyard-2016':
    'In order, everybody takes the top vineyard of a region, for nothing, as the beginning of a first estate. It brings a renown cube to the region, the gift of the region, and a first small wine. Then there is money to begin with: {supplies_money_0} Bagos for the first in order, one more for each further place.',
  'book.setup.vineyard-2010':
    'In order, everybody buys the top vineyard of a region as the beginning of a first estate. It brings a renown cube to the region, the gift of the region, and a first small wine.',
  'book.setup.reserve':
    'Whoever chooses a region with a low number comes earlier in the order: before all who have not chosen yet, and before those with higher numbers. Money is added by the order that comes of it.',
  'book.setup.tiles': 'Then, from the last in order to the first, everybody takes one action tile of the magnates, from those on display.',
  'book.setup.barrels-2016':
    'Everybody has {supplies_barrels} barrels in hand, and {supplies_magnateBarrels} more with each of the three magnates. Those must be won back.',
  'book.setup.barrels-2010':
    'Everybody has {supplies_barrels} barrels in hand, {bank_start} Bagos on an account at the bank, and an investment that brings interest each year.',

  'book.year': 'The year',
  'book.year.phases':
    'A year has two rounds. In each round everybody takes one turn, in order; then the order may change. After the second round the year is closed: maintenance, the harvest, and in some years a fair.',
  'book.year.start-2016':
    'At its beginning a vintage tile is turned up. It says the weather of the year, which kinds of experts the next fair asks for, and what the magnates want. Before the years {refresh} all experts and action tiles that were used wake up again.',
  'book.year.start-2010':
    'At its beginning a vintage tile is turned up; in the first year it is one without signs. It says the weather, moves the markers of the four features up by its symbols, and says what the magnates want. Before the years {refresh} all experts that were used wake up again.',
  'book.year.maintenance-2016':
    'In maintenance everybody takes one barrel back from Sales, if there is one there. Which one is your choice.',
  'book.year.maintenance-2010':
    'In maintenance the account changes by the number of your investment, and each enologist gets {bank_salary} from it. What is not paid is lost: an enologist leaves, or a winery, then a vineyard is given up. Whenever the account comes down to nothing, that costs {bank_loss} points.',
  'book.year.production':
    'In the harvest all wines move on by one place, and what is pushed out of the last place is lost. Then you may move your people to other estates. Then each estate with a vineyard makes one wine, in its first place.',

  'book.turn': 'A turn',
  'book.turn.move':
    'You must move your pawn to another of the nine spaces, and do what it says. You may only go where you can pay for the way and for what you do there, at least once.',
  'book.turn.costs':
    'A space beside your pawn, also across a corner, is free; any other costs {prices_distance}. To everybody whose pawn stands there you pay {prices_player}. The space with the marker of the year costs {prices_tax} more. The centre is always free.',
  'book.turn.helpers-2016':
    'Besides, you may use one expert and one action tile in each turn. Experts may help at almost any moment; a tile is used before the move, or before or after the action, not in its middle.',
  'book.turn.helpers-2010':
    'Besides, you may use any number of experts, and once in a turn the favour of a magnate. Before an action you may also take pairs of barrels back from Sales, and you may give up investments for cash at any time.',

  'book.build': 'Estates',
  'book.build.vineyards-2016':
    'Vineyards: buy one or two, from different regions. An estate holds vineyards of one region and one colour, and has {slots} slots for vineyards and wineries together. You have {estates} estates. One whose slots are all taken is a full estate.',
  'book.build.vineyards-2010':
    'Vineyards: buy as many as you like, at most one from a region. An estate holds vineyards of one region and one colour, and has {slots} slots for vineyards and wineries together. You have {estates} estates. One whose slots are all taken is a full estate.',
  'book.build.cubes':
    'Each vineyard, winery and cellar brings a renown cube to its region, as long as there are cubes and there is room: {regions_0_cubeSpaces} cubes for a region. What is built in an estate without a vineyard keeps its cube until a region comes.',
  'book.build.gifts':
    'The first vineyard of an estate brings the gift of its region, whenever an estate is begun there; further ones do not.',
  'book.build.wineries':
    'Wineries: build one or two, for {prices_winery} each, in free slots; at most {mostWineries} in an estate. A winery may come before the first vineyard.',
  'book.build.cellars-2016':
    'Cellars: build one or two, for {prices_cellar} each, in place of a warehouse. The wines keep their places. An estate in Minho never has a cellar.',
  'book.build.cellars-2010':
    'Cellars: build one, for {prices_cellar}, in place of a warehouse. The wines keep their places. An estate in Minho never has a cellar.',
  'book.build.staff-2016':
    'Enologists and farmers: hire one or two people, in any mix. An enologist costs {prices_enologist} and works in a winery, a farmer costs {prices_farmer} and works in a vineyard, one in each.',
  'book.build.staff-2010':
    'Enologists: hire one or two, for {prices_enologist} each; they work in wineries, one in each. Every year each costs a salary of {bank_salary}.',

  'book.wine': 'Wine',
  'book.wine.quality':
    'The quality of a new wine is the sum of what works for it in its estate, and of the weather of the year. With less than one there is no wine. An estate in Douro brings port tiles: each makes one wine of Douro better, once.',
  'book.wine.age':
    'A wine lies in an estate until it is used or lost. A warehouse has {storage_warehouse_count} places and adds nothing; a cellar has {storage_cellar_count}, and the further a wine has come, the more it is worth.',
  'book.wine.value':
    'The value of a wine is its quality, plus what its place in a cellar adds, plus renown cubes of its region that you spend: {cubeWorth_plain} for each, at most {mostCubes} for a wine. A cube of Alentejo counts {cubeWorth_alentejo}, and wine from Algarve is worth {algarve} more. Where a space asks for a value, you spend as many cubes as are needed and no more. Anybody with an estate in the region may use its cubes.',
  'book.wine.origin': 'A wine keeps the region and the colour with which it was made.',

  'book.use': 'Using wine',
  'book.use.sales-2016':
    'Sales: sell one or two wines. Put a barrel from your hand on a free space of the wine’s colour whose number its value reaches, give the wine away, and take as many Bagos as the number says.',
  'book.use.sales-2010':
    'Sales: sell as many wines as you like. Put a barrel from your hand on a free space of the wine’s colour whose number its value reaches, give the wine away, and add the number to your account, which holds {bank_most} at most.',
  'book.use.pairs':
    'In your turn, before an action, you may take pairs of your barrels back, each pair from one house. For each pair put two renown cubes into two different regions.',
  'book.use.export-2016':
    'Export: send one or two wines abroad. Put a barrel on a free space whose number the value reaches, and score that number at once. Colour does not matter. With two players some ships take nothing.',
  'book.use.export-2010':
    'Export: send as many wines abroad as you like. Put a barrel on a free space whose number the value reaches, and score the points of its row at once. Colour does not matter.',
  'book.use.majority':
    'Barrels stay in Export. At the end whoever has the most aboard a ship gets the points on its hull; equals share them, rounded down.',

  'book.bank': 'The bank',
  'book.bank.cash':
    'You pay in cash. Sales go to your account. On the space of the bank you move money between the two, as much as you like, and you may invest.',
  'book.bank.invest':
    'An investment moves your marker one step up: its price is paid from the account. The number on which it stands is your interest each year, and may be below nothing. Moving down again brings cash, at any time.',

  'book.experts': 'Experts',
  'book.experts.hire':
    'Experts: hire one or two, for {prices_expert} each. There are four piles, one for each feature: taste, aroma, look and alcohol. Take the top of a pile, and look what comes up before you take a second.',
  'book.experts.limit': 'You may have at most {mostExperts}. An expert who is given away goes under his pile.',
  'book.experts.abilities': 'Each expert knows one of six arts. Turn him over to use it.',
  'book.experts.rest':
    'A used expert stays with you, face down, until the next awakening before the years {refresh}. Only those who are awake can help at a fair.',

  'book.fair': 'The fair',
  'book.fair.centre':
    'In the centre you first choose a free place in the order of the next round. Then, once for each fair, you may present a wine for it. Whoever chose no place keeps his order among the rest.',
  'book.fair.present-2016':
    'Presenting a wine brings fair points: its value, with up to {mostCubes} cubes if you like, and {trasOsMontes} more for a wine from Trás-os-Montes.',
  'book.fair.present-2010':
    'Presenting a wine brings fair points where its value is above {fair_beyond}: one for each point beyond, and {trasOsMontes} for a wine from Trás-os-Montes. The better it is, the more experts you may play at the fair.',
  'book.fair.stands-2016': 'Then choose a free stand, and take what it gives.',
  'book.fair.stands-2010':
    'Then choose a free stand: it shows two features, brings their points as they stand now, and gives something besides.',
  'book.fair.sent':
    'For each feature on the vintage tile you may send one expert of it who is awake: he brings as many fair points as the tile has symbols of his feature, one more if he has an arrow, and is gone then.',
  'book.fair.played':
    'At the fair itself all choose in secret which of their experts of the stand’s two features they play, as many as their wine allows. First each arrow moves its feature up, then every expert scores the points of his feature. They are gone then.',
  'book.fair.magnates-2016':
    'The vintage tile says what the magnates want: one a colour, one a value, one certain regions. Up to {magnates_most} whom your wine pleases give you back one barrel each.',
  'book.fair.magnates-2010':
    'The vintage tile says what the magnates want: one a colour, one a value, one certain regions. With up to {magnates_most} whom your wine pleases you may put one barrel from your hand each; not in the first year.',
  'book.fair.late':
    'Whoever has a wine and has presented none must do so when the fair begins. Whoever has none does not take part, and gets nothing.',
  'book.fair.prizes':
    'The fair is after the years {fair_years}. Fair points are never lost: they count for all fairs to come. Victory points go to the best; equals share what their places bring, rounded down. In a game of four the last takes an expert instead.',
  'book.fair.order-2016': 'After the fair the stands make the new order, from left to right.',
  'book.fair.order-2010': 'After the fair whoever has the fewest fair points comes first in the new order.',

  'book.magnates': 'The magnates',
  'book.magnates.buy':
    'After a fair, in the new order and one at a time, everybody may buy a tile from the display for any one wine, or pass for good. Nobody may have two tiles of the same kind. Then new tiles come.',
  'book.magnates.tiles': 'Action tiles are extra actions, one in a turn. A used one rests, face down, until the years {refresh}.',
  'book.magnates.multipliers':
    'Multipliers count something at the end of the game. Each needs one of your barrels on it, from your hand, when you buy it.',
  'book.magnates.rows':
    'Once in a turn you may use a favour: give up any one wine, and move one of your barrels in a magnate’s row, from the magnate or from an extra action, to another extra action, which you do now, or to a multiplier.',
  'book.magnates.slots':
    'A multiplier has two slots, one barrel each; a barrel there stays. Some multipliers score at once, the others at the end. You may be on each multiplier only once.',

  'book.end': 'The end',
  'book.end.last-2016': 'After the third fair everybody has one more turn, without a press release. Then the game is over.',
  'book.end.last-2010':
    'After the third fair everybody may use favours of the magnates, one at a time and round after round, until all have passed. Then the game is over.',
  'book.end.score-2016':
    'To the points of exports and fairs come: money by the table below; half of each wine’s quality, rounded down; the most barrels aboard ships; and multipliers with a barrel on them.',
  'book.end.score-2010':
    'To the points scored so far come: the account by the table below; the most barrels aboard ships; and the multipliers that count at the end.',
  'book.end.tie': 'Equal? More barrels in Export decide, then more money. Still equal: you share the place.',

  'book.solo': 'Alone, against Lacerda',
  'book.solo.who':
    'Everything is as in the game of 2016 for two players, except what stands here. Lacerda has no estates. He has all his barrels before him, an expert of each kind, and money that he never spends. He begins with two barrels in Export, takes away one vineyard and one tile, and moves by two decks of cards: nine for the spaces, nine with numbers.',
  'book.solo.turns':
    'Each of you takes both turns of the year in one go. For each of his, a card is turned up, and he goes to that space. He pays for no way; what he would owe you the bank pays. You pay him as you would pay anybody. The cards are shuffled again after each fair.',
  'book.solo.bribe':
    'When he leaves a space other than the centre, he leaves a Bago on it. Going there costs you that much more, once, even with a free move.',
  'book.solo.takes':
    'On Vineyards, Wineries, Cellars and Enologists he takes pieces out of the game for good; numbers say from which regions, and cubes come there. On Experts he takes the top of each pile that the vintage tile shows.',
  'book.solo.markets':
    'In Export and Sales he first takes two renown cubes from the region of yours that has the most. In Export he puts barrels on the highest free spaces and scores them, with a point more for each cube. In Sales a number and the cubes say how much he earns. Each year one of his barrels comes back.',
  'book.solo.fair':
    'In the centre he wants to be first, and presents a wine of the value that is asked for, with the best stand and all experts that fit. A fair has a trophy for its winner; equals get none. Afterwards he takes tiles by numbers; each of his multipliers is worth ten points.',
  'book.solo.awards': 'In the end awards count, not points alone. The more you have, the better your title.',

  'book.fig.grow': 'Estates grow grapes, and make a wine each year',
  'book.fig.age': 'In a cellar it becomes better',
  'book.fig.money': 'for money',
  'book.fig.points': 'for points',
  'book.fig.fame': 'for the fair and the magnates',
  'book.fig.players': '{n, plural, one {# player} other {# players}}',
  'book.fig.supplies': 'In the game',
  'book.fig.regions': 'Regions',
  'book.fig.vintage': 'The weather is turned up',
  'book.fig.round': 'Round {n}: a turn for everybody',
  'book.fig.maintenance': 'Maintenance',
  'book.fig.production': 'Harvest',
  'book.fig.fair': 'Fair, in the years {years}',
  'book.fig.year': 'year {n}',
  'book.fig.you': 'you',
  'book.fig.free': 'free',
  'book.fig.grid': 'What a way would cost from the upper right corner. The years say where the tax is.',
  'book.fig.gifts': 'Regions and their gifts',
  'book.fig.region': 'Region',
  'book.fig.region-numbered': 'Region (number on Lacerda’s cards)',
  'book.fig.price': 'Vineyard',
  'book.fig.gift': 'Gift',
  'book.fig.part.vineyard': 'each vineyard',
  'book.fig.part.farmer': 'each farmer',
  'book.fig.part.winery': 'each winery',
  'book.fig.part.enologist': 'each enologist',
  'book.fig.part.port': 'port (Douro)',
  'book.fig.weather': 'the weather',
  'book.fig.lost': 'lost',
  'book.fig.houses': 'Who buys',
  'book.fig.red': 'Red',
  'book.fig.white': 'White',
  'book.fig.columns': 'The ships of Export: what a wine must be worth',
  'book.fig.two':
    'The ships of Export: what a wine must be worth. With two players only the ships {ships} take wine, counted from the left.',
  'book.fig.of-two': 'The ships of Export that take wine with two players: what it must be worth',
  'book.fig.vp': '{n, plural, one {# point} other {# points}}',
  'book.fig.majority': 'Most barrels',
  'book.fig.steps': 'Investment',
  'book.fig.step': '{from} to {to}',
  'book.fig.invest': 'costs',
  'book.fig.disinvest': 'brings back',
  'book.fig.ability.cash': 'At any moment of your turn.',
  'book.fig.ability.free-move': 'This way costs nothing.',
  'book.fig.ability.renown': 'A renown cube into any region.',
  'book.fig.ability.retrieve-barrel': 'From Sales, Export or a multiplier; points of Export stay.',
  'book.fig.ability.reorder-vineyards': 'Look through the pile of a region, and put it in any order.',
  'book.fig.ability.vineyard-discount': 'Each vineyard of this action is cheaper.',
  'book.fig.prizes': 'Points',
  'book.fig.after': 'Year {year}',
  'book.fig.place': '{n}.',
  'book.fig.prizes-two': 'With two players: column {first} for the better one, column {second} for the other.',
  'book.fig.rows': 'The rows of the magnates',
  'book.fig.magnate': 'Magnate',
  'book.fig.extra': 'Extra actions',
  'book.fig.multipliers': 'Multipliers',
  'book.fig.bagos': 'Bagos',
  'book.fig.from': 'from {from}',
  'book.fig.points-for': 'Points',
  'book.fig.awards': 'Awards',
  'book.fig.award': 'For',
  'book.fig.most': 'at most',
  'book.fig.title': '{title}: from {from}',

  'card.year': 'The year',
  'card.year.rounds': 'Two rounds, a turn each for everybody.',
  'card.year.end': 'Then a barrel back from Sales, the harvest, and after the years {fair_years} a fair.',
  'card.year.end-2010': 'Then interest and salaries, the harvest, and after the years {fair_years} a fair.',
  'card.move': 'Moving',
  'card.move.free': 'Beside your pawn, and the centre: free.',
  'card.move.costs': 'Else {prices_distance}. Each pawn there: {prices_player} to its owner. Tax of the year: {prices_tax}.',
  'card.move.centre': 'You must move, and do what the space says.',
  'card.spaces': 'The nine spaces',
  'card.spaces.vineyards': 'Vineyards: up to {limits_vineyards}, different regions',
  'card.spaces.vineyards-2010': 'Vineyards: any number, one from a region',
  'card.spaces.wineries': 'Wineries: up to {limits_wineries}, {prices_winery} each',
  'card.spaces.cellars': 'Cellars: up to {limits_cellars}, {prices_cellar} each',
  'card.spaces.cellars-2010': 'Cellar: one, {prices_cellar}',
  'card.spaces.staff': 'Up to {limits_staff} people: enologist {prices_enologist}, farmer {prices_farmer}',
  'card.spaces.staff-2010': 'Enologists: up to {limits_staff}, {prices_enologist} each, and {bank_salary} a year',
  'card.spaces.experts': 'Experts: up to {limits_experts}, {prices_expert} each',
  'card.spaces.sales': 'Sales: up to {limits_sales} wines, for money',
  'card.spaces.sales-2010': 'Sales: any number of wines, to the account',
  'card.spaces.export': 'Export: up to {limits_export} wines, for points',
  'card.spaces.export-2010': 'Export: any number of wines, for points',
  'card.spaces.bank': 'Bank: deposit, withdraw, invest',
  'card.spaces.centre': 'Centre: order, and once for each fair a wine',
  'card.helpers': 'Besides',
  'card.helpers.one': 'One expert and one tile in a turn; used ones are turned back before the years {refresh}.',
  'card.helpers.any': 'Any number of experts (used ones are turned back before the years {refresh}), one favour of a magnate.',
  'card.quality': 'Quality of a new wine',
  'card.value': 'Value',
  'card.value.sum': 'Quality + place + up to {mostCubes} cubes of its region.',
  'card.regions': 'Regions',
  'card.fair': 'The fair',
  'card.fair.points': 'Value + stand + experts whose sign is on the tile of the year.',
  'card.fair.points-2010': 'Value beyond {fair_beyond} + stand + experts, in secret.',
  'card.magnates': 'Magnates',
  'card.magnates.wishes': 'A wine that pleases them: up to {magnates_most} barrels back.',
  'card.magnates.wishes-2010': 'A wine that pleases them: up to {magnates_most} barrels to them.',
  'card.magnates.tiles': 'After a fair: a tile for a wine. A multiplier needs a barrel, too.',
  'card.magnates.rows': 'A favour: a wine, and a barrel moves along the row.',
  'card.export': 'Export',
  'card.end': 'At the end',
  'card.end.sum': 'Exports and fairs + money + half of each quality + most barrels aboard + multipliers.',
  'card.end.sum-2010': 'Points so far + account + most barrels aboard + multipliers.',
  'card.solo': 'Awards',
  'card.solo.awards': 'Alone they count, not points.',
} as const;
