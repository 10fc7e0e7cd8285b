import { stream } from '@adega/kernel';
import { contentHash } from '@adega/kit/hash.ts';
import * as vinhos from '@adega/vinhos';
import { describe, expect, test } from 'vitest';
import { gameOf, TITLES, titleOf } from '../index.ts';
import { PLAYHOUSES } from '../scenarios.ts';

test('every game goes by the id it stands under', () => {
  for (const { id } of TITLES) expect(gameOf(id)?.id).toBe(id);
  expect(gameOf('vinhos/1755')).toBeUndefined();
});

describe('a pack of the user', () => {
  const make = (pack: unknown) => titleOf('vinhos/2016')?.make(pack);

  test('makes a game of its own', () => {
    const dear = structuredClone(vinhos.PACK_2016);
    dear.prices.winery = 4;
    const made = make(dear);
    expect(made?.problems).toBeUndefined();
    expect(made?.game?.pack).toBe(contentHash(dear));
    expect(contentHash(dear)).not.toBe(gameOf('vinhos/2016')?.pack);
  });

  test('that is broken is named by its path', () => {
    const broken = structuredClone(vinhos.PACK_2016) as { prices: { winery: unknown } };
    broken.prices.winery = 'much';
    expect(make(broken)?.problems).toEqual([{ path: '/prices/winery', expected: 'integer 0..20', got: '"much"' }]);
    expect(make(null)?.problems).toHaveLength(1);
  });
});

test('the rules of 2016 are those of the rulebook that hold there', async () => {
  const rules = (await titleOf('vinhos/2016')?.book?.())?.rules.map(({ id }) => id) ?? [];
  expect(rules).toContain('fair.buy-2016');
  expect(rules).toContain('move.tax');
  expect(rules).not.toContain('bank.action');
});

test('the rule that an option is about holds in its game', async () => {
  for (const { id, book } of TITLES) {
    const held = (await book?.())?.rules.map(rule => rule.id);
    const cited = (gameOf(id)?.options ?? []).flatMap(({ rule }) => rule ?? []);
    if (held !== undefined) expect(held).toEqual(expect.arrayContaining(cited));
  }
});

test('an option is marked as ours exactly where no text has its rule', async () => {
  for (const { id, book } of TITLES) {
    const said = new Map((await book?.())?.rules.map(rule => [rule.id, rule.said]));
    for (const { rule = '', ours } of gameOf(id)?.options ?? []) expect([rule, ours === true]).toEqual([rule, said.get(rule) === '']);
  }
});

test('a ruling is told with those of its rules that hold in the game', async () => {
  for (const { book } of TITLES) {
    const { rules, rulings } = (await book?.()) ?? { rules: [], rulings: [] };
    const ids = rules.map(({ id }) => id);
    for (const ruling of rulings) expect(ids).toEqual(expect.arrayContaining([...ruling.rules]));
  }
});

test('a game that can be put on trial is tried with its own pack and with random ones', async () => {
  for (const { id, make, trials } of TITLES) {
    const { shipped, random } = (await trials?.()) ?? {};
    const drawn = random?.(stream('shelf'));
    if (shipped !== undefined) expect(shipped().game.pack).toBe(gameOf(id)?.pack);
    if (drawn === undefined) continue;
    expect(drawn.game.pack).not.toBe(gameOf(id)?.pack);
    expect(make(drawn.pack).problems).toBeUndefined();
  }
  expect((await titleOf('vinhos/solo')?.trials?.())?.random).toBeDefined();
});

test('scenarios are played on games by their ids', () => {
  expect(PLAYHOUSES.map(({ id }) => id)).toEqual(TITLES.filter(({ scenarios }) => scenarios !== undefined).map(({ id }) => id));
  expect(PLAYHOUSES.map(({ id }) => id)).toContain('vinhos/first');
});

test('Vino tells where in the game a state is, and what people compare', () => {
  const title = titleOf('vino');
  const s = gameOf('vino')?.start({ seats: 3 });
  expect(title?.stretchOf?.(s)).toEqual({ kind: 'start', n: 0 });
  expect(title?.measuresOf?.(s)[0]).toEqual({ part: 'money', amounts: [1000, 1000, 1000] });
});
