// Numbers of a pack by their place: a JSON pointer.

interface Packed {
  readonly pack: unknown;
  readonly ours: unknown;
}

/** The value at a pointer of some data. */
export function valueIn(data: unknown, path: string): unknown {
  let value = data;
  for (const key of path.split('/').slice(1)) value = (value as { readonly [key: string]: unknown } | undefined)?.[key];
  return value;
}

/** Whether the pack has our value there. */
export const isOurs = ({ pack, ours }: Packed, path: string): boolean =>
  pack === ours || JSON.stringify(valueIn(pack, path)) === JSON.stringify(valueIn(ours, path));
