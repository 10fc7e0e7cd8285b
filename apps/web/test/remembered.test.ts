import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { remembered } from '../table/remembered.ts';
import type { Say } from '../text/words.ts';
import { sayIn } from './speaking.ts';

test('a move is said once for each position and language', async () => {
  const said: string[] = [];
  const move = remembered((say: Say, position, key) => {
    said.push(key);
    const text = `${say('nav.new')} ${position.at} ${key}`;
    return { group: text, title: text, label: text, phrase: text };
  });
  const [english, french] = [await sayIn('en'), await sayIn('fr')];
  const [one, two] = [{ at: 1 } as Position, { at: 2 } as Position];
  expect(move(english, one, 'a')).toBe(move(english, one, 'a'));
  expect(said).toEqual(['a']);
  expect(move(english, two, 'a').label).not.toBe(move(english, one, 'a').label);
  expect(move(english, one, 'b').label).not.toBe(move(english, one, 'a').label);
  expect(move(french, one, 'a').label).not.toBe(move(english, one, 'a').label);
});
