// Thinking for a bot at the table, from what its seat knows. It runs in a second instance of the table's worker, so that whoever looks
// at the table meanwhile is answered at once.

import { playersWith } from '@adega/bots';
import type { Considered, Thought } from '@adega/desk';
import { thoughtsOf } from '@adega/kernel';
import { gameOf, titleOf } from '@adega/shelf';

/** Longer than this nobody waits. */
const MOST = 1000; // milliseconds

export async function think({ game: id, pack: name, own, seat, level, at, seed, view }: Thought): Promise<Considered> {
  const title = titleOf(id);
  const pack: unknown = own === undefined ? name && title?.packs?.named(name) : JSON.parse(own);
  const game = own === undefined ? gameOf(id, name) : title?.make(pack).game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const bot = playersWith(await title?.judge?.(pack)).find(({ name }) => name === level);
  const decision = game.decide(view).find(({ by }) => by === seat);
  if (bot === undefined || decision === undefined) throw new Error(`nobody is asked at seat ${seat + 1}`);
  const end = performance.now() + MOST;
  let cut = false;
  const isOver = (): boolean => {
    cut ||= performance.now() > end;
    return cut;
  };
  const look = () => game.clone(view);
  const moves = bot.plan({ game, seat, decision, look, rng: thoughtsOf(seed, seat, at), isOver });
  return { keys: moves.map(move => game.keyOf(move)), cut };
}
