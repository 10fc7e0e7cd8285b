// What is foreseen of a move is what comes of it; where that is not known yet, nothing is.

import { type Random, stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { type Ask, desk, positionIn as position } from './desk.ts';

const GAMES = { 'vinhos/2016': 2, 'vinhos/reserve': 3, 'vinhos/first': 2, 'vinhos/solo': 1, vino: 3 };
const NAMES = ['Ana', 'Bea', 'Carla'];

const keyIn = ({ question }: Position, rng: Random): string => question?.offered[rng.below(question.offered.length)] ?? '';

const foreseen = (reply: Reply): Position | undefined => {
  if (reply.type !== 'foreseen') throw new Error(JSON.stringify(reply));
  return reply.position;
};

/** Plays on; tells how many moves were foreseen. */
function playForeseen(ask: Ask, from: Position, rng: Random, steps: number): { known: number; unknown: number } {
  let now = from;
  const count = { known: 0, unknown: 0 };
  for (let n = 0; n < steps && now.waiting.for !== 'nobody'; n++) {
    const { waiting, at, question } = now;
    if (waiting.for === 'confirm') now = position(ask({ type: 'confirm', at, seat: waiting.seat }));
    else {
      const [seat, key] = [question?.seat ?? 0, keyIn(now, rng)];
      // Some that are not played, too: nothing comes of them.
      for (const other of [keyIn(now, rng), key]) ask({ type: 'foresee', at, seat, key: other });
      const before = foreseen(ask({ type: 'foresee', at, seat, key }));
      const { re: _, ...after } = position(ask({ type: 'choose', at, seat, key }));
      if (before !== undefined) expect(before).toEqual(after);
      count[before === undefined ? 'unknown' : 'known']++;
      now = after;
    }
  }
  return count;
}

describe('what is foreseen is what comes', () => {
  test.each(Object.entries(GAMES))('%s', (game, seats) => {
    const ask = desk(`foresight ${game}`);
    const start = position(ask({ type: 'open', game, names: NAMES.slice(0, seats), options: {} }));
    const { known, unknown } = playForeseen(ask, start, stream('foresight', game), 300);
    expect(known).toBeGreaterThan(50);
    expect(known).toBeGreaterThan(unknown);
  });

  test('also in a copy to try on in', () => {
    const ask = desk('foresight branch');
    const start = position(ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }));
    const rng = stream('foresight branch', 'seats');
    playForeseen(ask, start, rng, 20);
    const at = position(ask({ type: 'look', as: 0 })).at;
    const tried = position(ask({ type: 'branch', name: 'idea', from: at }));
    expect(playForeseen(ask, tried, rng, 40).known).toBeGreaterThan(20);
  });
});

test('foreseeing changes no draw: the same game with and without it', () => {
  const play = (isAsked: boolean): Position => {
    const ask = desk('same draws');
    const rng = stream('same draws', 'seats');
    let now = position(ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }));
    for (let n = 0; n < 150 && now.waiting.for !== 'nobody'; n++) {
      const { waiting, at, question } = now;
      const key = waiting.for === 'confirm' ? '' : keyIn(now, rng);
      const seat = question?.seat ?? 0;
      if (isAsked && key !== '') for (const of of question?.offered.slice(0, 5) ?? []) ask({ type: 'foresee', at, seat, key: of });
      now = position(ask(waiting.for === 'confirm' ? { type: 'confirm', at, seat: waiting.seat } : { type: 'choose', at, seat, key }));
    }
    return now;
  };
  const { re: _a, ...plain } = play(false);
  const { re: _b, ...asked } = play(true);
  expect(asked).toEqual(plain);
});

describe('what only the next one sees is not told beforehand', () => {
  /** The order of a stack that he alone has arranged. */
  const isSecret = ({ view, viewer }: Position): boolean =>
    (view as { arranged: ({ by: number; tiles: unknown } | null)[] }).arranged.some(of => of?.by === viewer && of.tiles !== null);

  test('vinhos/first', () => {
    const rng = stream('arranged', 'seats');
    const count = { secret: 0, foretold: 0 };
    for (let n = 0; n < 100 && count.secret < 3; n++) {
      const ask = desk(`arranged ${n}`);
      let now = position(ask({ type: 'open', game: 'vinhos/first', names: ['Ana', 'Bea'], options: {} }));
      for (let n = 0; n < 60; n++) {
        const { waiting, at, question, viewer } = now;
        if (waiting.for === 'confirm') now = position(ask({ type: 'confirm', at, seat: waiting.seat }));
        else {
          const arranging = question?.offered.find(key => key.includes('arrange'));
          const [seat, key] = [question?.seat ?? 0, arranging ?? keyIn(now, rng)];
          const before = foreseen(ask({ type: 'foresee', at, seat, key }));
          now = position(ask({ type: 'choose', at, seat, key }));
          if (now.viewer === viewer) continue;
          if (isSecret(now)) {
            expect(before).toBeUndefined();
            count.secret++;
          } else if (before !== undefined) count.foretold++;
        }
      }
    }
    expect(count.secret).toBeGreaterThan(0);
    expect(count.foretold).toBeGreaterThan(20);
  });
});

test('a move that is not offered is refused as if it were played', () => {
  const ask = desk('refused');
  const { at, question } = position(ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }));
  const seat = question?.seat ?? 0;
  const asked = { at, seat, key: 'no such move' };
  const [{ re: _a, ...played }, { re: _b, ...before }] = [ask({ type: 'choose', ...asked }), ask({ type: 'foresee', ...asked })];
  expect(before).toEqual(played);
  expect(ask({ type: 'foresee', at: at + 1, seat, key: 'x' })).toMatchObject({ trouble: { code: 'stale' } });
});
