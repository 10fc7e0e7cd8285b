// A pack with some of its values changed: `{ "prices": { "winery": 2 } }`. In a list of things that have an id, a word is the id.

import { type Problem, pointerOf, shown } from '@adega/kernel';
import type { Parsed } from './schema.ts';

export type Fields = { readonly [word: string]: unknown };
export type Listed = readonly { readonly id: string }[];

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
export const isListed = (x: unknown): x is Listed => Array.isArray(x) && x.length > 0 && x.every(item => isFields(item) && 'id' in item);

/** The pack with the patch, if there is one, checked as any pack is; problems are named at the place of the patch. */
export function withPatch<P>(pack: unknown, patch: unknown, parse: (json: unknown) => Parsed<P>): Parsed<P> {
  const problems: Problem[] = [];
  const changed = patch === undefined ? pack : patched(pack, patch, [], problems);
  if (problems.length > 0) return { problems };
  const parsed = parse(changed);
  return 'pack' in parsed ? parsed : { problems: parsed.problems.map(problem => inPatch(changed, problem)) };
}

/** Whether the result is a pack is for its schema to say; only an id that is not in its list is found here. */
function patched(value: unknown, patch: unknown, path: readonly unknown[], problems: Problem[]): unknown {
  if (!isFields(patch)) return patch;
  if (isListed(value)) return patchedList(value, patch, path, problems);
  if (!isFields(value)) return patch;
  const changes = Object.entries(patch).map(([word, change]) => [word, patched(value[word], change, [...path, word], problems)]);
  return { ...value, ...Object.fromEntries(changes) };
}

function patchedList(items: Listed, patch: Fields, path: readonly unknown[], problems: Problem[]): unknown {
  const ids = items.map(item => item.id);
  for (const id of Object.keys(patch)) {
    if (!ids.includes(id)) problems.push({ path: pointerOf([...path, id]), expected: `one of ${ids.join('|')}`, got: shown(id) });
  }
  return items.map(item => (Object.hasOwn(patch, item.id) ? patched(item, patch[item.id], [...path, item.id], problems) : item));
}

/** A problem of the pack, at the place of the patch: ids for numbers. */
function inPatch(pack: unknown, problem: Problem): Problem {
  let value = pack;
  const keys = problem.path
    .split('/')
    .slice(1)
    .map(key => {
      const word = isListed(value) ? (value[Number(key)]?.id ?? key) : key;
      value = isFields(value) || Array.isArray(value) ? (value as Fields)[key] : undefined;
      return word;
    });
  return { ...problem, path: keys.map(key => `/${key}`).join('') };
}
