// Places with ties: equals share a place, and the places they fill together.

/** How many have more: 0 is first; equals have the same. */
export const ranksOf = (points: readonly number[]): number[] => points.map(x => points.filter(y => y > x).length);

/** What each gets when equals add up the prizes of their places and divide, rounding down. */
export function shareOut(ranks: readonly number[], prizes: readonly number[]): number[] {
  return ranks.map(rank => {
    const equals = ranks.filter(r => r === rank).length;
    let sum = 0;
    for (let i = rank; i < rank + equals; i++) sum += prizes[i] ?? 0;
    // Whole to V8 as well: a fraction's number in one player's points would give every player a shape of its own.
    return (sum / equals) | 0;
  });
}
