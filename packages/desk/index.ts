export * from './beginning.ts';
export * from './desk.ts';
export * from './host.ts';
export * from './inquiry.ts';
export * from './sitting.ts';
export * from './thought.ts';
