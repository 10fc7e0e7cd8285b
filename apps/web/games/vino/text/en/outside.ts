// What the pages around a game say of Vino: its names, setting up a table, kept games.
export const outside = {
  'game.vino': 'Vino',
  'vino.line': 'Italy, shorter and simpler: buy vineyards, sell their wine, own the most at the end. Three to five players.',
  'setup.game.vino':
    'Buy vineyards all over Italy, sell the wine, and own most of them when the last bottle is gone. Three to five players.',
  'games.result.vino': '{name} wins with {total, plural, one {# vineyard} other {# vineyards}}',
  'option.money': 'Money',
  'option.money.open': 'Open',
  'option.money.hidden': 'Hidden',
  'setup.money.open-hint': 'Everybody sees what everybody has',
  'setup.money.hidden-hint': 'Only your own is shown, as with stacked notes',
  'option.stall': 'If nobody buys',
  'option.stall.on': 'The game ends',
  'option.stall.off': 'It goes on',
  'setup.stall.on-hint': 'After three rounds in a row without a purchase; scored as usual',
  'setup.stall.off-hint': 'As in the rulebook: only the last bottle ends the game',
  'games.points.vino': '{points, plural, one {# vineyard} other {# vineyards}}',
  'about.vino': 'Vino was designed by Christwart Conrad and published by Goldsieber.',

  'standing.sell-nothing': 'Sell nothing',
  'standing.no-extension': 'Buy no further vineyard in a region of mine',
} as const;
