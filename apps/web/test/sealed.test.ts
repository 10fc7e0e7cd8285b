// Experts for the fair are chosen in secret at one screen: nothing that the page is sent for the next seat tells what the one before chose.
import { stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { makeHost } from '../table/host.ts';
import { faceOf } from './faces.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora'];

interface Table {
  readonly ask: (request: object) => Reply;
  readonly now: Position;
}

/** Random play with this seed up to a sealed question that at least two seats have to answer; undefined where none came. */
function sealedTable(game: string, seed: string): Table | undefined {
  const rng = stream(seed, 'seats');
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object): Reply => host.answer({ ...request, id: 0 });
  let now = ask({ type: 'open', game, names: NAMES, options: {} }) as Position;
  while (now.waiting.for !== 'nobody') {
    const { at, waiting, question } = now;
    if (question?.asks === 'choose-experts' && waiting.for === 'seats' && waiting.seats.length > 1) return { ask, now };
    const key = question?.offered[rng.below(question.offered.length)];
    const request = waiting.for === 'confirm' ? { type: 'confirm', seat: waiting.seat } : { type: 'choose', seat: question?.seat, key };
    now = ask({ ...request, at }) as Position;
  }
  return undefined;
}

const tables = (game: string): Table[] =>
  Array.from({ length: 12 }, (_, i) => sealedTable(game, `sealed ${i}`)).filter(t => t !== undefined);

describe.each(['vinhos/reserve', 'vinhos/first'])('%s', game => {
  test('shows the next seat nothing of a sealed choice, whatever was chosen', { timeout: 60_000 }, () => {
    const found = tables(game);
    expect(found.length).toBeGreaterThan(2);
    for (const { ask, now } of found) {
      const chooser = now.question?.seat as number;
      const shown = (now.question?.offered ?? []).slice(0, 4).map(key => {
        const then = ask({ type: 'choose', at: now.at, seat: chooser, key }) as Position;
        expect(then.viewer).not.toBe(chooser);
        expect(faceOf(game).sealed).toContain(then.question?.asks);
        // The whole log, as if the page had just been opened.
        ask({ type: 'look', as: chooser });
        const seen = {
          position: ask({ type: 'look', as: then.viewer }),
          history: ask({ type: 'history' }),
          past: ask({ type: 'past', to: then.at }),
          compare: ask({ type: 'compare' }),
        };
        ask({ type: 'undo', at: then.at, seat: chooser, to: now.at });
        return JSON.stringify(seen);
      });
      expect(new Set(shown).size).toBe(1);
      expect(shown[0]).toContain('bring ?');
    }
  });

  test('shows a seat its own choice again, and all of them once all have chosen', { timeout: 60_000 }, () => {
    for (const { ask, now } of tables(game).slice(0, 2)) {
      const key = now.question?.offered.at(-1) as string;
      const chooser = now.question?.seat as number;
      let then = ask({ type: 'choose', at: now.at, seat: chooser, key }) as Position;
      const own = ask({ type: 'look', as: chooser }) as Position;
      expect(own.log.chapters.at(-1)?.key).toBe(key);
      while (then.question?.asks === 'choose-experts') {
        then = ask({ type: 'choose', at: then.at, seat: then.question.seat, key: then.question.offered[0] }) as Position;
      }
      expect(then.waiting.for).toBe('confirm');
      const after = ask({ type: 'confirm', at: then.at, seat: then.waiting.for === 'confirm' ? then.waiting.seat : 0 }) as Position;
      const told = after.log.chapters.map(chapter => chapter.key).filter(line => line.startsWith('brought '));
      expect(told.length).toBeGreaterThan(1);
      expect(told).toContain(key.replace('bring', `brought ${chooser + 1}`));
    }
  });
});
