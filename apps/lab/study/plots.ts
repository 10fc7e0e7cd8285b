// Plots as SVG: bars, bars with intervals, bands, and pairs of bars side by side. Plain enough to be read as text, too.

import type { Share } from './shares.ts';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 280, 56, 48, 34];
export const [INK, WINE, PALE] = ['#4a2c3a', '#8c2f4b', '#e3c3cd'];

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export function svg(title: string, body: string, height = HEIGHT): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="${INK}">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="20" font-size="14">${escaped(title)}</text>`,
    body,
    '</svg>\n',
  ].join('\n');
}

const heightOf = (share: number): number => share * (HEIGHT - BOTTOM - TOP);
const line = (y: number, label: string): string => {
  const at = HEIGHT - BOTTOM - heightOf(y);
  return `<path d="M${LEFT} ${at}H${WIDTH - 10}" stroke="#ddd"/><text x="${LEFT - 6}" y="${at + 4}" text-anchor="end">${label}</text>`;
};

const slot = (n: number): number => (WIDTH - LEFT - 20) / n;
const label = (i: number, n: number, text: string): string =>
  `<text x="${(LEFT + slot(n) * (i + 0.5)).toFixed(1)}" y="${HEIGHT - BOTTOM + 16}" text-anchor="middle">${escaped(text)}</text>`;

function bar(i: number, n: number, share: number, fill = WINE): string {
  const h = heightOf(share);
  const x = LEFT + slot(n) * (i + 0.15);
  return `<rect x="${x.toFixed(1)}" y="${(HEIGHT - BOTTOM - h).toFixed(1)}" width="${(slot(n) * 0.7).toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}"/>`;
}

/** Counts from some number on; those in the window are dark. */
export function histogram(title: string, counts: readonly number[], from: number, window: readonly [number, number]): string {
  const shown = counts.slice(from);
  const all = counts.reduce((a, b) => a + b, 0);
  const top = Math.max(...shown) / all;
  const bars = shown.map((count, i) => {
    const isIn = i + from >= window[0] && i + from <= window[1];
    return bar(i, shown.length, count / all / top, isIn ? WINE : PALE) + label(i, shown.length, String(i + from));
  });
  return svg(title, [line(1, `${(100 * top).toFixed(0)} %`), line(0, '0'), ...bars].join('\n'));
}

/** Shares with their intervals; 1 is what equal chances give. */
export function intervals(title: string, shares: readonly Share[], limit: number): string {
  const top = Math.max(limit + 0.2, ...shares.map(s => s.high));
  const bars = shares.map(({ name, value, low, high }, i) => {
    const x = (LEFT + slot(shares.length) * (i + 0.5)).toFixed(1);
    const [a, b] = [low, high].map(n => (HEIGHT - BOTTOM - heightOf(n / top)).toFixed(1));
    return `${bar(i, shares.length, value / top, PALE)}<path d="M${x} ${a}V${b}" stroke="${WINE}" stroke-width="2"/>${label(i, shares.length, name)}`;
  });
  return svg(title, [line(1 / top, '1.0'), line(limit / top, limit.toFixed(1)), line(0, '0'), ...bars].join('\n'));
}

/** Deciles 1, 5 and 9 along the game. */
export function band(title: string, rows: readonly (readonly [number, number, number])[]): string {
  const top = Math.max(1, ...rows.map(row => row[2]));
  const at = (i: number, n: number): string =>
    `${(LEFT + slot(rows.length) * (i + 0.5)).toFixed(1)} ${(HEIGHT - BOTTOM - heightOf(n / top)).toFixed(1)}`;
  const there = rows.map((row, i) => at(i, row[2]));
  const back = rows.map((row, i) => at(i, row[0])).reverse();
  const middle = rows.map((row, i) => at(i, row[1]));
  const labels = rows.map((_, i) => label(i, rows.length, `${i * 10}–${i * 10 + 10} %`));
  return svg(
    title,
    [
      line(1, String(top)),
      line(0, '0'),
      `<path d="M${[...there, ...back].join('L')}Z" fill="${PALE}"/><path d="M${middle.join('L')}" fill="none" stroke="${WINE}" stroke-width="2"/>`,
      ...labels,
    ].join('\n'),
  );
}

/** Two numbers of one thing, and what is written beside them. */
export interface Pair {
  readonly name: string;
  readonly one: number;
  readonly other: number;
  readonly note: string;
}

const [ROW, NAMES, NOTES, HEAD] = [17, 170, 190, 62];

/** Lists of pairs under headings, each list on a scale of its own where no top is given: the first number dark, the second pale. */
export function pairs(
  title: string,
  [one, other]: readonly [string, string],
  lists: readonly { readonly heading: string; readonly rows: readonly Pair[] }[],
  top?: number,
): string {
  let y = HEAD;
  const body = [legend(0, WINE, one), legend(1, PALE, other)];
  for (const { heading, rows } of lists) {
    const most = top ?? Math.max(1e-9, ...rows.flatMap(row => [row.one, row.other]));
    body.push(`<text x="12" y="${y}" font-weight="bold">${escaped(heading)}</text>`);
    for (const row of rows) {
      y += ROW;
      body.push(pairAt(y, row, most));
    }
    y += 2 * ROW;
  }
  return svg(title, body.join('\n'), y);
}

const legend = (i: number, fill: string, text: string): string =>
  `<rect x="${LEFT + 170 * i}" y="32" width="10" height="10" fill="${fill}"/><text x="${LEFT + 170 * i + 16}" y="41">${escaped(text)}</text>`;

function pairAt(y: number, { name, one, other, note }: Pair, most: number): string {
  const width = (n: number): string => Math.max(0, (n / most) * (WIDTH - NAMES - NOTES)).toFixed(1);
  return [
    `<text x="${NAMES - 8}" y="${y}" text-anchor="end">${escaped(name)}</text>`,
    `<rect x="${NAMES}" y="${y - 9}" width="${width(one)}" height="6" fill="${WINE}"/>`,
    `<rect x="${NAMES}" y="${y - 3}" width="${width(other)}" height="5" fill="${PALE}"/>`,
    `<text x="${WIDTH - NOTES + 8}" y="${y}">${escaped(note)}</text>`,
  ].join('');
}
