// Names that people give: to themselves, and to what they try on.

export const LONGEST_NAME = 40;

/** What is not seen, or turns what stands beside it around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** Marks beyond what any language puts on one letter: they are drawn over what stands above and below. */
const HEAPED = /(\p{M}{4})\p{M}+/gu;

/** One way to write it, nothing in it that is not seen, no blanks but single ones within; empty where nothing is left. */
export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t-\r]/g, ' ')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(HEAPED, '$1')
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
/** Letters that look like others only as they are written, and not as a name is known again by which somebody signs in. */
const WRITTEN = 'гrӏlьbѡwηnωwσoϳjաwզqհhոnռnսuցgյjւi';

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.match(/../gu)?.map(([from = '', to = '']) => [from, to] as const));
const SMALL = pairs(LETTERS + DIGITS);
const CAPITAL = pairs(LETTERS + DIGITS + CAPITALS);
const LETTERS_ALONE = pairs(LETTERS + WRITTEN);

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

const WRITTEN_SMALL = new Map([...SMALL, ...pairs(WRITTEN)]);
const WRITTEN_CAPITAL = new Map([...CAPITAL, ...pairs('ьbilіlιlӏl')]);

/** As it is seen: a capital I is a small l, and some letters together are another. */
function seen(name: string): string {
  const letters = [...cleanName(name).normalize('NFKC')].map(letter => {
    const one = small(letter);
    return taken(one, letter === letter.toLowerCase() ? WRITTEN_SMALL : WRITTEN_CAPITAL);
  });
  return folded(letters.join(''), SMALL).replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** All that a name may be taken for: by Greek letters as capitals, and as it is written. */
export const foldsOf = (name: string): readonly string[] => [...new Set([foldName(name), folded(name, CAPITAL), seen(name)])];

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

/** Letters of the Latin alphabet, with whatever marks, and those of the Greek and Cyrillic: others of phonetics look like these. */
const isPlain = (name: string): boolean => {
  const letters = name.normalize('NFKD');
  const isLatin = /^[a-zæœøþðđħłŋŧßĸıəɓɗɖɛɔɣʋƙƴɨʉ\p{M}\P{Script=Latin}]+$/iu.test(letters);
  return isLatin && /^[\u0370-\u052f\p{M}\P{L}\p{Script=Latin}]*$/u.test(letters.replace(/[^\p{Script=Greek}\p{Script=Cyrillic}]+/gu, ''));
};

/** Letters that look like each other; among them no figures and strokes of other alphabets. */
const ALIKE = '\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{Script=Armenian}';
const HAS_ALIKE = new RegExp(`[${ALIKE}]`, 'u');
const HAS_OTHERS = new RegExp(`[^${ALIKE}\\p{M}0-9 ._'’-]`, 'u');

/** Whether a clean name can be an account's: letters of one alphabet and digits, with what stands between them. */
export function isAccountName(name: string): boolean {
  const { length } = [...name];
  if (length < SHORTEST_ACCOUNT || length > LONGEST_ACCOUNT) return false;
  const isWord =
    /^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name) &&
    !/\p{M}{3}/u.test(name) &&
    !(HAS_ALIKE.test(name.normalize('NFKC')) && HAS_OTHERS.test(name));
  return isWord && ALPHABETS.some(alphabet => alphabet.test(name)) && isPlain(name) && [...foldName(name)].length >= 2;
}
