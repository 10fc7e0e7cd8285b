// What earlier pages left in local storage: the one game of the first version, and a write that a reload cut off.

import type { GameStore } from './game-store.ts';
import { readRecord, type SavedGame } from './saved-game.ts';

const FIRST_VERSION = 'adega.match';
const CUT_OFF = 'adega.unwritten';

/** Takes over what was left; what cannot be read is left alone. */
export async function takeLeftovers(store: GameStore, newId: () => string): Promise<void> {
  const first = firstVersion(newId);
  if (first !== undefined) await store.write(first);
  const cut = read(CUT_OFF) as SavedGame | undefined;
  if (cut !== undefined && typeof cut.id === 'string' && readRecord(cut.record) !== undefined) {
    const { other } = await store.write(cut);
    if (other !== undefined && other.record !== cut.record) await store.write({ ...cut, id: newId(), revision: 0 });
  }
  forget(FIRST_VERSION);
  forget(CUT_OFF);
}

/** For the moment before the page is gone: only local storage writes at once. */
export function leaveUnwritten(game: SavedGame): void {
  try {
    localStorage.setItem(CUT_OFF, JSON.stringify(game));
  } catch {
    // Nothing more can be done.
  }
}

function firstVersion(newId: () => string): SavedGame | undefined {
  const kept = read(FIRST_VERSION);
  const { names, record } = (kept ?? {}) as { names?: unknown; record?: unknown };
  if (!Array.isArray(names) || typeof record !== 'string') return undefined;
  const known = readRecord(record);
  if (known === undefined) return undefined;
  const now = Date.now();
  return { ...known, id: newId(), created: now, updated: now, names: names.map(String), record, revision: 0 };
}

function read(key: string): object | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It is taken again next time, under another id; nothing is lost.
  }
}
