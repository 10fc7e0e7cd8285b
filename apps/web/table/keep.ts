// The match that this browser keeps, so that a reload goes on where it was.

/** What is kept: enough to go on. */
export interface Kept {
  readonly names: readonly string[];
  readonly record: string;
}

const KEY = 'adega.match';

export function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A full or forbidden store only costs the reload.
  }
}

export function kept(): Kept | undefined {
  try {
    const { names, record } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const known = Array.isArray(names) && names.every(name => typeof name === 'string') && typeof record === 'string';
    return known ? { names, record } : undefined;
  } catch {
    return undefined;
  }
}
