// What can be worked out over a position, in small tables: loaded when somebody opens one of them.

export { Accounts } from './insight/bank.tsx';
export { FairNow } from './insight/fair.tsx';
export { Harvests } from './insight/harvests.tsx';
export { Left } from './insight/left.tsx';
export { Majorities } from './insight/majorities.tsx';
export { Prices } from './insight/prices.tsx';
export { Wines } from './insight/wines.tsx';
