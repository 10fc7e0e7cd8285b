// The hooks of the laws can fail: they see a piece that is lost, and they make positions that differ where they should.

import { begin, copyOf, difference, pick, stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { compile } from '../data/pack.ts';
import { PACK_2016 } from '../data/packs.ts';
import { edition2016 } from '../editions/2016.ts';
import { vinhos } from '../game.ts';
import type { Estate, Player, State } from '../state.ts';
import { quantitiesOf } from '../trials/quantities.ts';
import { steerFor } from '../trials/steering.ts';
import { hasSecrets, twinsFor } from '../trials/twins.ts';

const game = vinhos(edition2016, PACK_2016);
const tables = compile(PACK_2016);
const steer = steerFor(tables);
const twinOf = twinsFor(tables);

/** Plays on until a position pleases. */
function reach(seats: number, seed: string, pleases: (s: State) => boolean, steered = true): State | undefined {
  const { state } = begin(game, { seats });
  const rng = stream(seed);
  for (let open = game.decide(state); open.length > 0 && !pleases(state); open = game.decide(state)) {
    const d = open[0] as (typeof open)[number];
    game.apply(state, d.by, (steered ? steer(state, d, rng) : undefined) ?? pick(d, rng));
  }
  return pleases(state) ? state : undefined;
}

const someYear = (year: number) => (s: State) => s.year === year;

test('every player has 8 barrels, 24 experts are about, 36 vineyards with four players', () => {
  const s = reach(4, 'counts', someYear(4)) as State;
  const quantities = quantitiesOf(tables, s);
  expect(quantities).toMatchObject({ 'barrels of 0': 8, 'barrels of 3': 8, experts: 24, 'different experts': 24, negative: 0 });
  expect(quantities).toMatchObject({ 'vineyards missing': 0, 'ports missing': 0, 'tiles missing': 0, 'tiles too many': 0 });
});

describe('a piece that is lost or doubled is seen', () => {
  const player = (s: State, seat = 0): Player => s.players[seat] as Player;
  const estate = (s: State): Estate => player(s).estates[0] as Estate;
  const set = <T extends object>(of: T, values: Partial<T>): T => Object.assign(of, values);
  const tamperings: readonly [string, (s: State) => unknown][] = [
    ['barrel', s => player(s).barrels++],
    ['barrel with a magnate', s => player(s, 1).atB--],
    ['barrel in sales', s => s.sales.splice(s.sales.indexOf(-1), 1, 1)],
    ['barrel in export', s => s.exports.splice(s.exports.indexOf(-1), 1, 0)],
    ['cube in the supply', s => s.cubeSupply++],
    ['cube in a region', s => s.cubes.splice(0, 1, (s.cubes[0] as number) + 1)],
    ['cube that waits', s => estate(s).waiting++],
    ['winery', s => s.wineries--],
    ['cellar', s => estate(s).cellar--],
    ['enologist', s => s.enologists++],
    ['farmer', s => s.farmers--],
    ['vineyard in an estate', s => estate(s).vineyards++],
    ['vineyard below', s => s.below.splice(0, 1, (s.below[0] as number) + 1)],
    ['port tile', s => s.ports++],
    ['expert', s => s.piles.splice(0, 1, -1)],
    ['expert in two places', s => set(player(s), { expertsUp: player(s).expertsUp | (1 << (s.piles[0] as number)) })],
    ['action tile', s => s.actionsLeft.splice(0, 1, (s.actionsLeft[0] as number) + 9)],
    ['multiplier', s => set(player(s), { multipliers: s.multipliersLeft & -s.multipliersLeft })],
    ['debt', s => set(player(s), { money: -1 })],
    ['enologist without a winery', s => set(estate(s), { enologists: estate(s).wineries + 1 })],
    ['seat twice in the order', s => s.order.splice(0, 1, s.order[1] as number)],
  ];

  test.each(tamperings)('%s', (_, tamper) => {
    const s = reach(2, 'tamper', someYear(2)) as State;
    const before = quantitiesOf(tables, s);
    const after = copyOf(s);
    tamper(after);
    expect(quantitiesOf(tables, after)).not.toEqual(before);
  });
});

describe('twins', () => {
  const secretFrom = (viewer: number) => (s: State) => hasSecrets(s, viewer);

  test('differ in the order of one stack that somebody else has arranged, and in nothing else', () => {
    const s = reach(3, 'twins', secretFrom(0)) as State;
    const twin = twinOf(s, 0, stream('twin')) as State;
    expect(difference(s, twin)).toMatch(/^\.arranged\[\d\]\.tiles\[\d\]: \d \/ \d$/);
    const sorted = (state: State) => state.arranged.map(stack => [...(stack?.tiles ?? [])].sort());
    expect(sorted(twin)).toEqual(sorted(s));
  });

  test('there are none where nothing is hidden', () => {
    const s = reach(2, 'open', someYear(1)) as State;
    expect(hasSecrets(s, 'watcher')).toBe(false);
    expect(twinOf(s, 'watcher', stream('twin'))).toBeUndefined();
  });

  test('whoever arranged the stack knows its order', () => {
    const s = reach(3, 'own 3', secretFrom(0)) as State;
    const stack = s.arranged.find(a => a !== null && a.tiles !== null && new Set(a.tiles).size > 1);
    const others = s.arranged.filter(a => a !== null && a !== stack).length;
    expect(hasSecrets(s, 'watcher')).toBe(true);
    if (others === 0) expect(hasSecrets(s, stack?.by as number)).toBe(false);
  });
});

test('steering brings arranged stacks onto the table in most games', () => {
  const count = (steered: boolean) =>
    Array.from({ length: 60 }, (_, n) => reach(3, `steer ${n}`, s => hasSecrets(s, 'watcher'), steered)).filter(Boolean).length;
  expect(count(true)).toBeGreaterThan(36);
  expect(count(true)).toBeGreaterThan(count(false));
});
