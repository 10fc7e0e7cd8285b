// Several games between the same bots, and what they add up to.

import { makeRecord } from '@adega/kernel';
import { writeText } from './files.ts';
import { type Match, type Pairing, playMatch } from './match.ts';
import { Spread } from './tables.ts';

export interface Series {
  readonly pairing: Pairing;
  readonly games: number;
  readonly seed: string;
  /** The file of game n, counted from 1, where records are kept. */
  readonly record: ((n: number) => string) | undefined;
}

export interface Outcomes {
  decisions: number;
  chance: number;
  seconds: number;
  /** Of each seat; a shared win counts in parts. */
  readonly wins: number[];
  readonly scores: Spread[];
  /** What a player alone came to: how often each score, with what it is called, and the mean of each part. */
  readonly alone: Alone | undefined;
  /** Games that did not end, and why. */
  readonly failures: string[];
}

export interface Alone {
  readonly scores: Map<number, { games: number; readonly title: string | undefined }>;
  readonly parts: Map<string, Spread>;
}

export function playSeries(series: Series, tell: (share: number) => void): Outcomes {
  const { bots } = series.pairing;
  const wins = bots.map(() => 0);
  const all: Outcomes = {
    decisions: 0,
    chance: 0,
    seconds: 0,
    wins,
    scores: bots.map(() => new Spread()),
    alone: aloneFor(bots),
    failures: [],
  };
  const began = performance.now();
  for (let n = 1; n <= series.games; n++) {
    const match = playMatch(series.pairing, `${series.seed}/${n}`);
    takeIn(all, match, n);
    if (series.record !== undefined) writeText(series.record(n), recordOf(series, match, n));
    tell(n / series.games);
  }
  all.seconds = (performance.now() - began) / 1000;
  return all;
}

function takeIn(all: Outcomes, match: Match, n: number): void {
  const { record, decisions, chance, failure } = match;
  if (all.alone !== undefined) takeInAlone(all.alone, match);
  all.decisions += decisions;
  all.chance += chance;
  if (failure !== undefined) all.failures.push(`game ${n} did not end: ${failure}`);
  const winners = record.result?.filter(o => o.rank === 1).length ?? 0;
  for (const { seat, rank, total } of record.result ?? []) {
    all.scores[seat]?.add(total);
    if (rank === 1) all.wins[seat] = (all.wins[seat] as number) + 1 / winners;
  }
}

/** Where there is nobody to win against, what counts is what one comes to. */
const aloneFor = (bots: readonly unknown[]): Alone | undefined => (bots.length === 1 ? { scores: new Map(), parts: new Map() } : undefined);

function takeInAlone({ scores: tally, parts }: Alone, { scores = [], places = [] }: Match): void {
  for (const { total, parts: own } of scores) {
    const row = tally.get(total) ?? { games: 0, title: places[0]?.title };
    row.games++;
    tally.set(total, row);
    for (const { part, amount } of own) {
      const spread = parts.get(part) ?? new Spread();
      spread.add(amount);
      parts.set(part, spread);
    }
  }
}

/** The record, with how it came about as a comment. */
function recordOf({ pairing, seed }: Series, { record }: Match, n: number): string {
  const players = pairing.bots.map(bot => bot.name).join(', ');
  return `# played by ${players}; seed ${seed.replace(/\s/g, ' ')}, game ${n}\n${makeRecord(pairing.game, record)}`;
}
