// How Lacerda's turn is told: step by step, by itself, or only in the log.
export const PACES = ['step', 'play', 'off'] as const;
