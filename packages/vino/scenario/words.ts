// The words of a position: those of the notation, so that a move and the position it is made in speak of the same things.

/** Where a position stands: before the draw of a start marker, a third vineyard, the choices of a round, a region, a sale, the new order. */
export const PHASES = ['setup', 'start', 'third', 'choose', 'buy', 'sell', 'order', 'end'] as const;
export type Phase = (typeof PHASES)[number];
