// Parts of the schemas of packs and positions. Their messages say what was expected, as codes that people can read.

import { type Problem, pointerOf, shown } from '@adega/kernel';
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

export const word = <const T extends readonly string[]>(words: T) => v.picklist(words, `one of ${words.join('|')}`);

/** Exactly these fields. */
export const fields = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, issue => (issue.expected === 'never' ? 'absent' : issue.expected === 'Object' ? 'object' : 'present'));

export const problemsIn = (issues: readonly v.BaseIssue<unknown>[]): Problem[] =>
  issues.map(issue => ({
    path: pointerOf((issue.path ?? []).map(item => item.key)),
    expected: issue.message,
    got: shown(issue.input),
  }));
