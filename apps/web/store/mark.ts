// The title of the tab, with a mark on it and on the icon while tables on line wait for somebody here.

let title = '';
const waiting = new Set<string>();
const listeners = new Set<(ids: readonly string[]) => void>();

/** Hears of tables that begin to wait, until the returned function is called. */
export function onWaiting(hear: (ids: readonly string[]) => void): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

export const isWaiting = (id: string): boolean => waiting.has(id);

function show(): void {
  const n = waiting.size;
  document.title = n === 0 ? title : `(${n}) ${title}`;
  document.querySelector('link[rel=icon]')?.setAttribute('href', n === 0 ? '/icon.svg' : '/icon-waiting.svg');
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  // Where the page is no app, nobody minds.
  if (n > 0) setAppBadge?.call(navigator, n).catch(() => {});
  else clearAppBadge?.call(navigator).catch(() => {});
}

export function nameTab(name: string): void {
  title = name;
  document.title = waiting.size === 0 ? title : `(${waiting.size}) ${title}`;
}

/** All that wait, as the server knows it. */
export function markTab(ids: readonly string[]): void {
  const fresh = ids.filter(id => !waiting.has(id));
  waiting.clear();
  for (const id of ids) waiting.add(id);
  show();
  for (const hear of listeners) hear(fresh);
}

/** One of them, as a page that looks at it knows it. */
export function markTable(id: string, waits: boolean): void {
  if (waiting.has(id) === waits) return;
  if (waits) waiting.add(id);
  else waiting.delete(id);
  show();
  if (waits) for (const hear of listeners) hear([id]);
}
