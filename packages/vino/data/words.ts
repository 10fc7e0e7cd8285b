// The words of the component data. A rule works with an index into these lists; a pack and a notation write the word.
// The order is part of stored positions: a new word goes to the end.

export const REGIONS = ['liguria', 'lazio', 'campania', 'sardegna', 'calabria', 'abruzzo', 'toscana', 'veneto', 'trentino'] as const;
export type Region = (typeof REGIONS)[number];

/** Their markers on the market show the first letters. */
export const VARIETIES = ['montepulciano', 'nebbiolo', 'pinot-grigio', 'barbera', 'trebbiano'] as const;
export type Variety = (typeof VARIETIES)[number];
