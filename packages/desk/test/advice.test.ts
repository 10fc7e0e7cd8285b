// Advice at a desk: who may ask, what is handed on to whoever gives it, and that it is noted.

import { readFileSync } from 'node:fs';
import { type Random, stream } from '@adega/kernel';
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { type Host, hostWith, type Inquiry } from '../index.ts';
import { SHELF } from './desk.ts';

const chanceFrom = (seed: string | undefined): Random => stream(seed ?? 'advice', 'chance');
const NAMES = ['Ana', 'Bea'];

function begin(more: object = {}, shelf = SHELF): Host {
  const host = hostWith(shelf, chanceFrom);
  host.answer({ type: 'open', id: 1, game: 'vinhos/2016', names: NAMES, options: {}, seed: 'x', ...more });
  return host;
}

const positionIn = (host: Host): Position => host.news() as Position;

const hint = (host: Host): Inquiry | undefined => {
  const { at, question } = positionIn(host);
  return host.inquiry({ type: 'hint', id: 9, at, seat: question?.seat ?? 0 });
};

/** All that has happened, as everybody has heard it. */
function wholeLog(host: Host): Position['log']['chapters'] {
  const { viewer } = positionIn(host);
  const { log } = host.answer({ type: 'look', id: 7, as: 'watcher' }) as Position;
  host.answer({ type: 'look', id: 8, as: viewer });
  return log.chapters;
}

/** Plays the first of what is offered, so many times; draws are confirmed. */
function play(host: Host, moves: number): void {
  for (let n = 0; n < moves; n++) {
    const { question, at } = positionIn(host);
    if (question === undefined) return;
    host.answer({ type: 'choose', id: 2, at, seat: question.seat, key: question.offered[0] });
    const { waiting, at: now } = positionIn(host);
    if (waiting.for === 'confirm') host.answer({ type: 'confirm', id: 3, at: now, seat: waiting.seat });
  }
}

test('a hint is thought about from what the seat knows, and counts for it', () => {
  const host = begin();
  expect(positionIn(host).hints).toEqual([0, 0]);
  const { at, question } = positionIn(host);
  const seat = question?.seat ?? 0;
  expect(hint(host)).toMatchObject({ re: 9, type: 'hint', game: 'vinhos/2016', seat, at, seats: 2, view: { seenBy: seat } });
  expect(positionIn(host).hints).toEqual([0, 0].with(seat, 1));
});

test('the record says which move was made after a hint', () => {
  const host = begin();
  hint(host);
  play(host, 3);
  const kept = host.answer({ type: 'record', id: 2 });
  const noted = (kept.type === 'record' ? kept.text : '').split('\n').filter(line => line.includes('# noted: hint'));
  expect(noted).toHaveLength(1);
  expect(wholeLog(host).filter(({ notes }) => notes?.includes('hint'))).toHaveLength(1);
});

test('a table may have no advice; then nothing is handed on, and nothing counts', () => {
  const host = begin({ hints: false });
  expect(positionIn(host).hints).toBe(false);
  expect(hint(host)).toBeUndefined();
  const { at, question } = positionIn(host);
  const reply = host.answer({ type: 'hint', id: 9, at, seat: question?.seat ?? 0 });
  expect(reply).toMatchObject({ re: 9, trouble: { code: 'no-advice', why: 'not-allowed' } });
  expect(positionIn(host).hints).toBe(false);
});

test('nobody gives advice on a game that nobody judges', () => {
  const titles = SHELF.titles.map(({ judge: _judge, ...title }) => title);
  const host = begin({}, { ...SHELF, titles });
  expect(positionIn(host).hints).toBeUndefined();
  expect(hint(host)).toBeUndefined();
  expect(host.answer({ type: 'worth', id: 9, to: 0 })).toMatchObject({ trouble: { code: 'no-advice', why: 'nobody' } });
});

