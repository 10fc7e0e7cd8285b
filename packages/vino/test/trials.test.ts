// What the laws go by is itself put to the test: what should not change is noticed when it does, and twins differ only in secrets.

import { copyOf, type Decision, difference, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../data/pack.ts';
import { PACK } from '../data/packs.ts';
import { vino } from '../game.ts';
import { HIDDEN, type Move, type Player, type State } from '../state.ts';
import { quantitiesOf } from '../trials/quantities.ts';
import { steer } from '../trials/steering.ts';
import { hasSecrets, twinOf } from '../trials/twins.ts';

const game = vino(PACK);
const tables = compile(PACK);

/** The first position of a steered game that is as wanted. */
function reach(seats: number, seed: string, is: (s: State) => boolean): State {
  const rng = stream(seed);
  const s = game.start({ seats });
  while (!is(s)) {
    const open = game.decide(s);
    const d = open[rng.below(open.length)] as Decision<Move>;
    game.apply(s, d.by, steer(s, d, rng) ?? pick(d, rng));
  }
  return s;
}

const first = (s: State): Player => s.players[0] as Player;
const bump = (list: number[], i: number, n: number): void => void list.splice(i, 1, (list[i] as number) + n);

describe('quantities notice a lost or doubled', () => {
  const tamperings: [string, (s: State) => void][] = [
    ['coin', s => void s.bank++],
    ['coin of a player', s => void first(s).money--],
    ['pawn', s => void first(s).pawns++],
    ['step of the market', s => bump(s.market, 2, 1)],
    ['steps beyond the market', s => void s.market.splice(0, 5, 9, -9, 0, 0, 0)],
    ['bottle of wine', s => bump(first(s).cellar, 0, 1)],
    ['variety marker', s => bump(s.markers, 1, -(s.markers[1] as number))],
    ['vineyard', s => void s.owners.fill(-1, 0, 106)],
    ['seat in the order', s => void s.order.splice(0, 1, s.order[1] as number)],
    ['marker of somebody else', s => void first(s).grows.splice(0, 9, ...(s.players[1] as Player).grows)],
  ];

  test.each(tamperings)('%s', (_, tamper) => {
    const s = reach(4, 'tamper', state => state.round === 3);
    const after = copyOf(s);
    tamper(after);
    expect(quantitiesOf(tables, s)).toEqual(quantitiesOf(tables, game.start({ seats: 4 })));
    expect(quantitiesOf(tables, after)).not.toEqual(quantitiesOf(tables, s));
  });
});

describe('twins', () => {
  /** Seat 1 has chosen, seat 0 has not. */
  const sealed = (): State => reach(3, 'twins', s => s.lanes.length > 0 && (s.players[1] as Player).chosen > 0 && first(s).chosen === 0);

  test('differ in sealed choices and in nothing else', () => {
    const s = sealed();
    const twin = twinOf(s, 0, stream('twin')) as State;
    expect(difference(s, twin)).toMatch(/^\.players\[\d\]\.chosen: \d+ \/ \d+$/);
    for (const p of twin.players) p.chosen = 0;
    for (const p of s.players) p.chosen = 0;
    expect(twin).toEqual(s);
  });

  test('there are none where nothing is sealed, and nobody is his own secret', () => {
    const open = reach(3, 'open', s => s.round === 2 && s.lanes.length === 0 && s.stack.at(-1)?.kind === 'sell');
    expect(hasSecrets(open, 'watcher')).toBe(false);
    expect(twinOf(open, 'watcher', stream('twin'))).toBeUndefined();
    const s = sealed();
    expect(hasSecrets(s, 0)).toBe(true);
    for (const [seat, p] of s.players.entries()) if (seat !== 1) p.chosen = 0;
    expect(hasSecrets(s, 1)).toBe(false);
  });

  test('while choices are sealed nobody’s view has them, and all made-up states look the same to him', () => {
    const s = sealed();
    for (const viewer of [0, 2, 'watcher'] as const) {
      const view = game.view(s, viewer);
      expect(view.players[1]?.chosen).toBe(HIDDEN);
      const made = Array.from({ length: 40 }, (_, n) => game.determinize(view, viewer, stream(n)));
      expect(new Set(made.map(state => state.players[1]?.chosen)).size).toBeGreaterThan(10);
      for (const state of made) expect(game.view(state, viewer)).toEqual(view);
    }
  });
});
