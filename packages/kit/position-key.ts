// The key of a position: 53 bits that depend on every number of it and on their order. A search merges thousands of positions by it in a
// turn, so the game writes out what goes in, as it does for the copy: begin, put everything in, end. One key is made at a time.
// That two of a million positions share a key is a chance of one in 10,000; a text that tells them apart for sure takes 2.5 times as long.

let upper = 0;
let lower = 0;

export function beginKey(): void {
  upper = 0x9e3779b9 | 0;
  lower = 0x7f4a7c15 | 0;
}

/** A whole number of 32 bits. */
export function putNumber(n: number): void {
  const u = Math.imul(upper ^ n, 0x85ebca6b);
  const l = Math.imul(lower ^ n, 0xc2b2ae35);
  upper = (u << 13) | (u >>> 19);
  lower = (l << 15) | (l >>> 17);
}

/** Its length goes in first: a number cannot pass from one list into the next unnoticed. Most of a position are lists: while one goes in,
 *  the key is kept at hand. */
export function putNumbers(numbers: readonly number[]): void {
  putNumber(numbers.length);
  let u = upper;
  let l = lower;
  for (let i = 0; i < numbers.length; i++) {
    u = Math.imul(u ^ (numbers[i] as number), 0x85ebca6b);
    l = Math.imul(l ^ (numbers[i] as number), 0xc2b2ae35);
    u = (u << 13) | (u >>> 19);
    l = (l << 15) | (l >>> 17);
  }
  upper = u;
  lower = l;
}

/** Words are few, and have numbers by the order in which they came. */
const numbersOfWords = new Map<string, number>();

export function putWord(word: string): void {
  let n = numbersOfWords.get(word);
  if (n === undefined) {
    n = numbersOfWords.size;
    numbersOfWords.set(word, n);
  }
  putNumber(n);
}

export function putEach<T>(things: readonly T[], put: (thing: T) => void): void {
  putNumber(things.length);
  for (let i = 0; i < things.length; i++) put(things[i] as T);
}

export function endKey(): number {
  putNumber(upper ^ lower);
  return (upper >>> 0) * 0x200000 + (lower >>> 11);
}
