// Numbers of many games: means, quantiles, and how often those win who have something.

/** A share with its interval of 95 %. */
export interface Share {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly n: number;
}

/** How often these win, measured by how often one of so many would with equal chances: 1 is what those would give. */
export function winShare(name: string, won: readonly number[], many: number): Share {
  const p = mean(won);
  const half = 1.96 * Math.sqrt((p * (1 - p)) / Math.max(1, won.length));
  return { name, value: many * p, low: many * (p - half), high: many * (p + half), n: won.length };
}

export const shareText = ({ value, low, high }: Share): string => `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;

export const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

export const partOf = (numbers: readonly number[], is: (n: number) => boolean): number =>
  numbers.filter(is).length / Math.max(1, numbers.length);

export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** How often each whole number from 0 on comes. */
export function countsOf(numbers: readonly number[]): number[] {
  const counts = Array.from({ length: Math.max(0, ...numbers) + 1 }, () => 0);
  for (const n of numbers) counts[n] = (counts[n] as number) + 1;
  return counts;
}
