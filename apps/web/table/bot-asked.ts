import type { Position } from '@adega/wire';

/** A bot that is asked, and thinks. */
export const botAsked = ({ waiting, bots, branch }: Position): number | undefined =>
  waiting.for === 'seats' && branch === undefined ? waiting.seats.find(seat => bots?.[seat] != null) : undefined;
