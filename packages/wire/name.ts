// Names that people give: to themselves, and to what they try on.

export const LONGEST_NAME = 40;

/** What is not seen, or turns what stands beside it around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** One way to write it, nothing in it that is not seen, no blanks but single ones within; empty where nothing is left. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t-\r]/g, ' ')
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The same, and no longer than a name may be. */
export const shortName = (text: string): string => [...cleanName(text)].slice(0, LONGEST_NAME).join('').trim();

// Names of accounts: there is one of each, however it is written.

export const SHORTEST_ACCOUNT = 3;
export const LONGEST_ACCOUNT = 24;

/** Letters that look alike, capital or small, in other alphabets and among digits: each with what it is taken for. */
const LOOKALIKES = 'аaвbеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdһhɡgѵvԛqԝwαaβbεeιiκkνvοoρpτtυuχxγyϲcօo0o1lıi';
const TAKEN_FOR = new Map(LOOKALIKES.match(/../gu)?.map(([from = '', to = '']) => [from, to]));

/** What names have in common that people take for the same: without capitals, blanks and strokes, lookalikes as one. */
export const foldName = (name: string): string =>
  [...cleanName(name).normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')]
    .map(letter => TAKEN_FOR.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replaceAll('\u0307', '');

/** Whether a clean name can be an account's: letters and digits, with what stands between them. */
export function isAccountName(name: string): boolean {
  const { length } = [...name];
  if (length < SHORTEST_ACCOUNT || length > LONGEST_ACCOUNT) return false;
  return /^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name) && !/\p{M}{3}/u.test(name) && [...foldName(name)].length >= 2;
}
