// Chance that nobody can bend, and that everybody can check when the game is over: docs/shuffle.md says it in words and numbers.
//
// It runs in pages that were come to by plain http too, where browsers lend no hashes; hence the library.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What all draws of a table follow from. Bytes are written in hexadecimal. */
export interface Seal {
  readonly table: string;
  /** 32 bytes that only the server knows while the game lasts. */
  readonly secret: string;
  /** What each seat has added, by seat; empty for one that has not. */
  readonly seats: readonly string[];
}

/** An outcome that may be drawn: its key tells it from the others. */
export interface Outcome {
  readonly key: string;
  readonly weight: number;
}

export const isSecret = (hex: string): boolean => /^[0-9a-f]{64}$/.test(hex);

/** As a seat may add them: at most 64. */
export const isSeatBytes = (hex: string): boolean => /^([0-9a-f]{2}){0,64}$/.test(hex);

/** Shown before anybody sits down: who knows it cannot change his secret any more. */
export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Draws the outcome of this number, counted from 1, for ever the same. */
export type Draw = (k: number, outcomes: readonly Outcome[]) => string;

/** Every draw begins with a copy; all are made in this one's place. */
const worn = hmac.create(sha256, new Uint8Array());

export function drawWith({ table, secret, seats }: Seal): Draw {
  // Half of the work is the same for all draws.
  const keyed = hmac.create(sha256, hmacOf(hexToBytes(secret), ['adega 1', table, ...seats]));
  const bytesOf = (k: number, tries: number): Uint8Array => keyed._cloneInto(worn).update(bytesIn([table, String(k), String(tries)])).digest(); // biome-ignore format: a chain
  return (k, outcomes) => {
    const inOrder = outcomes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    let x = below(sumOf(inOrder), tries => bytesOf(k, tries));
    for (const { key: outcome, weight } of inOrder) {
      x -= weight;
      if (x < 0) return outcome;
    }
    throw new Error('nothing to draw from');
  };
}

const sumOf = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, { weight }) => sum + weight, 0);

const bytesIn = (lines: readonly string[]): Uint8Array => utf8ToBytes(lines.join('\n'));

const hmacOf = (key: Uint8Array, lines: readonly string[]): Uint8Array => hmac(sha256, key, bytesIn(lines));

const RANGE = 2 ** 48;

/** Uniform below n: the top of the range that would favour small numbers is drawn again. */
function below(n: number, bytesOf: (tries: number) => Uint8Array): number {
  if (!(n >= 1 && n <= RANGE)) throw new RangeError(`cannot draw below ${n}`);
  const limit = RANGE - (RANGE % n);
  for (let tries = 0; ; tries++) {
    const bytes = bytesOf(tries);
    let x = 0;
    for (let i = 0; i < 6; i++) x = x * 256 + (bytes[i] as number);
    if (x < limit) return x % n;
  }
}
