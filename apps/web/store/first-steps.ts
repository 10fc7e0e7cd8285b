// The game that goes with the first steps, until its notes are closed.

const KEY = 'adega.first-steps';

export function guidedGame(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepGuided(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Then the notes are gone with the page.
  }
}
