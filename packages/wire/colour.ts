// What tells the seats of a table apart: pairs of a colour and a shape, by number from 1. They are for the eye alone and change nothing in
// a game, so they stand beside the names.

/** So many pairs there are: as many as may sit at any table. */
export const COLOURS = 6;

/** For as many seats as there are colours: whoever has chosen one has it; of the others each has that of its number, or the first that is
 *  left. What two have chosen is the first one's. */
export function coloursOf(chosen: readonly (number | undefined)[] = []): readonly number[] {
  const all = Array.from({ length: COLOURS }, (_, i) => i + 1);
  const wished = all.map((_, seat) => {
    const colour = chosen[seat];
    return colour !== undefined && all.includes(colour) && chosen.indexOf(colour) === seat ? colour : undefined;
  });
  const free = new Set(all.filter(colour => !wished.includes(colour)));
  const own = all.map((n, seat) => wished[seat] ?? (free.delete(n) ? n : undefined));
  return own.map(colour => {
    if (colour !== undefined) return colour;
    const [next = 1] = free;
    free.delete(next);
    return next;
  });
}
