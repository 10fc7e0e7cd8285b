export * from './advice.ts';
export * from './chronicle.ts';
export * from './fault.ts';
export * from './match.ts';
export * from './offers.ts';
export * from './play.ts';
export * from './undo.ts';
