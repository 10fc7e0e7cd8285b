// The games that the page about the aim speaks of: one part for all editions of a game.

export const AIMS = ['vinhos', 'vino'] as const;
export type Aim = (typeof AIMS)[number];

/** The part that speaks of a game of the shelf. */
export const aimOf = (game: string): Aim => (game === 'vino' ? 'vino' : 'vinhos');
