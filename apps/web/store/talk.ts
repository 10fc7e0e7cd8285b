// Whom I do not want to hear at a table, and how much I have heard there; kept by this browser.

const KEY = 'adega.talk';
/** Of so many tables. */
const MOST = 100;

interface Heard {
  readonly muted: readonly number[];
  /** When the last that was read was said. */
  readonly read: number;
}

type Kept = { readonly [table: string]: Heard };

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

const at = (id: string): Heard => kept()[id] ?? { muted: [], read: 0 };

function keep(id: string, heard: Heard): void {
  const { [id]: _, ...others } = kept();
  const some = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...some, [id, heard]])));
  } catch {
    // Nobody is harmed by hearing somebody again.
  }
}

export const mutedAt = (id: string): readonly number[] => at(id).muted;

export function muteSeat(id: string, seat: number, isMuted: boolean): readonly number[] {
  const before = at(id);
  const muted = isMuted ? [...new Set([...before.muted, seat])] : before.muted.filter(one => one !== seat);
  keep(id, { ...before, muted });
  return muted;
}

export const readAt = (id: string): number => at(id).read;
export const keepRead = (id: string, read: number): void => keep(id, { ...at(id), read });
