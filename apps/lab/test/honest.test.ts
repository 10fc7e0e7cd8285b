// Bots are told what their seat may know, and nothing else. Two games with the same public history and other hidden facts must be the same
// question on the way by which the lab asks, and get the same answer; a bot that peeks is caught where the way leaks.

import { type Bot, playersWith, random } from '@adega/bots';
import type { AnyGame, Situation, Title } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import { expect, test } from 'vitest';
import { judgeOf } from '../judges.ts';
import { playMatch } from '../match.ts';
import { makeGame } from '../titles.ts';

const SEATS = 3;
const LAST = SEATS - 1;
const SECRET = 'choose';

const title = titleOf('vino') as Title;
const game = makeGame(title, undefined);

/** Always the first answer, but the last where nobody else hears it. */
const secretive = (hidden: 'first' | 'last'): Bot => ({
  name: hidden,
  plan: ({ decision: { asks, moves } }) => [moves.at(asks === SECRET && hidden === 'last' ? -1 : 0) as (typeof moves)[number]],
});

interface Asked {
  readonly shown: unknown;
  readonly said: readonly unknown[];
}

/** The first secret choice of the last seat, when the others have made theirs, and have made them so or so. */
function askedWith(bot: Bot, hidden: 'first' | 'last', played: AnyGame): Asked {
  let asked: Asked | undefined;
  const listening: Bot = {
    name: bot.name,
    plan<S, M>(situation: Situation<S, M>): readonly M[] {
      const { decision, look } = situation;
      if (decision.asks !== SECRET) return [decision.moves[0] as M];
      asked = { shown: [decision, look()], said: bot.plan(situation) };
      throw new Error('enough');
    },
  };
  const bots = Array.from({ length: SEATS }, (_, seat) => (seat === LAST ? listening : secretive(hidden)));
  playMatch({ game: played, options: { seats: SEATS }, bots }, 'honest');
  if (asked === undefined) throw new Error('nobody chose in secret');
  return asked;
}

/** Goes by what the others have chosen, where it can be seen. */
const peeker: Bot = {
  name: 'peeker',
  plan({ decision: { moves }, look }) {
    const { players } = look() as { players: readonly { chosen: number }[] };
    return [moves[(players[0]?.chosen ?? 0) % moves.length] ?? (moves[0] as (typeof moves)[number])];
  },
};

const leaking: AnyGame = { ...game, view: s => game.clone(s) };

test('what others have sealed makes no difference to any bot', async () => {
  for (const bot of [random, peeker, ...playersWith(await judgeOf(title))]) {
    expect(askedWith(bot, 'last', game), bot.name).toEqual(askedWith(bot, 'first', game));
  }
});

test('where the others can be looked at, a bot that peeks is caught', () => {
  const [one, other] = [askedWith(peeker, 'first', leaking), askedWith(peeker, 'last', leaking)];
  expect(other.shown).not.toEqual(one.shown);
  expect(other.said).not.toEqual(one.said);
});
