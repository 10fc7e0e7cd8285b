// Passkeys as they are kept: one card for each, by the hash of what its authenticator calls it. The key is public; who reads the store can do
// nothing with it.

import { hashOf } from './people.ts';
import type { Card, Store, Write } from './store/store.ts';

const KIND = 'passkey';

interface Kept {
  /** As its owner calls it. */
  readonly name: string;
  /** As its authenticator calls it. */
  readonly id: string;
  readonly publicKey: string;
  /** How often it was used, where its authenticator counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly used?: number | undefined;
}

export interface Passkey extends Kept {
  readonly key: string;
  readonly person: string;
  readonly made: number;
  readonly card: Card;
}

const passkeyOf = (card: Card): Passkey => ({
  key: card.key,
  person: card.owner,
  made: card.rank,
  card,
  ...(JSON.parse(card.body) as Kept),
});

/** The newest first. */
export const passkeysOf = async (store: Store, person: string): Promise<readonly Passkey[]> =>
  (await store.cards({ kind: KIND, owner: person })).map(passkeyOf);

export async function passkeyBy(store: Store, id: string): Promise<Passkey | undefined> {
  const card = await store.card(KIND, hashOf(id));
  return card && passkeyOf(card);
}

/** Conflicts where there is such a one. */
export const addPasskey = (person: string, made: number, kept: Kept): Write => ({
  write: 'add',
  kind: KIND,
  key: hashOf(kept.id),
  owner: person,
  rank: made,
  body: JSON.stringify(kept),
});

/** Conflicts where it is not as it was found. */
export function changePasskey({ card }: Passkey, change: Partial<Kept>): Write {
  const kept = { ...(JSON.parse(card.body) as Kept), ...change };
  return { write: 'swap', was: card.body, ...card, body: JSON.stringify(kept) };
}

export const removePasskey = ({ key }: Passkey): Write => ({ write: 'remove', kind: KIND, key });
export const forgetPasskeys = (person: string): Write => ({ write: 'sweep', kind: KIND, owner: person });

/** What its owner is told when he takes home all that is kept of him. */
export const passkeysTold = async (store: Store, person: string) =>
  (await passkeysOf(store, person)).map(({ name, made, used, id, publicKey, counter }) => ({ name, made, used, id, publicKey, counter }));
