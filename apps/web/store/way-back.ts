// Where somebody was when he went to sign in: what opens a table stands behind a #, and would be lost. A browser may forbid to keep it.

const KEY = 'adega.way-back';

export function keepWayBack(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname + location.hash);
  } catch {}
}

export function wayBack(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? undefined;
    return path?.startsWith('/table/') ? path : undefined;
  } catch {
    return undefined;
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
