// The languages of the page, each loaded when it is wanted. The first words of English come with the page.

import type { CommonWord } from './words.ts';

export type Messages = { readonly [id in CommonWord]: string };

export interface Language {
  /** As its speakers call it. */
  readonly name: string;
  load(): Promise<Messages>;
}

export const LANGUAGES: { readonly [tag: string]: Language } = {
  en: {
    name: 'English',
    load: async () => (await import('./english.ts')).EN,
  },
  fr: {
    name: 'Français',
    load: async () => (await import('./french.ts')).FR,
  },
};

/** The language wished for, else the first of the browser's that we have, else English. */
export function languageFor(wished: string, browser: readonly string[]): string {
  const tags = [wished, ...browser].map(tag => tag.split('-')[0] ?? '');
  return tags.find(tag => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
}
