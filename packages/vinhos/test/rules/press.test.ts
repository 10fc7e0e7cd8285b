// The centre: a place in the order, then pass or present a wine.

import { lacking } from '@adega/kernel/test/lacking.ts';
import { expect, test } from 'vitest';
import { PACK_2016 } from '../../data/packs.ts';
import type { PackJson } from '../../data/schema.ts';
import { NONE } from '../../state.ts';
import { bare, expertsOf, type Position, wineAt } from './position.ts';

/** On the way to the centre with a red Dão wine of quality 5 and a white one. */
const presenter = (seats = 4): Position =>
  bare({ seats, year: 2 }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).wine('1.2', 'dao', 'white', 4);
const centre = (p: Position = presenter()): Position => p.copy().play('enter centre', 'slot 1');
const shown = (p: Position = presenter()): Position => centre(p).play('present 1.1 0');

test('order.choose: first a free number of the lower row', () => {
  const p = presenter().change(s => {
    s.slots = [NONE, 2, NONE, NONE];
  });
  p.play('enter centre');
  expect(p.asks).toBe('order');
  expect(p.offers()).toEqual(['slot 1', 'slot 3', 'slot 4']);
  p.play('slot 3');
  expect(p.s.slots).toEqual([NONE, 2, 0, NONE]);
  expect(p.asks).toBe('centre');
});

test('A16 a number that is taken is not given up', () => {
  const p = presenter()
    .change(s => {
      s.slots = [NONE, 2, NONE, NONE];
    })
    .play('enter centre');
  expect(p.refusal('slot 2')).toMatchObject({ rule: 'order.choose', has: 0, missing: 1 });
});

test('A13 there are as many numbers as players', () => {
  const p = presenter(3).play('enter centre');
  expect(p.offers()).toEqual(['slot 1', 'slot 2', 'slot 3']);
  expect(p.isCandidate('slot 4')).toBe(false);
});

test('press.once: pass, or present one wine for the coming fair', () => {
  const p = centre();
  expect(p.offers()).toEqual(['pass', 'present 1.1 0', 'present 1.2 0']);
  const passed = p.copy().play('pass');
  expect([passed.by, passed.player().presented, wineAt(passed, '1.1')]).toEqual([1, 0, '5 dao red']);
});

test('press.once, A60: who has presented only changes the order and passes', () => {
  const p = presenter()
    .own(player => {
      player.presented = 1;
    })
    .tile('points');
  const again = centre(p);
  expect(again.offers()).toEqual(['pass', 'tile points']);
  expect(again.refusal('present 1.1 0')).toEqual({ rule: 'press.once' });
});

test('press.wine: one wine, which is discarded at the end', () => {
  const p = shown();
  expect(p.player().presented).toBe(1);
  p.play('stand 1', 'done');
  expect([wineAt(p, '1.1'), wineAt(p, '1.2')]).toEqual(['', '4 dao white']);
});

test('press.wine, A41: 0 to 2 cubes as one likes, needed or not', () => {
  const p = centre(presenter().cubes('dao', 3));
  expect(p.offers('present')).toEqual([
    'present 1.1 0',
    'present 1.1 1',
    'present 1.1 2',
    'present 1.2 0',
    'present 1.2 1',
    'present 1.2 2',
  ]);
  expect(centre(presenter().cubes('dao', 1)).refusal('present 1.1 2')).toEqual(lacking('press.wine', 'cube', { cube: 2 }, 1));
});

test('A147 the wine declared lies there until the end, and cannot serve for anything else', () => {
  const p = shown(presenter().vintage('P3'));
  expect(wineAt(p, '1.1')).toBe('5 dao red');
  p.play('stand 1');
  expect([p.asks, p.offers()]).toEqual(['collect-barrels', ['collect A', 'done']]);
  expect(wineAt(p, '1.1')).toBe('5 dao red');
  p.play('done');
  expect(wineAt(p, '1.1')).toBe('');
});

test('press.points-2016: the value in fair points', () => {
  expect(shown().player().fairPoints).toBe(5);
  const old = shown(
    presenter()
      .own(player => {
        player.fairPoints = 15;
      })
      .estate(1, { region: 'dao', cellar: true })
      .cubes('dao', 2),
  );
  expect(old.player().fairPoints).toBe(20);
});

