// A key of a position: equal positions have equal keys; different ones hardly ever.

const words = new Map<string, number>();

function ofWord(word: string): number {
  let n = words.get(word);
  if (n === undefined) {
    n = words.size * 2 + 1;
    words.set(word, n);
  }
  return n;
}

let a = 0;
let b = 0;

function mix(n: number): void {
  a = Math.imul(a ^ n, 2654435761);
  a ^= a >>> 15;
  b = Math.imul(b + n, 2246822519);
  b ^= b >>> 13;
}

function walk(x: unknown): void {
  if (typeof x === 'number') mix(x);
  else if (typeof x === 'object' && x !== null) {
    if (Array.isArray(x)) {
      mix(x.length);
      for (let i = 0; i < x.length; i++) walk(x[i]);
    } else for (const key in x) walk((x as { [key: string]: unknown })[key]);
  } else mix(typeof x === 'string' ? ofWord(x) : x === true ? 3 : x === false ? 5 : 7);
}

export function keyOfPosition(s: unknown): number {
  a = 1779033703;
  b = 3144134277;
  walk(s);
  return (a >>> 0) * 1048576 + (b & 1048575);
}
