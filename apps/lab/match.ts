// A game played by bots, each from what its seat knows.

import type { Bot } from '@adega/bots';
import {
  type AnyGame,
  begin,
  CHANCE,
  type Decision,
  enter,
  type GameRecord,
  type Options,
  outcomeOf,
  type Place,
  pick,
  type Score,
  type Stream,
  stream,
} from '@adega/kernel';

export interface Pairing {
  readonly game: AnyGame;
  readonly options: Options;
  /** One for each seat. */
  readonly bots: readonly Bot[];
}

export interface Match {
  readonly record: GameRecord<unknown>;
  /** Of players, with more than one answer. */
  readonly decisions: number;
  readonly chance: number;
  /** How it came out, if it came to its end. */
  readonly scores?: readonly Score[] | undefined;
  readonly places?: readonly Place[] | undefined;
  /** Why the game did not come to its end, if it did not. */
  readonly failure?: string | undefined;
  /** It was broken off because it went on and on: nothing is wrong with the moves. */
  readonly endless?: true | undefined;
}

/** More entries than any game of ours needs by far. */
const MOST = 20_000;

/** Everything in it follows from the seed: chance and every seat have streams of their own. What the seats think may begin with another. */
export function playMatch({ game, options, bots }: Pairing, seed: string, thoughts = seed): Match {
  const playing = begin(game, options);
  const { entries } = playing.record;
  const tally = { decisions: 0, chance: 0 };
  const chance = stream(seed, 'chance');
  const minds = bots.map((_, seat) => stream(thoughts, `bot ${seat + 1}`));
  const planOf = (decision: Decision<unknown>): readonly unknown[] => {
    const { by: seat } = decision;
    if (seat === CHANCE) return [pick(decision, chance)];
    const look = () => game.view(playing.state, seat);
    return (bots[seat] as Bot).plan({ game, seat, decision, look, rng: minds[seat] as Stream });
  };
  try {
    for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
      if (entries.length >= MOST) return { record: playing.record, ...tally, failure: `no end after ${MOST} entries`, endless: true };
      for (const move of planOf(d)) {
        count(tally, game.decide(playing.state), d.by);
        enter(game, playing, d.by, move);
      }
    }
  } catch (error) {
    return { record: playing.record, ...tally, failure: (error as Error).message };
  }
  const { record, state } = playing;
  return { record: { ...record, result: outcomeOf(game, state) }, ...tally, scores: game.scores(state), places: game.result(state) };
}

function count(tally: { decisions: number; chance: number }, open: readonly Decision<unknown>[], by: number): void {
  if (by === CHANCE) tally.chance++;
  else if (open.some(d => d.by === by && d.moves.length > 1)) tally.decisions++;
}
