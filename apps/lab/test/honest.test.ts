// Bots are told what their seat may know, and nothing else. Two games with the same public history and other hidden facts must be the same
// question on the way by which the lab asks, and get the same answer; a bot that peeks is caught where the way leaks.

import { type Bot, playerWith, random, TEMPERS, type Temper } from '@adega/bots';
import type { AnyGame, Situation, Title } from '@adega/kernel';
import { type Done, kindOf, type Secret, secretsOf } from '@adega/kernel/test/secrets.ts';
import { TITLES } from '@adega/shelf';
import { describe, expect, test } from 'vitest';
import { judgeOf } from '../judges.ts';
import { playMatch } from '../match.ts';
import { makeGame } from '../titles.ts';

/** The same ways of thinking, with less of it. */
const small = (temper: Temper): Temper => ({
  ...temper,
  breadth: { width: Math.min(2, temper.breadth.width), depth: 8 },
  ...(temper.search && { search: { plans: 3, playouts: 4, narrow: { width: 1, depth: 6 }, rounds: 1 } }),
});

/** Goes by all that it is shown. */
const peeker: Bot = {
  name: 'peeker',
  plan<S, M>({ decision: { moves }, look }: Situation<S, M>): readonly M[] {
    let sum = 0;
    for (const letter of JSON.stringify(look())) sum = (sum * 31 + letter.charCodeAt(0)) % 1_000_003;
    return [moves[sum % moves.length] as M];
  },
};

interface Asked {
  readonly shown: unknown;
  readonly said: readonly unknown[];
}

/** What the viewer is asked after all this was done, and what a bot in his place says to it. */
function askedAfter(game: AnyGame, seats: number, done: readonly Done[], { viewer, seed }: Secret, bot: Bot): Asked {
  let n = 0;
  let asked: Asked | undefined;
  const follower: Bot = {
    name: 'follower',
    plan<S, M>(situation: Situation<S, M>): readonly M[] {
      const { decision, look } = situation;
      const next = done[n++];
      if (next !== undefined) return decision.moves.filter(move => situation.game.keyOf(move) === next.key).slice(0, 1);
      expect(situation.seat).toBe(viewer);
      asked = { shown: [decision, look()], said: bot.plan(situation) };
      throw new Error('enough');
    },
  };
  playMatch({ game, options: { seats }, bots: Array.from({ length: seats }, () => follower) }, seed);
  if (asked === undefined) throw new Error('the viewer was not asked');
  return asked;
}

const leaking = (game: AnyGame): AnyGame => ({ ...game, view: s => game.clone(s) });

const GAMES = TITLES.map(title => {
  const game = makeGame(title, undefined);
  const seats = Number(game.options.find(({ id }) => id === 'seats')?.values[0] ?? 1);
  return { id: title.id, title, game, seats, secrets: secretsOf(game, { seats }, seats - 1, 2, 25) };
});
const SECRETIVE = GAMES.filter(({ secrets }) => secrets.length > 0);

test('what is hidden in our games is among what is tried', () => {
  const kinds = Object.fromEntries(SECRETIVE.map(({ id, secrets }) => [id, [...new Set(secrets.map(kindOf))].sort()]));
  expect(kinds).toEqual({
    'vinhos/2016': ['arrange'],
    'vinhos/reserve': ['arrange', 'bring'],
    'vinhos/first': ['arrange', 'bring'],
    vino: ['choose'],
  });
});

const botsFor = async (title: Title): Promise<readonly Bot[]> => {
  const judge = await judgeOf(title);
  const own = (await title.bots?.()) ?? [];
  return [random, peeker, ...own, ...TEMPERS.map(temper => playerWith(judge, small(temper)))];
};

describe.each(SECRETIVE)('$id', ({ title, game, seats, secrets }) => {
  test('what others hide makes no difference to any bot', async () => {
    for (const bot of await botsFor(title)) {
      for (const secret of secrets) {
        const [one, other] = [secret.one, secret.other].map(done => askedAfter(game, seats, done, secret, bot));
        expect(other, bot.name).toEqual(one);
      }
    }
  });

  test('where the others can be looked at, a bot that peeks is caught', () => {
    const caught = secrets.filter(secret => {
      const [one, other] = [secret.one, secret.other].map(done => askedAfter(leaking(game), seats, done, secret, peeker));
      expect(other?.shown).not.toEqual(one?.shown);
      return JSON.stringify(one?.said) !== JSON.stringify(other?.said);
    });
    expect(caught.length).toBeGreaterThan(0);
  });
});
