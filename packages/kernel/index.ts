export * from './flow.ts';
export * from './game.ts';
export * from './rng.ts';
