// Seats that change hands without anybody getting up: a guest has become somebody with an account, or somebody wants to be forgotten.

import type { Seat } from '@adega/kernel';
import { heldAt, lostLines } from './deeds.ts';
import { STAND_IN, seatLine } from './seats.ts';
import type { StoredLine } from './stored.ts';
import type { Proposal, Table } from './table.ts';

const seatsOf = ({ people }: Table, of: readonly string[]): Seat[] =>
  people.flatMap((person, seat) => (person !== undefined && of.includes(person) ? [seat] : []));

/** Nothing to be done where there are none. */
function numbered({ course }: Table, lines: readonly StoredLine[]): Proposal {
  if (lines.length === 0) return { n: course.n };
  return { stored: lines.map(({ line, kept }, i) => ({ line: { ...line, n: course.n + 1 + i }, kept })) };
}

/** What `from` holds is held by `to` from now on; names, bots and all else stay as they are. */
export function proposeHolder(table: Table, from: string, to: string, now: number): Proposal {
  const lines = seatsOf(table, [from]).map(seat => {
    const { bot, resigned } = table.course.seats[seat] ?? {};
    return seatLine(
      table,
      { ...heldAt(table, seat), at: now, seat, ...botIn(bot), ...(resigned && { resigned }) },
      { person: from, holder: to },
    );
  });
  return numbered(table, lines);
}

/** Nobody holds these people's seats any more, and no name stands there: a free seat before the game, a bot in it, nobody after it. Where the
 *  result counts, that is a loss. */
export function proposeForgetting(table: Table, people: readonly string[], now: number): Proposal {
  const { begun, end, seats } = table.course;
  const isPlayed = begun && end === undefined;
  const lines = seatsOf(table, people).flatMap(seat => {
    const { bot, resigned } = seats[seat] ?? {};
    if (table.setup.rated && isPlayed && !resigned) return lostLines(table, seat, 'resigned', { forgets: true }, now);
    const plays = isPlayed ? (bot ?? STAND_IN) : bot;
    return [seatLine(table, { at: now, seat, ...botIn(plays), ...(resigned && { resigned }) }, { forgets: true })];
  });
  return numbered(table, lines);
}

type SeatLine = Parameters<typeof seatLine>[1];

const botIn = (bot: string | undefined): Pick<SeatLine, 'bot'> => (bot === undefined ? {} : { bot: bot as NonNullable<SeatLine['bot']> });

/** A line without the name that one of these people had given himself; undefined where there is none. */
export function nameless({ line, kept }: StoredLine, people: readonly string[]): StoredLine | undefined {
  if (line.kind !== 'seat' || line.name === undefined || !people.includes(kept?.holder ?? '')) return undefined;
  const { name, account, ...rest } = line;
  return { line: rest, kept };
}
