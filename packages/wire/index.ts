export * from './level.ts';
export * from './parts.ts';
export * from './reply.ts';
export * from './request.ts';
export * from './trouble.ts';
