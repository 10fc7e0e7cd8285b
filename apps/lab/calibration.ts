// A piece of work that never changes, so that measurements on two machines can be compared: divide one by the other's ratio.
// It does what the rules do: small objects, short arrays, whole numbers.

interface Thing {
  a: number;
  b: number;
  list: number[];
}

const ROUNDS = 3_000_000;

/** The work; its result is returned so that nothing of it can be left out. */
function work(): number {
  const things: Thing[] = Array.from({ length: 64 }, (_, i) => ({ a: i, b: i * 7, list: [i, i + 1, i + 2, i + 3] }));
  let x = 1;
  for (let i = 0; i < ROUNDS; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    const thing = things[(x >>> 8) & 63] as Thing;
    const copy: Thing = { a: thing.a + 1, b: thing.b ^ x, list: thing.list.slice() };
    for (let j = 0; j < copy.list.length; j++) copy.list[j] = ((copy.list[j] as number) + copy.b) & 0xffff;
    things[(x >>> 14) & 63] = copy;
  }
  return things.reduce((sum, thing) => (sum + thing.a + (thing.list[0] as number)) | 0, x);
}

/** What `work` must give, wherever it runs. */
const RESULT = -644950350;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Milliseconds that `act` takes: warmed up, the median of several times. */
export function timeOf(act: () => void, times: number): number {
  act();
  const taken = Array.from({ length: times }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  });
  return median(taken);
}

/** The milliseconds that the fixed work takes here. */
export function calibrate(): number {
  return timeOf(() => {
    if (work() !== RESULT) throw new Error('the calibration does not calculate as it should');
  }, 9);
}
