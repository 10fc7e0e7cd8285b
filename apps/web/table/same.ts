// What of a message is the same as before stays the same object, so that what is drawn from it need not be drawn anew.

/** `now`, with every part of `before` in its place that is equal to it. */
export function same<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sameList(before, now) as T;
  if (isPlain(before) && isPlain(now)) return sameObject(before, now) as T;
  return now;
}

type Plain = { readonly [key: string]: unknown };

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

function sameList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, i) => same(before[i], part));
  return before.length === now.length && parts.every((part, i) => Object.is(part, before[i])) ? before : parts;
}

function sameObject(before: Plain, now: Plain): Plain {
  const keys = Object.keys(now);
  const parts = Object.fromEntries(keys.map(key => [key, same(before[key], now[key])]));
  const all = keys.length === Object.keys(before).length && keys.every(key => key in before && Object.is(parts[key], before[key]));
  return all ? before : parts;
}
