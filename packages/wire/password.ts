// Whether a password will do; the page says it while somebody types, and the server sees to it.

import { foldName } from './name.ts';

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;

export const WEAKNESSES = ['short', 'long', 'common'] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** What people choose most, as far as it is long enough; each stands for what begins with it and goes on with digits or signs. */
const COMMON = [
  'password password passw0rd passwort motdepasse contrasena senha adega vinhos qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop',
  'asdfghjkl asdfghjklm zxcvbnm yxcvbnm 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedc q1w2e3r4t5 1a2b3c4d5e abcdefgh abcdefghij',
  'iloveyou jetaime letmein welcome bienvenue willkommen admin administrator sunshine princess football baseball dragon monkey superman',
  'batman trustno1 changeme secret computer internet starwars pokemon michael jennifer jordan charlie freedom whatever',
];
const WORDS = new Set(COMMON.flatMap(line => line.split(' ')));
const ROWS = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz'];

/** One way to write it, whatever the keyboard. */
export const plainPassword = (password: string): string => password.normalize('NFKC');

export function weaknessOf(password: string, name: string): Weakness | undefined {
  const plain = plainPassword(password);
  const { length } = [...plain];
  if (length < SHORTEST_PASSWORD) return 'short';
  if (length > LONGEST_PASSWORD) return 'long';
  return isCommon(plain.toLowerCase(), name) ? 'common' : undefined;
}

function isCommon(plain: string, name: string): boolean {
  // Few different signs, or a row of the keyboard.
  if (new Set(plain).size < 4 || ROWS.some(row => row.includes(plain))) return true;
  const word = plain.replace(/[^\p{L}]+$/u, '');
  if (WORDS.has(plain) || WORDS.has(word) || isTwice(plain)) return true;
  const folded = foldName(name);
  return folded !== '' && foldName(plain).replace(folded, '').length < 4 && foldName(plain).includes(folded);
}

/** The same twice or more: “passwordpassword”. */
const isTwice = (plain: string): boolean => {
  const [, part] = /^(.{1,16}?)\1+$/u.exec(plain) ?? [];
  return part !== undefined && (part.length < 5 || WORDS.has(part));
};
