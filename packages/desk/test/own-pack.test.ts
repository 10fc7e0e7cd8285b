import * as vinhos from '@adega/vinhos';
import { PACK } from '@adega/vino/data/packs.ts';
import { type Position, parseRequest, type Reply } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { type Ask, desk, positionIn } from './desk.ts';

const names = ['Ana', 'Bea'];
const open = { type: 'open', game: 'vinhos/2016', names, options: {} } as const;

/** Ours with another price for a winery. */
const dear = (winery: number): string =>
  JSON.stringify({ ...vinhos.PACK_2016, prices: { ...vinhos.PACK_2016.prices, winery } }, undefined, 2);

const compact = (json: string): string => JSON.stringify(JSON.parse(json));

const recordOf = (ask: Ask): string => {
  const reply = ask({ type: 'record' });
  return reply.type === 'record' ? reply.text : '';
};

/** A table with a pack of somebody's own after some moves. */
function played(seed: string): { ask: Ask; now: Position; record: string } {
  const ask = desk(seed);
  let now = positionIn(ask({ ...open, pack: dear(5) }));
  for (let i = 0; i < 6; i++) {
    const { at, waiting, question } = now;
    if (waiting.for === 'confirm') now = positionIn(ask({ type: 'confirm', at, seat: waiting.seat }));
    else now = positionIn(ask({ type: 'choose', at, seat: question?.seat ?? 0, key: question?.offered[0] ?? '' }));
  }
  return { ask, now, record: recordOf(ask) };
}

const troubleIn = (reply: Reply) => (reply.type === 'trouble' ? reply.trouble : reply.type);

describe("a table with a pack of one's own", () => {
  test('is told with it, and its record names it', () => {
    const ask = desk('own');
    const position = positionIn(ask({ ...open, pack: dear(5) }));
    const told = ask({ type: 'pack', game: 'vinhos/2016', pack: dear(5) });
    expect(told).toMatchObject({ type: 'pack', name: position.pack, differs: [{ path: '/prices/winery', ours: '3', theirs: '5' }] });
    expect(position.own).toBe(compact(dear(5)));
    expect(recordOf(ask)).toContain(`pack: ${position.pack}`);
  });

  test('is played with its numbers', () => {
    const ask = desk('numbers');
    const position = positionIn(
      ask({ type: 'open', game: 'vino', names: ['A', 'B', 'C'], options: {}, pack: JSON.stringify({ ...PACK, money: 9999 }) }),
    );
    expect(position.view).toMatchObject({ players: [{ money: 9999 }, { money: 9999 }, { money: 9999 }] });
  });

  test("that is ours is none of one's own", () => {
    const position = positionIn(desk('ours')({ ...open, pack: JSON.stringify(vinhos.PACK_2016, undefined, 2) }));
    expect(position).not.toHaveProperty('own');
    expect(position).not.toHaveProperty('pack');
  });

  test('goes on with the pack that it names, by older rules too', () => {
    const { now, record } = played('resume');
    const again = positionIn(desk('again')({ type: 'resume', names, record, pack: dear(5) }));
    expect(again).toMatchObject({ at: now.at, view: now.view, pack: now.pack, own: now.own });
    const older = record.replace(/^rules: \d+$/m, 'rules: 1');
    expect(desk('older')({ type: 'resume', names, record: older, pack: dear(5) })).toMatchObject({ type: 'position', own: now.own });
  });

  test('does not go on without it, nor with another', () => {
    const { now, record } = played('missing');
    expect(troubleIn(desk('a')({ type: 'resume', names, record }))).toEqual({ code: 'missing-pack', pack: now.pack });
    expect(troubleIn(desk('b')({ type: 'resume', names, record, pack: dear(6) }))).toMatchObject({ code: 'other-pack', named: now.pack });
    const ours = recordOf(begun('c'));
    expect(troubleIn(desk('d')({ type: 'resume', names, record: ours, pack: dear(6) }))).toMatchObject({ code: 'other-pack' });
  });

  test('keeps it in its past and in copies to try on in', () => {
    const { ask, now } = played('past');
    expect(ask({ type: 'past', to: 1 })).toMatchObject({ position: { pack: now.pack, own: now.own } });
    expect(ask({ type: 'branch', name: 'x', from: now.at })).toMatchObject({ branch: 'x', own: now.own });
  });
});

