// What the screen of a game is made of, in an order in which it can be loaded piece by piece: no piece keeps a slow device busy for long.

import { DRAWN } from '../games/drawn.ts';
import { pageWords } from '../games/outside.ts';

export const PARTS: readonly (() => Promise<unknown>)[] = [
  () => pageWords('en', 'table')(),
  () => import('../games/engine.ts'),
  ...Object.values(DRAWN).flatMap(({ beforehand }) => beforehand ?? []),
  () => import('./game-page.tsx'),
];
