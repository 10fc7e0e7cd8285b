// Things drawn at random, for packs that pass their schema whatever the numbers are.

import type { Random } from '@adega/kernel';

export type Draw = ReturnType<typeof drawing>;

export function drawing(rng: Random) {
  const whole = (min: number, max: number): number => min + rng.below(max - min + 1);
  const times = <T>(n: number, item: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => item(i));
  const one = <T>(items: readonly T[]): T => items[rng.below(items.length)] as T;
  const shuffled = <T>(items: readonly T[]): T[] => {
    const rest = [...items];
    return items.map(() => rest.splice(rng.below(rest.length), 1)[0] as T);
  };
  return {
    whole,
    times,
    one,
    shuffled,
    yes: (): boolean => rng.below(2) === 1,
    /** Small numbers more often: most packs stay playable in the ordinary sense. */
    few: (min: number, max: number): number => whole(min, rng.below(4) === 0 ? max : Math.min(max, min + 4)),
    list: <T>(min: number, max: number, item: (i: number) => T): T[] => times(whole(min, max), item),
    /** At least `least` of the items, in their order. */
    some: <T>(items: readonly T[], least: number): T[] => {
      const chosen = shuffled(items).slice(0, whole(least, items.length));
      return items.filter(item => chosen.includes(item));
    },
    fields: <T extends Record<string, number>>(of: T, value: () => number): T =>
      Object.fromEntries(Object.keys(of).map(key => [key, value()])) as T,
  };
}
