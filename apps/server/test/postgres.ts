export * from '../load/cluster.ts';
