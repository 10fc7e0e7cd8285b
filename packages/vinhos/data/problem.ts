// What is wrong with a pack, for people and programs: where, what was expected, what stands there. Codes and values, no sentences.

export interface Problem {
  /** JSON pointer into the file, '' for the whole of it. */
  readonly path: string;
  /** 'integer 0..50', 'list 9', 'one of red|white', 'distinct', 'at least 8', ... */
  readonly expected: string;
  readonly got: string;
}

/** The pointer of these keys (RFC 6901). */
export function pointerOf(keys: readonly unknown[]): string {
  return keys.map(key => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A value as short text. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
