// The words of the page, by id, in the reader's language.

import { type IntlShape, useIntl } from 'react-intl';
import type { vino } from './en/games/vino.ts';
import type { EN } from './english.ts';

export type CommonWord = keyof typeof EN;
/** A common word, or one that only some game has: it is there wherever that game is shown. */
export type WordId = CommonWord | keyof typeof vino;
export type Values = { readonly [name: string]: string | number };

/** Says messages in the reader's language. */
export interface Say {
  (id: WordId, values?: Values): string;
  /** The message with this id if there is one, else the other: for words that come from a game. */
  known(id: string, values: Values | undefined, other: () => string): string;
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

export function sayWith(intl: IntlShape): Say {
  const isWord = (id: string): id is WordId => Object.hasOwn(intl.messages, id);
  // A message with the same values says the same: most of what a position says was said of the one before.
  const said = new Map<string, string>();
  const say = (id: WordId, values?: Values): string => {
    const key = values === undefined ? id : id + JSON.stringify(values);
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size === MOST_SAID) said.clear();
    const text = intl.formatMessage({ id }, values && inTheirPlace(values));
    said.set(key, text);
    return text;
  };
  return Object.assign(say, {
    known: (id: string, values: Values | undefined, other: () => string) => (isWord(id) ? say(id, values) : other()),
    has: isWord,
    list: (items: readonly string[]) => intl.formatList(items.map(isolated), { type: 'conjunction' }),
    signed: (n: number) => intl.formatNumber(n, { signDisplay: 'exceptZero' }),
  });
}

/** One for all that speak the same language. */
const speakers = new WeakMap<IntlShape, Say>();

export function useSay(): Say {
  const intl = useIntl();
  const say = speakers.get(intl) ?? sayWith(intl);
  speakers.set(intl, say);
  return say;
}
