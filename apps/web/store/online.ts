// What is asked of the server besides playing, and the links of the tables that were made here.

import type { Bar, NewTable } from '@adega/wire/journal.ts';
import { type Glance, type MadeTable, type OnlineTrouble, parseGlance, parseMade } from '@adega/wire/online.ts';

/** What came of a question, or why nothing did; 'away': no server answers. */
export type Answer<T> = { readonly told: T; readonly wrong?: undefined } | { readonly told?: undefined; readonly wrong: Wrong };
export type Wrong = OnlineTrouble['code'] | Bar['bar'] | 'away';

async function ask<T>(path: string, body: unknown, read: (json: unknown) => T | undefined): Promise<Answer<T>> {
  try {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(`/api${path}`, body === undefined ? {} : post);
    const json: unknown = await response.json();
    const told = response.ok ? read(json) : undefined;
    return told === undefined ? { wrong: wrongIn(json) } : { told };
  } catch {
    return { wrong: 'away' };
  }
}

function wrongIn(json: unknown): Wrong {
  const { trouble, bar } = (json ?? {}) as { readonly trouble?: OnlineTrouble; readonly bar?: Bar };
  return trouble?.code ?? bar?.bar ?? 'away';
}

const glance = (json: unknown): Glance | undefined => parseGlance(json).message;

export const lookAt = (id: string, token: string | undefined): Promise<Answer<Glance>> =>
  ask(`/tables/${id}/look`, token === undefined ? {} : { token }, glance);

export const sitAt = (id: string, seat: number, name: string, token: string | undefined): Promise<Answer<Glance>> => {
  const sitting = { id: randomHex(8), seat, name, bytes: randomHex(32) };
  return ask(`/tables/${id}/sit`, token === undefined ? { sitting } : { sitting, token }, glance);
};

export const mine = (): Promise<Answer<readonly Glance[]>> =>
  ask('/mine', undefined, json => {
    const { tables } = json as { readonly tables?: readonly unknown[] };
    return tables?.map(glance).filter(one => one !== undefined);
  });

export const makeTable = (wanted: NewTable): Promise<Answer<MadeTable>> => ask('/tables', wanted, json => parseMade(json).message);

/** Also where a page was come to by plain http. */
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

// Links

const KEY = 'adega.links';
const MOST = 100;

function links(): { readonly [id: string]: string } {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** What opens a table for others; it stays on this device. */
export function keepLink(id: string, token: string): void {
  try {
    const all = Object.entries({ ...links(), [id]: token }).slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // Then it is copied at once, or not at all.
  }
}

export const linkOf = (id: string): string | undefined => links()[id];
