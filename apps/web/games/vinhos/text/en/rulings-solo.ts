// The rulings of the solo game in a sentence each.
export const soloRulings = {
  'ruling.SO1':
    'A number card of a region out of play: drawn again for his first vineyard, without effect for Vineyards, Cellars and Wineries.',
  'ruling.SO2': 'All eight barrels of Lacerda lie in his area; two go to export at once, for 19 points, and six are left.',
  'ruling.SO3': 'His first vineyard leaves the game; a cube comes to its region, but no marker.',
  'ruling.SO4': 'His first magnate tile leaves the game; he takes it in reverse playing order, like anybody.',
  'ruling.SO5': 'Who begins is drawn as usual, and you have 19 or 20 Bagos accordingly.',
  'ruling.SO6': 'The order changes once a year, when both have taken their two actions. He takes place 1 if it is free, else 2.',
  'ruling.SO7': 'The round marker goes from 1 to 2 and to B, after each of the two players; the tax stays where the year has it.',
  'ruling.SO8': 'A card of the space on which he stands is discarded, and another is drawn: nobody stays where he is.',
  'ruling.SO9': 'When he comes to your space the bank pays you 1; when you come to his you pay him 1, and he keeps it.',
  'ruling.SO10':
    'A free move does not cover the coin that he left: it is paid, and the Bago on the space goes back. Where there is nothing else to pay, the expert is of no use.',
  'ruling.SO11': 'Where the stack of a region is empty, his Vineyards action does nothing there and brings no cube.',
  'ruling.SO12': 'Cellars and Wineries bring their cubes even when nothing is left to discard; a full region takes none.',
  'ruling.SO13': 'He takes experts without paying and without a limit; an empty pile is passed over.',
  'ruling.SO14': 'If fewer than two enologists or farmers are left, he discards those.',
  'ruling.SO15': 'Only regions with a marker of yours count, all cubes come from one of them, and number cards decide between equals.',
  'ruling.SO16':
    'The cubes come first, once, even where he has no barrel or finds no free export space; he takes more only for a second barrel that can go somewhere.',
  'ruling.SO17': 'A sale above the highest printed value begins at the highest.',
  'ruling.SO18':
    'Without a barrel, or a free sales space that some number with his cubes reaches, he sells nothing; the cubes he has taken before, once.',
  'ruling.SO19': 'If a vintage tile showed no colour, he would sell red first.',
  'ruling.SO20': 'The cubes he takes for a press release add no fair points.',
  'ruling.SO21': 'A second press release for the same fair only gives him his place in the order.',
  'ruling.SO22': 'He takes the stand with 3 fair points, else the one with 3 Bagos; the order by stands holds for him too.',
  'ruling.SO23': 'He sends all experts he can, one for each feature, one with an arrow first.',
  'ruling.SO24': 'In maintenance his barrel of the lowest value comes back; of equals the one in Anabela’s colour.',
  'ruling.SO25': 'A release at the last minute is a whole one, in playing order, without a new place in the order.',
  'ruling.SO26': 'A tie at the fair: nobody gets the trophy.',
  'ruling.SO27': 'While tiles are bought, numbers he has drawn stay out; 7, 8 and 9 name no tile.',
  'ruling.SO28': 'Without a barrel he buys nothing more, not even action tiles.',
  'ruling.SO29': 'He pays no wine; action tiles he takes leave the game, multipliers get a barrel and are worth 10 points each.',
  'ruling.SO30': 'His final points: exports, fairs, the money table, majorities and 10 for each multiplier; no wines.',
  'ruling.SO31': 'More means strictly more; 16 awards are the most there can be.',
  'ruling.SO32': 'In the extra turn you act, and he passes.',
} as const;
