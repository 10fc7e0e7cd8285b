// Numbers and tables for people.

/** 1234.5 as '1,235', 3.14159 as '3.14'. */
export function shortNumber(n: number): string {
  const digits = Math.abs(n) >= 100 ? 0 : Math.abs(n) >= 10 ? 1 : 2;
  return n.toLocaleString('en', { maximumFractionDigits: digits });
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Columns as wide as their longest cell. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)));
  const lines = rows.map(row => row.map((cell, column) => cell.padEnd(widths[column] as number)).join('  '));
  return lines.map(line => `${line.trimEnd()}\n`).join('');
}

/** '1 game', '2 games' */
export const counted = (n: number, thing: string): string => `${n.toLocaleString('en')} ${thing}${n === 1 ? '' : 's'}`;

/** The mean of some numbers and how far they lie from it. */
export class Spread {
  private n = 0;
  private sum = 0;
  private squares = 0;

  add(x: number): void {
    const before = this.mean;
    this.n++;
    this.sum += x;
    this.squares += (x - before) * (x - this.mean);
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }

  /** The standard deviation. */
  get deviation(): number {
    return this.n < 2 ? 0 : Math.sqrt(this.squares / (this.n - 1));
  }
}
