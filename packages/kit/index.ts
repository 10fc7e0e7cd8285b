export * from './bits.ts';
export * from './list.ts';
export * from './order.ts';
export * from './places.ts';
export * from './shared.ts';
export * from './ties.ts';
