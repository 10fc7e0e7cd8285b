// Things on the board and players beside it, whatever the game.
export const things = {
  'board.label': 'The position',
  'thing.chosen': '{name}, chosen',
  'chosen.now': '{things}: now press what comes next.',
  'chosen.clear': 'Choose something else',
  'thing.fresh': 'Changed since your last turn.',
  'thing.goal': '{name}: the way to {move}',
  'thing.greyed': '{name}: why not {move}?',
  'refusal.heading': 'Not possible now: {move}',
  'order.acting': '{name}, to move',
  'player.acting': 'to move',
  'player.vp': '{vp} VP',
  'player.vp-label': '{name}: {vp} VP if it ended now',
  'for-me.now': 'Press to {move}.',
  'for-me.several': 'Press it, then choose one of {count} ways.',
  'for-me.not-now': 'Not now: {move}. Press to see why.',
  'for-me.goal': 'Press to see what it takes to {move}.',
} as const;
