// What was foreseen is shown at once, and what then comes changes nothing.

import { stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { expect, test } from 'vitest';
import type { Connection, Unnumbered } from '../table/connection.ts';
import { foresightAt } from '../table/foresight.ts';
import { makeHost } from '../table/host.ts';
import { told } from '../table/use-table.ts';

function table(): { ask: (request: Unnumbered) => Reply; connection: Connection; asked: string[] } {
  const host = makeHost(() => stream('foresight', 'chance'));
  const asked: string[] = [];
  let id = 0;
  const ask = (request: Unnumbered): Reply => {
    asked.push(request.type);
    return structuredClone(host.answer({ ...request, id: ++id }));
  };
  const connection: Connection = { ask: async request => ask(request), listen: () => () => undefined, close: () => undefined };
  return { ask, connection, asked };
}

const opened = (ask: (request: Unnumbered) => Reply): Position =>
  ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }) as Position;

test('nothing is drawn anew where it came as foreseen', async () => {
  const { ask, connection } = table();
  const known = told({ log: [] }, opened(ask));
  const foresight = foresightAt(connection, known.position);
  const { at = 0, question } = known.position ?? {};
  const [seat, key] = [question?.seat ?? 0, question?.offered[0] ?? ''];
  await foresight.foresee(seat, key);
  const request = { type: 'choose', at, seat, key } as const;
  const before = foresight.of(request);
  if (before === undefined) throw new Error('not foreseen');
  const shown = told(known, before);
  expect(shown.position?.at).toBe(at + 1);
  expect(told(shown, ask(request))).toBe(shown);
});

test('it is asked once, for moves that are offered, and holds for one position and one move', async () => {
  const { ask, connection, asked } = table();
  const position = opened(ask);
  const foresight = foresightAt(connection, position);
  const { at, question } = position;
  const [seat, key, other] = [question?.seat ?? 0, question?.offered[0] ?? '', question?.offered[1] ?? ''];
  for (const of of [key, key, 'no such move', key]) await foresight.foresee(seat, of);
  await foresight.foresee(1 - seat, other);
  expect(asked.filter(type => type === 'foresee')).toHaveLength(1);
  expect(foresight.of({ type: 'choose', at, seat, key })).toBeDefined();
  expect(foresight.of({ type: 'choose', at: at + 1, seat, key })).toBeUndefined();
  expect(foresight.of({ type: 'choose', at, seat, key: other })).toBeUndefined();
  expect(foresight.of({ type: 'confirm', at, seat })).toBeUndefined();
});

test('what is drawn when a turn is confirmed is not known before', async () => {
  const { ask, connection } = table();
  let now = opened(ask);
  for (let n = 0; n < 200; n++) {
    const { at, question, waiting } = now;
    if (waiting.for === 'confirm') {
      now = ask({ type: 'confirm', at, seat: waiting.seat }) as Position;
      continue;
    }
    const foresight = foresightAt(connection, now);
    const [seat, key] = [question?.seat ?? 0, question?.offered[n % question.offered.length] ?? ''];
    await foresight.foresee(seat, key);
    const request = { type: 'choose', at, seat, key } as const;
    const before = foresight.of(request);
    if (before?.waiting.for === 'confirm') {
      expect(foresight.of({ ...request, confirm: true })).toBeUndefined();
      return;
    }
    now = ask(request) as Position;
  }
  throw new Error('nothing was drawn');
});
