// Plots as SVG: bars, bars with intervals, and bands. Plain enough to be read as text, too.

import { type Findings, MOST_SHARE, type Share, WINDOW } from './findings.ts';

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [640, 280, 56, 48, 34];
const INK = '#4a2c3a';
const WINE = '#8c2f4b';
const PALE = '#e3c3cd';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function svg(title: string, body: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="11" fill="${INK}">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
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
function histogram(title: string, counts: readonly number[], from: number, window: readonly [number, number]): string {
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
function intervals(title: string, shares: readonly Share[], limit: number): string {
  const top = Math.max(limit + 0.2, ...shares.map(s => s.high));
  const bars = shares.map(({ name, value, low, high }, i) => {
    const x = (LEFT + slot(shares.length) * (i + 0.5)).toFixed(1);
    const [a, b] = [low, high].map(n => (HEIGHT - BOTTOM - heightOf(n / top)).toFixed(1));
    return `${bar(i, shares.length, value / top, PALE)}<path d="M${x} ${a}V${b}" stroke="${WINE}" stroke-width="2"/>${label(i, shares.length, name)}`;
  });
  return svg(title, [line(1 / top, '1.0'), line(limit / top, limit.toFixed(1)), line(0, '0'), ...bars].join('\n'));
}

/** Deciles 1, 5 and 9 along the game. */
function band(title: string, rows: readonly (readonly [number, number, number])[]): string {
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

/** Every plot of one number of players, by the name of its file. */
export const plotsOf = (f: Findings): { readonly [file: string]: string } => ({
  [`rounds-${f.seats}.svg`]: histogram(`Rounds of a game, ${f.seats} players`, f.rounds, 4, WINDOW),
  [`money-${f.seats}.svg`]: band(`Money after buying, along the game, ${f.seats} players (10, 50, 90 %)`, f.money),
  [`regions-${f.seats}.svg`]: intervals(`Wins by start region, ${f.seats} players`, f.regions, MOST_SHARE),
  [`varieties-${f.seats}.svg`]: intervals(`Wins by start variety, ${f.seats} players`, f.varieties, MOST_SHARE),
  [`sold-${f.seats}.svg`]: histogram(`Wine sold at once by winners, mean, ${f.seats} players`, f.winnersSold, 1, [1, 99]),
});
