import { isParseError, stream } from '@adega/kernel';
import { contentHash } from '@adega/kit/hash.ts';
import { describe, expect, test } from 'vitest';
import { DRAWN, gameOf, TITLES, titleOf, vinhos } from '../index.ts';
import { TRIALS, trialsOf } from '../trials.ts';

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
    expect(made && 'game' in made && made.game.pack).toBe(contentHash(dear));
    expect(contentHash(dear)).not.toBe(gameOf('vinhos/2016')?.pack);
  });

  test('that is broken is named by its path', () => {
    const broken = structuredClone(vinhos.PACK_2016) as { prices: { winery: unknown } };
    broken.prices.winery = 'much';
    expect(make(broken)?.problems).toEqual([{ path: '/prices/winery', expected: 'integer 0..20', got: '"much"' }]);
    expect(make(null)?.problems).toHaveLength(1);
  });
});

test('the rules of 2016 are those of the rulebook that hold there', () => {
  const rules = titleOf('vinhos/2016')?.rules ?? [];
  expect(rules).toContain('fair.buy-2016');
  expect(rules).toContain('move.tax');
  expect(rules).not.toContain('bank.action');
});

test('every game can be put on trial, with its own pack and with random ones', () => {
  expect(TRIALS.map(trials => trials.id)).toEqual(TITLES.map(title => title.id));
  for (const trials of TRIALS) {
    const drawn = trials.random(stream('shelf'));
    expect(trials.shipped().game.pack).toBe(gameOf(trials.id)?.pack);
    expect(drawn.game.pack).not.toBe(gameOf(trials.id)?.pack);
    expect(titleOf(trials.id)?.make(drawn.pack).problems).toBeUndefined();
  }
  expect(trialsOf('vinhos/1755')).toBeUndefined();
});

test('what a page needs of Vinhos is there under its name', () => {
  const game = gameOf('vinhos/2016');
  expect(vinhos.REGIONS).toHaveLength(9);
  expect(isParseError(game?.parse(game.start({}), 'found douro'))).toBe(false);
});

test('pages are offered only games whose table is drawn', () => {
  expect(DRAWN.map(title => title.id)).toContain('vinhos/2016');
  expect(DRAWN.map(title => title.id)).toContain('vino');
  expect(TITLES.map(title => title.id)).toEqual(expect.arrayContaining(['vinhos/reserve', 'vinhos/first']));
  for (const id of ['vinhos/reserve', 'vinhos/first']) expect(DRAWN.map(title => title.id)).toContain(id);
});

test('Vino tells where in the game a state is, and what people compare', () => {
  const title = titleOf('vino');
  const s = gameOf('vino')?.start({ seats: 3 });
  expect(title?.stageOf(s)).toEqual({ kind: 'start', n: 0 });
  expect(title?.measuresOf(s)[0]).toEqual({ part: 'money', amounts: [1000, 1000, 1000] });
  expect(title?.rules).toContain('vino.gift');
});
