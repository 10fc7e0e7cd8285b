// Games for a load, played beforehand: whoever makes a table here knows its secret and so what will be drawn at it, and its players need
// no rules when it counts. So the server is measured, and not those who play.

import { happenAll, propose, proposeSitting, type Table } from '@adega/journal';
import { pick, type Random, stream } from '@adega/kernel';
import type { Deed } from '@adega/wire/journal.ts';
import type { Said } from '@adega/wire/online.ts';
import { type Hall, hallOver } from '../hall.ts';
import { makeMeasures } from '../measures.ts';
import { peopleOf } from '../people.ts';
import type { Store } from '../store/store.ts';
import { openWorkshop } from '../workshop.ts';

/** A whole game: what its seats will say, in turn. */
export interface Script {
  readonly table: string;
  /** What it is played by, as a page names it. */
  readonly by: Pick<Extract<Said, { type: 'hello' }>, 'game' | 'rules' | 'pack'>;
  /** By seat. */
  readonly cookies: readonly string[];
  readonly turns: readonly { readonly seat: number; readonly id: string; readonly text: string }[];
}

const GAME = 'vinhos/2016';
const SEATS = 2;
const AT_ONCE = 100;
const LONGEST_TURN = 30;

/** Makes so many tables at which two sit, and plays each to its end without keeping it. `made` hears of each. */
export async function writeScripts(store: Store, count: number, made: (so: number) => void = () => {}): Promise<Script[]> {
  const workshop = openWorkshop();
  const hall = hallOver(store, workshop, makeMeasures(), () => {});
  const people = await peopleOf(store);
  const players = Array.from({ length: SEATS }, () => people.newPerson(false));
  const cookies = players.map(({ cookie }) => cookie.split(';')[0] ?? '');
  const scripts: Script[] = [];
  while (scripts.length < count) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - scripts.length) }, (_, i) => scripts.length + i);
    const tables = await Promise.all(some.map(() => tableFor(hall, players.map(({ person }) => person)))); // biome-ignore format: one thing
    for (const [i, table] of tables.entries()) {
      const { id, game, rules, pack } = table.setup;
      scripts.push({ table: id, by: { game, rules, pack }, cookies, turns: turnsOf(table, stream(some[i] as number, 'load')) });
      made(scripts.length);
    }
  }
  await hall.close();
  await workshop.close();
  return scripts;
}

async function tableFor(hall: Hall, people: readonly string[]): Promise<Table> {
  const live = await hall.make({ game: GAME, options: {}, seats: people.map(() => 'open'), watchers: true }, people[0] as string);
  if ('trouble' in live) throw new Error(live.trouble.code);
  for (const [seat, person] of people.entries()) {
    const sitting = { id: `sit-${seat}`, seat, name: `Player ${seat + 1}`, bytes: '00' };
    await hall.act(live, table => proposeSitting(table, sitting, person, 'invited', Date.now()));
  }
  return hall.whole(live);
}

function turnsOf(table: Table, rng: Random): Script['turns'] {
  const turns: Script['turns'][number][] = [];
  while (table.course.end === undefined) {
    const deed = anyTurn(table, rng, `turn-${turns.length}`);
    const proposal = propose(table, deed, table.people[deed.seat] as string, Date.now());
    if (proposal.stored === undefined) throw new Error(JSON.stringify(proposal));
    happenAll(table, proposal);
    const said: Said = { type: 'do', deed };
    turns.push({ seat: deed.seat, id: deed.id, text: JSON.stringify(said) });
  }
  return turns;
}

/** All that the seat decides until somebody else is asked, as a page sends it. */
function anyTurn({ course }: Table, rng: Random, id: string): Deed {
  const { game, asked, questions } = course;
  const seat = asked[rng.below(asked.length)] as number;
  const state = game.clone(course.state);
  const keys: string[] = [];
  while (keys.length < LONGEST_TURN) {
    const decision = game.decide(state).find(({ by }) => by === seat);
    if (decision === undefined) break;
    const move = pick(decision, rng);
    keys.push(game.keyOf(move));
    game.apply(state, seat, move);
  }
  return { type: 'turn', id, seat, question: questions[seat] ?? 0, keys };
}