test('press.points-2016: a free stand; from left to right nothing, an expert, 3 money, 3 fair points', () => {
  const p = shown(
    presenter().change(s => {
      s.stands = [NONE, NONE, 2, NONE];
    }),
  );
  expect(p.offers()).toEqual(['stand 1', 'stand 2', 'stand 4']);
  expect(p.refusal('stand 3')).toMatchObject({ rule: 'press.points-2016', has: 0, missing: 1 });
  const first = p.copy().play('stand 1');
  expect([first.s.stands, first.player().fairPoints, first.player().money]).toEqual([[0, NONE, 2, NONE], 5, 20]);
  const second = p.copy().play('stand 2');
  expect(second.asks).toBe('free-experts');
  second.play('hire alcohol');
  expect([expertsOf(second).up, second.player().money]).toEqual([['alcohol.free-move'], 20]);
  const third = shown().play('stand 3');
  expect([third.player().money, third.player().fairPoints]).toEqual([23, 5]);
  const fourth = p.copy().play('stand 4');
  expect([fourth.player().money, fourth.player().fairPoints]).toEqual([20, 8]);
});

test('A70 all four stands are open with two players', () => {
  expect(shown(presenter(2)).offers()).toEqual(['stand 1', 'stand 2', 'stand 3', 'stand 4']);
});

test('C6 the stand before the experts: the one it brings may be sent', () => {
  const p = shown(
    presenter()
      .vintage('P1')
      .change(s => {
        s.piles[0] = 2;
      }),
  );
  p.play('stand 2', 'hire taste');
  expect([...p.offers('send'), ...p.offers('done')]).toEqual(['send taste.renown', 'done']);
  p.play('send taste.renown');
  expect(p.player().fairPoints).toBe(5 + 3 + 1);
});

test('A71 for each feature of the vintage one face-up expert: its symbols, and 1 more with an arrow', () => {
  const p = shown(
    presenter()
      .vintage('P1')
      .expert('taste.cash')
      .expert('taste.renown')
      .expert('aroma.cash')
      .expert('look.cash')
      .expert('aroma.renown', false),
  );
  p.play('stand 1');
  expect(p.offers('send')).toEqual(['send taste.cash', 'send taste.renown']);
  const plain = p.copy().play('send taste.cash');
  expect(plain.player().fairPoints).toBe(5 + 3);
  expect(plain.offers('send')).toEqual(['send aroma.cash']);
  plain.play('send aroma.cash');
  expect(plain.player().fairPoints).toBe(5 + 3 + 1);
  expect(plain.asks).not.toBe('send-expert');
  expect(p.copy().play('send taste.renown').player().fairPoints).toBe(5 + 4);
});

test('A71 none need be sent', () => {
  const p = shown(presenter().vintage('P1').expert('taste.cash').expert('aroma.cash')).play('stand 1', 'done', 'done');
  expect([p.player().fairPoints, expertsOf(p).up]).toEqual([5, ['taste.cash', 'aroma.cash']]);
});

test('C8 never more than one of a feature, nor for a feature the vintage does not show', () => {
  const p = shown(presenter().vintage('P7').expert('alcohol.cash').expert('alcohol.renown').expert('taste.cash')).play('stand 1');
  expect(p.offers('send')).toEqual(['send alcohol.cash', 'send alcohol.renown']);
  p.play('send alcohol.cash');
  expect(p.asks).not.toBe('send-expert');
});

test('C7 who is sent goes under his pile at once, face up', () => {
  const p = shown(presenter().vintage('P1').expert('taste.cash')).play('stand 1', 'send taste.cash');
  expect(expertsOf(p)).toEqual({ up: [], down: [] });
  expect(p.s.returned[0]).toEqual([0]);
  expect(p.s.piles[0]).toBe(1);
});

test('A61 the vintage of the year of the release counts', () => {
  const p = presenter().expert('look.cash');
  expect(shown(p.vintage('P3')).play('stand 1').offers('send')).toEqual(['send look.cash']);
  expect(shown(p.vintage('P1')).play('stand 1').asks).not.toBe('send-expert');
});

test('press.magnates: A wants a colour, B a value, C regions; one barrel from each of up to two whom the wine satisfies', () => {
  const p = shown(presenter().vintage('P4').wine('1.1', 'dao', 'red', 9)).play('stand 1');
  expect(p.offers()).toEqual(['collect A', 'collect B', 'collect C', 'done']);
  p.play('collect A');
  expect(p.offers()).toEqual(['collect B', 'collect C', 'done']);
  p.play('collect C');
  expect(p.asks).not.toBe('collect-barrels');
  expect([p.player().barrels, p.player().atA, p.player().atB, p.player().atC]).toEqual([4, 1, 2, 1]);
});