function begun(seed: string): Ask {
  const ask = desk(seed);
  ask(open);
  return ask;
}

describe('ours', () => {
  test('can be had to start from', () => {
    expect(desk('start')({ type: 'pack', game: 'vino' })).toMatchObject({ type: 'pack', text: JSON.stringify(PACK), differs: [] });
  });

  test('of a game that nobody knows cannot', () => {
    expect(desk('none')({ type: 'pack', game: 'chess' })).toMatchObject({ trouble: { code: 'unknown-game', game: 'chess' } });
  });
});

describe('a broken pack', () => {
  const ours = JSON.stringify(vinhos.PACK_2016);

  test('is told by place and bound, and the table stays as it was', () => {
    const ask = begun('stays');
    const before = positionIn(ask({ type: 'look', as: 0 }));
    const reply = ask({ ...open, pack: ours.replace(/"winery":\d+/, '"winery":99') });
    expect(troubleIn(reply)).toEqual({ code: 'bad-pack', problems: [{ path: '/prices/winery', expected: 'integer 0..20', got: '99' }] });
    expect(positionIn(ask({ type: 'look', as: 0 }))).toMatchObject({ at: before.at, view: before.view });
  });

  test.each([
    ['no JSON', 'prices: 3'],
    ['an empty text', ''],
    ['cut off', ours.slice(0, 900)],
    ['lists in lists', '['.repeat(32_000) + ']'.repeat(32_000)],
    ['objects in objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['lists in lists at a place', ours.replace(/"slots":\d+/, `"slots":${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
    ['another prototype', ours.replace('{', '{"__proto__":{"format":1},')],
    ['a number that is none', ours.replace(/"slots":\d+/, '"slots":1e999')],
    ['a word for a number', ours.replace(/"slots":\d+/, '"slots":"NaN"')],
    ['of another game', JSON.stringify(PACK)],
    ['too many problems', JSON.stringify({ ...vinhos.PACK_2016, experts: Array.from({ length: 2_000 }, () => ({})) })],
  ])('is refused: %s', (_, pack) => {
    const ask = begun('refused');
    for (const reply of [
      ask({ ...open, pack }),
      ask({ type: 'pack', game: 'vinhos/2016', pack }),
      ask({ type: 'resume', names, record: recordOf(ask), pack }),
    ]) {
      const trouble = troubleIn(reply);
      expect(trouble).toMatchObject({ code: 'bad-pack' });
      expect(JSON.stringify(trouble).length).toBeLessThan(20_000);
      const { problems } = trouble as { problems: readonly { path: string; expected: string }[] };
      expect(problems.length).toBeGreaterThan(0);
      expect(problems.length).toBeLessThanOrEqual(50);
      for (const { expected } of problems) expect(expected).not.toBe('');
    }
  });

  test('is no message where it is too long or no text', () => {
    expect(parseRequest({ ...open, id: 1, pack: ' '.repeat(65_537) }).trouble).toMatchObject({ code: 'bad-message', path: 'pack' });
    expect(parseRequest({ ...open, id: 1, pack: vinhos.PACK_2016 }).trouble).toMatchObject({ code: 'bad-message', path: 'pack' });
    expect(parseRequest({ ...open, id: 1, pack: ours }).message).toBeDefined();
  });

  test('zero is zero, whatever stands before it', () => {
    const ask = desk('zero');
    const pack = ours.replace(/"tax":\d+/, '"tax":-0');
    expect(positionIn(ask({ ...open, pack })).own).toBe(ours.replace(/"tax":\d+/, '"tax":0'));
  });
});
