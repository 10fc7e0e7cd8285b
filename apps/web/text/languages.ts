// The languages of the page: the one list of them. Each is loaded when it is wanted; the first words of English come with the page.
// What a language does not say is said in English, so that one can begin with a few words: a folder beside en, and an entry here.

import type { CommonWord } from './words.ts';

export type Messages = { readonly [id in CommonWord]: string };
export type GameWords = { readonly [id: string]: string };
type Fetch = () => Promise<GameWords>;

export interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** Whether it says everything; the tests then ask for every word. */
  readonly whole: boolean;
  common(): Promise<Partial<Messages>>;
  /** By game: the words that only one needs, or says in its own way. They are fetched with its face. */
  readonly games: { readonly [game: string]: Fetch };
  /** By game: only the rules page needs them. */
  readonly rulings: { readonly [game: string]: Fetch };
}

/** Most rulings of 2010 are those of 2016, too. */
const english2010: Fetch = async () => ({
  ...(await import('./en/rulings.ts')).rulings,
  ...(await import('./en/games/rulings-2010.ts')).rulings2010,
});
const french2010: Fetch = async () => ({
  ...(await import('./fr/rulings.ts')).rulings,
  ...(await import('./fr/games/rulings-2010.ts')).rulings2010,
});

const ENGLISH: Language = {
  name: 'English',
  whole: true,
  common: async () => (await import('./english.ts')).EN,
  games: {
    vino: async () => (await import('./en/games/vino.ts')).vino,
    'vinhos/solo': async () => (await import('./en/games/solo.ts')).solo,
  },
  rulings: {
    'vinhos/2016': async () => (await import('./en/rulings.ts')).rulings,
    'vinhos/reserve': english2010,
    'vinhos/first': english2010,
    'vinhos/solo': async () => (await import('./en/games/solo-rulings.ts')).soloRulings,
    vino: async () => (await import('./en/games/vino-rulings.ts')).vinoRulings,
  },
};

const FRENCH: Language = {
  name: 'Français',
  whole: true,
  common: async () => (await import('./french.ts')).FR,
  games: {
    vino: async () => (await import('./fr/games/vino.ts')).vino,
    'vinhos/solo': async () => (await import('./fr/games/solo.ts')).solo,
  },
  rulings: {
    'vinhos/2016': async () => (await import('./fr/rulings.ts')).rulings,
    'vinhos/reserve': french2010,
    'vinhos/first': french2010,
    'vinhos/solo': async () => (await import('./fr/games/solo-rulings.ts')).soloRulings,
    vino: async () => (await import('./fr/games/vino-rulings.ts')).vinoRulings,
  },
};

export const LANGUAGES: { readonly [tag: string]: Language } = { en: ENGLISH, fr: FRENCH };

/** The language wished for, else the first of the browser's that we have, else English. */
export function languageFor(wished: string, browser: readonly string[]): string {
  const tags = [wished, ...browser].map(tag => tag.split('-')[0] ?? '');
  return tags.find(tag => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/** All common words. */
export async function commonWords({ whole, common }: Language = ENGLISH): Promise<Messages> {
  const own = await common();
  return whole ? (own as Messages) : ({ ...(await ENGLISH.common()), ...own } as Messages);
}

/** How to fetch the words of a game; undefined where the common words are enough. */
export const gameWords = (tag: string, game: string): Fetch | undefined => filledUp(LANGUAGES[tag], of => of.games[game]);

/** How to fetch the rulings of a game. */
export const gameRulings = (tag: string, game: string): Fetch | undefined => filledUp(LANGUAGES[tag], of => of.rulings[game]);

/** By the words of the language itself: who asks again gets the same. */
const FILLED = new Map<Fetch, Fetch>();

function filledUp(language: Language = ENGLISH, wordsOf: (language: Language) => Fetch | undefined): Fetch | undefined {
  const [own, english] = [wordsOf(language), wordsOf(ENGLISH)];
  if (own === undefined || english === undefined || language.whole) return own ?? english;
  const both = FILLED.get(own) ?? (async () => ({ ...(await english()), ...(await own()) }));
  FILLED.set(own, both);
  return both;
}
