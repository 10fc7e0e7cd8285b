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

/** Letters that look alike in other alphabets, small and capital: each with what it is taken for. */
const LETTERS = 'аaвbеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdһhɡgѵvԛqԝwαaβbεeιiκkνvοoρpτtυuχxγyϲcօoıiĸkʋv';
/** What Greek letters are taken for where they are capitals, as far as that is something else. */
const CAPITALS = 'νnηhμmυyζz';
const DIGITS = '0o1l';

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.match(/../gu)?.map(([from = '', to = '']) => [from, to] as const));
const SMALL = pairs(LETTERS + DIGITS);
const CAPITAL = pairs(LETTERS + DIGITS + CAPITALS);
const LETTERS_ALONE = pairs(LETTERS);

const small = (text: string): string => text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
const taken = (text: string, takenFor: ReadonlyMap<string, string>): string =>
  [...text].map(letter => takenFor.get(letter) ?? letter).join('');

/** What is left of a name when capitals, blanks and strokes do not count. */
const folded = (name: string, takenFor: ReadonlyMap<string, string>): string =>
  taken(small(cleanName(name)), takenFor)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
    .replaceAll('\u0307', '');

/** What names have in common that people take for the same: without capitals, blanks and strokes, lookalikes as one. */
export const foldName = (name: string): string => folded(name, SMALL);

/** All that a name may be taken for: Greek letters look otherwise as capitals. */
export const foldsOf = (name: string): readonly string[] => [...new Set([foldName(name), folded(name, CAPITAL)])];

/** A text in small letters, those of other alphabets as what they are taken for. */
export const plainLetters = (text: string): string => taken(small(text), LETTERS_ALONE);

/** Alphabets that people write in: each by itself, so that no letter of one is taken for one of another. */
const ALPHABETS = (
  'Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Tamil Telugu Kannada Malayalam Sinhala ' +
  'Thai Lao Khmer Myanmar Ethiopic Tibetan Han+Hiragana+Katakana Han+Bopomofo Han+Hangul'
)
  .split(' ')
  .map(
    scripts => new RegExp(`^[${[...scripts.split('+'), 'Common', 'Inherited'].map(script => `\\p{Script=${script}}`).join('')}]+$`, 'u'),
  );

/** Letters of the Latin alphabet, with whatever marks: those of phonetics look like others. */
const isLatin = (name: string): boolean => /^[a-zæœøþðđħłŋŧßĸıəɓɗɖɛɔɣʋƙƴɨʉ\p{M}\P{Script=Latin}]+$/iu.test(name.normalize('NFKD'));

/** Whether a clean name can be an account's: letters of one alphabet and digits, with what stands between them. */
export function isAccountName(name: string): boolean {
  const { length } = [...name];
  if (length < SHORTEST_ACCOUNT || length > LONGEST_ACCOUNT) return false;
  const isWord = /^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name) && !/\p{M}{3}/u.test(name);
  return isWord && ALPHABETS.some(alphabet => alphabet.test(name)) && isLatin(name) && [...foldName(name)].length >= 2;
}
