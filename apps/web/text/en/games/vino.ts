// The words of Vino. Ids of the common words that stand here too are said in Vino's own way while a game of it is shown.
export const vino = {
  'measure.money': 'Lire',
} as const;
