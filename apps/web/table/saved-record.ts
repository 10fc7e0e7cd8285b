// A record as the page saves it: the text of the kernel, with the names of the players as comments above, and below
// them their colours, how often each has asked for advice, and the pack where it is somebody's own.

import type { Hints } from '@adega/wire';
import { COLOURS } from '@adega/wire/colour.ts';
import { shortName } from '@adega/wire/name.ts';

const NAME = /^# (\d+): (.+)$/;
const PACK = /^# pack: (\{.+\})$/;

/** What is kept of a game beside its record. */
interface Beside {
  readonly names: readonly string[];
  readonly colours?: readonly number[] | undefined;
  readonly own?: string | undefined;
  readonly hints?: Hints | undefined;
}

export function makeSaved(record: string, { names, colours, own, hints }: Beside): string {
  const pack = own === undefined ? '' : `# pack: ${own}\n`;
  const asked = hints === undefined ? '' : `# hints: ${hints === false ? NOBODY : hints.join(', ')}\n`;
  const worn = colours === undefined ? '' : `# colours: ${colours.join(', ')}\n`;
  return `${names.map((name, i) => `# ${i + 1}: ${name}\n`).join('')}${worn}${asked}${pack}${record}`;
}

const NOBODY = 'not allowed';
const HINTS = /^# hints: (.+)$/;
/** As many as a table has seats, each a number that can be. */
const COUNTS = /^\d{1,6}(, \d{1,6}){0,7}$/;

/** How often each seat has asked for advice, as it stands above a record. */
export function hintsIn(text: string): Hints | undefined {
  const said = aboveIn(text, HINTS);
  if (said === NOBODY) return false;
  return said !== undefined && COUNTS.test(said) ? said.split(', ').map(Number) : undefined;
}

const COLOURED = /^# colours: (.+)$/;

/** The colours of the seats, as they stand above a record. */
export function coloursIn(text: string): readonly number[] | undefined {
  const said = aboveIn(text, COLOURED);
  const colours = said !== undefined && COUNTS.test(said) ? said.split(', ').map(Number) : [];
  return colours.length > 0 && colours.every(colour => colour >= 1 && colour <= COLOURS) ? colours : undefined;
}

/** The pack that stands above a record, if it brings one. */
export const packIn = (text: string): string | undefined => aboveIn(text, PACK);

/** What a comment above the record says. */
function aboveIn(text: string, comment: RegExp): string | undefined {
  const lines = text.split(/\r?\n/);
  const above = lines.slice(
    0,
    Math.max(
      0,
      lines.findIndex(line => !line.startsWith('#')),
    ),
  );
  return above.map(line => comment.exec(line)?.[1]).find(said => said !== undefined);
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
