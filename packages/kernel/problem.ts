// What is wrong with a file that a person wrote, for people and programs: where, what was expected, what stands there. Codes and values, no sentences.

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

/** What is understood at a place, as a code; where there are no words at all, nothing is. */
export const oneOf = (words: readonly (string | number)[]): string => (words.length === 0 ? 'nothing' : `one of ${words.join('|')}`);

/** A value as short text: 'list 8', 'object', 'nothing', 4.5, "rosé". */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return `list ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
