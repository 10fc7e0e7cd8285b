// What is doubtful about the printed numbers of Vino: the ids stand in the provenance of the pack.
export const doubts = {
  'doubt.market-spaces': 'The text counts spaces and does not say how many there are.',
  'doubt.order-of-markers': 'The order of the list of start markers.',
  'doubt.varieties-stated': 'Stated are 2 to 5 a region and 40 in all.',
  'doubt.vineyards-stated': 'Stated are 3 to 21 vineyards a region.',
  'doubt.six-bottles': '6 of the 9 regions have a bottle; which ones is a guess.',
  'doubt.screens-missing': 'The table on the players’ screens is not in the text.',
  'doubt.no-end': 'The text allows play without end.',
} as const;
