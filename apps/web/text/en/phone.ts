// The small screen.
export const phone = {
  'phone.parts': 'Parts of the table',
  'phone.turn': 'Turn',
  'phone.result': 'Result',
  'phone.board': 'Board',
  'phone.seat': '{n} {name}',
  'phone.seat-asked': '{n} {name}, to move',
  'phone.log': 'Log',
  'phone.bar': 'Taking back and confirming',
  'phone.held': 'Confirm to {move}.',
  'phone.restart': 'Restart',
  'phone.board-parts': 'Parts of the board',
  'phone.window': 'The board, scrolling',
  'phone.smaller': 'Show the board smaller',
  'phone.larger': 'Show the board larger',
} as const;
