// Weights written by hand, in points: what the features are worth to somebody who has never played. They are for comparison: see `lab train`.

/** Counted as they are; feature / scale * weight. */
const SURE: { readonly [feature: string]: number } = {
  'points of exports': 40,
  'points of fairs': 40,
  'points of benefits': 20,
  'points lost': 4,
  'points of majorities': 10,
  'points of multipliers': 18,
};

/** At the start and at the end of a game; between them along a line. */
const FADING: { readonly [feature: string]: readonly [number, number] } = {
  one: [-30, 0],
  'his points': [-60, -60],
  money: [8, 0],
  'points of money': [2, 10],
  'points of wines': [3, 10],
  'points of the account': [4, 10],
  'money up to 5': [2, 0],
  account: [6, 0],
  investments: [6, 0],
  'account runs out': [-6, 0],
  barrels: [5, 1],
  'barrels with magnates': [-3, 0],
  estates: [12, 0],
  vineyards: [10, 0],
  wineries: [7, 0],
  cellars: [7, 0],
  farmers: [4, 0],
  enologists: [9, 0],
  'both colours': [1, 0],
  'quality of the next harvest': [8, 0],
  wines: [2, 1],
  'values of wines': [15, 4],
  'exports with barrels': [4, 3],
  'sales with barrels': [2, 0],
  experts: [2, 0],
  'fair points': [8, 0],
  'lead at the fair': [4, 0],
  presented: [1, 0],
  multipliers: [6, 0],
  'renown in own regions': [3, 0],
  'points of multipliers without a barrel': [2, 0],
};

export function byHand(feature: string, share: number): number {
  const sure = SURE[feature];
  if (sure !== undefined) return sure;
  const [from, to] = FADING[feature] ?? [feature.startsWith('tile ') ? 2 : 0, 0];
  return from + (to - from) * share;
}
