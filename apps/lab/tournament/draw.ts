// Who meets whom at which seat: everybody sits everywhere, and meets the same draws there.

/** A game of a tournament. */
export interface Fixture {
  /** Counted from 0. */
  readonly n: number;
  /** By seat: the place in the list of entrants. */
  readonly seating: readonly number[];
  /** What chance begins with: the same for all seatings of a set. */
  readonly draws: string;
  /** What the thoughts of the players begin with. */
  readonly thoughts: string;
}

/** Game after game: a set of games has each entrant at each seat once. */
export function fixtureOf(n: number, seats: number, seed: string): Fixture {
  const turn = n % seats;
  return {
    n,
    seating: Array.from({ length: seats }, (_, seat) => (seat + turn) % seats),
    draws: `${seed}/${Math.floor(n / seats)}`,
    thoughts: `${seed}/${n}`,
  };
}

/** One name for each seat; of two names the first meets copies of the second. */
export function entrantsOf(names: readonly string[], seats: number): readonly string[] | undefined {
  if (names.length === seats) return names;
  if (names.length === 2 && seats > 2) return [names[0] as string, ...Array.from({ length: seats - 1 }, () => names[1] as string)];
  return undefined;
}
