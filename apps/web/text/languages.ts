// The languages of the page: the one list of them. Each is loaded when it is wanted; the first words of English come with the page.
// What a language does not say is said in English, so that one can begin with a few words: a folder beside en, and a line here.

import type { words } from './en/words.ts';
import type { wordsOnline } from './en/words-online.ts';

/** All common words. */
export type Messages = { readonly [id in keyof typeof words | keyof typeof wordsOnline]: string };
/** Some words, by their ids. */
export type Words = { readonly [id: string]: string };
export type Fetch = () => Promise<Words>;

export interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** Whether it says everything; the tests then ask for every word. */
  readonly whole: boolean;
}

export const LANGUAGES: { readonly [tag: string]: Language } = {
  en: { name: 'English', whole: true },
  fr: { name: 'Français', whole: true },
};

/** The language wished for, else the first of the browser's that we have, else English. */
export function languageFor(wished: string, browser: readonly string[]): string {
  const tags = [wished, ...browser].map(tag => tag.split('-')[0] ?? '');
  return tags.find(tag => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}

/** What a file of words holds, whatever it calls them. */
export const wordsIn = (file: unknown): Words => Object.assign({}, ...Object.values(file as object));

/** One after the other: later words stand for earlier ones. */
export const together =
  (...fetches: readonly Fetch[]): Fetch =>
  async () =>
    Object.assign({}, ...(await Promise.all(fetches.map(fetch => fetch()))));

/** What `own` has in a language; in English where it has nothing, or where that language does not say everything. */
export function filledUp(tag: string, own: (tag: string) => Fetch | undefined): Fetch {
  const [words, english] = [own(tag), own('en')];
  return words !== undefined && LANGUAGES[tag]?.whole === true ? words : together(...[english, words].filter(fetch => fetch !== undefined));
}

/** What stands in those of some files that are wanted; the longer name later, so that words-solo.ts stands for words.ts. */
export function fromFiles(
  files: { readonly [path: string]: () => Promise<unknown> },
  isWanted: (path: string) => boolean,
): Fetch | undefined {
  const wanted = Object.entries(files)
    .filter(([path]) => isWanted(path))
    .sort(([a], [b]) => a.length - b.length);
  return wanted.length === 0
    ? undefined
    : together(
        ...wanted.map(
          ([, file]) =>
            async () =>
              wordsIn(await file()),
        ),
      );
}

const FILES = import.meta.glob('./*/words*.ts');

const inFile = (tag: string, file: string): Fetch => filledUp(tag, of => fromFiles(FILES, path => path === `./${of}/${file}`));

/** The common words in a language, but for those of people on line. */
export const tableWords = (tag: string): Fetch => inFile(tag, 'words.ts');

/** All common words in a language. */
export const commonWords = (tag: string): Fetch => together(tableWords(tag), inFile(tag, 'words-online.ts'));

/** A language in its own name. */
export function ownNameOf(tag: string): string {
  const name = LANGUAGES[tag]?.name ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
