// A player who picks anything offered: for tests, fuzzing and measuring.

import { CHANCE, type Decision, type Entry, type Game, type Random } from './game.ts';
import { drawIndex } from './rng.ts';

/** What a game consisted of. */
export interface Tally {
  entries: number;
  /** Decisions of seats with more than one answer. */
  choices: number;
  /** All answers of those decisions together: divided by `choices` the mean number of answers. */
  answers: number;
  chances: number;
}

/** Any answer, all alike, or by weight where outcomes have weights. */
export function pick<M>(d: Decision<M>, rng: Random): M {
  return d.moves[drawIndex(rng, d.moves.length, d.weights)] as M;
}

/** Plays a state to the end of its game, in place. Seats that decide together do so in any order. Entries are kept where a list is given. */
export function playOut<S, M>(game: Game<S, M>, s: S, players: Random, chance: Random, keep?: Entry<M>[], most = 100_000): Tally {
  const tally: Tally = { entries: 0, choices: 0, answers: 0, chances: 0 };
  for (let open = game.decide(s); open.length > 0; open = game.decide(s)) {
    if (tally.entries === most) throw new Error(`no end after ${most} entries`);
    const d = (open.length === 1 ? open[0] : open[players.below(open.length)]) as Decision<M>;
    const move = pick(d, d.by === CHANCE ? chance : players);
    game.apply(s, d.by, move);
    count(tally, d);
    keep?.push({ by: d.by, move });
  }
  return tally;
}

function count(tally: Tally, d: Decision<unknown>): void {
  tally.entries++;
  if (d.by === CHANCE) tally.chances++;
  else if (d.moves.length > 1) {
    tally.choices++;
    tally.answers += d.moves.length;
  }
}
