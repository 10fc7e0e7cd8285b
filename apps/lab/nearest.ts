// What somebody probably meant: the known words nearest to the one that was typed.

/** How many letters must change, come or go. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(same, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

const MOST = 3;

/** The nearest known words, nearest first; all of them where none is near. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const far = (k: string): number => (k.includes(word) || word.includes(k) ? 0 : distance(word.toLowerCase(), k.toLowerCase()));
  const near = known.filter(k => far(k) <= Math.max(2, Math.floor(word.length / 3)));
  return (near.length === 0 ? [...known] : near.sort((a, b) => far(a) - far(b))).slice(0, near.length === 0 ? known.length : MOST);
}

/** 'a, b or c' */
export function either(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? 'nothing') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const SHOWN = 12;

/** The same, cut short where a list is too long to read. */
export const eitherOf = (words: readonly string[]): string =>
  words.length <= SHOWN ? either(words) : `${words.slice(0, SHOWN).join(', ')} or one of ${words.length - SHOWN} more`;
