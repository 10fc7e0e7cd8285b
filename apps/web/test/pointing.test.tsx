// Whoever points at a thing is told in a plain sentence what it does, and what it would do for him now.
import { TITLES } from '@adega/shelf';
import type { IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { type Pointed, pointingAt } from './pointing.tsx';
import { examples } from './positions.ts';
import { intlIn, TAGS } from './speaking.ts';

/** A position in the middle of each game, and one with another question. */
const ASKED: { readonly [game: string]: readonly string[] } = {
  'vinhos/2016': ['move', 'buy-tile'],
  'vinhos/solo': ['move', 'buy-tile'],
  'vinhos/reserve': ['bank', 'move'],
  'vinhos/first': ['move', 'choose-experts'],
  vino: ['sell', 'extend'],
};

/** An id of a thing or a rule, a hole in a message, or a line of a rulebook. */
const RAW = /\b[a-z]+:\d|\b[a-z]+\.[a-z]|undefined|NaN|[{}]|\blines? \d{2,}|\bS\d\b/;
const isSentence = (text: string): boolean => /^[\p{Lu}\p{N}“«]/u.test(text) && /[.!?…]$/.test(text);

/** A mark that is nobody's thing may have a name only. */
const faultsOf = ({ id, help, lines }: Pointed): string[] => [
  ...(isSentence(help) || (id === '' && help !== '') ? [] : [`${id} is no sentence: ${help}`]),
  ...[help, ...lines].filter(text => RAW.test(text)).map(text => `${id} is raw: ${text}`),
  ...lines.filter(text => !isSentence(text)).map(text => `${id} says no sentence: ${text}`),
];

test.each(TITLES.map(({ id }) => id))('%s: every thing says in a sentence what it does, and what it would do now', async game => {
  const found = examples(game);
  const positions = (ASKED[game] ?? []).map(asks => pointingAt(found.get(asks) ?? ''));
  expect(positions.length).toBeGreaterThan(0);
  for (const tag of TAGS) {
    const intl: IntlShape = await intlIn(tag, game);
    const things = positions.flatMap(position => position.things(intl));
    expect([...new Set(things.flatMap(faultsOf))], tag).toEqual([]);
    expect(new Set(things.map(({ help }) => help)).size).toBeGreaterThan(60);
    expect(things.filter(({ lines }) => lines.length > 0).length).toBeGreaterThan(20);
  }
});
