// A table as a record: for whoever may know everything, because its game is over, or as one viewer knows it, for replay.

import { makeEntry, type Options, outcomeOf, recordOfLines, type Viewer } from '@adega/kernel';
import type { Table } from './table.ts';

/** What a record says above its first line that is not the whole one: through whose eyes. Seats count from 1, as in its entries. */
const SEEN_BY = '# seen by: ';
const PACK = '# pack: ';

/** Undefined before the game has begun. */
export function recordFor({ setup, course }: Table, viewer: Viewer): string | undefined {
  const { game, options, entries, state, begun, end, seats } = course;
  if (!begun) return undefined;
  const isOpen = end !== undefined;
  const isOver = isOpen && game.decide(state).length === 0;
  const head = { game: game.id, rules: game.rules, pack: game.pack, options: options as Options };
  const heard = isOpen ? entries : entries.map(entry => game.hear(entry, viewer));
  const above = [
    ...(isOpen ? [] : [`${SEEN_BY}${viewer === 'watcher' ? viewer : viewer + 1}`]),
    ...seats.map(({ name, bot }, seat) => `# ${seat + 1}: ${name ?? bot ?? ''}`),
    ...(setup.own === undefined ? [] : [`${PACK}${setup.own}`]),
  ];
  const text = recordOfLines(isOver ? { ...head, result: outcomeOf(game, state) } : head, heard.map(entry => makeEntry(game, entry))); // biome-ignore format: one thing
  return `${above.join('\n')}\n${text}`;
}

/** Through whose eyes such a text was written; undefined for a whole record. */
export function seenBy(text: string): Viewer | undefined {
  const [, seen] = /^# seen by: (watcher|[1-8])$/m.exec(text) ?? [];
  return seen === undefined ? undefined : seen === 'watcher' ? seen : Number(seen) - 1;
}
