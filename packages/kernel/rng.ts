// Streams of random numbers for play, bots and determinization. The rules never draw: chance is asked.
// One seed gives as many independent streams as there are names, so that a bot's thinking does not change the dice.

import type { Random } from './game.ts';

export interface Stream extends Random {
  /** 32 random bits. */
  next(): number;
}

/** The stream called `name` of this seed (sfc32: small, fast, a counter keeps its periods long; 96 bits from the text). */
export function stream(seed: string | number, name = 'play'): Stream {
  const text = `${seed}/${name}`;
  let a = hash32(text, 1779033703);
  let b = hash32(text, 3144134277);
  let c = hash32(text, 1013904242);
  let d = 1;
  const next = (): number => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return { next, below: n => belowOf(next, n) };
}

/** Uniform below n: the top of the 32-bit range that would favour small numbers is drawn again. */
function belowOf(next: () => number, n: number): number {
  if (!(n >= 1 && n <= 4294967296)) throw new RangeError(`cannot draw below ${n}`);
  let x = next();
  // Only there need one look closer, which is slow.
  if (x >= 4294967296 - n) {
    const limit = 4294967296 - (4294967296 % n);
    while (x >= limit) x = next();
  }
  return x % n;
}

/** 32 bits that depend on every character of the text; another start gives other bits. */
function hash32(text: string, start: number): number {
  let h = start ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return h ^ (h >>> 16);
}

/** The index of an outcome drawn by weight. */
export function drawIndex(rng: Random, count: number, weights: readonly number[] | undefined): number {
  if (weights === undefined) return rng.below(count);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weights[i] as number;
  let x = rng.below(sum);
  for (let i = 0; i < count; i++) {
    x -= weights[i] as number;
    if (x < 0) return i;
  }
  return count - 1;
}
