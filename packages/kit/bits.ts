// Small sets as the bits of one number: quick to copy, and plain data.

export const has = (set: number, i: number): boolean => ((set >>> i) & 1) === 1;

export function sizeOf(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The smallest member; the set must not be empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

export function membersOf(set: number): number[] {
  const out: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(lowest(rest));
  return out;
}
