// What the screen of a game is made of, in an order in which it can be loaded piece by piece: no piece keeps a slow device busy for long.

export const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import('../text/english.ts'),
  () => import('./engine.ts'),
  async () => (await import('./vinhos/box.ts')).boxOf({ game: 'vinhos/2016' }),
  () => import('./faces.ts'),
  () => import('../shell/game-page.tsx'),
];
