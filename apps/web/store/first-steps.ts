// Which chapters of the first steps were gone through in this browser, as `vinhos/sell`.

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
