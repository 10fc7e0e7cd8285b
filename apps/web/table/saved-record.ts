// A record as the page saves it: the text of the kernel, with the names of the players as comments above, and below
// them the pack where it is somebody's own.

import { shortName } from '@adega/wire/name.ts';

const NAME = /^# (\d+): (.+)$/;
const PACK = /^# pack: (\{.+\})$/;

export function makeSaved(names: readonly string[], record: string, own?: string): string {
  const pack = own === undefined ? '' : `# pack: ${own}\n`;
  return `${names.map((name, i) => `# ${i + 1}: ${name}\n`).join('')}${pack}${record}`;
}

/** The pack that stands above a record, if it brings one. */
export function packIn(text: string): string | undefined {
  const lines = text.split(/\r?\n/);
  const above = lines.slice(
    0,
    Math.max(
      0,
      lines.findIndex(line => !line.startsWith('#')),
    ),
  );
  return above.map(line => PACK.exec(line)?.[1]).find(pack => pack !== undefined);
}

/** The names that stand above a record, by seat; none where nobody wrote them. */
export function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, n, name] = NAME.exec(line) ?? [];
    if (n === undefined || name === undefined) return names;
    names[Number(n) - 1] = shortName(name);
  }
  return names;
}

/** A name for every seat that a table can have: the one above the record, else the one given here. */
export function namesFor(text: string, seats: number, nameOf: (seat: number) => string): string[] {
  const named = namesIn(text);
  return Array.from({ length: seats }, (_, seat) => named[seat] || nameOf(seat));
}
