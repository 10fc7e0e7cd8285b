// What can be worked out over a position, in small tables: loaded when somebody opens one of them.

export { Buyers } from './insight/buyers.tsx';
export { Gifts } from './insight/gifts.tsx';
export { Means } from './insight/means.tsx';
export { Prices } from './insight/prices.tsx';
