// The words that only one game needs, in every language: fetched with its face. A game may say a common word in its own way.

export type GameWords = { readonly [id: string]: string };
type Fetch = () => Promise<GameWords>;

const WORDS: { readonly [language: string]: { readonly [game: string]: Fetch } } = {
  en: {
    vino: async () => (await import('./en/games/vino.ts')).vino,
    'vinhos/solo': async () => (await import('./en/games/solo.ts')).solo,
  },
  fr: {
    vino: async () => (await import('./fr/games/vino.ts')).vino,
    'vinhos/solo': async () => (await import('./fr/games/solo.ts')).solo,
  },
};

/** How to fetch them; undefined where the common words are enough. */
export const gameWords = (language: string, game: string): Fetch | undefined => WORDS[language]?.[game];

/** Most rulings are those of 2016, too. */
const english2010: Fetch = async () => ({
  ...(await import('./en/rulings.ts')).rulings,
  ...(await import('./en/games/rulings-2010.ts')).rulings2010,
});
const french2010: Fetch = async () => ({
  ...(await import('./fr/rulings.ts')).rulings,
  ...(await import('./fr/games/rulings-2010.ts')).rulings2010,
});

const RULINGS: { readonly [language: string]: { readonly [game: string]: Fetch } } = {
  en: {
    'vinhos/2016': async () => (await import('./en/rulings.ts')).rulings,
    'vinhos/reserve': english2010,
    'vinhos/first': english2010,
    'vinhos/solo': async () => (await import('./en/games/solo-rulings.ts')).soloRulings,
    vino: async () => (await import('./en/games/vino-rulings.ts')).vinoRulings,
  },
  fr: {
    'vinhos/2016': async () => (await import('./fr/rulings.ts')).rulings,
    'vinhos/reserve': french2010,
    'vinhos/first': french2010,
    'vinhos/solo': async () => (await import('./fr/games/solo-rulings.ts')).soloRulings,
    vino: async () => (await import('./fr/games/vino-rulings.ts')).vinoRulings,
  },
};

/** How to fetch the rulings of a game: only the rules page needs them. */
export const gameRulings = (language: string, game: string): Fetch | undefined => RULINGS[language]?.[game];
