import { type Random, stream } from '@adega/kernel';
import type { State } from '@adega/vinhos';
import { type Position, parseReply, parseRequest, type Reply, type Unnumbered } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { hostWith } from '../index.ts';
import { SHELF } from './desk.ts';

/** A host at the other end of a wire that carries only JSON. */
function desk(seed = 'desk') {
  const host = hostWith(SHELF, named => stream(named ?? seed, 'chance'));
  let id = 0;
  const raw = (message: unknown): Reply => {
    const reply = parseReply(JSON.parse(JSON.stringify(host.answer(JSON.parse(JSON.stringify(message))))));
    if (reply.message === undefined) throw new Error(`an answer that is none: ${JSON.stringify(reply.trouble)}`);
    return reply.message;
  };
  const ask = (request: Unnumbered): Reply => {
    const message = { ...request, id: ++id };
    expect(parseRequest(message).trouble).toBeUndefined();
    const reply = raw(message);
    expect(reply.re).toBe(id);
    return reply;
  };
  return { ask, raw };
}

type Desk = ReturnType<typeof desk>;

const position = (reply: Reply): Position => {
  if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
  return reply;
};

const open = (d: Desk, names = ['Ana', 'Bea']): Position =>
  position(d.ask({ type: 'open', game: 'vinhos/2016', names, options: { regions: 'random' } }));

/** The next step with anything offered. */
function step(d: Desk, now: Position, rng: Random): Position {
  const { waiting, at, question } = now;
  if (waiting.for === 'confirm') return position(d.ask({ type: 'confirm', at, seat: waiting.seat }));
  if (question === undefined) throw new Error('nobody is asked');
  const key = question.offered[rng.below(question.offered.length)] as string;
  return position(d.ask({ type: 'choose', at, seat: question.seat, key }));
}

function playTo(d: Desk, from: Position, rng: Random, stop: (now: Position) => boolean): Position {
  let now = from;
  for (let n = 0; n < 3000 && now.waiting.for !== 'nobody' && !stop(now); n++) now = step(d, now, rng);
  return now;
}

describe('a match over the wire', () => {
  test.each([2, 3, 4])('is played to its end by %i', seats => {
    const d = desk(`end${seats}`);
    const names = ['Ana', 'Bea', 'Carlos', 'Dora'].slice(0, seats);
    const end = playTo(d, open(d, names), stream(`end${seats}`, 'seats'), () => false);
    expect(end.waiting).toEqual({ for: 'nobody' });
    expect(end.result?.map(place => place.rank).sort()).toContain(1);
    expect(end.scores).toHaveLength(seats);
    for (const { total, parts } of end.scores) expect(parts.reduce((n, part) => n + part.amount, 0)).toBe(total);
  });

  test('whoever ends a turn and says so need not confirm it', () => {
    const [asked, ended, inLines] = [desk('ends'), desk('ends'), desk('ends')];
    const isDrawn = (now: Position) => now.waiting.for === 'confirm';
    let [one, other, line] = [open(asked), open(ended), open(inLines)];
    for (let n = 0; n < 10; n++) {
      const { at, question } = one;
      const [key = ''] = question?.offered ?? [];
      const seat = question?.seat ?? 0;
      one = position(asked.ask({ type: 'choose', at, seat, key }));
      if (isDrawn(one)) one = position(asked.ask({ type: 'confirm', at: one.at, seat }));
      other = position(ended.ask({ type: 'choose', at, seat, key, confirm: true }));
      expect(isDrawn(other)).toBe(false);
      line = position(inLines.ask({ type: 'choose-line', at, seat, keys: [key], confirm: true }));
      expect([other.at, other.view]).toEqual([one.at, one.view]);
      expect([line.at, line.view]).toEqual([one.at, one.view]);
    }
  });

  test('the page looks through the eyes of who decides, and gets nobody else’s arranged stack', () => {
    let secrets = 0;
    for (let seed = 0; seed < 12; seed++) {
      const d = desk(`eyes${seed}`);
      playTo(d, open(d), stream(`eyes${seed}`, 'seats'), now => {
        if (now.waiting.for === 'seats') expect(now.waiting.seats).toContain(now.viewer);
        for (const arranged of (now.view as unknown as State).arranged) {
          if (arranged !== null && arranged.by !== now.viewer) {
            expect(arranged.tiles).toBeNull();
            secrets++;
          }
        }
        return false;
      });
    }
    expect(secrets).toBeGreaterThan(0);
  });

  test('the chapters sent make up the whole log', () => {
    const d = desk('log');
    const rng = stream('log', 'seats');
    let log: unknown[] = [];
    const hear = (now: Position) => {
      expect(now.log.from).toBeLessThanOrEqual(log.length);
      log = [...log.slice(0, now.log.from), ...now.log.chapters];
      expect(log).toHaveLength(now.at);
    };
    let now = open(d);
    hear(now);
    for (let n = 0; n < 120; n++) {
      if (now.undo.possible && n % 7 === 0) now = position(d.ask({ type: 'undo', at: now.at, seat: now.undo.seat, to: now.at - 1 }));
      else now = step(d, now, rng);
      hear(now);
    }
    const all = position(d.ask({ type: 'look', as: 1 - Number(now.viewer) }));
    expect(all.log.from).toBe(0);
    expect(all.log.chapters).toHaveLength(log.length);
  });

  test('a record leads back to the same position', () => {
    const d = desk('record');
    const now = playTo(d, open(d), stream('record', 'seats'), p => p.at > 90 && p.waiting.for === 'seats');
    const saved = d.ask({ type: 'record' });
    if (saved.type !== 'record') throw new Error('no record');
    const again = position(desk('other').ask({ type: 'resume', names: ['Ana', 'Bea'], record: saved.text }));
    expect(again.at).toBe(now.at);
    expect(again.question).toEqual(now.question);
    expect(again.view).toEqual(now.view);
  });

  test('a preview and remedies are told in the words of the wire', () => {
    const d = desk('advice');
    const now = playTo(d, open(d), stream('advice', 'seats'), p => p.question?.asks === 'move' && p.question.greyed.length > 0);
    const { seat, offered, greyed } = now.question ?? { seat: 0, offered: [], greyed: [] };
    expect(d.ask({ type: 'preview', at: now.at, seat, key: offered[0] as string })).toMatchObject({ type: 'preview', key: offered[0] });
    expect(d.ask({ type: 'remedies', at: now.at, seat, key: greyed[0]?.key as string })).toMatchObject({ type: 'remedies' });
    expect(position(d.ask({ type: 'look', as: seat })).at).toBe(now.at);
  });
});

