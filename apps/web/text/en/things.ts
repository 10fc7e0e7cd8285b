// Things on the board: their names, and what can be said of every one.
export const things = {
  'thing.chosen': '{name}, chosen',
  'thing.greyed': '{name}: why not {move}?',
  'thing.plot': 'slots of {estate}',
  'thing.enologist': 'enologists of {estate}',
  'thing.farmer': 'farmers of {estate}',
  'thing.cellar': 'cellar of {estate}',
  'thing.no-wine': 'no wine',
  'thing.pile': '{feature} experts',
  'thing.stand': 'stand {n}: {bonus}',
  'thing.slot': 'place {n} of the next round',
  'thing.cubes': '{n, plural, =0 {no cube} one {# cube} other {# cubes}}',
  'refusal.heading': 'Not possible now: {move}',
} as const;
