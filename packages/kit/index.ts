export * from './bits.ts';
export * from './order.ts';
export * from './places.ts';
export * from './ties.ts';
