// A soak as a picture: what was measured over time, each on a scale of its own.

import type { Sample } from '@adega/server/soak/soak.ts';
import { escaped, INK, PALE, svg, WINE } from './study/plots.ts';

const [WIDTH, LEFT, RIGHT, TOP, PANEL, GAP] = [640, 56, 12, 40, 92, 34];
const COLOURS = [WINE, INK, '#b98a2f', '#4f7a5a'];

interface Panel {
  readonly title: string;
  /** By server, or one for all. */
  readonly lines: readonly (readonly number[])[];
}

export function soakPlot(title: string, samples: readonly Sample[]): string {
  const servers = samples[0]?.heap.length ?? 0;
  const by = (of: (sample: Sample) => readonly number[]): number[][] =>
    Array.from({ length: servers }, (_, i) => samples.map(sample => of(sample)[i] ?? 0));
  const panels: Panel[] = [
    { title: 'heap in use, MB, by server', lines: by(({ heap }) => heap) },
    { title: 'resident memory, MB, by server', lines: by(({ rss }) => rss) },
    {
      title: 'a move acknowledged after, ms: half of them, 99 of 100 (pale)',
      lines: [samples.map(({ p99 }) => p99), samples.map(({ p50 }) => p50)],
    },
    { title: 'store, MB', lines: [samples.map(({ disk }) => disk)] },
    { title: 'errors since the sample before', lines: [samples.map(({ errors }) => errors)] },
  ];
  const minutes = samples.map(({ minute }) => minute);
  const body = panels.map((panel, i) => drawn(panel, TOP + i * (PANEL + GAP), minutes, i === 2 ? [PALE, WINE] : COLOURS));
  return svg(title, body.join('\n'), TOP + panels.length * (PANEL + GAP) + 4);
}

function drawn({ title, lines }: Panel, y: number, minutes: readonly number[], colours: readonly string[]): string {
  const top = niceAbove(Math.max(1, ...lines.flat()));
  const last = minutes.at(-1) ?? 1;
  const base = y + PANEL;
  const at = (minute: number, value: number): string =>
    `${(LEFT + (minute / last) * (WIDTH - LEFT - RIGHT)).toFixed(1)} ${(base - (value / top) * (PANEL - 14)).toFixed(1)}`;
  const rules = [0, top].map(value => {
    const [, height] = at(0, value).split(' ');
    return `<path d="M${LEFT} ${height}H${WIDTH - RIGHT}" stroke="#ddd"/><text x="${LEFT - 6}" y="${Number(height) + 4}" text-anchor="end">${value}</text>`;
  });
  const paths = lines.map(
    (line, i) =>
      `<path d="M${line.map((value, k) => at(minutes[k] ?? 0, value)).join('L')}" fill="none" stroke="${colours[i % colours.length]}" stroke-width="1.5"/>`,
  );
  const ends = `<text x="${LEFT}" y="${base + 13}">0</text><text x="${WIDTH - RIGHT}" y="${base + 13}" text-anchor="end">${Math.round(last)} min</text>`;
  return [`<text x="${LEFT}" y="${y + 4}" font-weight="bold">${escaped(title)}</text>`, ...rules, ...paths, ends].join('\n');
}

/** 1, 2 or 5 times a power of ten. */
function niceAbove(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find(n => n * power >= most) ?? 10) * power;
}
