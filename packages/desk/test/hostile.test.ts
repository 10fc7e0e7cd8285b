import { stream } from '@adega/kernel';
import { parseReply, type Reply } from '@adega/wire';
import { expect, test } from 'vitest';
import { hostWith } from '../index.ts';
import { stageWith } from '../staging.ts';
import { SHELF } from './desk.ts';

const host = hostWith(
  SHELF,
  () => stream('hostile', 'chance'),
  (text, chance) => stageWith([], text, chance),
);

function answerTo(message: unknown): Reply {
  const reply = parseReply(JSON.parse(JSON.stringify(host.answer(message))));
  if (reply.message === undefined) throw new Error(JSON.stringify(reply.trouble));
  return reply.message;
}

const LONG = 'x'.repeat(900_000);
const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);
const head = (game: string, more = ''): string => `adega-record: 1\ngame: ${game}\nrules: 2\npack: none\n${more}\n`;

test('whatever a page sends, the answer is one that can be read, of bounded size, and the match stays', () => {
  const before = answerTo({ type: 'open', id: 1, game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} });
  if (before.type !== 'position') throw new Error(before.type);
  const { at } = before;
  const seat = before.question?.seat ?? 0;
  const ideas = [
    deep('{"before":', '}', 30_000).replace('{}', '{"viewer":0,"at":0}'),
    `{"viewer":0,"at":0,"chapters":${deep('[', ']', 100_000)},"state":{},"entries":[]}`,
    JSON.stringify({ viewer: 0, at: 0, chapters: [], entries: [], state: { players: [{ estates: [{ waiting: 4_000_000_000 }] }] } }),
    JSON.stringify({ cuts: [{ viewer: 0, at: 0, seed: 1 }], entries: Array.from({ length: 9999 }, () => [0, 'pass']) }),
  ];
  const messages: unknown[] = [
    { type: 'open', id: 2, game: LONG, names: ['Ana'], options: {} },
    { type: 'open', id: 2, game: 'vino', names: [LONG, 'Bea', 'Carlos'], options: {} },
    { type: 'open', id: 2, game: 'vino', names: [{}, [], null], options: {} },
    { type: 'open', id: 2, game: 'vino', names: ['Ana', 'Bea', 'Carlos'], options: { seats: 1e9, toString: 1 } },
    { type: 'open', id: 2, game: '__proto__', names: ['Ana'], options: {} },
    { type: 'open', id: 2, game: 'constructor', names: ['Ana'], options: {} },
    { type: 'resume', id: 2, names: [], record: LONG },
    { type: 'resume', id: 2, names: [], record: head(LONG) },
    { type: 'resume', id: 2, names: [], record: head('vino', `option.${LONG}: 1`) },
    { type: 'resume', id: 2, names: [], record: head('vino', `option.seats: ${LONG}`) },
    { type: 'resume', id: 2, names: [], record: `${head('vino')}1 ${LONG}` },
    { type: 'resume', id: 2, names: [], record: head('vino').repeat(5000) },
    { type: 'resume', id: 2, names: [], record: head('vino').replace('rules: 2', 'rules: 0') + '1 fly\n'.repeat(5000), kept: {} },
    { type: 'stage', id: 2, scenario: deep('[', ']', 99_000) },
    { type: 'stage', id: 2, scenario: deep('{"a":', '}', 20_000).replace('{}', '{"a":1}') },
    { type: 'stage', id: 2, scenario: LONG },
    { type: 'choose', id: 2, at, seat, key: LONG },
    { type: 'choose', id: 2, at, seat, key: 'x'.repeat(200) },
    { type: 'choose', id: 2, at, seat, key: '\u0000\u202e' },
    { type: 'choose', id: 2, at, seat, key: 'toString' },
    { type: 'choose-line', id: 2, at, seat, keys: Array.from({ length: 200 }, () => 'x'.repeat(200)) },
    { type: 'command', id: 2, at, seat, text: ' '.repeat(200) },
    { type: 'command', id: 2, at, seat, text: '\n__proto__ constructor' },
    { type: 'ways', id: 2, at, seat, key: 'enter '.repeat(30) },
    { type: 'branch', id: 2, name: 'a'.repeat(201), from: 0 },
    { type: 'branch', id: 2, name: 'b', from: Number.MAX_SAFE_INTEGER },
    { type: 'branch', id: 2, name: 'b', from: -1 },
    { type: 'past', id: 2, to: 1e15 },
    { type: 'undo', id: 2, at, seat, to: 1e15 },
    { type: 'look', id: 2, as: '0' },
    { type: 'visit', id: 2, name: '__proto__' },
    { type: 'report', id: 2, [LONG]: JSON.parse(deep('[', ']', 5000)) },
    { id: 2 },
    JSON.parse(deep('[', ']', 5000)),
    LONG,
    Number.NaN,
  ];
  for (const [n, message] of messages.entries()) {
    const reply = answerTo(message);
    const what = `message ${n}`;
    if (reply.type !== 'command') expect(reply.type, what).toBe('trouble');
    expect(JSON.stringify(reply).length, what).toBeLessThan(60_000);
    expect(answerTo({ type: 'look', id: 3, as: seat }), what).toMatchObject({ at, view: before.view, branches: [] });
  }
  const { text } = answerTo({ type: 'record', id: 4 }) as Reply & { type: 'record' };
  const resumed = answerTo({
    type: 'resume',
    id: 5,
    names: [],
    record: text,
    ideas: ideas.map((idea, n) => ({ name: `i${n}`, text: idea })),
  });
  expect(resumed).toMatchObject({ type: 'position', at });
  for (const type of ['record', 'history', 'compare'] as const) expect(answerTo({ type, id: 6 }).type).toBe(type);
});
