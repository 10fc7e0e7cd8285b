// Parts of the schemas of packs and positions. Their messages say what was expected, as codes that people can read.

import { oneOf, type Problem, pointerOf, shown } from '@adega/kernel';
import * as v from 'valibot';

export const whole = (min: number, max: number) => {
  const code = `integer ${min}..${max}`;
  return v.pipe(
    v.number(code),
    v.check(n => Number.isInteger(n) && n >= min && n <= max, code),
  );
};

export const list = <T extends v.GenericSchema>(item: T, min: number, max = min) => {
  const code = min === max ? `list ${min}` : `list ${min}..${max}`;
  return v.pipe(
    v.array(item, code),
    v.check(items => items.length >= min && items.length <= max, code),
  );
};

export const word = <const T extends readonly string[]>(words: T) => v.picklist(words, oneOf(words));

/** Exactly these fields. */
export const fields = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, issue => (issue.expected === 'never' ? 'absent' : issue.expected === 'Object' ? 'object' : 'present'));

const problemsIn = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map(issue => ({
    path: pointerOf((issue.path ?? []).map(item => item.key)),
    expected: issue.message,
    got: shown(issue.input),
  }));

export type Parsed<P> = { readonly pack: P } | { readonly problems: readonly Problem[] };

/** Nobody reads more than this at once. */
const MOST_PROBLEMS = 50;

/** The pack in this JSON, or everything that is wrong with it: first the shape, then what its values must have in common. */
export function parsedBy<P>(schema: v.GenericSchema<unknown, P>, json: unknown, check: (pack: P) => readonly Problem[]): Parsed<P> {
  const result = v.safeParse(schema, json);
  const problems = result.success ? check(result.output) : problemsIn(result.issues);
  return result.success && problems.length === 0 ? { pack: result.output } : { problems: problems.slice(0, MOST_PROBLEMS) };
}

// Positions

export const flag = v.boolean('boolean');
export const text = v.string('text');
export const bag = (words: readonly string[]) => v.array(word(words), 'list');

/** A set of named things; what is not named is as in a fresh game. */
export type By<T> = { readonly [word: string]: T | undefined };

/** Each of these is optional; anything else is not known here. */
export function some<const T extends v.ObjectEntries>(entries: T) {
  const known = oneOf(Object.keys(entries));
  return v.partial(v.strictObject(entries, issue => (issue.expected === 'never' ? known : 'object')));
}

/** The same kind of thing at every one of these words. */
export function by<T extends v.GenericSchema>(words: readonly string[], item: T): v.GenericSchema<unknown, By<v.InferOutput<T>>> {
  return some(Object.fromEntries(words.map(w => [w, item]))) as unknown as v.GenericSchema<unknown, By<v.InferOutput<T>>>;
}

/** What the schema makes of this JSON, or everything that is wrong with it. */
export function readBy<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T | { readonly problems: readonly Problem[] } {
  const result = v.safeParse(schema, json);
  return result.success ? result.output : { problems: problemsIn(result.issues) };
}
