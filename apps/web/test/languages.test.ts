// Every language says the same things: the same ids with the same values, readable and in its own typography.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../text/languages.ts';

type Words = { readonly [id: string]: string };
type Elements = ReturnType<typeof parse>;

/** All messages of a language, from the files of its folder. */
function wordsIn(files: { readonly [path: string]: unknown }): Words {
  const all = Object.values(files).flatMap(file => Object.values(file as object)) as Words[];
  return Object.assign({}, ...all);
}

interface Translations {
  readonly [language: string]: Words;
}

/** The folders of all languages: common words, and those of each game. */
const FILES: { readonly [path: string]: unknown } = import.meta.glob(['../text/*/*.ts', '../games/*/text/*/*.ts'], { eager: true });
const TAGS = Object.keys(LANGUAGES);

/** Where a file of words belongs, by its path: the words of one set are read together, and may say a common word in their own way. */
function placeOf(path: string): { readonly set: string; readonly tag: string } {
  const [file = '', tag = '', , game = ''] = path.split('/').reverse();
  if (game === '..') return { set: 'common', tag };
  const kind = /^(outside|rulings|words-\w+|course|rulebook)/.exec(file)?.[1] ?? 'words';
  return { set: `${game} ${kind}`, tag };
}

const PLACES = Object.keys(FILES).map(path => ({ path, ...placeOf(path) }));

const wordsAt = (set: string, tag: string): Words =>
  wordsIn(Object.fromEntries(PLACES.filter(place => place.set === set && place.tag === tag).map(({ path }) => [path, FILES[path]])));

const SETS: { readonly [set: string]: Translations } = Object.fromEntries(
  [...new Set(PLACES.map(({ set }) => set))].map(set => [set, Object.fromEntries(TAGS.map(tag => [tag, wordsAt(set, tag)]))]),
);

test('every language has a folder of common words, and every folder is a language', () => {
  const folders = (places: typeof PLACES) => [...new Set(places.map(({ tag }) => tag))].sort();
  expect(folders(PLACES.filter(({ set }) => set === 'common'))).toEqual([...TAGS].sort());
  expect(folders(PLACES)).toEqual([...TAGS].sort());
});

test('the page reads every file of words: those that it does not know by name are parts of words.ts or of an edition’s', () => {
  const known = /^(outside|words|words-\w+|rulings[\w-]*|course|rulebook)\.ts$/;
  const unread = PLACES.filter(({ path, set, tag }) => {
    const file = path.split('/').at(-1) ?? '';
    if (set === 'common' ? file === 'words.ts' : known.test(file)) return false;
    const folder = path.slice(0, -file.length);
    const whole = wordsIn(
      Object.fromEntries(Object.entries(FILES).filter(([other]) => /^words(-\w+)?\.ts$/.test(other.replace(folder, '')))),
    );
    return tag in LANGUAGES && Object.keys(wordsIn({ part: FILES[path] })).some(id => !(id in whole));
  });
  expect(unread.map(({ path }) => path)).toEqual([]);
});

/** What a message wants to be told: by name, the words it chooses between, or that it counts. */
interface Wants {
  readonly [name: string]: { readonly selects: readonly string[]; readonly counts: readonly number[] };
}

const COUNTS = [0, 1, 2, 5, 21];

function wantsOf(message: string): Wants {
  const wants: { [name: string]: { selects: string[]; counts: number[] } } = {};
  const at = (name: string) => (wants[name] ??= { selects: [], counts: [] });
  const read = (elements: Elements): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const want = at(element.value);
      if (element.type === TYPE.select) want.selects = Object.keys(element.options).sort();
      if (element.type === TYPE.plural) {
        const exact = Object.keys(element.options).flatMap(key => (key.startsWith('=') ? [Number(key.slice(1))] : []));
        want.counts = [...new Set([...COUNTS, ...exact])];
      }
      if (element.type === TYPE.select || element.type === TYPE.plural) for (const { value } of Object.values(element.options)) read(value);
    }
  };
  read(parse(message));
  return wants;
}

const namesOf = (message: string): string[] => Object.keys(wantsOf(message)).sort();
const selectsOf = (message: string) => namesOf(message).map(name => [name, wantsOf(message)[name]?.selects]);