test('A72 nobody need take any, and only where one still has a barrel', () => {
  const p = presenter().vintage('P4').wine('1.1', 'dao', 'red', 9);
  expect(shown(p).play('stand 1', 'done').player().barrels).toBe(2);
  const gone = shown(
    p.own(player => {
      player.atB = 0;
    }),
  ).play('stand 1');
  expect(gone.offers()).toEqual(['collect A', 'collect C', 'done']);
  expect(gone.refusal('collect B')).toEqual(lacking('press.magnates', 'barrel', { barrel: 1 }, 0));
});

test('A73 in year 1 too', () => {
  const p = bare({ year: 1 }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).vintage('P3');
  expect(shown(p).play('stand 1').offers()).toEqual(['collect A', 'done']);
});

test('A74 Bruno looks at the value with cubes and age, and wants at least his number', () => {
  const p = presenter().vintage('P2').wine('1.1', 'dao', 'white', 7).cubes('dao', 1);
  const collecting = (line: string) => centre(p).play(line, 'stand 1').asks === 'collect-barrels';
  expect([collecting('present 1.1 0'), collecting('present 1.1 1')]).toEqual([false, true]);
  // The three points of the stand are no value.
  expect(centre(p).play('present 1.1 0', 'stand 4').asks).not.toBe('collect-barrels');
});

test('A75, C3 Carolina goes by the Deluxe numbers: Dão is 4, Douro 3', () => {
  const p = presenter().vintage('P1');
  expect(shown(p).play('stand 1').offers()).toEqual(['collect C', 'done']);
  expect(shown(p.wine('1.1', 'douro', 'red', 5)).play('stand 1').asks).not.toBe('collect-barrels');
});

test('C4 a red Douro wine of value 10 against white, 8, {1 4 7 8}: Bruno only', () => {
  const p = presenter().vintage('P1').wine('1.1', 'douro', 'red', 10);
  expect(shown(p).play('stand 1').offers()).toEqual(['collect B', 'done']);
});

test('end.extra-2016, C18: in the extra turn the centre is for passing only, without a place in the order', () => {
  const p = presenter()
    .change(s => {
      s.year = 7;
    })
    .tile('points');
  p.play('enter centre');
  expect(p.asks).toBe('centre');
  expect(p.offers()).toEqual(['pass', 'tile points']);
  expect(p.refusal('present 1.1 0')).toEqual({ rule: 'end.extra-2016' });
});

test('A88 a helper at the centre leaves the choice open', () => {
  const p = centre(presenter().tile('points')).play('tile points');
  expect([p.asks, p.player().fairPoints]).toEqual(['centre', 2]);
  expect(p.offers()).toEqual(['pass', 'present 1.1 0', 'present 1.2 0']);
});

test('press.magnates: two are all, the third stays', () => {
  const p = shown(presenter().vintage('P4').wine('1.1', 'dao', 'red', 9)).play('stand 1', 'collect A', 'collect B');
  expect(p.asks).not.toBe('collect-barrels');
  expect([p.player().barrels, p.player().atC]).toEqual([4, 2]);
});

test('press.magnates: as many as the pack says', () => {
  const wine = (most: number) => {
    const pack = { ...PACK_2016, magnates: { ...PACK_2016.magnates, most } } as PackJson;
    return shown(bare({ year: 2, pack }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 9).vintage('P4')).play(
      'stand 1',
    );
  };
  expect(wine(0).asks).not.toBe('collect-barrels');
  expect(wine(1).play('collect A').asks).not.toBe('collect-barrels');
});

test('press.once: in year 6 a fair is still to come', () => {
  const p = bare({ year: 6 }).at('cellars').estate(1, { region: 'dao' }).wine('1.1', 'dao', 'red', 5).play('enter centre');
  expect(p.asks).toBe('order');
  expect(p.play('slot 1').offers()).toEqual(['pass', 'present 1.1 0']);
});

test('region.tras-os-montes: a wine from elsewhere brings its value and no more', () => {
  const told = (p: Position) => p.events.filter(event => event.kind === 'fair-points').map(({ rule, points }) => [rule, points]);
  expect(told(shown())).toEqual([['press.points-2016', 5]]);
  expect(told(shown(presenter().wine('1.1', 'tras-os-montes', 'red', 5)))).toEqual([
    ['press.points-2016', 5],
    ['region.tras-os-montes', 2],
  ]);
});
