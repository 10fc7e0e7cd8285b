// The words of the page, by id, in the reader's language.

import { type IntlShape, useIntl } from 'react-intl';
import type { Messages } from './languages.ts';

export type CommonWord = keyof Messages;
export type Values = { readonly [name: string]: string | number };

/** Says messages in the reader's language: the common ones, and those of a game, which are there wherever the game is shown. */
export interface Say<Word extends string = never> {
  (id: CommonWord | Word, values?: Values): string;
  /** The message with this id if there is one, else the other: for words that come from a game. */
  known(id: string, values: Values | undefined, other: () => string): string;
  /** A message that a drawing names. */
  own(id: string): string;
  has(id: string): boolean;
  list(items: readonly string[]): string;
  /** With a sign also when it is positive. */
  signed(n: number): string;
}

/** Letters that are written from right to left. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** In marks that keep it in its place: a name from right to left would turn the sentence around it, too. */
const isolated = (text: string): string => (FROM_THE_RIGHT.test(text) ? `\u2068${text}\u2069` : text);

const inTheirPlace = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]));

/** As many as a long game says; then it begins anew. */
const MOST_SAID = 20_000;

export function sayWith<Word extends string = never>(intl: IntlShape): Say<Word> {
  const has = (id: string): boolean => Object.hasOwn(intl.messages, id);
  // A message with the same values says the same: most of what a position says was said of the one before.
  const said = new Map<string, string>();
  const say = (id: string, values?: Values): string => {
    const key = values === undefined ? id : id + JSON.stringify(values);
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size === MOST_SAID) said.clear();
    const text = intl.formatMessage({ id }, values && inTheirPlace(values));
    said.set(key, text);
    return text;
  };
  return Object.assign(say, {
    known: (id: string, values: Values | undefined, other: () => string) => (has(id) ? say(id, values) : other()),
    own: (id: string) => say(id),
    has,
    list: (items: readonly string[]) => intl.formatList(items.map(isolated), { type: 'conjunction' }),
    signed: (n: number) => intl.formatNumber(n, { signDisplay: 'exceptZero' }),
  });
}

/** One for all that speak the same language. */
const speakers = new WeakMap<IntlShape, Say<string>>();

export function useSay<Word extends string = never>(): Say<Word> {
  const intl = useIntl();
  const say = speakers.get(intl) ?? sayWith<string>(intl);
  speakers.set(intl, say);
  return say;
}
