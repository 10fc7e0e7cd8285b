// How good a bot is: by itself, since the first page knows it before it knows any message.

/** From a beginner to the best. */
export const LEVELS = ['level1', 'level2', 'level3', 'level4', 'level5'] as const;

export type Level = (typeof LEVELS)[number];
