// Where the printed numbers of Vino come from. Apart from the list, because a page loads it only when somebody asks.

export { citedOf as sourceOf } from '@adega/vino/data/provenance.ts';
