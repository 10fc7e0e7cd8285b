// Games played at random over the wire, for tests that look at many positions.
import { type Options, type Random, stream } from '@adega/kernel';
import type { Position, Reply } from '@adega/wire';
import { makeHost } from '../table/host.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora', 'Elio'];

/** Picks one of the keys that are offered. */
type Choose = (offered: readonly string[], rng: Random) => string;

const anyOf: Choose = (offered, rng) => offered[rng.below(offered.length)] as string;

/** Every second time a move with the word that was chosen least so far, so that all kinds of moves come up. */
export function curious(): Choose {
  const chosen = new Map<string, number>();
  const timesOf = (key: string): number => chosen.get(key.split(' ')[0] as string) ?? 0;
  return (offered, rng) => {
    const least = Math.min(...offered.map(timesOf));
    const key = anyOf(rng.below(2) === 0 ? offered : offered.filter(one => timesOf(one) === least), rng);
    chosen.set(key.split(' ')[0] as string, timesOf(key) + 1);
    return key;
  };
}

/** Every position of a game from its first question to its end. */
export function* playedAtRandom(game: string, { seats = 1, ...options }: Options, seed: string, choose = anyOf): Generator<Position> {
  const host = makeHost(named => stream(named ?? seed, 'chance'));
  const rng = stream(seed, 'seats');
  let id = 0;
  const ask = (request: object): Position => {
    const reply: Reply = host.answer({ ...request, id: ++id });
    if (reply.type !== 'position') throw new Error(JSON.stringify(reply));
    return reply;
  };
  let now = ask({ type: 'open', game, names: NAMES.slice(0, Number(seats)), options });
  for (;;) {
    yield now;
    const { at, waiting, question } = now;
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') now = ask({ type: 'confirm', at, seat: waiting.seat });
    else if (question === undefined) throw new Error('nobody is asked');
    else now = ask({ type: 'choose', at, seat: question.seat, key: choose(question.offered, rng) });
  }
}

/** The same of the game of 2016. */
export const randomGame = (seats: number, seed: string): Generator<Position> =>
  playedAtRandom('vinhos/2016', { seats, regions: 'random' }, seed);
