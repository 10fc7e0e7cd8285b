import { stream } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { fittingMoves } from '../table/command.tsx';
import { makeHost } from '../table/host.ts';
import { sayWith } from '../text/words.ts';
import { EN, isWord } from './english.ts';
import { faceOf } from './faces.ts';
import { randomGame } from './random-game.ts';

const strict = {
  locale: 'en',
  messages: EN,
  onError(error: Error) {
    throw error;
  },
};
const intl = createIntl(strict);
const say = sayWith<keyof typeof EN>(intl);

/** Whether the message can be read and says something, with any values. */
function isSaid(id: keyof typeof EN): boolean {
  const values = Object.fromEntries([...EN[id].matchAll(/\{(\w+)/g)].map(match => [match[1] as string, 1]));
  try {
    return /^[^{}]*\S[^{}]*$/.test(intl.formatMessage({ id }, values));
  } catch {
    return false;
  }
}

describe('messages', () => {
  test('can all be said', () => {
    const unsaid = Object.keys(EN)
      .filter(isWord)
      .filter(id => !isSaid(id));
    expect(Object.keys(EN).length).toBeGreaterThan(500);
    expect(unsaid).toEqual([]);
  });

  test('a name from right to left stays in its place, alone and in a list', () => {
    const question = 'choose';
    expect(say('turn.heading', { name: 'דנה', question })).toBe(
      say('turn.heading', { name: '@', question }).replace('@', '\u2068דנה\u2069'),
    );
    expect(say.list(['Ana', 'مريم'])).toBe(say.list(['Ana', '@']).replace('@', '\u2068مريم\u2069'));
    expect(say('turn.heading', { name: 'Ana', question })).not.toMatch(/[\u2066-\u2069]/);
  });

  test('every rule of the 2016 edition has a text of its own', async () => {
    const book = await titleOf('vinhos/2016')?.book?.();
    const rules = book?.rules.map(({ id }) => id) ?? [];
    expect(rules.length).toBeGreaterThan(60);
    expect(rules.filter(id => !say.has(`rule.${id}`))).toEqual([]);
    const texts = rules.map(id => say.known(`rule.${id}`, undefined, () => ''));
    expect(new Set(texts).size).toBe(rules.length);
  });
});

describe('events', () => {
  test('places at the fair are counted from one', () => {
    const host = makeHost(() => stream('place', 'chance'));
    const now = host.answer({ type: 'open', id: 0, game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }) as Position;
    const said = (rank: number) =>
      faceOf(now.game).event(say, now, { rule: 'fair.rank', kind: 'fair-prize', seat: 0, vp: 9, rank, equals: 0 });
    expect([said(0), said(1)]).toEqual(['Ana is number 1 at the fair and scores 9 VP.', 'Ana is number 2 at the fair and scores 9 VP.']);
  });
});

describe('typed moves', () => {
  /** At the tiles of a fair. */
  function atTiles(): Position {
    for (const now of randomGame(3, 'tiles')) if (now.question?.asks === 'buy-tile' && now.question.offered.length > 1) return now;
    throw new Error('nobody could buy');
  }

  test('what is said of a move leads to it where the notation has another word', () => {
    const now = atTiles();
    const offered = now.question?.offered ?? [];
    const found = (text: string) => fittingMoves(offered, text, key => faceOf(now.game).move(say, now, key).phrase);
    const tiles = offered.filter(key => key.startsWith('take '));
    expect(found('take')).toEqual(tiles);
    expect(found(tiles[0] as string)).toEqual([]);
    expect(found('buy the')).toEqual(tiles);
    expect(found('Buy no more')).toEqual(['pass']);
    expect(found('buy a castle')).toEqual([]);
    expect(found('')).toEqual(offered);
    expect(found('?')).toEqual([]);
  });
});
