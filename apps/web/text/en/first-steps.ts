// The notes of the first steps, and the page that says what the game is about.
export const firstSteps = {
  'guide.heading': 'First steps',
  'guide.try': 'Try: {move}.',
  'guide.press': 'Press “{label}”.',
  'guide.elsewhere': 'What is meant is marked in green under another tab above.',
  'guide.touch': 'Touch a move, then Confirm at the bottom.',
  'guide.on': 'Go on',
  'guide.back': 'Back',
  'guide.do': 'Do it for me',
  'guide.close': 'No more notes',
  'guide.close-sign': '×',
  'guide.finish': 'Play on by myself',

  'title.aim': 'What you are trying to do in {game} · Adega',
  'aim.link': 'What am I trying to do?',
  'aim.short': 'The aim',
  'aim.games': 'Games',
  'aim.heading': 'What you are trying to do in {game}',
  'aim.begin': 'Play the first steps',
  'aim.begin-hint': 'About ten minutes, a real game with notes.',
  'aim.rules': 'All rules',
} as const;
