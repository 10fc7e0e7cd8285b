// Plain data: the same, copied, frozen. What a game's own clone does is for the laws to judge, so they need a copy of their own.

type Fields = { readonly [key: string]: unknown };

/** Where two pieces of plain data first differ and how, or undefined where they are the same.
 *  A field that holds undefined is the same as one that is absent, as in JSON. */
export function difference(a: unknown, b: unknown): string | undefined {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `: ${show(a)} / ${show(b)}`;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return ': two kinds of object';
  return Array.isArray(a) ? differenceOfLists(a, b as unknown[]) : differenceOfFields(a as Fields, b as Fields);
}

function differenceOfLists(a: readonly unknown[], b: readonly unknown[]): string | undefined {
  const shorter = Math.min(a.length, b.length);
  for (let i = 0; i < shorter; i++) {
    const d = difference(a[i], b[i]);
    if (d !== undefined) return `[${i}]${d}`;
  }
  if (a.length === b.length) return undefined;
  return `[${shorter}]: ${a.length > shorter ? show(a[shorter]) : 'nothing'} / ${b.length > shorter ? show(b[shorter]) : 'nothing'}`;
}

function differenceOfFields(a: Fields, b: Fields): string | undefined {
  for (const key in a) {
    const d = difference(a[key], b[key]);
    if (d !== undefined) return `.${key}${d}`;
  }
  for (const key in b) {
    if (b[key] !== undefined && !(key in a)) return `.${key}: ${show(undefined)} / ${show(b[key])}`;
  }
  return undefined;
}

const show = (x: unknown): string => (typeof x === 'number' ? String(x) : (JSON.stringify(x) ?? 'undefined'));

/** A copy that shares nothing with the original. */
export function copyOf<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) return x.map(copyOf) as T;
  const out: { [key: string]: unknown } = {};
  for (const key in x) out[key] = copyOf(x[key]);
  return Object.setPrototypeOf(out, Object.getPrototypeOf(x)) as T;
}

/** Freezes this and everything in it. */
export function freezeDeep<T>(x: T): T {
  if (typeof x !== 'object' || x === null) return x;
  for (const key in x) freezeDeep(x[key]);
  return Object.freeze(x);
}