describe('what cannot be', () => {
  test('is answered with its code and changes nothing', () => {
    const d = desk('wrong');
    expect(d.ask({ type: 'record' })).toMatchObject({ trouble: { code: 'no-table' } });
    const now = playTo(d, open(d), stream('wrong', 'seats'), p => p.question?.asks === 'move' && p.question.greyed.length > 0);
    const { at, question } = now;
    const seat = question?.seat ?? 0;
    const greyed = question?.greyed[0];
    const offered = question?.offered[0] as string;
    const troubles: [Unnumbered, object][] = [
      [
        { type: 'choose', at: at - 1, seat, key: offered },
        { code: 'stale', seen: at - 1, at },
      ],
      [
        { type: 'choose', at, seat: 1 - seat, key: offered },
        { code: 'not-asked', seat: 1 - seat, asked: [seat] },
      ],
      [
        { type: 'choose', at, seat, key: 'sing loudly' },
        { code: 'unreadable', word: 'sing' },
      ],
      [
        { type: 'choose', at, seat, key: greyed?.key as string },
        { code: 'not-offered', refusal: greyed?.refusal },
      ],
      [
        { type: 'choose', at, seat: 5, key: offered },
        { code: 'no-such-seat', seat: 5 },
      ],
      [
        { type: 'confirm', at, seat },
        { code: 'nothing-to-confirm', seat },
      ],
      [{ type: 'undo', at, seat, to: 0 }, { code: 'no-undo' }],
      [
        { type: 'look', as: 7 },
        { code: 'no-such-seat', seat: 7 },
      ],
      [
        { type: 'open', game: 'whist', names: ['a'], options: {} },
        { code: 'unknown-game', game: 'whist' },
      ],
      [
        { type: 'open', game: 'vinhos/2016', names: ['a'], options: {} },
        { code: 'bad-option', option: 'seats', value: '1' },
      ],
      [
        { type: 'open', game: 'vinhos/2016', names: ['a', 'b'], options: { regions: 'mine' } },
        { code: 'bad-option', option: 'regions' },
      ],
      [
        { type: 'resume', names: [], record: 'dear diary' },
        { code: 'bad-record', problem: { problem: 'not-a-record', line: 1 } },
      ],
    ];
    for (const [request, trouble] of troubles) expect(d.ask(request), JSON.stringify(request)).toMatchObject({ type: 'trouble', trouble });
    for (const nonsense of [null, 7, 'choose', {}, { type: 'choose', id: 3 }]) {
      expect(d.raw(nonsense)).toMatchObject({ type: 'trouble', trouble: { code: 'bad-message' } });
    }
    expect(d.raw({ type: 'choose', id: 3 }).re).toBe(3);
    expect(position(d.ask({ type: 'look', as: seat }))).toMatchObject({ at, view: now.view });
  });
});
