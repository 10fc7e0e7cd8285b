// The rules of the solo game in a sentence or two of our own, and what the pages around a game say of it.
export const rulesSolo = {
  'chapter.solo': 'Solo against Lacerda',
  'rule.solo.setup':
    'Lacerda has no board: all his barrels lie in his area, he has no money and takes the top expert of each pile. Two barrels go at once to the top of the two leftmost ships of Export.',
  'rule.solo.cards':
    'He has nine action cards, one for each space, and nine number cards. Numbers that were used are shuffled in again; one that names a region out of play has no effect.',
  'rule.solo.start':
    'At the start a number card names a region: its top vineyard leaves the game and a cube comes there. Another names an action tile of the display, which leaves the game too.',
  'rule.solo.turns': 'You and he each take both actions of the year in one go, in playing order; the order changes once a year.',
  'rule.solo.move':
    'An action card says where he goes; one of the space he stands on is discarded for another. He pays nothing; what he would owe you the bank pays. You pay him as any player, and he keeps it. His cards are shuffled after each fair.',
  'rule.solo.bribe':
    'Leaving a space other than the centre he puts 1 Bago on it, if there is none. Entering such a space costs you 1 more, also with a free move, and the Bago goes back to the bank.',
  'rule.solo.cubes':
    'When he uses cubes he takes two, or all there are, from the region of yours with the most; a number card decides between equals.',
  'rule.solo.vineyards': 'Vineyards: two numbers; the top vineyard of each of these regions leaves the game, and a cube comes there.',
  'rule.solo.cellars': 'Cellars: two numbers; a cube into each of these regions, and two cellars leave the game.',
  'rule.solo.wineries': 'Wineries: two numbers; a cube into each of these regions, and two wineries leave the game.',
  'rule.solo.experts': 'Experts: he takes the top expert of each feature on the vintage tile.',
  'rule.solo.staff': 'Enologists: two enologists and two farmers leave the game.',
  'rule.solo.export':
    'Export: he takes cubes and puts a barrel on the highest free space, the leftmost of equals; it scores as printed and 1 more for each cube. Then once more, if a barrel and a space are left.',
  'rule.solo.sales':
    'Sales: he takes cubes and draws a number above 2. Number and cubes give the space, in Anabela’s colour; if it is taken the other colour, then one lower, and so on. He gets its money. Then once more, if a barrel and a space are left.',
  'rule.solo.press':
    'Centre: he takes the first free place in the order. Once for each fair he presents: what Bruno wishes in fair points, cubes that add nothing, the stand with 3 fair points or the one with 3 Bagos, and his matching experts.',
  'rule.solo.maintenance': 'In maintenance he takes back his barrel of the lowest value from sales; of equals the one in Anabela’s colour.',
  'rule.solo.fair':
    'At a fair he presents if he has not. Whoever wins alone gets a trophy. To buy, he draws numbers until one names a tile: action tiles leave the game, multipliers he keeps with a barrel on them, for 10 points each at the end.',
  'rule.solo.end': 'He passes the extra turn. At the end his money, the most barrels aboard ships and multipliers count too.',
  'rule.solo.awards':
    'Awards: more points than he 4, more money 2, each trophy 1, each full estate 1, more points from the most barrels aboard ships 1, no barrel left with the magnates 1. From 15, 10 and 5 awards on the title is better.',
  'insight.awards': 'Awards',
} as const;
