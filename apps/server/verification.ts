// What would become of the tables in a store by the rules of now: each is replayed, or carried over, and nothing is written.

import { CannotFollow, carryOver, openStored, parseStored, type Setup, type Stored, standingOf } from '@adega/journal';
import type { AnyGame } from '@adega/kernel';
import { gameFor, printOf } from './games.ts';
import { snapshotOf } from './store/snapshot.ts';

/** `replays`: it leads where it led. `carried`: the rules have changed, and it comes out the same. The others are for the operator. */
export const KINDS = ['replays', 'carried', 'stopped', 'otherwise', 'newer', 'missing', 'broken'] as const;
export type Kind = (typeof KINDS)[number];

export interface Verified {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly lines: number;
  readonly is: Kind;
  /** What is known of it besides. */
  readonly why?: string;
}

export async function* verified(place: string): AsyncGenerator<Verified> {
  const snapshot = await snapshotOf(place);
  try {
    const packs = new Map<string, string>();
    for await (const row of snapshot.rows('SELECT name, body FROM packs')) packs.set(String(row['name']), String(row['body']));
    const tables = new Map<string, Setup>();
    for await (const row of snapshot.rows('SELECT tbl, body FROM tables'))
      tables.set(String(row['tbl']), JSON.parse(String(row['body'])).setup);
    let at: { readonly table: string; readonly lines: { readonly n: number; readonly body: string }[] } | undefined;
    const done = (): Verified[] => {
      const setup = at && tables.get(at.table);
      if (at === undefined || setup === undefined) return [];
      tables.delete(at.table);
      return [verifiedTable({ ...setup, own: packs.get(setup.pack) ?? setup.own }, at.lines)];
    };
    for await (const row of snapshot.rows('SELECT tbl, n, body FROM lines ORDER BY tbl, n')) {
      const table = String(row['tbl']);
      if (at?.table !== table) {
        yield* done();
        at = { table, lines: [] };
      }
      at.lines.push({ n: Number(row['n']), body: String(row['body']) });
    }
    yield* done();
    // Tables at which nobody has sat down yet.
    for (const setup of tables.values()) yield verifiedTable({ ...setup, own: packs.get(setup.pack) ?? setup.own }, []);
  } finally {
    await snapshot.close();
  }
}

function verifiedTable(setup: Setup, lines: readonly { readonly n: number; readonly body: string }[]): Verified {
  const about = { table: setup.id, game: setup.game, lines: lines.length };
  const gap = lines.findIndex(({ n }, i) => n !== i + 1);
  if (gap >= 0) return { ...about, rules: setup.rules, is: 'broken', why: `line ${gap + 1} is not there` };
  try {
    const stored = lines.map(({ body }) => parseStored(body));
    const was = standingOf(setup, stored);
    const game = gameIn(setup);
    if (game === undefined)
      return { ...about, rules: was.now.rules, is: 'missing', why: `there is no game ${setup.game} with the pack ${setup.pack}` };
    return { ...about, rules: was.now.rules, ...comesOut(setup, stored, game) };
  } catch (error) {
    return { ...about, rules: setup.rules, is: 'broken', why: error instanceof Error ? error.message : String(error) };
  }
}

function gameIn(setup: Setup): AnyGame | undefined {
  try {
    return gameFor(setup);
  } catch {
    return undefined;
  }
}

function comesOut(setup: Setup, stored: readonly Stored[], game: AnyGame): Pick<Verified, 'is' | 'why'> {
  const was = standingOf(setup, stored);
  const print = printOf(setup.game);
  if (was.now.rules > game.rules)
    return { is: 'newer', why: `it is of version ${was.now.rules} of the rules; this is version ${game.rules}` };
  if (was.now.rules < game.rules) {
    const { same, taken, of } = carryOver(game, was, print);
    if (same) return { is: 'carried' };
    return { is: 'otherwise', why: taken < of ? `${taken} of ${of} entries fit` : 'the position is another one' };
  }
  try {
    const { course } = openStored(setup, stored, game, print);
    if (course.stopped) return { is: 'stopped', why: 'its players have not agreed to go on' };
    const isThere = was.print === undefined || !course.begun || print?.(course.state, was.print) === was.print;
    return isThere ? { is: 'replays' } : { is: 'otherwise', why: 'the position is another one' };
  } catch (error) {
    if (error instanceof CannotFollow) return { is: 'broken', why: error.message };
    throw error;
  }
}
