export * from './proof.ts';
export * from './shuffle.ts';
