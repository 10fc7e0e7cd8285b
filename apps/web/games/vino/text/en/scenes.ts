// A new round, the chosen regions, the end, shown over the board.
export const scenes = {
  'vino.scene.prices': 'The demand after the selling',
  'vino.scene.moved': '({steps})',
  'vino.scene.order': 'Playing order',
  'vino.scene.sold': '{n} {variety} for {income} lire',
  'vino.scene.nothing': 'sold nothing',
  'vino.scene.least': 'Whoever earned least comes first.',
  'vino.scene.bottles':
    '{left, plural, one {One bottle is left: with it the game ends.} other {# bottles are left; with the last one the game ends.}}',
  'vino.scene.regions': 'The chosen regions are turned up',
  'vino.scene.new': 'new:',
  'vino.scene.end': 'The vineyards are counted, region by region',
} as const;
