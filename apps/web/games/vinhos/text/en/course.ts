// The chapters of the first steps, and their notes. Numbers come from the pack, by their paths in it.
export const course = {
  'learn.part.game': 'The game',

  'learn.aim': 'What it is about',
  'learn.aim.lead': 'Six years, good wine, points: one page to read.',

  'learn.turn': 'A turn',
  'learn.turn.lead': 'Nine spaces, what it costs to go there, and what the page tells you.',
  'learn.turn.estate': 'Your first estate',
  'learn.turn.estate.text':
    'You are Ana, and this is your board. Before the first year everybody chose a first vineyard for nothing, with the gift of its region, a cube and a bottle of wine, and got between {supplies_money_0} and {supplies_money_3} Bagos, the later in the order the more. Yours lies in Lisboa: red grapes, a winery beside them, and one bottle below. Rui plays against you.',
  'learn.turn.score': 'Your points',
  'learn.turn.score.text':
    'VP are victory points: whoever has most of them at the end wins. The number here is what you would have if it ended now, with money and wine counted, so it also goes up and down with them. Press it to see where it comes from. All this stands in short under “Rules in short”, at the top.',
  'learn.turn.enter': 'Nine spaces',
  'learn.turn.enter.text':
    'In your turn you move your pawn to another of the nine spaces, and do what that space says. It stands in the centre now. Send it to Wineries.',
  'learn.turn.build': 'Build a winery',
  'learn.turn.build.text':
    'A winery costs {prices_winery} Bagos, the money of this game, and makes the wine of its estate better by {quality_winery}. It fills one of the {slots} slots of the estate; at most {mostWineries} of them can be wineries. It also brings a renown cube to its region: what that is for comes in the next chapter. Press your estate.',
  'learn.turn.done': 'Up to two in a turn',
  'learn.turn.done.text':
    'In most actions you may do the same thing twice. One winery is enough for now: stop here. Then it is Rui’s turn.',
  'learn.turn.costs': 'What a way costs',
  'learn.turn.costs.text':
    'Rui has moved, and it is your second move: everybody has two in a year. Spaces beside your pawn are free, also across a corner; the others cost {prices_distance}. Where Rui stands you pay him {prices_player}. Each year one space has the tax, and costs {prices_tax} more: the small number in the corner of a space is the year of its tax. Each space shows what it would cost you.',
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
    'Each region has a pile of vineyards. The top one is for sale: red or white grapes, and its price. One more vineyard makes the wine of its estate better by {quality_vineyard}. Hatched regions are out of play: with two players two of them are.',
  'learn.grow.gifts': 'What a region gives',
  'learn.grow.gifts.text':
    'The round sign beside the name of a region is its gift. You get it with the first vineyard of an estate, and again with each new estate there.',
  'learn.grow.enter': 'Go and buy',
  'learn.grow.enter.text':
    'There are two spaces for Vineyards. The upper one has the tax of the first year; take the lower one, which is free.',
  'learn.grow.second': 'More of the same',
  'learn.grow.second.text':
    'An estate holds vineyards of one region and one colour. Your first estate grows red in Lisboa, and a red one is for sale there. Press Lisboa on the map, then your first estate.',
  'learn.grow.first': 'A new estate',
  'learn.grow.first.text':
    'A cube has come to Lisboa: renown. Spend it later, and a wine from there is worth {cubeWorth_plain} more. Now buy a second vineyard, from another region, for an empty estate. It brings the gift of its region: Ribatejo gives a farmer. Press Ribatejo, then your second estate.',
  'learn.grow.slots': 'What you have now',
  'learn.grow.slots.text':
    'The farmer stands in the new vineyard already. You have {estates} estates with {slots} slots each, for vineyards and at most {mostWineries} wineries. In a turn you buy at most two vineyards, from two different regions. Each vineyard, winery and cellar that you pay for brings a cube to its region, as long as fewer than {regions_5_cubeSpaces} lie there.',

  'learn.wine': 'People and wine',
  'learn.wine.lead': 'Enologists, farmers, and what makes a wine good.',
  'learn.wine.parts': 'One wine a year',
  'learn.wine.parts.text':
    'At the end of each year every estate with a vineyard makes one bottle. Its quality is the sum of what stands there: {quality_vineyard} for each vineyard, {quality_winery} for each winery, and people add to it. The weather of the year, at the top of the table, adds or takes away; if nothing is left of the sum, there is no wine. The dashed bottle on your board shows the quality that is coming.',
  'learn.wine.enter': 'Hire people',
  'learn.wine.enter.text': 'This is your last move of the year. Two kinds of people work in an estate, and one space has both.',
  'learn.wine.enologist': 'An enologist',
  'learn.wine.enologist.text':
    'An enologist is a wine maker: he costs {prices_enologist} Bagos, works in a winery, one in each, and adds {quality_enologist} to the quality. Hire one for your estate.',
  'learn.wine.farmer': 'A farmer',
  'learn.wine.farmer.text':
    'A farmer costs {prices_farmer}, works in a vineyard, one in each, and adds {quality_farmer}. You may hire two people in a turn, of either kind. Before each harvest you may move your people to other estates.',
  'learn.wine.bottle': 'The harvest',
  'learn.wine.bottle.text':
    'The year is over, and your estate has made a bottle of quality nine: two vineyards at {quality_vineyard}, the winery {quality_winery}, the enologist {quality_enologist}, the farmer {quality_farmer}, and the weather {vintages_1_weather}. The number on a bottle is what the wine is worth now.',
  'learn.wine.age': 'Older wine moves on',
  'learn.wine.age.text':
    'Your old bottle has moved one place to the right. An estate begins with a warehouse of {storage_warehouse_count} places: what is pushed out of the last one is lost. So use your wine in time. The next chapters show how.',

  'learn.sell': 'Sales',
  'learn.sell.lead': 'Money for wine, barrels that stand in the shops, and cubes that help.',
  'learn.sell.shops': 'Three kinds of shops',
  'learn.sell.shops.text':
    'Money comes from Sales. Each place in the shops buys one bottle: red in one row, white in the other. Its number is two things at once: what the wine must be worth, and the Bagos that you get.',
  'learn.sell.enter': 'Go and sell',
  'learn.sell.enter.text': 'You have two bottles, and nearly no money. Sales lies beside your pawn.',
  'learn.sell.first': 'A cube helps',
  'learn.sell.first.text':
    'Your better wine is worth eight, and the place asks for nine. There are renown cubes in Lisboa, and a cube that is spent adds {cubeWorth_plain}: at most {mostCubes} for a wine. Those that are needed go by themselves. Press the bottle, then the red nine.',
  'learn.sell.second': 'And the other',
  'learn.sell.second.text': 'You may sell two bottles in a turn. The old one is worth three. Press it, then the red three.',
  'learn.sell.cubes': 'Whose cubes?',
  'learn.sell.cubes.text':
    'Cubes belong to nobody. Whoever has an estate in a region may spend the cubes there on wine from it, whoever brought them; so Rui could have taken these with an estate in Lisboa. At most {regions_5_cubeSpaces} lie in a region, and spent ones can come again.',
  'learn.sell.barrels': 'Your barrels',
  'learn.sell.barrels.text':
    'Each sale leaves one of your barrels on its place, and nobody else can sell there. You began with {supplies_barrels}, and have none in hand now: no barrel, no sale. At the end of each year one comes back from Sales. More are held by the magnates, whom you will meet later.',

  'learn.cellar': 'Cellars',
  'learn.cellar.lead': 'Wine that grows older, and is worth more.',
  'learn.cellar.full': 'A full warehouse',
  'learn.cellar.full.text':
    'Two bottles lie in your warehouse. At the end of this year a new one comes, and the older of the two would be lost. Build a cellar.',
  'learn.cellar.enter': 'To the cellars',
  'learn.cellar.enter.text': 'Cellars lies beside your pawn. It has the tax of this year, so it costs {prices_tax} all the same.',
  'learn.cellar.build': 'A cellar under the house',
  'learn.cellar.build.text':
    'It costs {prices_cellar} Bagos and takes the place of the warehouse; it also brings a cube to the region. It has {storage_cellar_count} places for wine. Press the places of your estate.',
  'learn.cellar.older': 'Nothing is lost',
  'learn.cellar.older.text':
    'The year is over: a new bottle has come, the others have moved on, and none is lost. In a cellar every place adds to what a wine is worth: {storage_cellar_0}, {storage_cellar_1}, {storage_cellar_2} and {storage_cellar_3}. The oldest was made with quality seven, and is worth ten now.',
  'learn.cellar.worth': 'What a wine is worth',
  'learn.cellar.worth.text':
    'Its value is: the quality it was made with, plus its place in the cellar, plus the cubes of its region that you spend. Two regions are special: wine from Minho has no cellar, and Dão gives one with the first vineyard.',

  'learn.export': 'Export',
  'learn.export.lead': 'Points for wine, at once and again at the end.',
  'learn.export.ships': 'Wine for other countries',
  'learn.export.ships.text':
    'Abroad, wine brings points instead of money, and points win the game. Again a number is two things at once: what the wine must be worth, and the points that you get. Its colour does not matter. With two players only three ships take wine; the others are closed.',
  'learn.export.enter': 'Go to the quay',
  'learn.export.enter.text': 'Your oldest wine is worth ten: quality seven, and {storage_cellar_2} for its place in the cellar.',
  'learn.export.send': 'Send it',
  'learn.export.send.text': 'Press the oldest bottle, then a place with the number ten.',
  'learn.export.done': 'Ten points',
  'learn.export.done.text':
    'Ten points at once. The number on your board has grown by more: you now also have the most barrels aboard that ship, which counts at the end. You could export a second bottle, as in Sales. Keep the others: they grow older. Stop here.',
  'learn.export.most': 'Once more at the end',
  'learn.export.most.text':
    'Your barrel stays there: barrels in Export do not come back each year; only an expert can bring one back, and its points stay yours. On the hull of each ship stands a number. At the end of the game whoever has the most barrels aboard a ship gets these points besides; those who have equally many share them.',

  'learn.experts': 'Experts',
  'learn.experts.lead': 'Small helps in your turn, or points at the fair.',
  'learn.experts.who': 'Four kinds of experts',
  'learn.experts.who.text':
    'Experts judge one thing each: taste, aroma, look or alcohol. There are four piles, one for each, and the top of a pile is for hire. What he can do for you is drawn below. An arrow on an expert means that he brings one point more at a fair.',
  'learn.experts.enter': 'Go and hire',
  'learn.experts.enter.text': 'Experts lies beside your pawn.',
  'learn.experts.first': 'The first',
  'learn.experts.first.text':
    'An expert costs {prices_expert} Bago. You may hire two, one after the other. Take the expert for taste: he can get you {abilities_cash} Bagos.',
  'learn.experts.second': 'The second',
  'learn.experts.second.text': 'The expert for alcohol can put a renown cube into a region. Take him, too.',
  'learn.experts.use': 'Use one',
  'learn.experts.use.text':
    'In your turn you may use one expert. He is turned over, and rests; before year {refresh_0} and before year {refresh_1} all experts wake up again. Press the expert for taste on your board.',
  'learn.experts.later': 'Or keep them for the fair',
  'learn.experts.later.text':
    'You have your money back, and two experts. An expert has a second use: at a fair he praises your wine. But you must have him awake, and then you lose him. Besides money and cubes there are experts who make a move free, bring a barrel back from Sales, Export or a multiplier, make vineyards cheaper or sort a pile of them.',

  'learn.fair': 'The fair',
  'learn.fair.lead': 'Present a wine, gather fair points, please the magnates.',
  'learn.fair.enter': 'Before the fair',
  'learn.fair.enter.text':
    'After the years {fair_years} there is a fair. Everybody presents one wine for it. That is done beforehand, in the centre; whoever forgets must do it at the last moment, and whoever has no wine then gets no prize. It is year {fair_years_0}, and Rui has done it. Go to the centre: it is always free.',
  'learn.fair.slot': 'Your place in the order',
  'learn.fair.slot.text': 'In the centre you first choose a free place in the order of the next round. Take the first.',
  'learn.fair.present': 'Choose a wine',
  'learn.fair.present.text':
    'What a wine is worth counts as fair points. Your older one is worth eight, and one cube makes it nine. As soon as this turn is over the bottle leaves your cellar: it cannot be sold any more. Press that bottle, then one cube.',
  'learn.fair.stand': 'Choose a stand',
  'learn.fair.stand.text':
    'Each stand gives something: nothing, an expert, {fair_stands_2_amount} Bagos or {fair_stands_3_amount} fair points. The better it is, the later you come after the fair: stands make the new order, from the left. Take the last one.',
  'learn.fair.send': 'An expert praises it',
  'learn.fair.send.text':
    'The tile of the year, at the top, asks for some of the four things that experts judge. For each you may send one expert of that kind, and get a fair point for each sign, {vintages_1_features_taste} for taste, and one more if he has an arrow. Then he is gone. Send him.',
  'learn.fair.magnates': 'Three rich people',
  'learn.fair.magnates.text':
    'The same tile says what the three magnates want: Anabela a colour, Bruno a value, Carolina certain regions. They hold {supplies_magnateBarrels} barrels of yours each. A magnate whom your wine pleases gives one back, and at most {magnates_most} do so. It is red: take one from Anabela.',
  'learn.fair.again': 'And a second',
  'learn.fair.again.text': 'A value of nine is enough for Bruno as well. Take a barrel back from him.',
  'learn.fair.prizes': 'You have won',
  'learn.fair.prizes.text':
    'The year is over, and so is the fair. You had fifteen fair points: nine for the wine, three for the stand and three for the expert; Rui had seven. The best gets {fair_prizes_0_0} points, with two players the other {fair_prizes_0_2}.',
  'learn.fair.later': 'Later fairs',
  'learn.fair.later.text':
    'Fair points, the number with the star, are kept for the next fair. Later fairs bring more: after year {fair_years_1} {fair_prizes_1_0} and {fair_prizes_1_2} points, after year {fair_years_2} {fair_prizes_2_0} and {fair_prizes_2_2}. Those who are equal share the prizes. Whoever presents no wine gets none, however many fair points he has.',

  'learn.magnates': 'The magnates’ tiles',
  'learn.magnates.lead': 'After a fair, wine buys extra actions and points for the end.',
  'learn.magnates.who': 'After the fair',
  'learn.magnates.who.text':
    'When the prizes are given, the magnates offer these tiles. In turn, everybody may take one for a bottle of wine, whatever it is worth, until all have passed.',
  'learn.magnates.take': 'An extra action',
  'learn.magnates.take.text':
    'Some tiles are small actions. Take the one with the winery: it builds a winery for {magnates_actions_5_price} Bagos instead of {prices_winery}, beside what you do anyway.',
  'learn.magnates.pay': 'Pay with wine',
  'learn.magnates.pay.text': 'Any bottle will do: what it is worth does not matter. Give the oldest one, which is worth least here.',
  'learn.magnates.multiplier': 'Points for the end',
  'learn.magnates.multiplier.text':
    'Rui has passed. Three of the tiles are multipliers: they count something at the end. Take the one with the cellar: {magnates_multipliers_4_per} points for each of your cellars.',
  'learn.magnates.pay-again': 'Another bottle',
  'learn.magnates.pay-again.text':
    'It also needs a barrel of yours on it, from those in your hand, which is put there at once. Pay with the older of the two bottles.',
  'learn.magnates.pass': 'Keep the rest',
  'learn.magnates.pass.text': 'Your best wine is worth more elsewhere. Nobody may have two tiles of the same kind, either. Buy no more.',
  'learn.magnates.use': 'Use a tile',
  'learn.magnates.use.text':
    'A new year begins. Your action tile lies before you: once in a turn you may use one tile, before or after what you do on the nine spaces. Then it rests, like an expert, until year {refresh_0} or {refresh_1}. Everybody also gets one such tile before the first year, whoever is last in the order first.',

  'learn.end': 'The end',
  'learn.end.lead': 'One last move, and where all points come from.',
  'learn.end.last': 'One more move',
  'learn.end.last.text':
    'The third fair is over. Everybody has one last move, and then points are counted. It can be any space; the centre is only for passing now, as there is no more fair. If it ended now, you would be three points behind Rui.',
  'learn.end.enter': 'Money counts, too',
  'learn.end.enter.text':
    'Money brings points at the end, but only in steps: from {money_table_0_0} Bagos {money_table_0_1} points, from {money_table_1_0} already {money_table_1_1}, from {money_table_2_0} then {money_table_2_1}, from {money_table_3_0} on {money_table_3_1}. You have twelve. Go to Sales.',
  'learn.end.sell': 'Eight Bagos',
  'learn.end.sell.text': 'Press your best bottle, then the red eight.',
  'learn.end.done': 'Enough',
  'learn.end.done.text':
    'You are on the highest step. Each bottle that is left brings half of its quality in points, rounded down for each bottle, so stop here.',
  'learn.end.now': 'The count',
  'learn.end.now.text':
    'Rui has hired an expert, and the game is over. Your points: exports and fairs during the game; then money, half of each wine’s quality, the most barrels aboard ships, and multipliers with a barrel on them.',
  'learn.end.count': 'You have won',
  'learn.end.count.text':
    'The sale has brought you past Rui, by four points. If two are equal, more barrels in Export decide, then more money. That is the whole game: now play one against a bot, or go on to the chapters for one player.',

  'learn.part.alone': 'Alone, against Lacerda',

  'learn.lacerda': 'Lacerda',
  'learn.lacerda.lead': 'An opponent whom cards play: what he does, and what he takes.',
  'learn.lacerda.who': 'He decides nothing',
  'learn.lacerda.who.text':
    'Alone you play against Lacerda. He has no estates: cards move him, and this is his place, with his points, money and barrels, and the cards that can still come. You take both your moves of a year in one go, then he takes his. This is your second.',
  'learn.lacerda.begins': 'How he begins',
  'learn.lacerda.begins.text':
    'He begins with two barrels in Export, and with nineteen points for them. Nine other cards have the numbers from one to nine: they choose for him where a region, a tile or a place is to be chosen. Each region has such a number; rest the pointer on one to see it.',
  'learn.lacerda.enter': 'Sell first',
  'learn.lacerda.enter.text': 'All you know holds here, too. Go to Sales.',
  'learn.lacerda.sell': 'One bottle',
  'learn.lacerda.sell.text': 'Press your best bottle, then the red eight: no cube is needed.',
  'learn.lacerda.done': 'Now it is his turn',
  'learn.lacerda.done.text': 'Stop here. For each of his two moves a card says to which space he goes.',
  'learn.lacerda.first': 'His first card: people',
  'learn.lacerda.first.text':
    'He went to Enologists and farmers. Where you would build or hire, he only takes pieces out of the game: here two enologists and two farmers. On other spaces it is vineyards, wineries, cellars. What runs out is gone: do not wait too long.',
  'learn.lacerda.second': 'His second card: export',
  'learn.lacerda.second.text':
    'Here he really scores: he took the two renown cubes from your region, and put barrels on the highest free places, with a point more for each cube. In Sales he earns money the same way, but with wine of the colour that Anabela wants: a number card and his cubes say on which place.',
  'learn.lacerda.centre': 'At the fair',
  'learn.lacerda.centre.text':
    'In the centre he presents a wine that is worth what Bruno asks for. He takes the stand with {fair_stands_3_amount} fair points if it is free, and sends the experts that fit. After a fair he takes tiles, too: actions leave the game, and each multiplier that he keeps brings him ten points at the end.',
  'learn.lacerda.bribe': 'A coin is left behind',
  'learn.lacerda.bribe.text':
    'Whenever he leaves a space other than the centre, he leaves a Bago on it, the coin with the mark: going there costs you one more, and then the coin is gone. More than one never lies on a space.',

  'learn.awards': 'Awards',
  'learn.awards.lead': 'Alone it is not about points only.',
  'learn.awards.sheet': 'The award sheet',
  'learn.awards.sheet.text':
    'Alone you collect awards: four for more points than Lacerda, two for more money than he has, one for each fair that you won alone, one for each full estate, one for more from the ships of Export, and one for having no barrel left with the magnates. An estate is full when all its {slots} slots are taken by vineyards and wineries; people and cellars do not matter. The sheet shows what you have. It is your last move.',
  'learn.awards.enter': 'More money than he',
  'learn.awards.enter.text': 'Lacerda has two Bagos more than you. He never spends any. Go to Sales.',
  'learn.awards.sell': 'Sell',
  'learn.awards.sell.text': 'Press your best bottle, then the red eight.',
  'learn.awards.done': 'The last word',
  'learn.awards.done.text': 'Stop here: Lacerda has no last move.',
  'learn.awards.title': 'Your title',
  'learn.awards.title.text':
    'Nine awards. The more you have, the better your title; the best one takes fifteen. What you missed: the ships of Export, and a barrel that is still with Carolina. You know all there is: good luck.',
} as const;
