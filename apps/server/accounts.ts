// Accounts as they are kept: one card for each, by the person that its owner was as a guest, and one for each name. Whoever changes an
// account does so only if nobody else has meanwhile.

import { foldName, foldsOf } from '@adega/wire/name.ts';
import { codeHashes } from './codes.ts';
import type { Card, Store, Write } from './store/store.ts';

const KIND = 'account';
const NAMES = 'account-name';

export interface Account {
  readonly name: string;
  readonly made: number;
  /** As it is hashed: hashing.ts. */
  readonly password: string;
  /** The hashes of those that have not been used. */
  readonly codes: readonly string[];
  /** Guests whose seats were taken along. */
  readonly guests: readonly string[];
  /** Does not want to stand in the table of players. */
  readonly unlisted?: true | undefined;
}

/** An account as it was read, for whoever wants to change it. */
export interface Found {
  readonly person: string;
  readonly account: Account;
  readonly card: Card;
}

/** All that is left of one that was deleted: nobody is this person any more. */
const GONE = '{}';

const cardOf = (person: string, account: Account): Card => ({
  kind: KIND,
  key: person,
  owner: '',
  rank: account.made,
  body: JSON.stringify(account),
});

export async function accountOf(store: Store, person: string): Promise<Found | undefined> {
  const card = await store.card(KIND, person);
  return card === undefined || card.body === GONE ? undefined : { person, account: JSON.parse(card.body) as Account, card };
}

/** It takes as long where there is none. */
export async function accountNamed(store: Store, name: string): Promise<Found | undefined> {
  const named = await store.card(NAMES, foldName(name));
  return accountOf(store, named?.owner ?? '');
}

export async function hasAccount(store: Store, person: string): Promise<'now' | 'never' | 'no-more'> {
  const card = await store.card(KIND, person);
  return card === undefined ? 'never' : card.body === GONE ? 'no-more' : 'now';
}

/** By somebody who is called so, or who can be taken for it. */
export async function isTaken(store: Store, name: string): Promise<boolean> {
  const cards = await Promise.all(foldsOf(name).map(fold => store.card(NAMES, fold)));
  return cards.some(card => card !== undefined);
}

/** Conflicts where the name is taken, or the person has one. */
export const addAccount = (person: string, account: Account): readonly Write[] => [
  ...foldsOf(account.name).map((key): Write => ({ write: 'add', kind: NAMES, key, owner: person, rank: account.made, body: account.name })),
  { write: 'add', ...cardOf(person, account) },
];

/** Conflicts where it is not as it was found. */
export const changeAccount = ({ person, account, card }: Found, change: Partial<Account> = {}): Write => ({
  write: 'swap',
  was: card.body,
  ...cardOf(person, { ...account, ...change }),
});

/** What its name was taken for is free again; but for what was another's before. */
export async function removeAccount(store: Store, { person, account, card }: Found): Promise<readonly Write[]> {
  const names = await Promise.all(foldsOf(account.name).map(fold => store.card(NAMES, fold)));
  const mine = names.flatMap(name => (name?.owner === person ? [name.key] : []));
  return [{ write: 'swap', was: card.body, ...goneCard(person) }, ...mine.map((key): Write => ({ write: 'remove', kind: NAMES, key }))];
}

/** A guest who wants to be forgotten: his cookie is worth nothing any more. */
export const closeGuest = (person: string): Write => ({ write: 'add', ...goneCard(person) });

const goneCard = (person: string): Card => ({ kind: KIND, key: person, owner: '', rank: 0, body: GONE });

export const newAccount = (name: string, made: number, password: string, codes: readonly string[]): Account => ({
  name,
  made,
  password,
  codes: codeHashes(codes),
  guests: [],
});