/** Values that lead through every branch of the message, one after the other. */
function* samplesOf(message: string): Generator<{ [name: string]: string | number }> {
  const wants = Object.entries(wantsOf(message));
  const choices = wants.map(([, { selects, counts }]) => (selects.length > 0 ? selects : counts.length > 0 ? counts : ['Ana']));
  const most = Math.max(1, ...choices.map(choice => choice.length));
  for (const [turned] of [[undefined], ...wants.map((_, i) => [i])]) {
    for (let n = 0; n < most; n++) {
      const pick = (i: number) => choices[i]?.[(turned === undefined || turned === i ? n : 0) % (choices[i]?.length ?? 1)] ?? 'Ana';
      yield Object.fromEntries(wants.map(([name], i) => [name, pick(i)]));
    }
  }
}

const TRANSLATIONS = Object.entries(SETS).flatMap(([set, translations]) => Object.keys(translations).map(language => ({ set, language })));

test('the words of every set are there', () => {
  expect(Object.keys(SETS)).toEqual(
    expect.arrayContaining(['common', 'vinhos words', 'vinhos words-solo', 'vinhos outside', 'vino rulings']),
  );
  for (const { en = {} } of Object.values(SETS)) expect(Object.keys(en).length).toBeGreaterThan(10);
});

describe.each(TRANSLATIONS)('$set in $language', ({ set, language }) => {
  const words = SETS[set]?.[language] as Words;
  const EN = SETS[set]?.['en'] as Words;
  const intl = createIntl({
    locale: language,
    messages: words,
    onError(error) {
      throw error;
    },
  });

  test(`has ${LANGUAGES[language]?.whole ? 'every message, and no other' : 'no message that English does not have'}`, () => {
    expect({
      missing: LANGUAGES[language]?.whole ? Object.keys(EN).filter(id => words[id] === undefined) : [],
      surplus: Object.keys(words).filter(id => EN[id] === undefined),
    }).toEqual({ missing: [], surplus: [] });
  });

  test('uses the same values, and chooses by the same words', () => {
    const others = Object.entries(words).filter(([id]) => EN[id] !== undefined);
    expect(Object.fromEntries(others.map(([id, text]) => [id, namesOf(text)]))).toEqual(
      Object.fromEntries(others.map(([id]) => [id, namesOf(EN[id] as string)])),
    );
    const differing = others.filter(([id, text]) => JSON.stringify(selectsOf(text)) !== JSON.stringify(selectsOf(EN[id] as string)));
    expect(differing.map(([id]) => id)).toEqual([]);
  });

  test('can say every message, whatever the values', () => {
    const mute: string[] = [];
    for (const [id, text] of Object.entries(words)) {
      for (const values of samplesOf(text)) {
        const said = intl.formatMessage({ id }, values) as string;
        if (/[{}]|undefined/.test(said) || (said.trim() === '' && text.trim() !== '')) mute.push(`${id} with ${JSON.stringify(values)}`);
      }
    }
    expect(mute).toEqual([]);
  });

  test('counts with all the forms the language has', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.filter(form => form !== 'many');
    const lacking = Object.entries(words).filter(([, text]) =>
      [...text.matchAll(/, plural,/g)].length > 0 ? !countsFully(parse(text), forms) : false,
    );
    expect(lacking.map(([id]) => id)).toEqual([]);
  });
});

/** A plural names the forms of the language, or gives one text for all numbers beside the exact ones. */
function countsFully(elements: Elements, forms: readonly string[]): boolean {
  return elements.every(element => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return true;
    const keys = Object.keys(element.options).filter(key => !key.startsWith('='));
    const whole = element.type === TYPE.select || keys.length === 1 || forms.every(form => keys.includes(form));
    return whole && Object.values(element.options).every(({ value }) => countsFully(value, forms));
  });
}

/** So that no set hides the words of another. */
const prefixed = (set: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [`${set}/${id}`, text]));

describe('French typography', () => {
  const french: Words = Object.assign({}, ...Object.entries(SETS).map(([set, { fr }]) => prefixed(set, fr ?? {})));
  const NAMES = /What’s Your Game\?/g;
  const bad = (pattern: RegExp) => Object.keys(french).filter(id => pattern.test((french[id] as string).replaceAll(NAMES, '')));

  test('has a no-break space before : ; ? ! » and after «', () => {
    expect(bad(/ [:;?!»]|« |[^\s\u00a0\u202f][;?!»]|«[^\u00a0\u202f]/)).toEqual([]);
  });

  test('has round apostrophes: a straight one would also be an escape', () => {
    expect(bad(/'/)).toEqual([]);
  });

  test('never puts de, que or le before a name, which would have to be shortened', () => {
    expect(bad(/\b([Dd]e|[Qq]ue|[Ll]e|[Ll]a) \{(name|names|other|order|magnate|leaders)\}/)).toEqual([]);
  });
});
