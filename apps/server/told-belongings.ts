// How somebody is told of his turns, as it is handed out, taken along and forgotten.

import type { Belonging } from './belongings.ts';
import { TOLD } from './outbox.ts';
import { browsersOf, forgetBrowsers, movedBrowsers } from './push.ts';
import type { Store, Write } from './store/store.ts';
import { forgetWish, wishing, wishOf } from './wishes.ts';

const A_LOT = 100_000;

export const tellingOf = (store: Store, now: () => number): Belonging => ({
  name: 'told',
  async told(person) {
    const [wish, browsers, last] = await Promise.all([
      wishOf(store, person),
      browsersOf(store, person),
      store.cards({ kind: TOLD, owner: person, most: A_LOT }),
    ]);
    return {
      after: wish?.after,
      browsers: browsers.map(({ endpoint, card }) => ({ since: card.rank, endpoint })),
      lastTold: last.map(({ key, rank }) => ({ table: key.split(' ', 1)[0], question: rank })),
    };
  },
  forgotten: async person => [forgetBrowsers(person), { write: 'sweep', kind: TOLD, owner: person }, ...forgetWish(person)],
  /** What the account has settled stands; without it, what the guest has. */
  async moved(from, to) {
    const [browsers, was, is] = [await movedBrowsers(store, from, to), await wishOf(store, from), await wishOf(store, to)];
    const after = is?.after ?? was?.after;
    const settled = after === undefined ? [] : wishing(to, after, now());
    const told = await store.cards({ kind: TOLD, owner: from, most: A_LOT });
    return [...browsers, ...settled, ...told.map((card): Write => ({ write: 'put', ...card, owner: to })), ...forgetWish(from)];
  },
});
