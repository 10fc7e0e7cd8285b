// What a new table is: as somebody wishes it, from a game that was played elsewhere, or once more with the same people.

import { randomBytes } from 'node:crypto';
import type { Folded, Setup } from '@adega/journal';
import { completeOptions } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { NewTable, SeatPlan, Taking } from '@adega/wire/journal.ts';
import type { OnlineTrouble } from '@adega/wire/online.ts';
import type { Pace } from '@adega/wire/pace.ts';
import type { Workshop } from './workshop.ts';

type Wanted = Setup | { readonly trouble: OnlineTrouble };

const badTable = (what: string): Wanted => ({ trouble: { code: 'bad-table', what } });

export async function setupFor(
  workshop: Workshop,
  { game: id, options, seats, watchers, pace, listed, rated, pack: own }: NewTable,
  now: number,
): Promise<Wanted> {
  const game = gameOf(id);
  if (game === undefined) return badTable(`game ${id}`);
  const given = { ...options, seats: seats.length };
  const wrong = Object.entries(given).find(([name, value]) => !game.options.find(of => of.id === name)?.values.includes(value));
  if (wrong !== undefined) return badTable(`option ${wrong[0]}`);
  const here = game.options.find(of => of.here === true && (options[of.id] ?? of.default) !== of.default);
  if (here !== undefined) return badTable(`option ${here.id}`);
  const unfit = rated && unfitFor(seats, pace, own);
  if (unfit) return { trouble: { code: 'not-rated', why: unfit } };
  const { rules, pack } = game;
  const played = own === undefined ? { game: id, rules, pack } : await workshop.pack(id, own);
  return 'trouble' in played
    ? played
    : { ...fresh(now), ...played, options: completeOptions(game, given), seats, watchers, pace, listed, rated };
}

/** Why a table cannot be rated. Where a game need not end, whoever is losing would not end it. */
function unfitFor(seats: readonly SeatPlan[], pace: Pace | undefined, own: string | undefined): 'pack' | 'seats' | 'clock' | undefined {
  if (own !== undefined) return 'pack';
  const isAlone = seats.length < 2 || !seats.some(plan => plan === 'open' || plan === 'link');
  return isAlone ? 'seats' : pace === undefined || pace.late === 'wait' ? 'clock' : undefined;
}

export async function setupFrom(workshop: Workshop, { record, pack, seats, watchers, pace }: Taking, now: number): Promise<Wanted> {
  const taken = await workshop.record(record, pack);
  if ('trouble' in taken) return taken;
  return taken.options['seats'] === seats.length ? { ...fresh(now), ...taken, seats, watchers, pace } : badTable('seats');
}

const fresh = (now: number): Pick<Setup, 'id' | 'made' | 'secret'> => ({
  id: randomBytes(12).toString('base64url'),
  made: now,
  secret: randomBytes(32).toString('hex'),
});

/** Whoever was second begins. */
export const rotated = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(1), ...seats.slice(0, 1)];

/** The same once more. A bot that played for nobody plays again; everybody else sits down himself, and adds to chance. */
export function againAt({ setup, course, people }: Folded, now: number): Setup {
  const seats = rotated(
    setup.seats.map((plan, seat) => (people[seat] === undefined && course.seats[seat]?.bot !== undefined ? plan : 'open')),
  );
  const kept = rotated(people.map((person, seat) => (person === undefined ? null : (course.seats[seat]?.name ?? null))));
  const here = course.game.options.filter(of => of.here === true).map(of => [of.id, of.default]);
  const options = { ...setup.options, ...Object.fromEntries(here) };
  const { rules } = course.game;
  return { ...setup, ...fresh(now), options, rules, seats, kept, listed: undefined, renewed: undefined, given: undefined };
}
