// A page that is too old for the server fetches the newer version and loads again, at the same address: what was kept is there.

import { loadAgain } from './offline.ts';

const KEY = 'adega.renewed';
/** Milliseconds: where it did not help it is not tried again at once. */
const PAUSE = 60_000;
const PATIENCE = 20_000;

/** False where it was tried a moment ago: the server gives out no newer page. */
export function renewPage(): boolean {
  if (Date.now() - lastTry() < PAUSE) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Whoever cannot remember that he has tried would try for ever.
    return false;
  }
  void fetchNewer().then(takeOver);
  return true;
}

/** Not before the newer version gives out pages: the older one would give out itself once more. */
function takeOver(newer: ServiceWorker | undefined): void {
  if (newer === undefined) loadAgain();
  else {
    navigator.serviceWorker.addEventListener('controllerchange', loadAgain);
    newer.postMessage('now');
  }
}

function lastTry(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

/** The newer version as it waits to be taken: see offline.ts. Undefined where nothing keeps pages, or there is no newer one. */
async function fetchNewer(): Promise<ServiceWorker | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  for (const end = Date.now() + PATIENCE; registration?.installing && Date.now() < end; )
    await new Promise(resolve => setTimeout(resolve, 100));
  return registration?.waiting ?? undefined;
}
