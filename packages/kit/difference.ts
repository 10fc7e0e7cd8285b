// What turns one piece of data into another, told as briefly as it can be: { "prices": { "winery": 2 } }. In a list of things that have an
// id a word is the id; null stands for a field that is not there. Other lists are told whole.

import { type Difference, pointerOf } from '@adega/kernel';
import { type Fields, isFields, isListed, type Listed } from './patch.ts';

/** Undefined where there is none. */
export function differenceOf(from: unknown, to: unknown): unknown {
  if (isFields(from) && isFields(to)) return told([...new Set([...Object.keys(from), ...Object.keys(to)])], key => inField(from, to, key));
  if (isListed(from) && isListed(to) && String(idsOf(from)) === String(idsOf(to)))
    return told(idsOf(from), id => differenceOf(thing(from, id), thing(to, id)));
  return JSON.stringify(from) === JSON.stringify(to) ? undefined : to;
}

const idsOf = (list: Listed): string[] => list.map(item => item.id);
const thing = (list: Listed, id: string): unknown => list.find(item => item.id === id);

function inField(from: Fields, to: Fields, key: string): unknown {
  if (!Object.hasOwn(to, key)) return null;
  return Object.hasOwn(from, key) ? differenceOf(from[key], to[key]) : to[key];
}

function told(words: readonly string[], of: (word: string) => unknown): Fields | undefined {
  const differing = words.map(word => [word, of(word)] as const).filter(([, difference]) => difference !== undefined);
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

/** The data with the difference. */
export function changedBy(from: unknown, difference: unknown): unknown {
  if (difference === undefined) return from;
  if (!isFields(difference)) return difference;
  if (isListed(from)) return from.map(item => changedBy(item, difference[item.id]));
  if (!isFields(from)) return difference;
  const changed = Object.entries(difference).map(([key, change]) => [key, changedBy(from[key], change)] as const);
  return Object.fromEntries([...Object.entries(from), ...changed].filter(([key]) => difference[key] !== null));
}

/** The same place by place: lists of one length are compared item by item, others are told whole. */
export function differencesIn(ours: unknown, theirs: unknown, keys: readonly string[] = []): readonly Difference[] {
  const inside = keysOf(ours, theirs);
  if (inside !== undefined) return inside.flatMap(key => differencesIn((ours as Fields)[key], (theirs as Fields)[key], [...keys, key]));
  const [mine, other] = [brief(ours), brief(theirs)];
  return mine === other ? [] : [{ path: pointerOf(keys), ours: clipped(mine), theirs: clipped(other) }];
}

/** What both have inside them; undefined where they are compared as they stand. */
function keysOf(ours: unknown, theirs: unknown): readonly string[] | undefined {
  if (isFields(ours) && isFields(theirs)) return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])];
  return Array.isArray(ours) && Array.isArray(theirs) && ours.length === theirs.length ? Object.keys(ours) : undefined;
}

const brief = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const clipped = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);
