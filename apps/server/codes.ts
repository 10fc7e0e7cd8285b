// Recovery codes: each sets a new password once. They are random enough that their hashes tell nothing.

import { randomBytes } from 'node:crypto';
import { hashOf } from './people.ts';

const HOW_MANY = 8;
/** Letters that cannot be mistaken for others; each is five bits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
const GROUP = 4;

export const newCodes = (): readonly string[] => Array.from({ length: HOW_MANY }, newCode);

function newCode(): string {
  const letters = Array.from(randomBytes(LENGTH), byte => LETTERS[byte % LETTERS.length]);
  return Array.from({ length: LENGTH / GROUP }, (_, i) => letters.slice(i * GROUP, (i + 1) * GROUP).join('')).join('-');
}

/** However it was typed. */
const plain = (code: string): string =>
  code
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '');

export const codeHash = (code: string): string => hashOf(plain(code));
export const codeHashes = (codes: readonly string[]): readonly string[] => codes.map(codeHash);
