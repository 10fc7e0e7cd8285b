import { expect, test } from 'vitest';
import { rolesOf, withOthers } from '../table/roles.ts';
import { faceOf } from './faces.ts';
import { faultsOf, positions } from './paths.ts';

test('every offered move has a path of its own, and none is the beginning of another', { timeout: 120_000 }, () => {
  const kinds = new Set<string>();
  for (const position of positions('paths', 1500)) {
    expect(faultsOf(position), position.question?.asks).toEqual([]);
    for (const key of position.question?.offered ?? []) kinds.add(key.split(' ')[0] as string);
  }
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['buy', 'enter', 'export', 'hire', 'pay', 'present', 'sell', 'send', 'use']));
});

test('pressing the things of a path one after the other plays its move', { timeout: 120_000 }, () => {
  for (const position of positions('presses', 300)) {
    const face = faceOf(position.game);
    const offered = (position.question?.offered ?? []).map(key => ({ path: face.path(position, key), move: key }));
    for (const { path, move } of offered) {
      const played = path.map((id, i) => rolesOf({ offered, greyed: [] }, path.slice(0, i)).get(id)?.completes);
      expect(played).toEqual([...path.slice(1).map(() => undefined), move]);
    }
  }
});

test('a thing is greyed with its reasons, unless a move goes through it', () => {
  const greyed = [
    { path: ['a', 'b'], move: { key: 'ab', refusal: { rule: 'one' } } },
    { path: ['c'], move: { key: 'c', refusal: { rule: 'two' } } },
  ];
  const offered = [{ path: ['a', 'd'], move: 'ad' }];
  const before = rolesOf({ offered, greyed }, []);
  expect(before.get('a')).toMatchObject({ state: 'offered', next: true });
  expect(before.get('d')).toMatchObject({ state: 'offered', next: false, completes: 'ad' });
  expect(before.get('c')).toMatchObject({ state: 'greyed', completes: undefined, refused: [{ key: 'c' }] });
  const after = rolesOf({ offered, greyed }, ['a']);
  expect(after.get('a')?.state).toBe('chosen');
  expect(after.get('b')).toMatchObject({ state: 'greyed', refused: [{ key: 'ab' }] });
  expect(after.get('c')).toBeUndefined();
  expect(after.get('d')).toMatchObject({ completes: 'ad', next: true });
  const others = [...offered, { path: ['e', 'd'], move: 'ed' }];
  // Two moves end there: which one is still to be said.
  expect(rolesOf({ offered: others, greyed }, []).get('d')?.completes).toBeUndefined();
  const all = withOthers(rolesOf({ offered: others, greyed }, ['a']), rolesOf({ offered: others, greyed }, []));
  expect(all.get('e')).toMatchObject({ state: 'offered', next: false, afresh: true });
  expect(all.get('d')).toMatchObject({ state: 'offered', completes: 'ad' });
  expect(all.get('d')?.afresh).toBeUndefined();
});

test('what a thing stands for beyond the question is a move through that thing', { timeout: 120_000 }, () => {
  const goals = new Set<string>();
  for (const position of positions('goals', 400)) {
    const face = faceOf(position.game);
    for (const id of ['region:0', 'pile:1', 'sale:0', 'sale:3', 'export:8', 'cellar:0:0', 'enologist:0:0', 'farmer:0:1']) {
      const goal = face.goal(position, id);
      if (goal === undefined) continue;
      goals.add(goal.split(' ')[0] as string);
      expect(position.question?.asks).toBe('move');
      expect(face.path(position, goal)).toContain(id);
    }
  }
  expect([...goals].sort()).toEqual(['buy', 'cellar', 'enologist', 'export', 'farmer', 'hire', 'sell']);
});
