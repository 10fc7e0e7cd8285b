// The names and colours last given, for the next table.

import { COLOURS } from '@adega/wire/colour.ts';

const KEY = 'adega.names';
const COLOURED = 'adega.colours';
/** As many as may sit at any table, since so many can be told apart; the games themselves are not loaded yet when names are wanted. */
export const MOST = COLOURS;

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

/** By seat; of whoever has not chosen there is none. */
export function knownColours(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(COLOURED) ?? '[]');
    return Array.isArray(kept) && kept.every(Number.isSafeInteger) ? kept.slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepColours(colours: readonly number[]): void {
  try {
    localStorage.setItem(COLOURED, JSON.stringify([...colours, ...knownColours().slice(colours.length)]));
  } catch {
    // Then they are chosen again.
  }
}
