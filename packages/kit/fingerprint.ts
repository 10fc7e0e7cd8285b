// A short name of a position, kept beside its record: when the record is replayed by later rules it tells whether the position came out
// the same. What says nothing does not count, so that a field which a later version adds leaves older positions their names.
//
// A table on line keeps one with every turn, so nothing is made on the way: each field adds a number of its own to those of the others.

import { canonical, sha256 } from './hash.ts';

type Fields = { readonly [key: string]: unknown };

/** 16 hexadecimal digits, without fields that are 0 and without these. `like`: in the manner of this name, which an older version may have
 *  kept. */
export function fingerprint(position: object, without: ReadonlySet<string> = NONE, like?: string): string {
  if (like?.length === OLD) return sha256(canonical(some(position as Fields, without), false));
  putFields(position as Fields, without);
  return digits(upper) + digits(lower);
}

const NONE: ReadonlySet<string> = new Set();

/** The SHA-256 of the position as text. */
const OLD = 64;
const some = (fields: Fields, without: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !without.has(key)));

/** The two halves of the number of what was put last. */
let upper = 0;
let lower = 0;

function put(value: unknown): void {
  if (typeof value === 'number') putNumber(value);
  else if (Array.isArray(value)) putList(value);
  else if (typeof value === 'object' && value !== null) putFields(value as Fields);
  else putWord(JSON.stringify(value));
}

/** A whole number of 32 bits at once, any other as it is written. */
function putNumber(n: number): void {
  if (n !== (n | 0)) putWord(String(n));
  else {
    upper = mixed(n ^ 0x9e3779b9, 0x85ebca6b);
    lower = mixed(n ^ 0x7f4a7c15, 0xc2b2ae35);
  }
}

/** In this order, and with how many there are. */
function putList(list: readonly unknown[]): void {
  let u = 0x2545f491 ^ list.length;
  let l = 0x27220a95 ^ list.length;
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    // Most of a position is such numbers.
    const isWhole = typeof item === 'number' && item === (item | 0);
    if (!isWhole) put(item);
    u = mixed(u ^ (isWhole ? item : upper), 0x85ebca6b);
    l = mixed(l ^ (isWhole ? item : lower), 0xc2b2ae35);
  }
  upper = u;
  lower = l;
}

/** In any order. */
function putFields(fields: Fields, without?: ReadonlySet<string>): void {
  let u = 0x165667b1;
  let l = 0x1b873593;
  for (const key in fields) {
    const value = fields[key];
    if (value === 0 || value === undefined || without?.has(key) === true) continue;
    const isWhole = typeof value === 'number' && value === (value | 0);
    if (!isWhole) put(value);
    const name = numbers.get(key) ?? numberOf(key);
    u = (u + mixed((isWhole ? value : upper) ^ name, 0xcc9e2d51)) | 0;
    l = (l + mixed((isWhole ? value : lower) ^ name, 0xe6546b64)) | 0;
  }
  upper = mixed(u, 0x85ebca6b);
  lower = mixed(l, 0xc2b2ae35);
}

function putWord(word: string): void {
  upper = mixed(numberOf(word), 0x9e3779b1);
  lower = mixed(numberOf(word, 0x811c9dc5), 0x85ebca77);
}

const mixed = (n: number, by: number): number => {
  const m = Math.imul(n ^ (n >>> 15), by | 1);
  return Math.imul(m ^ (m >>> 13), 0x2c1b3c6d) ^ (m >>> 16);
};

/** Names of fields are few. */
const numbers = new Map<string, number>();
const MOST = 1000;

function numberOf(word: string, from = 0): number {
  const known = from === 0 ? numbers.get(word) : undefined;
  if (known !== undefined) return known;
  let n = from;
  for (let i = 0; i < word.length; i++) n = (Math.imul(n ^ word.charCodeAt(i), 0x01000193) + 0x9e37) | 0;
  if (from === 0 && numbers.size < MOST) numbers.set(word, n);
  return n;
}

const digits = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
