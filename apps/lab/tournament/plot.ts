// The ratings as a picture: a line for each entrant, with its interval.

import { escaped, INK, PALE, WINE } from '../study/plots.ts';
import type { Rated } from './rating.ts';

const [WIDTH, ROW, LEFT, RIGHT] = [640, 28, 110, 150];

export function plotOf(title: string, rated: readonly Rated[]): string {
  const low = Math.min(...rated.map(one => one.low)) - 20;
  const high = Math.max(...rated.map(one => one.high)) + 20;
  const x = (elo: number): string => (LEFT + ((elo - low) / (high - low)) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const height = 44 + ROW * rated.length;
  const rows = [...rated]
    .sort((a, b) => b.elo - a.elo)
    .map(({ name, elo, low: from, high: to, winRate, meanScore }, i) => {
      const y = 52 + i * ROW;
      return [
        `<text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${escaped(name)}</text>`,
        `<path d="M${x(from)} ${y}H${x(to)}" stroke="${PALE}" stroke-width="8"/><circle cx="${x(elo)}" cy="${y}" r="4" fill="${WINE}"/>`,
        `<text x="${WIDTH - RIGHT + 8}" y="${y + 4}">${elo} · ${(100 * winRate).toFixed(0)} % · ${meanScore.toFixed(1)}</text>`,
      ].join('');
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11" fill="${INK}">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="22" font-size="14">${escaped(title)}</text>`,
    ...rows,
    '</svg>\n',
  ].join('\n');
}
