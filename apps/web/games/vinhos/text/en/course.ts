// The chapters of the first steps, and their notes. Numbers come from the pack, by their paths in it.
export const course = {
  'learn.part.game': 'The game',

  'learn.aim': 'What it is about',
  'learn.aim.lead': 'Six years, good wine, points: one page to read.',

  'learn.board': 'What the board shows',
  'learn.board.lead': 'A walk around the table: what every sign means.',
  'learn.board.years': 'The years',
  'learn.board.years.text':
    'You are Ana; Rui plays against you. A game has six years. Everybody moves twice in each: the two leaves under a year are its two rounds. Each year ends with a harvest, when every vineyard makes wine. A tent under a year means that a wine fair comes after its harvest.',
  'learn.board.tile': 'The tile of the year',
  'learn.board.tile.text':
    'It is turned up when a year begins. First the weather: so much better or worse is all wine of this harvest. Then, behind the tent, what the next fair looks for: signs for taste, aroma, look and alcohol. Whoever sends an expert of that kind gets a fair point for each sign, and the most fair points win the fair.',
  'learn.board.wishes': 'The magnates',
  'learn.board.wishes.text':
    'Three rich people, the magnates, tell what they would like to drink: Anabela a colour, Bruno a wine worth that much or more, Carolina wine from certain regions. The same green rosette hangs on those regions on the map. Each keeps barrels of yours, which you need for selling wine, and gives one back for a wine they like.',
  'learn.board.spaces': 'The nine spaces',
  'learn.board.spaces.text':
    'Here the players’ pawns move: each turn you go to another space and do what it says. The tag shows what it costs you to go there. Money is called Bagos, the golden coins.',
  'learn.board.region': 'A region',
  'learn.board.region.text':
    'The coin is the price of the top vineyard, red or white. Below it stands how many more lie in the pile: red ones in the square, white ones in the round. Beside the name is the sign of what the region gives. The dashed squares are places for renown cubes, which raise the value of wine from here; the blue dot or the orange square after them is an estate of a player.',
  'learn.board.markets': 'Where wine goes',
  'learn.board.markets.text':
    'Three shops buy wine for Bagos: the fado house simple wine, the hotel better, the wine shop the best. Export pays victory points, which win the game. In the row “Fair” fair points are counted, and the laurels show the prizes of the next fair. Below lie the magnates’ tiles: small extra actions, and multipliers, which bring points at the end.',
  'learn.board.supply': 'Experts and supply',
  'learn.board.supply.text':
    'Four piles of experts, with what the top one can do for you. Below them, how much is left of: renown cubes, wineries, cellars, enologists, farmers with their hats, and port, which a new estate in Douro brings and which makes a Douro wine better.',
  'learn.board.mine': 'Your own board',
  'learn.board.mine.text':
    'Your estates: vines and houses above, bottles below. In the bar with your name: the points that you would have if it ended now, your Bagos, the barrels in your hand, and your fair points with the star; then the barrels that each magnate keeps. Rest the pointer on anything, also on a sign around the table, and the page says what it is.',
  'learn.board.beside': 'Beside the board',
  'learn.board.beside.text':
    'Here you look things up: the log of what happened, everybody’s points, an overview of what lies there, a forecast of what can come. “Try out” plays on in a copy. For a first game you need none of it.',
  'learn.start': 'Before the first year',
  'learn.start.lead': 'Your first vineyard and your first tile.',
  'learn.start.money': 'Before it begins',
  'learn.start.money.text':
    'The order was drawn: you come first. Everybody gets Bagos, the money of this game, the later in the order the more: with four players from {supplies_money_0} to {supplies_money_3}. You have {supplies_money_0}, Rui one more.',
  'learn.start.found': 'A first vineyard',
  'learn.start.found.text':
    'Choose one for nothing; any of them is fine. It brings a bottle of wine, a renown cube and the gift of its region. Red and white are worth the same: only Sales and Anabela ask for a colour. Lisboa is a good first choice: its winery makes better wine each year. Douro brings port, and the page asks whether you use it for this bottle.',
  'learn.start.take': 'A first tile',
  'learn.start.take.text':
    'Then everybody takes a tile for nothing: Rui first, since he is last in the order. A tile is a small action beside what you do in a turn. Once used, it is turned over. Twice in the game, when year {refresh_0} and year {refresh_1} begin, all that was used is turned back, and can be used once more. Any tile is fine; the one with the winery saves a whole turn.',
  'learn.start.ready': 'Ready',
  'learn.start.ready.text': 'Your estate stands on your board, and your tile lies below it. The first year begins.',

  'learn.turn': 'A turn',
  'learn.turn.lead': 'Nine spaces, what it costs to go there, and what the page tells you.',
  'learn.turn.estate': 'Your first estate',
  'learn.turn.estate.text':
    'The first year has just begun. You have a first vineyard in Lisboa: red grapes, a winery beside them, and one bottle below.',
  'learn.turn.score': 'Your points',
  'learn.turn.score.text':
    'VP are victory points: whoever has most of them at the end wins. The number here is what you would have if it ended now. Money counts, too, in steps: {money_table_0_1} points from {money_table_0_0} Bagos on, {money_table_1_1} from {money_table_1_0}, {money_table_2_1} from {money_table_2_0}, {money_table_3_1} from {money_table_3_0}. So building can take this number down for a moment: it comes back, and more, with the wine that you make. Press it to see where it comes from.',
  'learn.turn.enter': 'Nine spaces',
  'learn.turn.enter.text':
    'In your turn you must move your pawn to another of the nine spaces, and do what that space says. It stands in the centre now. Send it to Wineries. The tags show what each space costs you.',
  'learn.turn.build': 'Build a winery',
  'learn.turn.build.text':
    'A winery costs {prices_winery} Bagos and makes the wine of its estate better by {quality_winery}. It fills one of the {slots} slots of the estate; at most {mostWineries} of them can be wineries. It also brings a renown cube to its region: what that is for comes later. Press your estate.',
  'learn.turn.done': 'Up to two in a turn',
  'learn.turn.done.text':
    'In most actions you may do the same thing twice. One winery is enough for now: end your turn. Undo takes back what you did, until something new is turned up.',
  'learn.turn.costs': 'What a way costs',
  'learn.turn.costs.text':
    'Rui has moved, and it is your second move: everybody has two in a year. Spaces beside your pawn are free, also across a corner; the others cost {prices_distance}. Where Rui stands you pay him {prices_player}. Each year one space has the tax, and costs {prices_tax} more: the small number in the corner of a space is the year of its tax. Each space shows what it would cost you.',
  'learn.turn.locked': 'What you cannot do',
  'learn.turn.locked.text':
    'Export is locked: you may only go where you can pay the way and then do at least one thing. Press it: the page says what is missing. Rest the pointer on anything else, and it says what that is. You cannot break anything.',
  'learn.turn.nine': 'All nine',
  'learn.turn.nine.text':
    'Build: Vineyards (there are two such spaces), Wineries, Cellars. Hire: Enologists and farmers, Experts. Use your wine: Sales for money, Export for points. And the centre: pass, or make a press release, which presents a wine for the fair; there you also choose your place in the order. The next chapters show them one by one.',

  'learn.grow': 'Vineyards',
  'learn.grow.lead': 'Where grapes grow, what a region gives, and renown cubes.',
  'learn.grow.map': 'The map',
  'learn.grow.map.text':
    'The first year once more, with less money. Each region has a pile of vineyards. The top one is for sale: red or white grapes, and its price. One more vineyard makes the wine of its estate better by {quality_vineyard}. Hatched regions are out of play: with two players two of them are.',
  'learn.grow.gifts': 'What a region gives',
  'learn.grow.gifts.text':
    'The round sign beside the name of a region is its gift. You get it with the first vineyard of an estate, not with further ones; a new estate in the region brings it again.',
  'learn.grow.enter': 'Go and buy',
  'learn.grow.enter.text':
    'There are two spaces for Vineyards. The upper one has the tax of the first year; take the lower one, which is free.',
  'learn.grow.second': 'More of the same',
  'learn.grow.second.text':
    'An estate holds vineyards of one region and one colour. Your first estate grows red in Lisboa, and a red one is for sale there. Press Lisboa on the map, then your first estate.',
  'learn.grow.first': 'A new estate',
  'learn.grow.first.text':
    'You have fewer than {money_table_1_0} Bagos now, a step of money less: so your points fell. A cube has come to Lisboa: renown. Spend it later, and a wine from there is worth {cubeWorth_plain} more. Now buy a second vineyard, from another region, for an empty estate. It brings the gift of its region: Ribatejo gives a farmer. Press Ribatejo, then your second estate.',
  'learn.grow.slots': 'What you have now',
  'learn.grow.slots.text':
    'The farmer stands in the new vineyard already. You have {estates} estates with {slots} slots each, for vineyards and at most {mostWineries} wineries. In a turn you buy at most two vineyards, from two different regions. Each vineyard, winery and cellar that you pay for brings a cube to its region, as long as fewer than {regions_5_cubeSpaces} lie there.',

  'learn.wine': 'People and wine',
  'learn.wine.lead': 'Enologists, farmers, and what makes a wine good.',
  'learn.wine.parts': 'One wine a year',
  'learn.wine.parts.text':
    'Later in the first year: your estate has a second vineyard. At the end of each year comes the harvest: every estate with a vineyard makes one bottle. Its quality is the sum of what stands there: {quality_vineyard} for each vineyard, {quality_winery} for each winery, and people add to it. The weather of the year adds or takes away; if nothing is left of the sum, there is no wine. The white tag with an arrow, at the corner of the estate, shows the quality that is coming.',
  'learn.wine.enter': 'Hire people',
  'learn.wine.enter.text': 'This is your last move of the year. Two kinds of people work in an estate, and one space has both.',
  'learn.wine.enologist': 'An enologist',
  'learn.wine.enologist.text':
    'An enologist is a wine maker: he costs {prices_enologist} Bagos, works in a winery, one in each, and adds {quality_enologist} to the quality. Hire one for your estate.',
  'learn.wine.farmer': 'A farmer',
  'learn.wine.farmer.text':
    'A farmer costs {prices_farmer}, works in a vineyard, one in each, and adds {quality_farmer}. You may hire two people in a turn, of either kind. Before each harvest you may move your people to other estates. This is the last move of the year: then comes the harvest.',
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
    'The second year; you have spent nearly all your money on people. Money comes from Sales. The fado house buys simple wine, the hotel better, the wine shop the best: nothing else tells them apart. Each place buys one bottle, red above, white below. Its number is two things at once: what the wine must be worth, and the Bagos that you get.',
  'learn.sell.enter': 'Go and sell',
  'learn.sell.enter.text': 'You have two bottles, and nearly no money. The space Sales lies beside your pawn, so it is free.',
  'learn.sell.first': 'A cube helps',
  'learn.sell.first.text':
    'Your better wine is worth eight, and the place asks for nine. There are renown cubes in Lisboa, and a cube that is spent adds {cubeWorth_plain}: at most {mostCubes} for a wine. Those that are needed go by themselves. Press the bottle, then the red nine.',
  'learn.sell.second': 'And the other',
  'learn.sell.second.text':
    'You may sell two bottles in a turn; after the second your turn is over by itself. The old one is worth three. Press it, then the red three.',
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
    'The end of another second year, with other wine. Two bottles lie in your warehouse. At the end of this year a new one comes, and the older of the two would be lost. Build a cellar.',
  'learn.cellar.enter': 'To the cellars',
  'learn.cellar.enter.text': 'The space Cellars lies beside your pawn. It has the tax of this year, so it costs {prices_tax} all the same.',
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
    'The third year: your cellar is filling. Abroad, wine brings points instead of money, and points win the game. Again a number is two things at once: what the wine must be worth, and the points that you get. Its colour does not matter. With two players only three ships take wine; the others are closed.',
  'learn.export.enter': 'Go to the quay',
  'learn.export.enter.text': 'Your oldest wine is worth ten: quality seven, and {storage_cellar_2} for its place in the cellar.',
  'learn.export.send': 'Send it',
  'learn.export.send.text':
    'Press the oldest bottle, then a place with the number ten. There are two of them, on different ships: each column of numbers is a ship. Take the ship with eight on its hull.',
  'learn.export.done': 'Ten points',
  'learn.export.done.text':
    'Ten points at once. The number on your board has grown by more, by fifteen: you have the most barrels aboard that ship, eight more at the end; and the three points for a bottle that is left, half its quality, are gone with it. You could export a second bottle, as in Sales. Keep the others: they grow older. End your turn.',
  'learn.export.most': 'Once more at the end',
  'learn.export.most.text':
    'Your barrel stays there: barrels in Export do not come back each year; only an expert can bring one back, and its points stay yours. On the hull of each ship stands a number. At the end of the game whoever has the most barrels aboard a ship gets these points besides; those who have equally many share them.',

  'learn.experts': 'Experts',
  'learn.experts.lead': 'Small helps in your turn, or points at the fair.',
  'learn.experts.who': 'Four kinds of experts',
  'learn.experts.who.text':
    'Back in the second year. Experts judge one thing each: taste, aroma, look or alcohol. There are four piles, one for each, and the top of a pile is for hire. What he can do for you is drawn below. An arrow on an expert means that he brings one point more at a fair.',
  'learn.experts.enter': 'Go and hire',
  'learn.experts.enter.text': 'The space Experts lies beside your pawn.',
  'learn.experts.first': 'The first',
  'learn.experts.first.text':
    'An expert costs {prices_expert} Bago. You may hire two, one after the other. Take the expert for taste: he can get you {abilities_cash} Bagos. The next of the pile is turned up then, so the page asks once more: what was seen cannot be undone.',
  'learn.experts.second': 'The second',
  'learn.experts.second.text': 'The expert for alcohol can put a renown cube into a region. Take him, too.',
  'learn.experts.use': 'Use one',
  'learn.experts.use.text':
    'In your turn you may use one expert, and besides him one tile. Then he is turned over; when year {refresh_0} and year {refresh_1} begin, all experts are turned back, and can be used once more. Press the expert for taste on your board.',
  'learn.experts.later': 'Or keep them for the fair',
  'learn.experts.later.text':
    'You have your money back, and two experts; you may keep as many as you like. An expert has a second use: at a fair he praises your wine. But he must not be turned over, and then you lose him. Besides money and cubes there are experts who make a move free, bring a barrel back to your hand, make vineyards cheaper, or let you choose which vineyard of a region lies on top.',

  'learn.fair': 'The fair',
  'learn.fair.lead': 'Present a wine, gather fair points, please the magnates.',
  'learn.fair.enter': 'Before the fair',
  'learn.fair.enter.text':
    'The third year, its last move. After the years {fair_years} there is a fair, and everybody presents one wine for it. That is done beforehand, in the centre, and is called a press release; whoever forgets must do it at the last moment, and whoever has no wine then gets no prize. Rui has done it. Go to the centre: it is always free.',
  'learn.fair.slot': 'Your place in the order',
  'learn.fair.slot.text':
    'In the centre you first choose a free place in the order of the next round. Take the first. Mostly that decides who comes first; only now it will not, for after a fair the stands make the order instead.',
  'learn.fair.present': 'Choose a wine',
  'learn.fair.present.text':
    'Now the press release. What a wine is worth counts as fair points; whoever has most of them at the fair gets the prize. Your older one is worth eight, and one cube makes it nine. As soon as this turn is over the bottle leaves your cellar: it cannot be sold any more. In Sales and Export just the needed cubes go; here you choose how many, up to {mostCubes}. Press that bottle, then one cube.',
  'learn.fair.stand': 'Choose a stand',
  'learn.fair.stand.text':
    'Each stand gives something: nothing, an expert, {fair_stands_2_amount} Bagos or {fair_stands_3_amount} fair points. The better it is, the later you come in the next year: after a fair the stands, from the left, make the order, whatever place you chose before. Take the last one.',
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
    'The year is over, and so is the fair. Your fifteen fair points: nine for the wine, three for the stand and three for the expert. Rui stood further left, so he begins the new year. The board shows the next prizes already.',
  'learn.fair.later': 'Later fairs',
  'learn.fair.later.text':
    'Fair points, the number with the star, are kept for the next fair. Later fairs bring more: after year {fair_years_1}, as you see here, {fair_prizes_1_0} and {fair_prizes_1_2} points, after year {fair_years_2} {fair_prizes_2_0} and {fair_prizes_2_2}. With three or four players the second has a prize of his own, {fair_prizes_0_1} points at the first fair. Those who are equal share the prizes. Whoever presents no wine gets none, however many fair points he has.',

  'learn.magnates': 'The magnates’ tiles',
  'learn.magnates.lead': 'After a fair, wine buys extra actions and points for the end.',
  'learn.magnates.who': 'After the fair',
  'learn.magnates.who.text':
    'After the fair of the third year; you still have your fair points, which go on counting at the next one. When the prizes are given, the magnates offer these tiles. In turn, everybody may take one for a bottle of wine, whatever it is worth, until all have passed. Rui was first, and passed.',
  'learn.magnates.take': 'An extra action',
  'learn.magnates.take.text':
    'Some tiles are small actions. Take the one with the winery: it builds a winery for {magnates_actions_5_price} Bagos instead of {prices_winery}, beside what you do anyway.',
  'learn.magnates.pay': 'Pay with wine',
  'learn.magnates.pay.text': 'Any bottle will do: what it is worth does not matter. Give the oldest one, which is worth least here.',
  'learn.magnates.multiplier': 'Points for the end',
  'learn.magnates.multiplier.text':
    'It is your turn again, as Rui has passed. Three of the tiles are multipliers: at the end of the game each counts something that you have, and brings points for it. Take the one with the cellar: {magnates_multipliers_4_per} points for each of your cellars. Vineyards would bring a point more today; but each cellar that you still build counts more.',
  'learn.magnates.pay-again': 'Another bottle',
  'learn.magnates.pay-again.text':
    'It also needs a barrel of yours on it, from those in your hand, which is put there at once. Pay with the older of the two bottles.',
  'learn.magnates.pass': 'Keep the rest',
  'learn.magnates.pass.text': 'Your best wine is worth more elsewhere. Nobody may have two tiles of the same kind, either. Buy no more.',
  'learn.magnates.use': 'Use a tile',
  'learn.magnates.use.text':
    'A new year begins. Your action tile lies before you: once in a turn you may use one tile, before or after what you do on the nine spaces, not in between; and one expert besides. Then it is turned over, like an expert. This is year {refresh_0}, so all were just turned back; it happens once more, when year {refresh_1} begins.',

  'learn.end': 'The end',
  'learn.end.lead': 'One last move, and where all points come from.',
  'learn.end.last': 'One more move',
  'learn.end.last.text':
    'After the six years: the third fair is over. Everybody has one last move, and then points are counted. It can be any space; the centre is only for passing now, as there is no more fair. If it ended now, you would be three points behind Rui.',
  'learn.end.enter': 'Money counts, too',
  'learn.end.enter.text':
    'Money brings points at the end, but only in steps: from {money_table_0_0} Bagos {money_table_0_1} points, from {money_table_1_0} already {money_table_1_1}, from {money_table_2_0} then {money_table_2_1}, from {money_table_3_0} on {money_table_3_1}. You have twelve. Go to Sales.',
  'learn.end.sell': 'Eight Bagos',
  'learn.end.sell.text': 'Press your best bottle, then the red eight.',
  'learn.end.done': 'Enough',
  'learn.end.done.text':
    'You are on the highest step. Each bottle that is left brings half of its quality in points, rounded down for each bottle, so end your turn.',
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
    'The second year of another game. Alone you play against Lacerda. Nobody wins or loses: at the end you count your awards, for what you did better than he, and for some other things. The last chapter shows them. He has no estates: cards move him, and this is his place, with his points, money and barrels, and the cards that can still come. You take both your moves of a year in one go, then he takes his. This is your second.',
  'learn.lacerda.begins': 'How he begins',
  'learn.lacerda.begins.text':
    'He begins with two barrels in Export, which brought him nineteen points at once. His number here is higher: money and the most barrels aboard ships are counted in it, as if it ended now. Where he has to choose a region or a tile, he turns up one of nine other cards, with the numbers from one to nine: the number says which. Then that card goes back. Rest the pointer on a region to see its number.',
  'learn.lacerda.enter': 'Sell first',
  'learn.lacerda.enter.text': 'All you know holds here, too. Go to Sales.',
  'learn.lacerda.sell': 'One bottle',
  'learn.lacerda.sell.text':
    'Press your best bottle, then the red eight: no cube is needed. You could sell the other one, too; one is enough here.',
  'learn.lacerda.done': 'Now it is his turn',
  'learn.lacerda.done.text': 'End your turn. For each of his two moves a card says to which space he goes.',
  'learn.lacerda.first': 'His first card: people',
  'learn.lacerda.first.text':
    'He went to Enologists and farmers. Where you would build or hire, he only takes pieces out of the game: here two enologists and two farmers. On other spaces it is vineyards, wineries, cellars. What runs out is gone: do not wait too long.',
  'learn.lacerda.second': 'His second card: export',
  'learn.lacerda.second.text':
    'Here he really scores: he took two renown cubes from your region, and put two barrels on the highest free places, with a point more for each cube. No number card is needed for that. In Sales he earns money: he turns up number cards until one is above two; that number, and one more for each cube that he takes, is the value of his wine. With six and two cubes he sells at the eight, in the colour that Anabela wants; if that place is taken, in the other colour, or a place lower.',
  'learn.lacerda.centre': 'At the fair',
  'learn.lacerda.centre.text':
    'In the centre he presents a wine that is worth what Bruno asks for. He takes the stand with {fair_stands_3_amount} fair points if it is free, and sends the experts that fit. After a fair he takes tiles, too: actions leave the game, and each multiplier that he keeps, with a barrel of his on it, brings him ten points at the end.',
  'learn.lacerda.bribe': 'A coin is left behind',
  'learn.lacerda.bribe.text':
    'Whenever he leaves a space other than the centre, a Bago of the bank is left on it, the coin with the “!”: going there costs you one more, and then the coin is gone. More than one never lies on a space. At his place “Gone” counts what he took out of the game, “May take” the cubes that he would take from your regions next, “Coins” those on the spaces.',

  'learn.awards': 'Awards',
  'learn.awards.lead': 'Alone it is not about points only.',
  'learn.awards.won': 'What counts as winning',
  'learn.awards.won.text':
    'The very end of a game alone; it is your last move. With others, the most points win. Alone nobody wins or loses: what counts is how many awards you have. To have more points than Lacerda is the largest of them, but only one of six kinds. The sum gives you a title: from five awards on you are a wine snob, from ten a wine producer, from fifteen a wine magnate, the best there is.',
  'learn.awards.sheet': 'The award sheet',
  'learn.awards.sheet.text':
    'These are your awards: four for more points than Lacerda, two for more money than he has, one for each fair that you won alone, one for each full estate, one for more points from the most barrels aboard ships, and one for having no barrel left with the magnates. An estate is full when all its {slots} slots are taken by vineyards and wineries; people and cellars do not matter. The sheet shows what you have.',
  'learn.awards.enter': 'More money than he',
  'learn.awards.enter.text': 'Lacerda has two Bagos more than you. He never spends any. Go to Sales.',
  'learn.awards.sell': 'Sell',
  'learn.awards.sell.text': 'Press your best bottle, then the red eight.',
  'learn.awards.done': 'The last word',
  'learn.awards.done.text': 'End your turn: Lacerda has no last move.',
  'learn.awards.title': 'Your title',
  'learn.awards.title.text':
    'Nine awards: you had more points and more money than Lacerda, two fairs and a full estate. That makes you a wine snob; one more would have made you a wine producer. What you missed: the ships of Export, and a barrel that is still with Carolina. You know all there is: good luck.',
} as const;
