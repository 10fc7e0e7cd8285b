// Who can play a game: the bots that know no game, and those that judge this one.

import { BOTS, type Bot, vinoBots } from '@adega/bots';
import { vino } from '@adega/shelf';

const JUDGING: { readonly [game: string]: () => readonly Bot[] } = {
  vino: () => vinoBots(vino.compile(vino.PACK)),
};

export const playersOf = (game: string): readonly Bot[] => [...BOTS, ...(JUDGING[game]?.() ?? [])];

/** The names of all, for the help. */
export const PLAYER_NAMES: readonly string[] = [
  ...new Set(['', ...Object.keys(JUDGING)].flatMap(game => playersOf(game).map(bot => bot.name))),
];
