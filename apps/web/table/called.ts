// What those at a table on line are called. A bot has no name of its own: every page calls it in its reader's language.

/** How it is with a seat. */
export interface Held {
  readonly name?: string | undefined;
  readonly bot?: string | undefined;
}

/** The words for it, by seat, for a worker that has none. */
export interface Callings {
  readonly free: readonly string[];
  /** By level: the only bot of it, and one of several. */
  readonly bots: { readonly [level: string]: { readonly only: string; readonly at: readonly string[] } };
}

export function calledBy({ free, bots }: Callings, seats: readonly Held[]): readonly string[] {
  const isOnly = (bot: string): boolean => seats.filter(held => held.name === undefined && held.bot === bot).length === 1;
  return seats.map(({ name, bot }, seat) => {
    if (name !== undefined || bot === undefined) return name ?? free[seat] ?? '';
    return (isOnly(bot) ? bots[bot]?.only : bots[bot]?.at[seat]) ?? bot;
  });
}
