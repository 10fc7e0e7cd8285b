// The chapters of the first steps, and their notes. Numbers come from the pack, by their paths in it.
export const course = {
  'learn.part.game': 'The game',

  'learn.aim': 'What it is about',
  'learn.aim.lead': 'Six years, good wine, points: one page to read.',

  'learn.board': 'What the board shows',
  'learn.board.lead': 'A walk around the table: what every sign means. Nothing to press.',
  'learn.board.years': 'The years',
  'learn.board.years.text':
    'The beginning of a game: you are Ana, and Rui plays against you. Each of its six years has two rounds, the leaves; in each, everybody takes a turn. Then the harvest, when every estate makes a bottle of wine. A tent: a wine fair comes after its harvest.',
  'learn.board.tile': 'The tile of the year',
  'learn.board.tile.text':
    'It is turned up when a year begins. First the weather: all wine of this harvest is so much better or worse. Then, behind the tent, what the fair looks for in a wine that is presented this year: taste, aroma, look, alcohol. Whoever sends an expert of that kind then gets a fair point for each sign. The most fair points win the fair.',
  'learn.board.wishes': 'The magnates',
  'learn.board.wishes.text':
    'Three rich people, the magnates, say what they like to drink: Anabela a colour, Bruno a wine worth that much or more, Carolina wine from regions with the same green rosette on the map. Each keeps barrels of yours, which you need for selling wine, and gives one back for a wine they like.',
  'learn.board.spaces': 'The nine spaces',
  'learn.board.spaces.text':
    'Here the players’ pawns move: each turn you go to another space and do what it says. The tag shows what it costs you to go there. Money is called Bagos, the golden coins.',
  'learn.board.region': 'A region',
  'learn.board.region.text':
    'The coin: the price of the top vineyard. Below it, how many more are in the pile: red in the square, white in the round. The sign beside the name: the gift of the region. Dashed squares: places for renown cubes, which raise the value of wine from here. The coloured mark: somebody’s estate.',
  'learn.board.markets': 'Where wine goes',
  'learn.board.markets.text':
    'Three shops buy wine for Bagos: the fado house simple wine, the hotel better, the wine shop the best. Below them, Export pays victory points, which win the game: each column is a ship, and the laurel on its hull counts at the end.',
  'learn.board.tiles': 'The fair and the tiles',
  'learn.board.tiles.text':
    'In the row “Fair” fair points are counted; laurels show the prizes of the next fair, and stands what they give to whoever presents a wine there. Below lie the magnates’ tiles: small extra actions, and multipliers, which bring points at the end. The dark blue pile says how many are still to come.',
  'learn.board.supply': 'Experts and supply',
  'learn.board.supply.text':
    'Four piles of experts, how many are in each, and what the top one can do for you. Below them, what is left: renown cubes, wineries, cellars, enologists, farmers with their hats, and port, which a new estate in Douro brings and which makes a Douro wine better.',
  'learn.board.mine': 'Your own board',
  'learn.board.mine.text':
    'Your estates: vines and houses above, bottles below. In the bar: your points if it ended now, your Bagos, barrels in hand, fair points with the star; then the barrels that each magnate keeps. Rest the pointer on anything, or hold a finger on it: the page says what it is. What stands beside the board can wait.',
  'learn.board.keep.aim': 'The most victory points (VP) win. Money, wine and fame are only ways to them.',
  'learn.board.keep.years': '{quadrel_years_count} years; in each two turns for everybody, then the harvest.',
  'learn.board.keep.fair': 'A fair after the years {fair_years}.',
  'learn.board.keep.money': 'Money is called Bagos.',
  'learn.board.keep.point': 'Rest the pointer on a sign, or hold a finger on it: the page says what it is.',

  'learn.start': 'Before the first year',
  'learn.start.lead': 'Your first vineyard and your first tile.',
  'learn.start.money': 'Before it begins',
  'learn.start.money.text':
    'Before the first year of a new game. The order was drawn: you come first. Money goes by the order, one Bago more for each further place: you have {supplies_money_0}, Rui has {supplies_money_1}.',
  'learn.start.found': 'A first vineyard',
  'learn.start.found.text':
    'Choose one for nothing; any of them is fine. It brings a bottle of wine, for which the weather does not count yet, a renown cube and the gift of its region, listed below. Lisboa is a good first choice: its winery makes better wine each year.',
  'learn.start.take': 'A first tile',
  'learn.start.take.text':
    'Then everybody takes a tile for nothing: Rui first, since he is last in the order. A tile is a small action beside what you do in a turn. Once used, it is turned over until year {refresh_0} or year {refresh_1} begins. Any tile is fine; the one with the winery saves a way there.',
  'learn.start.ready': 'Ready',
  'learn.start.ready.text':
    'Your board: your estate stands on it, and your tile lies below. In the row, new tiles have taken the places of those that were taken. The first year begins.',
  'learn.start.keep.free': 'For nothing: a vineyard with the gift of its region, a bottle, a renown cube, and a tile.',
  'learn.start.keep.money': '{supplies_money_0} Bagos for the first, one more for each further place.',
  'learn.start.keep.barrels': '{supplies_barrels} barrels in your hand, {supplies_magnateBarrels} more with each of the three magnates.',

  'learn.turn': 'A turn',
  'learn.turn.lead': 'Nine spaces, what it costs to go there, and when a turn ends.',
  'learn.turn.estate': 'Your first estate',
  'learn.turn.estate.text':
    'A new game: its first year has just begun, and you move first. You have a vineyard in Lisboa with red grapes, a winery beside it, and one bottle below.',
  'learn.turn.score': 'Your points',
  'learn.turn.score.text':
    'VP are victory points: whoever has most of them at the end wins. This is what you would have if it ended now. Money is counted in it, by steps: so building can take it down for a moment, and the wine that you make brings it up again. Press it to see where it comes from.',
  'learn.turn.enter': 'Nine spaces',
  'learn.turn.enter.text':
    'In your turn you must move your pawn to another of the nine spaces, and do what that space says. It stands in the centre now. Send it to Wineries. The tags show what each space costs you.',
  'learn.turn.build': 'Build a winery',
  'learn.turn.build.text':
    'A winery costs {prices_winery} Bagos and makes the wine of its estate better by {quality_winery}. It fills one of the {slots} slots of the estate; at most {mostWineries} of them can be wineries. It also brings a renown cube to its region: what that is for comes later. Press your estate.',
  'learn.turn.done': 'When a turn ends',
  'learn.turn.done.text':
    'In most actions you may do the same thing twice. A turn ends by itself when nothing is left to do in it, mostly after the second; only before something new is turned up does the page ask. Then, and as long as you could go on, you press “End the turn”. Undo takes back what you did.',
  'learn.turn.costs': 'What a way costs',
  'learn.turn.costs.text':
    'Rui has moved, and it is your second turn of the year. Spaces beside your pawn are free, also across a corner; others cost {prices_distance}. Where Rui stands you pay him {prices_player} more. One space has the tax of the year, {prices_tax} more: the small number in a corner says in which year. The tag is the sum.',
  'learn.turn.locked': 'What you cannot do',
  'learn.turn.locked.text':
    'Export is locked: you may only go where you can pay the way and then do at least one thing. Press it: the page says what is missing. Rest the pointer on anything else, and it says what that is. You cannot break anything.',
  'learn.turn.nine': 'All nine',
  'learn.turn.nine.text':
    'Build: Vineyards (two spaces), Wineries, Cellars. Hire: Enologists and farmers, Experts. Use your wine: Sales for money, Export for points. And the centre: pass, or make a press release, which presents a wine for the fair; there you also choose your place in the order. The next chapters show them one by one.',
  'learn.turn.keep.move': 'In a turn you must go to another space, and do what it says.',
  'learn.turn.keep.way':
    'Beside your pawn: free, and the centre always is. Else {prices_distance}. For each pawn there {prices_player} more, to its owner; for the tax of the year {prices_tax} more.',
  'learn.turn.keep.twice': 'Mostly up to {limits_wineries} of the same thing in a turn.',
  'learn.turn.keep.end':
    'A turn ends by itself when nothing is left to do in it; before something new is turned up, or while a second one, an expert or a tile is left, you press “End the turn”.',

  'learn.grow': 'Vineyards',
  'learn.grow.lead': 'Where grapes grow, what a region gives, and renown cubes.',
  'learn.grow.map': 'The map',
  'learn.grow.map.text':
    'Another game, its first year: the same estate, and twelve Bagos. Each region has a pile of vineyards. The top one is for sale: red or white grapes, and its price. One more vineyard makes the wine of its estate better by {quality_vineyard}. Hatched regions are out of play: with two players two of them are.',
  'learn.grow.gifts': 'What a region gives',
  'learn.grow.gifts.text':
    'The round sign beside the name of a region is its gift. You get it with the first vineyard of an estate, not with further ones; a new estate in the region brings it again. Minho’s is a drawback; those of Trás-os-Montes and Alentejo hold for good. Hatched here: Setúbal, which gives experts, and Algarve, whose wine is worth more.',
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
    'That was the second purchase. Nothing was left to do but to press “End the turn”, since other vineyards were turned up next. The farmer stands in the new one. You have {estates} estates with {slots} slots each, for vineyards and at most {mostWineries} wineries. Each vineyard, winery and cellar that you pay for brings a cube to its region, while fewer than {regions_5_cubeSpaces} lie there.',
  'learn.grow.keep.price':
    'A vineyard costs {regions_1_tiles_0_cost} to {regions_2_tiles_0_cost} Bagos; up to {limits_vineyards} in a turn, from different regions.',
  'learn.grow.keep.estate':
    '{estates} estates with {slots} slots: vineyards of one region and one colour, and at most {mostWineries} wineries.',
  'learn.grow.keep.gift': 'The first vineyard of an estate brings the gift of its region, a further one does not.',
  'learn.grow.keep.cube':
    'Each vineyard, winery and cellar that you pay for, and the very first vineyard, brings a cube to its region; at most {regions_5_cubeSpaces} lie there.',
  'learn.grow.keep.colour': 'Red and white are worth the same: only Sales and Anabela ask for a colour.',

  'learn.wine': 'People and wine',
  'learn.wine.lead': 'Enologists, farmers, and what makes a wine good.',
  'learn.wine.parts': 'One wine a year',
  'learn.wine.parts.text':
    'Another game, your last turn of its first year: your estate has a second vineyard. At the end of each year comes the harvest: every estate with a vineyard makes one bottle. Its quality is the sum of what stands in the estate.',
  'learn.wine.sum': 'The sum',
  'learn.wine.sum.text':
    'Each vineyard gives {quality_vineyard}, each winery {quality_winery}, and people add to it. The weather of the year adds or takes away; if nothing is left of the sum, there is no wine. The white tag with an arrow, at the corner of the estate, shows what the coming wine will be worth.',
  'learn.wine.enter': 'Hire people',
  'learn.wine.enter.text': 'Two kinds of people work in an estate, and one space has both.',
  'learn.wine.enologist': 'An enologist',
  'learn.wine.enologist.text':
    'An enologist is a wine maker: he costs {prices_enologist} Bagos, works in a winery, one in each, and adds {quality_enologist} to the quality. Hire one for your estate.',
  'learn.wine.farmer': 'A farmer',
  'learn.wine.farmer.text':
    'A farmer costs {prices_farmer}, works in a vineyard, one in each, and adds {quality_farmer}. You may hire two people in a turn, of either kind: after the second nothing is left to do. But it is the last turn of the year, and a new tile is turned up next: so the page asks, and you press “End the turn”. Then the harvest comes. Before each harvest you may move your people to other estates.',
  'learn.wine.bottle': 'The harvest',
  'learn.wine.bottle.text':
    'The year is over, and your estate has made a bottle of quality nine: two vineyards at {quality_vineyard}, the winery {quality_winery}, the enologist {quality_enologist}, the farmer {quality_farmer}, and the weather {vintages_1_weather}. The number on a bottle is what the wine is worth now.',
  'learn.wine.age': 'Older wine moves on',
  'learn.wine.age.text':
    'Your old bottle has moved one place to the right. An estate begins with a warehouse of {storage_warehouse_count} places: what is pushed out of the last one is lost. So use your wine in time. The next chapters show how.',
  'learn.wine.keep.quality':
    'Quality: {quality_vineyard} for each vineyard, {quality_farmer} each farmer, {quality_winery} each winery, {quality_enologist} each enologist, {quality_port} for port in Douro, and the weather.',
  'learn.wine.keep.people': 'An enologist costs {prices_enologist}, one in each winery; a farmer {prices_farmer}, one in each vineyard.',
  'learn.wine.keep.bottle': 'Each harvest brings one bottle to every estate with a vineyard.',
  'learn.wine.keep.lost':
    'Older bottles move on by a place; out of the last place they are lost. A warehouse has {storage_warehouse_count}.',

  'learn.sell': 'Sales',
  'learn.sell.lead': 'Money for wine, barrels that stand in the shops, and cubes that help.',
  'learn.sell.shops': 'Three kinds of shops',
  'learn.sell.shops.text':
    'Another game, its second year: nearly all your money has gone to people. Money comes from Sales. The three kinds of shops differ only in their numbers. Each place buys one bottle, red above, white below. Its number is two things at once: what the wine must be worth, and the Bagos that you get.',
  'learn.sell.enter': 'Go and sell',
  'learn.sell.enter.text': 'You have two bottles, and nearly no money. The space Sales lies beside your pawn, so it is free.',
  'learn.sell.first': 'A cube helps',
  'learn.sell.first.text':
    'Your better wine is worth eight, and the dearest place for red that is in reach asks for nine. There are renown cubes in Lisboa, and a cube that is spent adds {cubeWorth_plain}: at most {mostCubes} for a wine. Those that are needed go by themselves. Press the bottle, then the red nine.',
  'learn.sell.second': 'And the other',
  'learn.sell.second.text':
    'You may sell two bottles in a turn; after the second your turn is over by itself. The old one is worth three. Press it, then the red three.',
  'learn.sell.cubes': 'Whose cubes?',
  'learn.sell.cubes.text':
    'Cubes belong to nobody. Whoever has an estate in a region may spend the cubes there on wine from it, whoever brought them; so Rui could have taken these with an estate in Lisboa. At most {regions_5_cubeSpaces} lie in a region, and spent ones can come again.',
  'learn.sell.barrels': 'Your barrels',
  'learn.sell.barrels.text':
    'Each sale leaves one of your barrels on its place, and nobody else can sell there. You began with {supplies_barrels}, and have none in hand now: no barrel, no sale. At the end of each year one comes back from Sales. More are held by the magnates, whom you will meet later.',
  'learn.sell.keep.number': 'The number of a place in Sales: what the wine must be worth, and the Bagos for it. Its colour must fit.',
  'learn.sell.keep.barrel': 'Each sale and each export takes a barrel from your hand: no barrel, no sale.',
  'learn.sell.keep.back': 'At the end of each year one of your barrels comes back from Sales.',
  'learn.sell.keep.cubes':
    'A cube of the wine’s region that you spend adds {cubeWorth_plain}: at most {mostCubes} for a wine. They are for all who have an estate there.',

  'learn.cellar': 'Cellars',
  'learn.cellar.lead': 'Wine that grows older, and is worth more.',
  'learn.cellar.full': 'A full warehouse',
  'learn.cellar.full.text':
    'Another game, the last turn of its second year. Two bottles lie in your warehouse. At the end of this year a new one comes, and the older of the two would be lost. Build a cellar.',
  'learn.cellar.enter': 'To the cellars',
  'learn.cellar.enter.text': 'The space Cellars lies beside your pawn. It has the tax of this year, so it costs {prices_tax} all the same.',
  'learn.cellar.build': 'A cellar under the house',
  'learn.cellar.build.text':
    'It costs {prices_cellar} Bagos and takes the place of the warehouse; it also brings a cube to the region. It has {storage_cellar_count} places for wine. Press the places of your estate. You cannot pay a second one, so nothing is left to do: press “End the turn”, and the year is over, too.',
  'learn.cellar.older': 'Nothing is lost',
  'learn.cellar.older.text':
    'The year is over: a new bottle has come, the others have moved on, and none is lost. In a cellar every place adds to what a wine is worth: {storage_cellar_0}, {storage_cellar_1}, {storage_cellar_2} and {storage_cellar_3}. The oldest was made with quality seven, and is worth ten now.',
  'learn.cellar.worth': 'What a wine is worth',
  'learn.cellar.worth.text':
    'Its value is: the quality it was made with, plus its place in the cellar, plus the cubes of its region that you spend. Two regions are special: an estate in Minho can have no cellar, and Dão gives one with the first vineyard.',
  'learn.cellar.keep.price': 'A cellar costs {prices_cellar}, and has {storage_cellar_count} places instead of {storage_warehouse_count}.',
  'learn.cellar.keep.places': 'Its places add {storage_cellar} to what a wine is worth.',
  'learn.cellar.keep.value': 'Value = quality + place in the cellar + cubes that you spend.',
  'learn.cellar.keep.odd':
    'Minho: no cellar. A cube of Alentejo counts {cubeWorth_alentejo}, wine from Algarve is worth {algarve} more; wine from Trás-os-Montes gets {trasOsMontes} fair points more.',

  'learn.export': 'Export',
  'learn.export.lead': 'Points for wine, at once and again at the end.',
  'learn.export.ships': 'Wine for other countries',
  'learn.export.ships.text':
    'Another game, its third year: you have a cellar and three bottles. Abroad, wine brings points instead of money. Again a number is two things at once: what the wine must be worth, and the points that you get. Its colour does not matter. With two players only three ships take wine; the others are closed.',
  'learn.export.enter': 'Go to the quay',
  'learn.export.enter.text': 'Your oldest wine is worth ten: quality seven, and {storage_cellar_2} for its place in the cellar.',
  'learn.export.send': 'Send it',
  'learn.export.send.text':
    'Press the oldest bottle, then a place with the number ten. There are two of them, on different ships: each column of numbers is a ship. Take the ship with eight on its hull.',
  'learn.export.done': 'Ten points',
  'learn.export.done.text':
    'Ten points at once. The number on your board has grown by fifteen: you have the most barrels aboard that ship, eight more at the end; but the three points for a bottle that is left, half its quality, are gone. You could send a second bottle, so the turn is not over: press “End the turn”.',
  'learn.export.most': 'Once more at the end',
  'learn.export.most.text':
    'Your barrel stays there: barrels in Export do not come back each year; only an expert can bring one back, and its points stay yours. The number on the hull of a ship: whoever has the most barrels aboard at the end of the game gets these points besides; equals share them.',
  'learn.export.keep.number': 'The number of a place in Export: what the wine must be worth, and the points at once. Any colour.',
  'learn.export.keep.most':
    'At the end, for the most barrels aboard a ship: the points on its hull, {export_columns_4_majority} to {export_columns_0_majority}. Equals share them, rounded down.',
  'learn.export.keep.barrel': 'Barrels in Export stay there: only an expert brings one back.',
  'learn.export.keep.two': 'With two players only the three ships on the right take wine.',

  'learn.experts': 'Experts',
  'learn.experts.lead': 'Small helps in your turn, or points at the fair.',
  'learn.experts.who': 'Four kinds of experts',
  'learn.experts.who.text':
    'Another game, its second year: you have three Bagos left. Experts judge one thing each: taste, aroma, look or alcohol. There are four piles, and the top of each is for hire. What he can do for you is drawn below. An arrow on an expert means that he brings one point more at a fair.',
  'learn.experts.enter': 'Go and hire',
  'learn.experts.enter.text': 'The space Experts lies beside your pawn.',
  'learn.experts.first': 'The first',
  'learn.experts.first.text':
    'An expert costs {prices_expert} Bago. You may hire two, one after the other. Take the expert for taste: he can get you {abilities_cash} Bagos. The next of the pile is turned up then, so the page asks first, “Go on”: what was seen cannot be undone.',
  'learn.experts.second': 'The second',
  'learn.experts.second.text': 'The expert for alcohol can put a renown cube into a region. Take him, too.',
  'learn.experts.use': 'Use one',
  'learn.experts.use.text':
    'In a turn you may use one expert, and besides him one tile: so it is not over yet. Then he is turned over; when year {refresh_0} and year {refresh_1} begin, all experts are turned back, and can be used once more. Press the expert for taste on your board.',
  'learn.experts.later': 'Or keep them for the fair',
  'learn.experts.later.text':
    'You have your money back. Nothing was left to do, but as another expert was turned up next, you pressed “End the turn”. You may keep as many experts as you like. At a fair an expert praises your wine, for fair points; but he must not be turned over, and then you lose him.',
  'learn.experts.arts': 'What else they can do',
  'learn.experts.arts.text':
    'Besides money and cubes there are experts who make a move free, bring a barrel back to your hand from Sales, Export or a multiplier, make vineyards cheaper by {abilities_discount}, or let you put the pile of a region in any order. Rest the pointer on one, and the page says what he does.',
  'learn.experts.keep.hire': 'An expert costs {prices_expert}, up to {limits_experts} in a turn; you may use one in a turn.',
  'learn.experts.keep.arts':
    'He can do one thing: {abilities_cash} Bagos, a free move, a cube into any region, a barrel back, vineyards {abilities_discount} cheaper, or a pile in your order.',
  'learn.experts.keep.rest': 'Once used he is turned over, until year {refresh_0} or {refresh_1} begins. So is a tile.',
  'learn.experts.keep.praise':
    'At a fair: a fair point for each of his signs on the tile of the year, one more with an arrow. Then he is gone.',

  'learn.fair': 'The fair',
  'learn.fair.lead': 'Present a wine, gather fair points, please the magnates.',
  'learn.fair.enter': 'Before the fair',
  'learn.fair.enter.text':
    'Another game, the last turn of its third year. After the years {fair_years} there is a fair. Everybody presents one wine for it, beforehand, in the centre: the press release. Whoever has not must do it when the fair begins, after the harvest; without a wine there is no prize. Go to the centre: it is always free.',
  'learn.fair.slot': 'Your place in the order',
  'learn.fair.slot.text':
    'In the centre you first choose a free place in the order of the next round. Take the first. Mostly that decides who comes first; only now it will not, for after a fair the stands make the order instead.',
  'learn.fair.present': 'Choose a wine',
  'learn.fair.present.text':
    'Now the press release: what the wine is worth counts as fair points. Your older one is worth eight, one cube makes it nine. Elsewhere just the needed cubes go; here you choose how many, up to {mostCubes}. When the turn is over the bottle is gone. Press that bottle, then one cube.',
  'learn.fair.stand': 'Choose a stand',
  'learn.fair.stand.text':
    'Stands give, from the left: nothing, an expert, {fair_stands_2_amount} Bagos or {fair_stands_3_amount} fair points. The better it is, the later you come in the next year: after a fair the stands, from the left, make the order, whatever place you chose before. Take the last one.',
  'learn.fair.send': 'An expert praises it',
  'learn.fair.send.text':
    'The tile of the year, at the top, asks for some of the four things that experts judge. For each you may send one expert of that kind, and get a fair point for each sign, {vintages_1_features_taste} for taste, and one more if he has an arrow. Then he is gone. Send him.',
  'learn.fair.magnates': 'Three rich people',
  'learn.fair.magnates.text':
    'The same tile says what the three magnates want: Anabela a colour, Bruno a value, Carolina certain regions. They hold {supplies_magnateBarrels} barrels of yours each. A magnate whom your wine pleases gives one back, and at most {magnates_most} do so. It is red: take one from Anabela.',
  'learn.fair.again': 'And a second',
  'learn.fair.again.text':
    'A value of nine is enough for Bruno as well. Take a barrel back from him. Then nothing is left to do: the turn ends by itself, the year ends, and the fair comes.',
  'learn.fair.prizes': 'You have won',
  'learn.fair.prizes.text':
    'The year is over, and so is the fair. Your fifteen fair points: nine for the wine, three for the stand and three for the expert. Rui stood further left, so he begins the new year. The board shows the next prizes already.',
  'learn.fair.later': 'Later fairs',
  'learn.fair.later.text':
    'Fair points, the number with the star, are kept for the next fair, and prizes grow: {fair_prizes_0_0}, {fair_prizes_1_0} and {fair_prizes_2_0} points for the best. Of two players the other gets {fair_prizes_0_2}, {fair_prizes_1_2} and {fair_prizes_2_2}; of three or four that is for the third, and the second gets {fair_prizes_0_1}, {fair_prizes_1_1} and {fair_prizes_2_1}; the last of four an expert. Equals share them. Whoever presents no wine gets none.',
  'learn.fair.keep.press': 'The press release: in the centre, once for each fair, one wine, which is gone then.',
  'learn.fair.keep.points':
    'Fair points: the value of the wine, with cubes if you like, then stand and experts. They are kept for later fairs.',
  'learn.fair.keep.stands':
    'Stands, from the left: nothing, an expert, {fair_stands_2_amount} Bagos, {fair_stands_3_amount} fair points. From the left they make the order after the fair.',
  'learn.fair.keep.prizes':
    'Prizes: {fair_prizes_0_0}, {fair_prizes_1_0}, {fair_prizes_2_0} points for the best of the three fairs; {fair_prizes_0_2}, {fair_prizes_1_2}, {fair_prizes_2_2} for the other of two. Without a wine none.',
  'learn.fair.keep.barrels': 'With the press release up to {magnates_most} magnates whom the wine pleases give back one barrel each.',

  'learn.magnates': 'The magnates’ tiles',
  'learn.magnates.lead': 'After a fair, wine buys extra actions and points for the end.',
  'learn.magnates.who': 'After the fair',
  'learn.magnates.who.text':
    'Another game, right after the fair of its third year; Rui was first, and has passed. The magnates offer these tiles: in turn, everybody may take one for a bottle of wine, whatever it is worth, until all have passed. You still have your fair points, which go on counting at the next fair.',
  'learn.magnates.take': 'An extra action',
  'learn.magnates.take.text':
    'Some tiles are small actions. Take the one with the winery: it builds a winery for {magnates_actions_5_price} Bagos instead of {prices_winery}, beside what you do anyway.',
  'learn.magnates.pay': 'Pay with wine',
  'learn.magnates.pay.text': 'Any bottle will do: what it is worth does not matter. Give the oldest one, which is worth least here.',
  'learn.magnates.multiplier': 'Points for the end',
  'learn.magnates.multiplier.text':
    'Rui has passed, so it is your turn again. Three of the tiles are multipliers: at the end each counts something that you have, and brings points for it. Take the one with the cellar: {magnates_multipliers_4_per} points for each of your cellars. Vineyards would bring a point more today; but you can still build cellars.',
  'learn.magnates.pay-again': 'Another bottle',
  'learn.magnates.pay-again.text':
    'It also needs a barrel of yours on it, from those in your hand, which is put there at once. Pay with the older of the two bottles.',
  'learn.magnates.pass': 'Keep the rest',
  'learn.magnates.pass.text': 'Your best wine is worth more elsewhere. Nobody may have two tiles of the same kind, either. Buy no more.',
  'learn.magnates.use': 'Use a tile',
  'learn.magnates.use.text':
    'A new year begins. Once in a turn you may use one tile, before or after what you do on the nine spaces, not in between; and one expert besides. Then it is turned over. This is year {refresh_0}, so all were just turned back; it happens once more, when year {refresh_1} begins.',
  'learn.magnates.keep.buy':
    'After the prizes: in turn, a tile for any bottle, until all have passed. Never two of the same kind. What is left goes, and new ones come.',
  'learn.magnates.keep.action':
    'An action tile: one in a turn, before or after what the space says. Then it is turned over, until year {refresh_0} or {refresh_1} begins.',
  'learn.magnates.keep.multiplier':
    'A multiplier counts something that you have, for points at the end. It also needs a barrel from your hand, which stays on it: without one it counts nothing.',

  'learn.end': 'The end',
  'learn.end.lead': 'One last move, and where all points come from.',
  'learn.end.last': 'One more move',
  'learn.end.last.text':
    'The end of another game: six years are over. You won the first two fairs, Rui the third. Everybody has one last turn, and then points are counted. It can be any space; the centre is only for passing now, as no fair comes. If it ended now, you would be four points behind.',
  'learn.end.enter': 'Money counts, too',
  'learn.end.enter.text':
    'Money brings points at the end, but only in steps: from {money_table_0_0} Bagos {money_table_0_1} points, from {money_table_1_0} already {money_table_1_1}, from {money_table_2_0} then {money_table_2_1}, from {money_table_3_0} on {money_table_3_1}. You have twelve. Go to Sales.',
  'learn.end.sell': 'Eight Bagos',
  'learn.end.sell.text': 'Press your best bottle, then the red eight.',
  'learn.end.done': 'Enough',
  'learn.end.done.text':
    'You are on the highest step. Each bottle that is left brings half of its quality in points, rounded down for each bottle; so do not sell it. As long as you could, the turn is not over: press “End the turn”.',
  'learn.end.now': 'The count',
  'learn.end.now.text':
    'Rui has hired an expert, and the game is over. Your points: exports and fairs during the game; then money, half of each wine’s quality, the most barrels aboard ships, and multipliers with a barrel on them.',
  'learn.end.count': 'You have won',
  'learn.end.count.text':
    'The sale has brought you past Rui, by three points. If two are equal, more barrels in Export decide, then more money. That is the whole game: now play one against a bot, or go on to the chapters for one player and to the page that has all of it.',
  'learn.end.keep.extra': 'After the third fair everybody has one last turn: no press release, and no taxed space.',
  'learn.end.keep.money':
    'Money at the end: {money_table_0_1} points for {money_table_0_0} Bagos or more, {money_table_1_1} for {money_table_1_0}, {money_table_2_1} for {money_table_2_0}, {money_table_3_1} for {money_table_3_0}.',
  'learn.end.keep.wine': 'Each bottle that is left: half of its quality, rounded down.',
  'learn.end.keep.now': 'During the game only exports and fairs bring points.',
  'learn.end.keep.tie': 'Equal? More barrels in Export, then more money.',

  'learn.part.alone': 'Alone, against Lacerda',

  'learn.lacerda': 'Lacerda',
  'learn.lacerda.lead': 'An opponent whom cards play: what he does, and what he takes.',
  'learn.lacerda.who': 'He decides nothing',
  'learn.lacerda.who.text':
    'A game alone, its second year. Your opponent is Lacerda: he has no estates, and cards move him. This is his place, with his points, money and barrels, and the cards that can still come. You take both your turns of a year in one go, then he takes his. This is your second.',
  'learn.lacerda.begins': 'How he begins',
  'learn.lacerda.begins.text':
    'He begins without money, and with two barrels in Export, which brought him nineteen points at once; his number also counts money and the most barrels aboard, as if it ended now. Where he has to choose a region or a tile, one of nine number cards says which. Rest the pointer on a region to see its number.',
  'learn.lacerda.enter': 'Sell first',
  'learn.lacerda.enter.text': 'All you know holds here, too. Go to Sales.',
  'learn.lacerda.sell': 'One bottle',
  'learn.lacerda.sell.text': 'Press your best bottle, then the red eight: no cube is needed.',
  'learn.lacerda.done': 'Now it is his turn',
  'learn.lacerda.done.text':
    'End your turn: you could sell once more, so it does not end by itself. Then two cards move Lacerda: here to Enologists and farmers, from there to Export. At the harvest your old bottle will be pushed out of the warehouse, and is lost.',
  'learn.lacerda.first': 'His first card: people',
  'learn.lacerda.first.text':
    'He went to Enologists and farmers first; his pawn has moved on since. Where you would build or hire, he only takes pieces out of the game: here two enologists and two farmers. On other spaces it is vineyards, wineries, cellars. What runs out is gone: do not wait too long.',
  'learn.lacerda.second': 'His second card: export',
  'learn.lacerda.second.text':
    'He stands on Export now: here he really scores. He took two renown cubes from the region of yours that had most, put two barrels on the highest free places, and got a point more for each cube. In Sales it is the same for money: a number card and the cubes say what his wine is worth.',
  'learn.lacerda.centre': 'At the fair',
  'learn.lacerda.centre.text':
    'In the centre he presents a wine that is worth what Bruno asks for. He takes the stand with {fair_stands_3_amount} fair points if it is free, and sends the experts that fit. After a fair he takes tiles: actions leave the game, and each multiplier that he keeps brings him ten points at the end.',
  'learn.lacerda.bribe': 'A coin is left behind',
  'learn.lacerda.bribe.text':
    'When he leaves a space other than the centre, a coin with the “!” is left on it, never more than one: going there costs you one Bago more, and it is gone. At his place “Gone” counts what he took out of the game, “May take” the cubes he would take next, “Coins” those on spaces.',
  'learn.lacerda.keep.turns': 'He has no estates. Each of you takes both turns of a year in one go; cards say where he goes.',
  'learn.lacerda.keep.takes': 'He takes pieces and vineyards out of the game, and two cubes from the region of yours that has most.',
  'learn.lacerda.keep.scores':
    'Points come to him from Export (nineteen to begin with), fairs, money, which he never spends, and ten for each multiplier.',
  'learn.lacerda.keep.coin': 'A coin with the “!” on a space: going there costs one Bago more, once.',

  'learn.awards': 'Awards',
  'learn.awards.lead': 'Alone it is not about points only.',
  'learn.awards.won': 'What counts as winning',
  'learn.awards.won.text':
    'The very end of another game alone: your last turn. Alone nobody wins or loses: what counts is how many awards you have. Their sum gives you a title: from five awards on you are a wine snob, from ten a wine producer, from fifteen a wine magnate, the best there is.',
  'learn.awards.sheet': 'The award sheet',
  'learn.awards.sheet.text':
    'Your awards: four for more points than Lacerda, two for more money, one for each fair won alone, one for each full estate, one for more from the ships at the end, one for no barrel left with the magnates. A full estate has vineyards and wineries in all its {slots} slots; people do not matter.',
  'learn.awards.enter': 'More money than he',
  'learn.awards.enter.text': 'Lacerda has two Bagos more than you. He never spends any. Go to Sales.',
  'learn.awards.sell': 'Sell',
  'learn.awards.sell.text': 'Press your best bottle, then the red eight.',
  'learn.awards.done': 'The last word',
  'learn.awards.done.text': 'You could sell another bottle, so end your turn yourself: Lacerda has no last move.',
  'learn.awards.title': 'Your title',
  'learn.awards.title.text':
    'Nine awards: you had more points and more money than Lacerda, two fairs and a full estate. That makes you a wine snob; one more would have made you a wine producer. What you missed: the ships of Export, and a barrel that is still with Carolina. You know all there is: good luck.',
  'learn.awards.keep.awards':
    'Awards: four for more points than he, two for more money; one each for a fair won alone, a full estate, more from the ships at the end, no barrel left with the magnates.',
  'learn.awards.keep.full': 'An estate is full when vineyards and wineries take all its {slots} slots.',
  'learn.awards.keep.title': 'From fifteen awards a wine magnate, from ten a wine producer, from five a wine snob.',

  'learn.part.all': 'All of it',

  'learn.sheet': 'All on one page',
  'learn.sheet.lead': 'What the chapters leave to remember, to read again and to print.',
  'learn.sheet.aim': 'The aim',
  'learn.sheet.points': 'Ways to points',
  'learn.sheet.spaces': 'The nine spaces',
  'learn.sheet.spaces.vineyards':
    'Vineyards (two spaces): up to {limits_vineyards}, different regions, {regions_1_tiles_0_cost} to {regions_2_tiles_0_cost} each',
  'learn.sheet.regions': 'Estates and regions',
  'learn.sheet.wine': 'What a wine is worth',
  'learn.sheet.markets': 'Sales and Export',
  'learn.sheet.experts': 'Experts',
  'learn.sheet.experts.each':
    'Taste, aroma, look, alcohol: each kind has one expert for each of these. Those for a cube, an order and cheaper vineyards have an arrow.',
  'learn.sheet.fair': 'The fair',
  'learn.sheet.fair.late':
    'Whoever has a wine and has presented none must do so when the fair begins, after the harvest. What counts is the tile of the year in which one presents.',
  'learn.sheet.magnates': 'The magnates',
  'learn.sheet.magnates.before':
    'Before the fair: the tile of the year says what they like. Anabela a colour, Bruno a value, Carolina regions.',
  'learn.sheet.barrels': 'Barrels and cubes',
  'learn.sheet.barrels.expert':
    'Those in Export and on multipliers stay. An expert brings one back from there or from Sales, not from the magnates. Points of Export stay; a multiplier without its barrel counts nothing.',
  'learn.sheet.barrels.supply': 'There are {cubes} cubes. Those that are spent go back to the supply, and can come again.',
  'learn.sheet.alone': 'Lacerda and the awards',

  'learn.questions': 'Try yourself',
  'learn.questions.lead': 'Twelve questions; each answer tells at once why.',
  'learn.questions.barrel': 'You have sold a bottle. When does its barrel come back?',
  'learn.questions.barrel.a': 'At once, at the end of my turn.',
  'learn.questions.barrel.b': 'When a year ends: one of mine comes back from Sales.',
  'learn.questions.barrel.c': 'Only when a magnate gives it back.',
  'learn.questions.barrel.why': 'Each year, before the harvest, one barrel comes back from Sales, and you choose which.',
  'learn.questions.way':
    'You go to a space that is not beside your pawn; somebody else stands there, and it has no tax. What does it cost?',
  'learn.questions.way.a': '{prices_distance} for the distance, and {prices_player} to that player.',
  'learn.questions.way.b': 'Nothing.',
  'learn.questions.way.c': '{prices_tax}, whoever stands there.',
  'learn.questions.way.why':
    'The distance is paid to the bank, and each pawn that stands there to its owner. Only the centre is always free.',
  'learn.questions.turn': 'You have built a winery and could still build another. Is your turn over?',
  'learn.questions.turn.a': 'Yes, it ends by itself.',
  'learn.questions.turn.b': 'Yes: only one winery a turn.',
  'learn.questions.turn.c': 'No: I build another, or press “End the turn”.',
  'learn.questions.turn.why':
    'In most actions you may do the same twice. A turn ends by itself only when nothing is left to do, and nothing new is turned up next.',
  'learn.questions.quality': 'Two vineyards, a winery with an enologist, weather plus one: how good is the new wine?',
  'learn.questions.quality.a': 'Six.',
  'learn.questions.quality.b': 'Eight.',
  'learn.questions.quality.c': 'Ten.',
  'learn.questions.quality.why':
    'Each vineyard {quality_vineyard}, the winery {quality_winery}, the enologist {quality_enologist}, and the weather.',
  'learn.questions.value': 'A wine of quality six lies in the third place of a cellar. What is it worth without cubes?',
  'learn.questions.value.a': 'Nine.',
  'learn.questions.value.b': 'Six.',
  'learn.questions.value.c': 'Eight.',
  'learn.questions.value.why': 'The places of a cellar add {storage_cellar}: the third one {storage_cellar_2}.',
  'learn.questions.cubes': 'Which renown cubes may you spend on a wine?',
  'learn.questions.cubes.a': 'Only those that I have brought myself.',
  'learn.questions.cubes.b': 'Those in any region.',
  'learn.questions.cubes.c': 'Those in its region, whoever brought them, if I have an estate there.',
  'learn.questions.cubes.why': 'Cubes belong to nobody; for a wine at most {mostCubes} can be spent.',
  'learn.questions.empty': 'You have no barrel in your hand. What can you not do?',
  'learn.questions.empty.a': 'Build and hire.',
  'learn.questions.empty.b': 'Sell and export.',
  'learn.questions.empty.c': 'Make a press release.',
  'learn.questions.empty.why': 'Each sale and each export leaves a barrel on its place. A press release needs none.',
  'learn.questions.points': 'The first fair is over. What becomes of your fair points?',
  'learn.questions.points.a': 'They are kept, and count at the next fair.',
  'learn.questions.points.b': 'They begin again from nothing.',
  'learn.questions.points.c': 'They become victory points.',
  'learn.questions.points.why': 'Fair points are never lost. Victory points go by the rank that they give you.',
  'learn.questions.pleased': 'Your wine at the fair pleases all three magnates. How many barrels come back?',
  'learn.questions.pleased.a': 'One.',
  'learn.questions.pleased.b': 'Two.',
  'learn.questions.pleased.c': 'Three.',
  'learn.questions.pleased.why': 'Of those whom the wine pleases at most {magnates_most} give one barrel back, each of them one.',
  'learn.questions.order': 'Who begins the year after a fair?',
  'learn.questions.order.a': 'Whoever has won it.',
  'learn.questions.order.b': 'Whoever chose the first place in the centre.',
  'learn.questions.order.c': 'Whoever has the stand furthest to the left.',
  'learn.questions.order.why': 'After a fair the stands make the order, from the left; the better ones lie to the right.',
  'learn.questions.tile': 'What does a multiplier cost?',
  'learn.questions.tile.a': 'Any bottle, and a barrel from the hand.',
  'learn.questions.tile.b': 'A bottle worth nine or more.',
  'learn.questions.tile.c': 'Ten Bagos.',
  'learn.questions.tile.why': 'All tiles cost a bottle, whatever it is worth; a multiplier needs a barrel besides, which stays on it.',
  'learn.questions.money': 'The game ends, and you have fourteen Bagos. How many points are they?',
  'learn.questions.money.a': '{money_table_0_1}.',
  'learn.questions.money.b': '{money_table_1_1}.',
  'learn.questions.money.c': '{money_table_2_1}.',
  'learn.questions.money.why':
    'Money counts by steps: {money_table_1_1} points from {money_table_1_0} Bagos, and the next step begins at {money_table_2_0}.',
} as const;
