// A table with people at it who do anything that is offered, and everybody who follows it from what he hears.

import { type AnyGame, CHANCE, pick, type Random, stream, type Viewer } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { type Deed, parseTableLine, type SeatPlan, type TableLine } from '@adega/wire/journal.ts';
import { expect } from 'vitest';
import {
  advance,
  askedBy,
  type Course,
  firstLines,
  happenAll,
  heardBy,
  makeStored,
  openTable,
  type Proposal,
  parseStored,
  propose,
  proposeForBot,
  proposeSitting,
  reseal,
  type Setup,
  type Stored,
  type StoredLine,
  startCourse,
  type Table,
  viewersOf,
  writeStored,
} from '../index.ts';

export const SECRET = '5e'.repeat(32);

export const gameNamed = (id: string): AnyGame => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export function setupOf(game: AnyGame, seats: readonly SeatPlan[], more: Partial<Setup> = {}): Setup {
  const { id, rules, pack } = game;
  return {
    id: 'table-1',
    made: 1,
    game: id,
    rules,
    pack,
    options: { seats: seats.length },
    seats,
    watchers: true,
    secret: SECRET,
    ...more,
  };
}

/** Somebody who knows only what was told him. */
export interface Follower {
  readonly viewer: Viewer;
  readonly course: Course;
  /** Every byte that he was sent. */
  readonly heard: string[];
}

export interface Shared {
  readonly table: Table;
  readonly followers: readonly Follower[];
  /** As a store keeps it. */
  readonly kept: string[];
  now: number;
}

export const person = (seat: number): string => `person ${seat}`;

export function share(setup: Setup, game = gameNamed(setup.game)): Shared {
  const table = openTable(setup, game);
  const followers = viewersOf(table).map(viewer => ({ viewer, course: startCourse(game, setup, viewer), heard: [] }));
  const shared: Shared = { table, followers, kept: [], now: 1000 };
  take(shared, firstLines(table, ++shared.now));
  return shared;
}

/** Everybody sits down. */
export function seatAll(shared: Shared): Shared {
  for (const [seat, plan] of shared.table.setup.seats.entries()) if (plan === 'open' || plan === 'link') sit(shared, seat);
  return shared;
}

export const sit = (
  shared: Shared,
  seat: number,
  who = person(seat),
  way: 'table' | 'invited' | 'instead' = 'invited',
  id = 'sit',
  colour?: number,
  account?: true,
): Proposal =>
  take(
    shared,
    proposeSitting(
      shared.table,
      { id: `${id}-${seat}`, seat, name: `Name ${seat}`, ...(colour && { colour }), ...(account && { account }), bytes: `0${seat}` },
      who,
      way,
      ++shared.now,
    ),
  );

export const doing = (shared: Shared, deed: Deed, who = person(deed.seat)): Proposal =>
  take(shared, propose(shared.table, deed, who, ++shared.now));

/** Keeps it, lets it happen, and tells everybody. */
export function take(shared: Shared, proposal: Proposal): Proposal {
  if (proposal.stored === undefined) return proposal;
  const texts = proposal.stored.map(makeStored);
  shared.kept.push(...texts);
  const before = shared.table.lines.length;
  const [foreseen, were] = [foreseenIn(shared, proposal), [...shared.table.course.questions]];
  happenAll(shared.table, { ...proposal, stored: texts.map(parseStored) });
  const { asked, questions } = shared.table.course;
  expect(foreseen).toEqual(asked.filter(of => questions[of] !== were[of]).map(of => ({ seat: of, question: questions[of] })));
  for (const stored of proposal.stored) if ('seal' in stored) tellSeal(shared, stored);
  for (const follower of shared.followers) {
    for (const line of shared.table.lines.slice(before)) {
      const text = hears(line, follower.viewer);
      follower.heard.push(text);
      const { message, trouble } = parseTableLine(JSON.parse(text));
      expect(trouble).toBeUndefined();
      advance(follower.course, message as TableLine);
    }
  }
  return proposal;
}

/** Who will be asked something new. */
const foreseenIn = ({ table }: Shared, { stored = [], played }: Extract<Proposal, { stored: object }>) =>
  askedBy(
    table.course,
    stored.flatMap(one => ('line' in one ? [one.line] : [])),
    played,
  );

/** As it is sent. */
function hears(line: StoredLine, viewer: Viewer): string {
  const written = writeStored(line);
  const text = 'line' in written ? written.heardBy(viewer) : '';
  expect(text).toBe(JSON.stringify(heardBy(line, viewer)));
  return text;
}

function tellSeal({ followers }: Shared, { seal }: Extract<Stored, { seal: object }>): void {
  for (const follower of followers) {
    if (follower.viewer !== seal.seat) continue;
    follower.heard.push(JSON.stringify(seal.entries));
    reseal(follower.course, seal.n, seal.entries);
  }
}

/** Keys of a seat's turn: moves that are offered one after the other, as far as nobody else comes in between; sometimes less. */
export function anyKeys({ table: { course } }: Shared, seat: number, rng: Random, most = 1 + rng.below(12)): string[] {
  const { game } = course;
  const state = game.clone(course.state);
  const keys: string[] = [];
  while (keys.length < most) {
    const open = game.decide(state);
    const decision = open.find(({ by }) => by === seat);
    if (decision === undefined || (open[0]?.by ?? CHANCE) === CHANCE) break;
    const move = pick(decision, rng);
    keys.push(game.keyOf(move));
    game.apply(state, seat, move);
  }
  return keys;
}

export const question = ({ table }: Shared, seat: number): number => table.course.questions[seat] ?? 0;

let ids = 0;
export const newId = (): string => `c${++ids}`;

export const turn = (shared: Shared, seat: number, keys: readonly string[], more: Partial<Deed> = {}): Deed =>
  ({ type: 'turn', id: newId(), seat, question: question(shared, seat), keys, ...more }) as Deed;

/** One of those who are asked does anything; a bot too. */
export function anyTurn(shared: Shared, rng: Random): Proposal {
  const { course } = shared.table;
  const seat = course.asked[rng.below(course.asked.length)] as number;
  const keys = anyKeys(shared, seat, rng);
  if (course.seats[seat]?.bot === undefined) return doing(shared, turn(shared, seat, keys));
  return take(shared, proposeForBot(shared.table, seat, question(shared, seat), keys, ++shared.now));
}

export function playOn(shared: Shared, rng: Random, most = 10_000, each: () => void = () => {}): void {
  for (let n = 0; n < most && shared.table.course.end === undefined; n++) {
    const { bar } = anyTurn(shared, rng);
    expect(bar).toBeUndefined();
    each();
  }
}

/** Everybody is where he would be if he saw the table through his eyes. */
export function expectFollowed({ table, followers }: Shared): void {
  const { game, state, n, asked, questions, seats, ask, entries } = table.course;
  for (const { viewer, course } of followers) {
    expect(course.state).toEqual(game.view(state, viewer));
    expect([course.n, course.asked, course.questions, course.entries.length]).toEqual([n, asked, questions, entries.length]);
    expect([course.seats, course.ask]).toEqual([seats, ask]);
  }
}

export const randomFor = (name: string): Random => stream(name, 'tables');
