// The secret choice of experts: who knows what while it lasts. What comes of it is in the scenarios.

import { CHANCE, type Decision, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { PACK_RESERVE } from '../../data/packs.ts';
import { editionReserve } from '../../editions/reserve.ts';
import { lookWith } from '../../look.ts';
import { choices } from '../../rules/contest.ts';
import { HIDDEN, type Move, NONE, type State } from '../../state.ts';
import type { Position } from './position.ts';
import { bare2010 } from './position-2010.ts';

const TASTE_CASH = 0;
const TASTE_MOVE = 1;
/** With an arrow. */
const TASTE_ARROW = 2;
const LOOK_CASH = 12;
const AROMA_CASH = 6;

const set = (...experts: number[]): number => experts.reduce((bits, expert) => bits | (1 << expert), 0);

/** Seats 0 and 1 have presented wines: look and taste with two experts to play, look and alcohol with one. Seat 2 has nothing to choose. */
function contest(): Position {
  return bare2010({ year: 3 })
    .change(s => {
      s.stands[0] = 0;
      s.stands[1] = 1;
      s.stands[2] = 2;
      Object.assign(s.players[0] as object, { presented: 1, mayBring: 2, expertsUp: set(TASTE_CASH, TASTE_MOVE, AROMA_CASH) });
      Object.assign(s.players[1] as object, { presented: 1, mayBring: 4, expertsUp: set(LOOK_CASH) });
      Object.assign(s.players[2] as object, { presented: 1, mayBring: 4, expertsUp: 0 });
      Object.assign(s.players[3] as object, { presented: 0 });
    })
    .run('fair');
}

const asked = (p: Position): number[] => p.game.decide(p.s).map(d => d.by);
const keys = (p: Position, s: State, seat: number): string[] => {
  const decision = p.game.decide(s).find(d => d.by === seat) as Decision<Move>;
  return decision.moves.map(p.game.keyOf);
};

describe('fair.experts-2010', () => {
  test('flow.together: all who have a choice are asked at once, the others not at all', () => {
    expect(asked(contest())).toEqual([0, 1]);
  });

  test('every set of the two features of the stand, at most as many as the fair tile says', () => {
    const p = contest();
    expect(keys(p, p.s, 0)).toEqual(['bring', 'bring taste.cash', 'bring taste.free-move', 'bring taste.cash taste.free-move']);
    expect(keys(p, p.s, 1)).toEqual(['bring', 'bring look.cash']);
  });

  test('each set once, the small ones of a large hand', () => {
    const six = choices(0b111111, 4);
    expect(six).toHaveLength(1 + 6 + 15 + 20 + 15);
    expect(new Set(six).size).toBe(six.length);
    expect(choices(0b11, 0)).toEqual([0]);
  });

  test('nothing is shown before all have chosen, in whatever order they do', () => {
    const first = contest().playBy(0, 'bring taste.cash').playBy(1, 'bring look.cash');
    const second = contest().playBy(1, 'bring look.cash').playBy(0, 'bring taste.cash');
    expect(first.s).toEqual(second.s);
    expect([first.by, first.asks]).toEqual([CHANCE, 'reveal-experts']);
    expect(first.player(0).fairPoints).toBe(0);
  });
});

describe('info.open, C44', () => {
  test('others see that a choice is made, not which', () => {
    const p = contest().playBy(0, 'bring taste.cash');
    for (const viewer of [1, 2, 'watcher'] as const) {
      const view = p.game.view(p.s, viewer);
      expect([view.players[0]?.sealed, view.players[0]?.brought, view.players[1]?.sealed]).toEqual([HIDDEN, NONE, NONE]);
    }
    expect(p.game.view(p.s, 0).players[0]?.sealed).toBe(set(TASTE_CASH));
  });

  test('what they hear of it names no expert', () => {
    const { game, s } = contest();
    const move = (game.decide(s)[0] as Decision<Move>).moves[3] as Move;
    const heard = game.hear({ by: 0, move }, 1);
    expect([game.keyOf(move), game.keyOf(heard.move)]).toEqual(['bring taste.cash taste.free-move', 'bring ?']);
    expect(game.hear({ by: 0, move }, 0).move).toBe(move);
    expect(game.keyOf(game.hear({ by: 0, move }, 'watcher').move)).toBe('bring ?');
  });

  test('a view follows from what it hears, up to the revealing', () => {
    const p = contest();
    const view = p.game.view(p.s, 1);
    const steps: [number, string][] = [
      [0, 'bring taste.cash'],
      [1, 'bring look.cash'],
      [CHANCE, 'brought 1 taste.cash'],
      [CHANCE, 'brought 2 look.cash'],
    ];
    for (const [by, line] of steps) {
      const move = p.game.parse(p.s, line) as Move;
      p.game.apply(p.s, by, move);
      p.game.apply(view, by, p.game.hear({ by, move }, 1).move);
      expect(view).toEqual(p.game.view(p.s, 1));
    }
  });

  test('a hidden choice can be heard in the views of others only, and nothing else that is not offered', () => {
    const p = contest();
    const playIn = (viewer: number | undefined, line: string) => () => {
      const s = viewer === undefined ? p.game.clone(p.s) : p.game.view(p.s, viewer);
      p.game.apply(s, 0, p.game.parse(s, line) as Move);
    };
    expect(playIn(undefined, 'bring ?')).toThrow('not offered');
    expect(playIn(0, 'bring ?')).toThrow('not offered');
    expect(playIn(1, 'bring aroma.cash')).toThrow('not offered');
    expect(playIn(1, 'bring ?')).not.toThrow();
  });

  test('the revealing has one answer in truth, and every possible one in a view', () => {
    const p = contest().playBy(0, 'bring').playBy(1, 'bring look.cash');
    expect(p.offers()).toEqual(['brought 1']);
    expect(keys(p, p.game.view(p.s, 1), CHANCE)).toHaveLength(4);
    expect(keys(p, p.game.view(p.s, 0), CHANCE)).toEqual(['brought 1']);
  });

  test('what a view cannot know may have been any choice', () => {
    const p = contest().playBy(0, 'bring taste.cash');
    const view = p.game.view(p.s, 1);
    const rng = stream('sealed');
    const guesses = new Set(Array.from({ length: 60 }, () => p.game.determinize(view, 1, rng).players[0]?.sealed));
    expect([...guesses].sort()).toEqual([0, 1, 2, 3]);
    expect(p.game.determinize(p.game.view(p.s, 0), 0, rng).players[0]?.sealed).toBe(set(TASTE_CASH));
  });
});

describe('after the revealing', () => {
  test('expert.discard: those played go under their piles, in player order; seals and fair tiles are gone', () => {
    const p = contest().playBy(0, 'bring taste.cash taste.free-move').playBy(1, 'bring look.cash');
    p.play('brought 1 taste.cash taste.free-move', 'brought 2 look.cash');
    expect(p.s.players.map(({ mayBring, sealed, brought }) => [mayBring, sealed, brought])).toEqual(Array(4).fill([0, NONE, NONE]));
    expect(p.player(0).expertsUp).toBe(set(AROMA_CASH));
    expect(p.s.returned[0]).toEqual([TASTE_CASH, TASTE_MOVE]);
    expect(p.s.returned[2]).toEqual([LOOK_CASH]);
  });

  test('fair.experts-2010: what they would score alone is told beforehand, with their own arrows', () => {
    const s: State = { ...contest().s, features: [2, 2, 2, 2] };
    const { bringing } = lookWith(editionReserve, PACK_RESERVE);
    // The second step of a track counts 1, the third 2.
    expect(bringing(s, set(TASTE_CASH))).toBe(1);
    expect(bringing(s, set(TASTE_CASH, AROMA_CASH))).toBe(2);
    expect(bringing(s, set(TASTE_CASH, TASTE_ARROW))).toBe(4);
    expect(s.features).toEqual([2, 2, 2, 2]);
  });

  test('fair.experts-2010: what was brought is told with its rule', () => {
    const p = contest().playBy(0, 'bring taste.cash').playBy(1, 'bring');
    p.play('brought 1 taste.cash');
    expect(p.events.filter(e => e.kind === 'experts-sealed').map(e => Object.keys(e).sort())).toEqual(
      Array(2).fill(['kind', 'rule', 'seat']),
    );
    expect(p.events).toContainEqual({ rule: 'fair.experts-2010', kind: 'experts-brought', seat: 0, experts: set(TASTE_CASH) });
  });
});
