// Thinking for a bot at the table, from what its seat knows. It runs in a second instance of the table's worker, so that whoever looks
// at the table meanwhile is answered at once.

import { type Bot, playersWith } from '@adega/bots';
import type { Considered, Thought } from '@adega/desk';
import { type AnyGame, type Judge, thoughtsOf } from '@adega/kernel';
import { gameOf, titleOf } from '@adega/shelf';

/** Longer than this nobody waits. */
const MOST = 1000; // milliseconds
/** One that takes longer was kept waiting by something else. */
const LONGEST_STEP = 200;

/** A game, with the pack that it is played with. */
type Played = Pick<Thought, 'game' | 'pack' | 'own'>;

const packIn = ({ game, pack, own }: Played): unknown => (own === undefined ? pack && titleOf(game)?.packs?.named(pack) : JSON.parse(own));

export function gameIn(played: Played): AnyGame {
  const { game: id, pack, own } = played;
  const game = own === undefined ? gameOf(id, pack) : titleOf(id)?.make(packIn(played)).game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Who judges it; undefined where nobody does. */
export const judgeIn = async (played: Played): Promise<Judge | undefined> => titleOf(played.game)?.judge?.(packIn(played));

/** The players of a game, and how long they may think: a test may bring some who think less, and have more time. */
interface Manner {
  readonly playersFor?: (judge: Judge | undefined) => readonly Bot[];
  readonly most?: number;
}

export async function think(thought: Thought, { playersFor = playersWith, most = MOST }: Manner = {}): Promise<Considered> {
  const { seat, level, at, seed, view } = thought;
  const game = gameIn(thought);
  const bot = playersFor(await judgeIn(thought)).find(({ name }) => name === level);
  const decision = game.decide(view).find(({ by }) => by === seat);
  if (bot === undefined || decision === undefined) throw new Error(`nobody is asked at seat ${seat + 1}`);
  const { isOver, cut } = watch(most);
  const look = () => game.clone(view);
  const moves = bot.plan({ game, seat, decision, look, rng: thoughtsOf(seed, seat, at), isOver });
  return { keys: moves.map(move => game.keyOf(move)), cut: cut() };
}

/** Time is up a step before its end: on a slow device steps are long, and none may be begun that ends too late. */
export function watch(most: number) {
  const end = performance.now() + most;
  let last = performance.now();
  let longest = 0;
  let cut = false;
  const isOver = (): boolean => {
    const now = performance.now();
    longest = Math.max(longest, Math.min(now - last, LONGEST_STEP));
    last = now;
    cut ||= now + longest > end;
    return cut;
  };
  return { isOver, cut: () => cut };
}
