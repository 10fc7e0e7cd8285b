export * from './carrying.ts';
export * from './course.ts';
export * from './deeds.ts';
export * from './exporting.ts';
export * from './proving.ts';
export * from './seats.ts';
export * from './stored.ts';
export * from './table.ts';