test('what is wrong with a question is said, and does not count', () => {
  const host = begin();
  const { at, question } = positionIn(host);
  const seat = question?.seat ?? 0;
  for (const [message, code] of [
    [{ type: 'hint', at: at + 1, seat }, 'stale'],
    [{ type: 'hint', at, seat: 1 - seat }, 'no-advice'],
    [{ type: 'hint', at, seat: 7 }, 'no-such-seat'],
    [{ type: 'why', entry: at }, 'no-such-entry'],
    [{ type: 'why', entry: 0 }, 'no-advice'],
    [{ type: 'worth', to: at + 1 }, 'no-such-entry'],
  ] as const) {
    expect(host.inquiry({ id: 9, ...message })).toBeUndefined();
    expect(host.answer({ id: 9, ...message })).toMatchObject({ trouble: { code } });
  }
  expect(positionIn(host).hints).toEqual([0, 0]);
  expect(host.inquiry({ type: 'choose', id: 9, at, seat, key: 'nonsense' })).toBeUndefined();
  expect(host.inquiry('nonsense')).toBeUndefined();
});

test('nobody asks for a hint in the place of a bot', () => {
  const host = begin({ bots: ['level1', 'level1'] });
  const { at } = positionIn(host);
  expect(host.inquiry({ type: 'hint', id: 9, at, seat: host.thought()?.seat })).toBeUndefined();
});

test('why somebody did something: all that the seat did in a row, from where it began', () => {
  const host = begin();
  play(host, 12);
  const log = wholeLog(host);
  const last = log.findLastIndex(({ by }) => by >= 0);
  const seat = log[last]?.by;
  const inquiry = host.inquiry({ type: 'why', id: 9, entry: last });
  expect(inquiry).toMatchObject({ type: 'why', seat, view: { seenBy: seat } });
  const from = inquiry?.at ?? 0;
  expect(from).toBeLessThanOrEqual(last);
  expect(log[from - 1]?.by).not.toBe(seat);
  const run = log.slice(from);
  const own = run.slice(0, run.findIndex(({ by }) => by !== seat) >>> 0);
  expect(inquiry?.played).toEqual({ keys: own.map(({ key }) => key), asked: last - from });
});

test('a position that was is judged as it was known then', () => {
  const host = begin();
  play(host, 6);
  const { viewer, at } = positionIn(host);
  expect(host.inquiry({ type: 'worth', id: 9, to: at - 3 })).toMatchObject({ at: at - 3, view: { seenBy: viewer } });
  expect(positionIn(host).hints).toEqual([0, 0].with(Number(viewer), 1));
});

test('in a copy it is still the one who tries on who asks', () => {
  const host = begin({ bots: [null, 'level1'] });
  host.answer({ type: 'branch', id: 4, name: 'idea', from: positionIn(host).at });
  for (let n = 0; n < 4; n++) {
    hint(host);
    play(host, 1);
  }
  expect(positionIn(host)).toMatchObject({ branch: 'idea', hints: [4, 0] });
});

test('a kept game goes on counting', () => {
  const host = begin();
  hint(host);
  const { hints } = positionIn(host);
  const kept = host.answer({ type: 'record', id: 2 });
  const record = kept.type === 'record' ? kept.text : '';
  const other = hostWith(SHELF, chanceFrom);
  const resumed = (more: object) => other.answer({ type: 'resume', id: 1, names: NAMES, record, ...more });
  expect(resumed({ hints })).toMatchObject({ hints });
  hint(other);
  expect(positionIn(other).hints).toEqual((hints as number[]).map(n => 2 * n));
  expect(resumed({ hints: false })).toMatchObject({ hints: false });
  expect(resumed({})).toMatchObject({ hints: [0, 0] });
});

test('after the game nobody counts, and everybody may know what a seat knew', () => {
  const host = hostWith(SHELF, chanceFrom);
  const record = readFileSync(new URL('../../vino/test/games/last-government.txt', import.meta.url), 'utf8');
  expect(host.answer({ type: 'resume', id: 1, names: [], record })).toMatchObject({ waiting: { for: 'nobody' } });
  const secret = wholeLog(host).findIndex(({ by, key }) => by >= 0 && key.startsWith('choose'));
  const inquiry = host.inquiry({ type: 'why', id: 9, entry: secret });
  expect(inquiry?.played?.keys[0]).toMatch(/^choose \w+ \w+$/);
  expect(positionIn(host).hints).toEqual(positionIn(host).names.map(() => 0));
});
