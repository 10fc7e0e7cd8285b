export * from './bits.ts';
export * from './order.ts';
export * from './ties.ts';
