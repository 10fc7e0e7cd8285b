// A pack with some of its values changed: `{ "prices": { "winery": 2 } }`. In a list of things that have an id, a word is the id.

import { type Problem, pointerOf, shown } from '@adega/kernel';

type Fields = { readonly [word: string]: unknown };

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isListed = (x: unknown): x is readonly { readonly id: string }[] =>
  Array.isArray(x) && x.every(item => isFields(item) && 'id' in item);

export function patched(value: unknown, patch: unknown, path: readonly unknown[], problems: Problem[]): unknown {
  if (!isFields(patch)) return patch;
  if (isListed(value)) return patchedList(value, patch, path, problems);
  if (!isFields(value)) return patch;
  known(Object.keys(value), patch, path, problems);
  const entries = Object.entries(value).map(([word, old]) => [
    word,
    word in patch ? patched(old, patch[word], [...path, word], problems) : old,
  ]);
  return Object.fromEntries(entries);
}

function patchedList(items: readonly { readonly id: string }[], patch: Fields, path: readonly unknown[], problems: Problem[]): unknown {
  known(
    items.map(item => item.id),
    patch,
    path,
    problems,
  );
  return items.map(item => (item.id in patch ? patched(item, patch[item.id], [...path, item.id], problems) : item));
}

function known(words: readonly string[], patch: Fields, path: readonly unknown[], problems: Problem[]): void {
  for (const word of Object.keys(patch)) {
    if (!words.includes(word)) problems.push({ path: pointerOf([...path, word]), expected: `one of ${words.join('|')}`, got: shown(word) });
  }
}
