// Games that have first steps; which is all that a page must know before it begins them.

export type Guided = 'vinhos/solo' | 'vino';

export const GUIDED: readonly Guided[] = ['vinhos/solo', 'vino'];

export const isGuided = (game: string): game is Guided => GUIDED.some(guided => guided === game);
