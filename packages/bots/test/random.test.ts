import { stream } from '@adega/kernel';
import { expect, test } from 'vitest';
import { BOTS, botOf, playersWith, random, type Situation } from '../index.ts';

const decision = { by: 0, asks: 'colour', moves: ['red', 'white', 'green'] };

function situationOf(seed: string): Situation<unknown, string> {
  const look = () => {
    throw new Error('a random bot does not look');
  };
  return { game: undefined as never, seat: 0, decision, look, rng: stream(seed, 'bot') };
}

test('every bot is found by its name', () => {
  for (const bot of BOTS) expect(botOf(bot.name)).toBe(bot);
  expect(botOf('oracle')).toBeUndefined();
});

test('where nobody can judge, every level plays at random', () => {
  const players = playersWith(undefined);
  expect(players.map(({ name }) => name)).toContain('level5');
  for (const player of players) expect(decision.moves).toContain(player.plan(situationOf(player.name))[0]);
});

test('the random bot answers with any offered move, without looking', () => {
  const seen = new Set(Array.from({ length: 60 }, (_, i) => random.plan(situationOf(`${i}`))[0]));
  expect([...seen].sort()).toEqual(['green', 'red', 'white']);
});

test('the same stream gives the same answers', () => {
  const answers = (seed: string) => Array.from({ length: 20 }, (_, i) => random.plan(situationOf(`${seed}${i}`))[0]);
  expect(answers('a')).toEqual(answers('a'));
  expect(answers('a')).not.toEqual(answers('b'));
});
