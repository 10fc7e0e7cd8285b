// How editions differ, read off their values: every field of the edition and every number of the pack, by path.

import type { PackJson } from './data/schema.ts';
import type { Edition } from './editions/edition.ts';

/** A field and what each edition has there, in the order in which they were given. */
export interface Difference {
  readonly field: string;
  readonly values: readonly string[];
}

type Fields = ReadonlyMap<string, string>;

const NOTHING = '–';

export const differencesOf = (editions: readonly Edition[]): Difference[] => differing(editions.map(edition => fieldsOf(edition)));

export const packDifferences = (packs: readonly PackJson[]): Difference[] => differing(packs.map(pack => fieldsOf(pack)));

/** The fields in which not all are alike. */
function differing(all: readonly Fields[]): Difference[] {
  const names = [...new Set(all.flatMap(fields => [...fields.keys()]))];
  return names
    .map(field => ({ field, values: all.map(fields => fields.get(field) ?? NOTHING) }))
    .filter(({ values }) => new Set(values).size > 1);
}

/** Every leaf by its path. */
function fieldsOf(value: object): Fields {
  const fields = new Map<string, string>();
  collect(value, '', fields);
  return fields;
}

/** An item of a list goes by its id where it has one. */
function collect(value: object, path: string, fields: Map<string, string>): void {
  for (const [key, inner] of Object.entries(value)) {
    const id = Array.isArray(value) ? ((inner as { readonly id?: string }).id ?? key) : key;
    const at = path === '' ? id : `${path}.${id}`;
    if (isBranch(inner)) collect(inner, at, fields);
    else fields.set(at, wordOf(inner));
  }
}

/** What has fields of its own and cannot be said in a word or a row of words. */
const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && nameOf(value) === undefined && !(Array.isArray(value) && value.every(isItem));

/** A list of such things is one row of words. */
const isItem = (item: unknown): boolean => !isBranch(item) || Object.values(item).every(inner => typeof inner !== 'object');

function wordOf(value: unknown): string {
  if (value === undefined) return NOTHING;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map(wordOf).join(value.some(Array.isArray) ? '; ' : ', ');
  if (typeof value === 'function') return value.name;
  return typeof value === 'object' && value !== null ? (nameOf(value) ?? Object.values(value).join(' ')) : String(value);
}

/** Helpers, sources, criteria, areas and options go by a word. */
function nameOf(value: object): string | undefined {
  const { kind, part, by, name, id, values } = value as { readonly [key: string]: unknown };
  const word = kind ?? part ?? by ?? name ?? (values === undefined ? undefined : id);
  return typeof word === 'string' ? word : undefined;
}
