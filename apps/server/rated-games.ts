// A rated game is over: what that changes for those who played. It is a job that was written with the line that ended the game, and is
// done in one commit with all that it changes: once, whoever does it, and whoever dies meanwhile. Where another game of one of them was
// rated at the same time, it is reckoned again from what came first.

import { type Placed, placesOf } from '@adega/journal';
import { LEVELS } from '@adega/wire';
import type { Change } from '@adega/wire/rating.ts';
import { accountOf, changeAccount, type Found } from './accounts.ts';
import type { Hall } from './hall.ts';
import { doneWith } from './jobs.ts';
import type { Live } from './live.ts';
import { type Rating, ratedBy, START, shownOf } from './rating.ts';
import {
  type Believed,
  botEntrant,
  CHANGED,
  changeRating,
  type Known,
  keepPlayed,
  knownOf,
  type Played,
  stand,
  standDown,
} from './ratings.ts';
import { type Job, type Store, StoreTrouble, type Write } from './store/store.ts';

export const rateGame = (table: string, due: number): Write => ({ write: 'job', key: `rate ${table}`, table, due, body: 'rate' });

const TRIES = 30;
/** Two who meet again and again do not keep in step. */
const PAUSE = 40; // milliseconds

/** One who has played. Of somebody who was forgotten nothing is known any more, and nothing is kept. */
interface Entry extends Placed {
  readonly known?: Known | undefined;
  readonly found?: Found | undefined;
}

export const ratesAt =
  (store: Store, hall: () => Hall): ((job: Job) => Promise<void>) =>
  async job => {
    const live = await hall().live(job.table);
    if (live !== undefined) await hall().renew(live);
    for (let tries = 0; tries < TRIES; tries++) {
      if (live === undefined || (await store.card(CHANGED, job.table)) !== undefined) return void (await store.commit([doneWith(job)]));
      if ((await store.commit([doneWith(job), ...(await writesFor(store, live))])) === 'done') return;
      await new Promise(resolve => setTimeout(resolve, Math.random() * PAUSE * Math.min(tries + 1, 10)));
    }
    throw new StoreTrouble('others were always first');
  };

async function writesFor(store: Store, live: Live): Promise<readonly Write[]> {
  const { setup, course } = live.table;
  const at = course.end?.at ?? setup.made;
  const entries = await Promise.all((placesOf(live.table) ?? []).map(placed => entryOf(store, live, placed)));
  const before = entries.map(({ known }) => known?.believed ?? START);
  const places = entries.map(({ place }) => place);
  const after = alike(entries, ratedBy(before, places));
  const changes = entries.map(({ seat, place, lost, known }, i): Change => {
    const [was, is] = [shownOf(before[i] ?? START), shownOf(after[i] ?? START)];
    const games = (known?.believed.games ?? 0) + 1;
    return { seat, place, ...(lost && { lost }), ...is, games, change: is.rating - was.rating };
  });
  const told: Write = { write: 'add', kind: CHANGED, key: live.id, owner: '', rank: at, body: JSON.stringify(changes) };
  const each = entries.filter((entry, i) => entry.known !== undefined && firstOf(entries, entry) === i);
  const of = <T>(list: readonly T[], { seat }: Entry): T => list[entries.findIndex(other => other.seat === seat)] as T;
  const writes = each.flatMap(entry => writesOf(entry, { ...of(after, entry), games: of(changes, entry).games }, live, at));
  const played = each.flatMap(entry => playedWrites(entries, entry, of(changes, entry), live, at));
  // In one order everywhere: then nobody waits for anybody in a circle.
  return [told, ...writes.sort((a, b) => (keyIn(a) < keyIn(b) ? -1 : 1)), ...played];
}

const firstOf = (entries: readonly Entry[], { known }: Entry): number =>
  entries.findIndex(other => other.known?.entrant === known?.entrant);

/** Bots of one level are one entrant: what its seats have shown is shown by it, each as much as the other. */
function alike(entries: readonly Entry[], after: readonly Rating[]): readonly Rating[] {
  const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
  return after.map((own, i) => {
    const { known } = entries[i] as Entry;
    const same = known === undefined ? [own] : after.filter((_, other) => entries[other]?.known?.entrant === known.entrant);
    return { mu: mean(same.map(({ mu }) => mu)), sigma: mean(same.map(({ sigma }) => sigma)) };
  });
}

const keyIn = (write: Write): string => ('kind' in write && 'key' in write ? `${write.kind} ${write.key}` : '');

async function entryOf(store: Store, { table: { setup, people } }: Live, placed: Placed): Promise<Entry> {
  const level = LEVELS.find(one => one === setup.seats[placed.seat]);
  if (level !== undefined) return { ...placed, known: await knownOf(store, botEntrant(level), setup.game) };
  const person = people[placed.seat];
  const found = person === undefined ? undefined : await accountOf(store, person);
  if (found === undefined) return placed;
  return { ...placed, found, known: await knownOf(store, found.person, setup.game) };
}

/** Only on the condition that the account is as it was read: nothing is kept of one that is gone, and whoever does not want to stand in the
 *  table does not. */
function writesOf({ known, found }: Entry, believed: Believed, { table: { setup } }: Live, at: number): Write[] {
  if (known === undefined) return [];
  const { entrant } = known;
  const { game } = setup;
  const stands = found?.account.unlisted ? standDown(entrant, game) : stand(entrant, found?.account.name, game, believed);
  return [changeRating(known, game, believed, at), stands, ...(found === undefined ? [] : [changeAccount(found)])];
}

function playedWrites(entries: readonly Entry[], entry: Entry, change: Change, { id, table: { setup } }: Live, at: number): Write[] {
  if (entry.known === undefined) return [];
  const { seat: _, games, ...rest } = change;
  const others = entries.filter(other => other !== entry).map(({ known, place }) => ({ who: known?.entrant, place }));
  const played: Played = { ...rest, table: id, at, of: entries.length, open: setup.watchers, others };
  return [keepPlayed(entry.known.entrant, setup.game, games, played)];
}
