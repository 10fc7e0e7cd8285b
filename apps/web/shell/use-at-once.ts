// What begins with one press: the usual seats and names, nothing to fill in.

import type { Level } from '@adega/wire/level.ts';
import { knownColours, knownNames } from '../store/people.ts';
import type { AtOnce } from '../table/drawn.ts';
import { useSay } from '../text/words.ts';
import { botsIn, calledIn, coloursIn, seatedBy, seatsAt, seatsFor } from './seating.ts';
import type { Shell } from './shell.ts';

/** Begins it; `against` sits on all seats but the first. */
export function useAtOnce({ sittings }: Shell): (way: AtOnce, against?: Level) => Promise<void> {
  const say = useSay();
  return async ({ game, seats: count, options }, against) => {
    const seats = seatsAt(seatsFor(knownNames(), knownColours()), count).map((seat, i) => (i === 0 ? seat : seatedBy(seat, against)));
    const bots = botsIn(seats);
    const colours = coloursIn(seats);
    await sittings.start({ game, names: calledIn(say, seats), options, ...(colours && { colours }), ...(bots && { bots }) });
  };
}
