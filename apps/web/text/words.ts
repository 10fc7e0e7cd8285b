// All words of the page, by id. One language for now: English.

import { type IntlShape, useIntl } from 'react-intl';
import { board } from './en/board.ts';
import { components } from './en/components.ts';
import { events } from './en/events.ts';
import { insight } from './en/insight.ts';
import { moves } from './en/moves.ts';
import { own } from './en/own.ts';
import { page } from './en/page.ts';
import { phone } from './en/phone.ts';
import { printed } from './en/printed.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { shell } from './en/shell.ts';
import { things } from './en/things.ts';
import { understanding } from './en/understanding.ts';

export const EN = {
  ...page,
  ...board,
  ...components,
  ...moves,
  ...events,
  ...refusals,
  ...rules,
  ...things,
  ...own,
  ...phone,
  ...shell,
  ...understanding,
  ...printed,
  ...insight,
};

export type WordId = keyof typeof EN;
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

export const isWord = (id: string): id is WordId => Object.hasOwn(EN, id);

/** As many as a long game says; then it begins anew. */
const MOST_SAID = 20_000;

export function sayWith(intl: IntlShape): Say {
  // A message with the same values says the same: most of what a position says was said of the one before.
  const said = new Map<string, string>();
  const say = (id: WordId, values?: Values): string => {
    const key = values === undefined ? id : id + JSON.stringify(values);
    const known = said.get(key);
    if (known !== undefined) return known;
    if (said.size === MOST_SAID) said.clear();
    const text = intl.formatMessage({ id }, values);
    said.set(key, text);
    return text;
  };
  return Object.assign(say, {
    known: (id: string, values: Values | undefined, other: () => string) => (isWord(id) ? say(id, values) : other()),
    has: isWord,
    list: (items: readonly string[]) => intl.formatList(items, { type: 'conjunction' }),
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
