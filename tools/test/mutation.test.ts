import { expect, test } from 'vitest';
import { instrumented } from '../mutation/instrument.ts';
import { type Mutant, mutantsOf } from '../mutation/mutants.ts';

const isRule = (text: string): boolean => text === 'move.able';
const mutants = (source: string): Mutant[] => mutantsOf('/rules/x.ts', source, isRule);
const changes = (source: string): string[] => mutants(source).map(m => `${m.role} ${m.from} → ${m.to}`);

test('a guard is switched on and off, its parts one by one, its rule named wrongly', () => {
  expect(changes(`function forbidsX(a, b) { return a > 0 && b ? 'move.able' : undefined; }`)).toEqual([
    `guard a > 0 && b ? 'move.able' : undefined → undefined`,
    'guard a > 0 && b → true',
    'guard a > 0 && b → false',
    'guard a > 0 && b → a > 0',
    'guard a > 0 && b → b',
    'guard a > 0 → a >= 0',
    'guard 0 → 1',
    `guard 'move.able' → undefined`,
    `guard 'move.able' → 'flow.mutant'`,
  ]);
});

test('an effect is taken out, or goes the other way', () => {
  expect(changes('function pay(p) { p.money -= 3; discard(p); }')).toEqual([
    'effect p.money -= 3; → void 0;',
    'effect p.money -= 3 → p.money += 3',
    'effect 3 → 4',
    'effect discard(p); → void 0;',
  ]);
});

test('what is told, what is typed and what counts a loop is left alone', () => {
  expect(changes(`function f(g) { g.emit?.({ rule: 'move.able', n: 1 }); for (let i = 0; i < 3; i++) g.x(); }`)).toEqual([
    'effect g.x(); → void 0;',
  ]);
  expect(changes('const TABLE = [1, 2].map(String);')).toEqual([]);
});

test('one mutant lives at a time, in a source that is otherwise the same', () => {
  const source = 'const f = (a) => { let n = 0; if (a > 1 && a < 5) n += 2; return n; };';
  const found = mutants(source);
  const run = (living: number, a: number): number => {
    const body = `${instrumented(source, found, m => found.indexOf(m))} return f(${a});`;
    return new Function('__lives', body)((...ids: number[]) => ids.includes(living));
  };
  expect([0, 1, 2, 4, 5].map(a => run(-1, a))).toEqual([0, 0, 2, 2, 0]);
  const at = (from: string, to: string): number => found.findIndex(m => m.from === from && m.to === to);
  expect(run(at('a > 1', 'a >= 1'), 1)).toBe(2);
  expect(run(at('a > 1 && a < 5', 'false'), 3)).toBe(0);
  expect(run(at('n += 2', 'n -= 2'), 3)).toBe(-2);
  expect(run(at('n += 2;', 'void 0;'), 3)).toBe(0);
});
