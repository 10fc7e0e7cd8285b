// Games that have first steps; which is all that a page must know before it begins them.

export type Guided = 'vinhos/solo' | 'vino';

const GUIDED: readonly string[] = ['vinhos/solo', 'vino'] satisfies Guided[];

export const isGuided = (game: string): game is Guided => GUIDED.includes(game);
