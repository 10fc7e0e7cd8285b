// The names last given, for the next table.

const KEY = 'adega.names';
/** As many as may sit at any table, since so many can be told apart; the games themselves are not loaded yet when names are wanted. */
export const MOST = 6;

export function knownNames(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.slice(0, MOST).map(name => (typeof name === 'string' ? name : '')) : [];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  try {
    const before = knownNames();
    localStorage.setItem(KEY, JSON.stringify([...names, ...before.slice(names.length)]));
  } catch {
    // Then they are typed again.
  }
}
