// History, trying on, comparing, goals and typed commands.
export const understanding = {
  'trouble.no-such-entry': 'The game has not come so far.',
  'trouble.no-such-branch': 'There is no branch with this name.',
  'trouble.branch-exists': 'There is a branch with this name already.',
  'trouble.too-many-branches': 'There are too many branches; drop one first.',
} as const;
