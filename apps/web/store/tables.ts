// What this device remembers of tables on line.

const LINKS = 'adega.links';
const SEEN = 'adega.seen';
const GIVEN = 'adega.given';
const MOST = 100;

function remembered<T>(key: string): { readonly [id: string]: T } {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The latest stand last, and the oldest are forgotten. */
function remember<T>(key: string, id: string, value: T): void {
  try {
    const { [id]: _before, ...others } = remembered<T>(key);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [id, value]].slice(-MOST))));
  } catch {
    // Then it is known as long as the page is open, or not at all.
  }
}

/** What opens a table for others; it stays on this device. */
export const keepLink = (id: string, token: string): void => remember(LINKS, id, token);

export const linkOf = (id: string): string | undefined => remembered<string>(LINKS)[id];

/** What gives a seat of mine away, until somebody takes it or I call it back. */
export const keepGiven = (id: string, seat: number, token: string | undefined): void => remember(GIVEN, `${id} ${seat}`, token);

export const givenAt = (id: string, seat: number): string | undefined => remembered<string>(GIVEN)[`${id} ${seat}`];

/** What somebody has seen of a table: how many entries, and what was promised before the game. */
export interface Seen {
  readonly at: number;
  readonly promised: string;
}

export const keepSeen = (id: string, seen: Seen): void => remember(SEEN, id, seen);

export const seenAt = (id: string): Seen | undefined => remembered<Seen>(SEEN)[id];

/** Whether anything may wait for somebody here at all. */
export const hasTables = (): boolean => Object.keys(remembered(SEEN)).length > 0;
