// A game between some bots, told to whoever studies it. Everything follows from the seed: who sits where, chance, and each seat's thoughts.

import {
  type Bot,
  CHANCE,
  type Decision,
  type Game,
  type GameEvent,
  type Options,
  type Place,
  pick,
  type Stream,
  stream,
} from '@adega/kernel';

export interface Listener<S, M, E> {
  hear(event: E, s: S): void;
  /** Looks at each question before it is answered; false: the game is left as it stands. */
  goesOn?(s: S, d: Decision<M>): boolean;
}

export function castOf(bots: readonly Bot[], seats: number, seed: string): readonly Bot[] {
  const casting = stream(seed, 'casting');
  return Array.from({ length: seats }, () => bots[casting.below(bots.length)] as Bot);
}

/** The position in which the game ends. */
export function playTold<S, M, E extends GameEvent>(
  game: Game<S, M, E>,
  options: Options,
  cast: readonly Bot[],
  seed: string,
  { hear, goesOn = () => true }: Listener<S, M, E>,
): S {
  const chance = stream(seed, 'chance');
  const thoughts = cast.map((_, seat) => stream(seed, `bot ${seat}`));
  const s = game.start(options);
  const answerTo = (d: Decision<M>): readonly M[] => {
    const { by: seat } = d;
    if (seat === CHANCE) return [pick(d, chance)];
    return (cast[seat] as Bot).plan({ game, seat, decision: d, look: () => game.view(s, seat), rng: thoughts[seat] as Stream });
  };
  for (let d = game.decide(s)[0]; d !== undefined && goesOn(s, d); d = game.decide(s)[0]) {
    for (const move of answerTo(d)) game.apply(s, d.by, move, event => hear(event, s));
  }
  return s;
}

/** What each seat has of the first place. */
export function winsOf<S>(game: { result(s: S): readonly Place[] }, s: S): readonly number[] {
  const places = game.result(s);
  const first = places.filter(place => place.rank === 1).length;
  return [...places].sort((a, b) => a.seat - b.seat).map(({ rank }) => (rank === 1 ? 1 / first : 0));
}
