// How many presses a turn takes: in games of bots every answer is one, and so is a word before a draw, unless the answer ends the turn. To
// stop and to end the turn are one press.
import { readdirSync, readFileSync } from 'node:fs';
import { hostWith } from '@adega/desk';
import { type AnyGame, CHANCE, parseRecord, stream, type Turn, turnsOf } from '@adega/kernel';
import { gameOf, TITLES } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';

import { words as vino } from '../games/vino/text/en/words.ts';
import { endsTurn } from '../table/ending-turn.ts';
import { sayWith } from '../text/words.ts';
import { EN } from './english.ts';
import { faceOf } from './faces.ts';

const FOLDER = new URL('bot-games/', import.meta.url);
const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora', 'Eva'];
const say = sayWith(createIntl({ locale: 'en', messages: { ...EN, ...vino } }));

class Played {
  readonly game: AnyGame;
  readonly turns: readonly Turn<unknown>[];
  readonly #entries: readonly unknown[];
  readonly #head: string;
  readonly #lines: readonly string[];
  readonly #host = hostWith({ titles: TITLES, gameOf }, () => stream('nobody draws'));
  constructor(text: string) {
    this.game = gameOf(/^game: (.*)$/m.exec(text)?.[1] ?? '') as AnyGame;
    const read = parseRecord(this.game, text);
    if (read.problem !== undefined) throw new Error('a record of other rules');
    const { record } = read;
    this.turns = turnsOf(this.game, record.options, record.entries).filter(({ by }) => by !== CHANCE);
    this.#entries = record.entries;
    const from = text.indexOf('\n\n') + 2;
    this.#head = text.slice(0, from).replace(/^result.*\n/gm, '');
    this.#lines = text.slice(from).split('\n');
  }
  /** Before this entry was made. */
  before(entry: unknown): Position {
    const record =
      this.#head +
      this.#lines
        .slice(0, this.#entries.indexOf(entry))
        .map(line => `${line}\n`)
        .join('');
    const names = NAMES.slice(0, Number(/^option.seats: (\d+)$/m.exec(this.#head)?.[1] ?? 1));
    return this.#host.answer({ type: 'resume', id: 1, names, record }) as Position;
  }
}

function pressesOf(played: Played, { entries }: Turn<unknown>): number {
  return entries.reduce((presses, entry, i) => {
    if (entry.by === CHANCE || isEndedWith(played, entries, i)) return presses;
    if (entries[i + 1]?.by !== CHANCE) return presses + 1;
    const position = played.before(entry);
    const { group } = faceOf(position.game).move(say, position, played.game.keyOf(entry.move));
    return presses + (endsTurn(group) ? 1 : 2);
  }, 0);
}

/** Whether the press before has ended the turn, too. */
function isEndedWith(played: Played, entries: Turn<unknown>['entries'], i: number): boolean {
  const [stop, end] = [entries[i - 1], entries[i]];
  if (stop === undefined || end === undefined || stop.by !== end.by || played.game.keyOf(end.move) !== 'end') return false;
  const position = played.before(stop);
  return faceOf(position.game).move(say, position, played.game.keyOf(stop.move)).ends?.includes('end') ?? false;
}

const quantile = (all: readonly number[], q: number): number => [...all].sort((a, b) => a - b)[Math.ceil(q * all.length) - 1] ?? 0;

test.each(readdirSync(FOLDER))('%s: half of the turns take at most four presses, nine of ten at most eight', file => {
  const played = new Played(readFileSync(new URL(file, FOLDER), 'utf8'));
  const presses = played.turns.map(turn => pressesOf(played, turn));
  expect(presses.length).toBeGreaterThan(20);
  expect(quantile(presses, 0.5)).toBeLessThanOrEqual(4);
  expect(quantile(presses, 0.9)).toBeLessThanOrEqual(8);
});
