// As much of Vitest as the tests of the rules use, so that hundreds of runs take minutes: tests are collected once and called again and
// again. What does not hold throws; nobody reads why.
import { isDeepStrictEqual } from 'node:util';

export interface Test {
  readonly name: string;
  readonly run: () => unknown;
}

export const TESTS: Test[] = [];
const titles: string[] = [];

type Each = (cases: readonly unknown[]) => (name: string, run: (...args: never[]) => unknown) => void;

export const test: { (name: string, run: () => unknown): void; each: Each } = Object.assign(
  (name: string, run: () => unknown) => void TESTS.push({ name: [...titles, name].join(' > '), run }),
  {
    each: ((cases: readonly unknown[]) => (name: string, run: (...args: never[]) => unknown) => {
      for (const one of cases) test(`${name} ${JSON.stringify(one)}`, () => run(...((Array.isArray(one) ? one : [one]) as never[])));
    }) as Each,
  },
);
export const it = test;

export function describe(name: string, define: () => void): void {
  titles.push(name);
  define();
  titles.pop();
}

class Failed extends Error {}

/** Without properties that are undefined. */
const plain = (x: unknown): unknown => {
  if (Array.isArray(x)) return x.map(plain);
  if (typeof x !== 'object' || x === null || Object.getPrototypeOf(x) !== Object.prototype) return x;
  return Object.fromEntries(Object.entries(x).flatMap(([key, value]) => (value === undefined ? [] : [[key, plain(value)]])));
};

const equals = (a: unknown, b: unknown): boolean => isDeepStrictEqual(plain(a), plain(b));

function matches(a: unknown, b: unknown): boolean {
  if (Array.isArray(b)) return Array.isArray(a) && a.length === b.length && b.every((x, i) => matches(a[i], x));
  if (typeof b !== 'object' || b === null) return Object.is(a, b);
  return (
    typeof a === 'object' && a !== null && Object.entries(b).every(([key, value]) => matches((a as Record<string, unknown>)[key], value))
  );
}

function throws(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: whatever is looked at
type Any = any;

const MATCHERS: { readonly [name: string]: (a: Any, b: Any) => boolean } = {
  toBe: (a, b) => Object.is(a, b),
  toEqual: equals,
  toStrictEqual: isDeepStrictEqual,
  toMatchObject: matches,
  toHaveLength: (a, b) => a.length === b,
  toContain: (a, b) => a.includes(b),
  toContainEqual: (a, b) => a.some((x: unknown) => equals(x, b)),
  toMatch: (a, b) => (typeof b === 'string' ? a.includes(b) : b.test(a)),
  toBeGreaterThan: (a, b) => a > b,
  toBeLessThan: (a, b) => a < b,
  toBeDefined: a => a !== undefined,
  toBeUndefined: a => a === undefined,
  toBeNull: a => a === null,
  toBeTruthy: a => Boolean(a),
  toThrow: a => throws(a),
};

export function expect(a: unknown): Any {
  const matchers = (wanted: boolean) =>
    Object.fromEntries(
      Object.entries(MATCHERS).map(([name, holds]) => [
        name,
        (b: unknown) => {
          if (holds(a, b) !== wanted) throw new Failed(name);
        },
      ]),
    );
  return { ...matchers(true), not: matchers(false) };
}
