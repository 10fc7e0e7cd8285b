// Which chapters of the first steps were gone through in this browser, as `vinhos/sell`; and of how many questions the answer was right.

const KEY = 'adega.chapters';

export function chaptersDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepChapterDone(id: string): void {
  try {
    const done = chaptersDone();
    if (!done.includes(id)) localStorage.setItem(KEY, JSON.stringify([...done, id]));
  } catch {
    // Then it is known as long as nobody asks.
  }
}

const RIGHT = 'adega.questions';

/** How many were right the last time. */
export function rightBefore(of: string): number | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RIGHT) ?? '{}')?.[of];
    return typeof kept === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepRight(of: string, right: number): void {
  try {
    localStorage.setItem(RIGHT, JSON.stringify({ ...JSON.parse(localStorage.getItem(RIGHT) ?? '{}'), [of]: right }));
  } catch {
    // Then it is known as long as nobody asks.
  }
}
