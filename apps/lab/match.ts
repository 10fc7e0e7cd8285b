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
}

/** More entries than any game of ours needs by far. */
const MOST = 20_000;

/** Everything in it follows from the seed: chance and every seat have streams of their own. */
export function playMatch({ game, options, bots }: Pairing, seed: string): Match {
  const playing = begin(game, options);
  const tally = { decisions: 0, chance: 0 };
  const chance = stream(seed, 'chance');
  const thoughts = bots.map((_, seat) => stream(seed, `bot ${seat + 1}`));
  const answer = (d: Decision<unknown>): unknown => {
    if (d.by === CHANCE) return pick(d, chance);
    const look = () => game.view(playing.state, d.by);
    return (bots[d.by] as Bot).choose({ game, seat: d.by, decision: d, look, rng: thoughts[d.by] as (typeof thoughts)[number] });
  };
  try {
    for (let d = game.decide(playing.state)[0]; d !== undefined; d = game.decide(playing.state)[0]) {
      if (playing.record.entries.length === MOST) return { record: playing.record, ...tally, failure: `no end after ${MOST} entries` };
      enter(game, playing, d.by, answer(d));
      if (d.by === CHANCE) tally.chance++;
      else if (d.moves.length > 1) tally.decisions++;
    }
  } catch (error) {
    return { record: playing.record, ...tally, failure: (error as Error).message };
  }
  const { record, state } = playing;
  return { record: { ...record, result: outcomeOf(game, state) }, ...tally, scores: game.scores(state), places: game.result(state) };
}
