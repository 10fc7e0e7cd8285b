import { CHANCE, type GameEvent, performScenario, type Random, stream } from '@adega/kernel';
import { type Event, edition2016, type Move, PACK_2016, type State } from '@adega/vinhos';
import { playhouse } from '@adega/vinhos/scenario.ts';
import { PACK, vino } from '@adega/vino';
import { expect, test } from 'vitest';
import {
  branchOff,
  choose,
  confirm,
  entriesOf,
  logFor,
  type Match,
  makeBranch,
  matchAt,
  offersFor,
  openMatch,
  parseBranch,
  stageMatch,
  stateAt,
  undo,
  undoOf,
  waitingFor,
  walk,
} from '../index.ts';

/** Plays so many entries more, whatever is offered. */
function playOn<S, M, E extends GameEvent>(match: Match<S, M, E>, rng: Random, more: number): void {
  const to = entriesOf(match).length + more;
  while (entriesOf(match).length < to) {
    const waiting = waitingFor(match);
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    else {
      const seat = waiting.seats[rng.below(waiting.seats.length)] as number;
      const offered = offersFor(match, seat)?.offered ?? [];
      choose(match, seat, offered[rng.below(offered.length)] as string);
    }
  }
}

/** The states on the way, each with the number of entries before it. */
function wayOf<S, M, E extends GameEvent>(match: Match<S, M, E>): S[] {
  const states: S[] = [];
  walk(match, (state, at) => {
    states[at] = match.game.clone(state);
  });
  return states;
}

const SCENARIO = {
  game: 'vinhos/2016',
  title: 'x',
  source: 'x',
  rules: ['move.able'],
  seats: ['O', 'Y'],
  given: { year: 3, turn: 'Y', players: { Y: { money: 9, at: 'sales' } } },
  steps: [{ play: ['Y enter experts', 'Y hire taste'] }],
};

/** What was put up in year 3, and what was played there. */
function staged(steps: readonly unknown[] = SCENARIO.steps): Match<State, Move, Event> {
  const performed = performScenario({ ...SCENARIO, steps }, [playhouse(edition2016, PACK_2016)]);
  if (!('start' in performed)) throw new Error(JSON.stringify(performed));
  const { stage, scenario, start, entries } = performed;
  return stageMatch<State, Move, Event>(
    stage.game as never,
    scenario.seats,
    scenario.options,
    { start, entries } as never,
    stream('staged'),
  );
}

test('a position that was put up is played on like any match', () => {
  const match = staged();
  expect(match.playing.state.year).toBe(3);
  expect(logFor(match, 1).map(({ by, key }) => [by, key])).toEqual([
    [1, 'enter experts'],
    [1, 'hire taste'],
  ]);
  // The draw would end the chance to take it back.
  expect(waitingFor(match)).toEqual({ for: 'confirm', seat: 1 });
  expect(confirm(match, 1)).toBeUndefined();
  expect(entriesOf(match).at(-1)?.by).toBe(CHANCE);
  playOn(match, stream('on'), 60);
  const states = wayOf(match);
  expect(states).toHaveLength(entriesOf(match).length + 1);
  for (const [at, state] of states.entries()) expect(stateAt(match, at)).toEqual(state);
  expect(states[0]?.year).toBe(3);
  expect(matchAt(match, 1).playing.state).toEqual(states[1]);
});

test('what was played in it can be taken back, up to what was put up', () => {
  const match = staged();
  expect(undoOf(match, 1)).toMatchObject({ possible: true, seat: 1, to: 0 });
  expect(undo(match, 1, 0)).toBeUndefined();
  expect(match.playing.state).toEqual(stateAt(staged(), 0));
  expect(undoOf(match, 1)).toEqual({ possible: false, why: 'nothing-done' });
});

test('where nobody has done anything, what is to be drawn is drawn', () => {
  const performed = performScenario({ ...SCENARIO, given: { phase: 'year', year: 3 }, steps: [] }, [playhouse(edition2016, PACK_2016)]);
  if (!('start' in performed)) throw new Error(JSON.stringify(performed));
  const { stage, start, entries } = performed;
  const match = stageMatch(stage.game, ['O', 'Y'], {}, { start, entries }, stream('drawn'));
  expect(entriesOf(match).map(entry => entry.by)).toEqual([CHANCE]);
  expect(waitingFor(match)).toEqual({ for: 'seats', seats: [0] });
});

test('a copy of it to try on in goes back to what was put up', () => {
  const match = staged();
  confirm(match, 1);
  playOn(match, stream('on'), 20);
  const copy = branchOff(match, 0, 12, stream('copy'));
  playOn(copy, stream('more'), 20);
  const states = wayOf(copy);
  for (const [at, state] of states.entries()) expect(stateAt(copy, at)).toEqual(state);
  expect(states[0]).toEqual(match.game.view(stateAt(match, 0), 0));
});

test('a copy of a copy leads through what was made up in the first', () => {
  const game = vino(PACK);
  for (let seed = 0; seed < 12; seed++) {
    const match = openMatch(game, ['A', 'B', 'C'], {}, stream(seed, 'chance'));
    playOn(match, stream(seed, 'match'), 20 + seed);
    const first = branchOff(match, 0, entriesOf(match).length, stream(seed, 'first'));
    playOn(first, stream(seed, 'one'), 25);
    const second = branchOff(first, 1, entriesOf(first).length, stream(seed, 'second'));
    playOn(second, stream(seed, 'two'), 10);
    const states = wayOf(second);
    for (const [at, state] of states.entries()) expect(stateAt(second, at)).toEqual(state);
    const kept = parseBranch(match, makeBranch(second) as string, stream(seed, 'kept'));
    expect(kept?.playing.state).toEqual(second.playing.state);
    expect(stateAt(kept as typeof second, entriesOf(match).length + 3)).toEqual(states[entriesOf(match).length + 3]);
  }
});
