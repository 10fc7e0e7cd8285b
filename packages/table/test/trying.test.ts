import { CHANCE, type GameEvent, isParseError, type Random, replay, stream } from '@adega/kernel';
import { edition2016, PACK_2016, type State, vinhos } from '@adega/vinhos';
import { describe, expect, test } from 'vitest';
import {
  branchOff,
  choose,
  chooseLine,
  commandFor,
  confirm,
  entriesOf,
  isFault,
  logFor,
  type Match,
  matchAt,
  offersFor,
  openMatch,
  previewFor,
  recordText,
  restart,
  stateAt,
  undo,
  undoOf,
  viewFor,
  waitingFor,
  walk,
  waysTo,
} from '../index.ts';

const game = vinhos(edition2016, PACK_2016);
const open = (seed: string) => openMatch(game, ['Ana', 'Bea'], { regions: 'recommended' }, stream(seed, 'chance'));

function playUntil<S, M, E extends GameEvent>(match: Match<S, M, E>, rng: Random, stop: () => boolean): void {
  for (let n = 0; n < 3000 && !stop(); n++) {
    const waiting = waitingFor(match);
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    else {
      const seat = waiting.seats[0] as number;
      const offered = offersFor(match, seat)?.offered ?? [];
      choose(match, seat, offered[rng.below(offered.length)] as string);
    }
  }
}

/** A match in which this seat is asked where to go. */
function atMove(seed: string) {
  const match = open(seed);
  const asks = () => offersFor(match, askedOf(match))?.asks;
  playUntil(match, stream(seed, 'seats'), () => asks() === 'move' && entriesOf(match).length > 40);
  return match;
}

function askedOf<S, M, E extends GameEvent>(match: Match<S, M, E>): number {
  const waiting = waitingFor(match);
  return waiting.for === 'seats' ? (waiting.seats[0] ?? 0) : 0;
}

describe('what was', () => {
  test('is what replaying the entries up to there gives, at every entry', () => {
    const match = open('past');
    playUntil(match, stream('past', 'seats'), () => entriesOf(match).length > 150);
    const record = match.playing.record;
    for (let at = 0; at <= entriesOf(match).length; at += 7) {
      const { state } = replay(game, { ...record, entries: record.entries.slice(0, at) });
      expect(stateAt(match, at)).toEqual(state);
      expect(viewFor(matchAt(match, at), 0)).toEqual(game.view(state as State, 0));
    }
  });

  test('is visited in order by walking, and ends now', () => {
    const match = open('walk');
    playUntil(match, stream('walk', 'seats'), () => entriesOf(match).length > 60);
    const seen: number[] = [];
    let last: State | undefined;
    walk(match, (state, at) => {
      seen.push(at);
      last = game.clone(state);
    });
    expect(seen).toEqual(Array.from({ length: entriesOf(match).length + 1 }, (_, i) => i));
    expect(last).toEqual(match.playing.state);
  });
});

describe('a branch', () => {
  test('begins where it was cut off, is played by all seats, and leaves its match alone', () => {
    const match = atMove('branch');
    const before = { record: recordText(match), state: game.clone(match.playing.state), log: [...logFor(match, 0)] };
    const at = entriesOf(match).length;
    const branch = branchOff(match, 0, at, stream('other', 'chance'));
    expect(viewFor(branch, 0)).toEqual(viewFor(match, 0));
    expect(logFor(branch, 0)).toEqual(before.log);
    playUntil(branch, stream('other', 'seats'), () => false);
    expect(waitingFor(branch)).toEqual({ for: 'nobody' });
    expect(
      new Set(
        entriesOf(branch)
          .slice(at)
          .map(entry => entry.by),
      ),
    ).toEqual(new Set([CHANCE, 0, 1]));
    expect(recordText(match)).toBe(before.record);
    expect(match.playing.state).toEqual(before.state);
    expect(logFor(match, 0)).toEqual(before.log);
  });

  test('can begin earlier, and takes back nothing from before it began', () => {
    const match = atMove('earlier');
    const from = entriesOf(match).length - 12;
    const branch = branchOff(match, 1, from, stream('earlier', 'fork'));
    expect(entriesOf(branch)).toHaveLength(from);
    expect(viewFor(branch, 1)).toEqual(game.view(stateAt(match, from), 1));
    expect(undoOf(branch, 1)).toMatchObject({ possible: false });
    playUntil(branch, stream('earlier', 'more'), () => {
      const can = undoOf(branch, 0);
      return can.possible && can.keys.length > 1;
    });
    const can = undoOf(branch, 0);
    if (!can.possible) throw new Error('nothing to undo');
    expect(can.to).toBeGreaterThanOrEqual(from);
    const there = stateAt(branch, can.to);
    expect(restart(branch, can.seat)).toBeUndefined();
    expect(branch.playing.state).toEqual(there);
    expect(undo(branch, can.seat, from - 1)).toMatchObject({ fault: 'no-undo' });
  });

  test('does not tell how somebody else arranged a stack', () => {
    let arranged = 0;
    for (let seed = 0; seed < 60 && arranged < 2; seed++) {
      const match = open(`secret${seed}`);
      const own = (): number | undefined => match.playing.state.arranged.find(a => a !== null && (a.tiles?.length ?? 0) > 2)?.by;
      playUntil(match, stream(`secret${seed}`, 'seats'), () => own() !== undefined);
      const by = own();
      if (by === undefined) continue;
      arranged++;
      const orders = new Set<string>();
      for (let n = 0; n < 40; n++) {
        const branch = branchOff(match, 1 - by, entriesOf(match).length, stream(`${n}`, 'made-up'));
        orders.add(JSON.stringify(branch.playing.state.arranged));
      }
      expect(orders.size).toBeGreaterThan(1);
    }
    expect(arranged).toBe(2);
  });
});

describe('a preview', () => {
  test('says what a move does to the scores of others, and leaves out whom it leaves alone', () => {
    let changes = 0;
    for (let seed = 0; seed < 12 && changes < 5; seed++) {
      const match = open(`others${seed}`);
      playUntil(match, stream(`others${seed}`, 'seats'), () => {
        const waiting = waitingFor(match);
        if (waiting.for !== 'seats' || entriesOf(match).length % 5 > 0) return false;
        const seat = waiting.seats[0] as number;
        for (const key of (offersFor(match, seat)?.offered ?? []).slice(0, 4)) {
          const told = previewFor(match, seat, key);
          if (isFault(told)) throw new Error(told.fault);
          const copy = branchOff(match, seat, entriesOf(match).length, stream('copy'));
          const before = game.scores(copy.playing.state);
          choose(copy, seat, key);
          const after = game.scores(copy.playing.state);
          const others = before.flatMap(({ total }, i) => {
            const change = (after[i]?.total ?? 0) - total;
            return i === seat || change === 0 ? [] : [{ seat: i, change }];
          });
          expect(told.others).toEqual(others);
          changes += others.length;
        }
        return changes > 5;
      });
    }
    expect(changes).toBeGreaterThan(0);
  });
});

describe('a line', () => {
  /** A move of the action that the first offered space leads to. */
  const GOALS = ['cellar 1', 'winery 1', 'enologist 1', 'farmer 1', 'hire taste'];

  test('leads from the move of the marker to the goal, says what it costs, and can be played at once', () => {
    const match = atMove('line');
    const seat = askedOf(match);
    const found = GOALS.map(goal => ({ goal, told: waysTo(match, seat, goal) }));
    let played = 0;
    for (const { goal, told } of found) {
      if (isFault(told)) throw new Error(told.fault);
      for (const { keys, sure } of told.ways) {
        expect(keys.at(-1)).toBe(goal);
        expect(keys[0]).not.toBe(goal);
        expect(sure.some(event => event.kind === 'entered')).toBe(true);
        const copy = branchOff(match, seat, entriesOf(match).length, stream('copy'));
        const events = copy.playing.record.entries.length;
        expect(chooseLine(copy, seat, keys)).toBeUndefined();
        expect(entriesOf(copy).length).toBe(events + keys.length);
        played++;
      }
      if (told.ways.length === 0) expect(told.refusal?.rule).toMatch(/\./);
      if (told.refusal === undefined) expect(new Set(told.ways.map(way => way.keys.length)).size).toBe(1);
    }
    expect(played).toBeGreaterThan(0);
  });

  test('that breaks off in the middle is taken back whole', () => {
    const match = atMove('broken');
    const seat = askedOf(match);
    const before = recordText(match);
    const first = offersFor(match, seat)?.offered.find(key => key.startsWith('enter')) as string;
    expect(chooseLine(match, seat, [first, 'take points'])).toMatchObject({ fault: 'not-offered' });
    expect(recordText(match)).toBe(before);
    expect(chooseLine(match, seat, ['sing'])).toMatchObject({ fault: 'unreadable' });
  });

  test('stops where another seat comes in', () => {
    const match = atMove('stops');
    const seat = askedOf(match);
    const first = offersFor(match, seat)?.offered.find(key => key === 'enter centre') ?? 'enter centre';
    const told = waysTo(match, seat, 'pass');
    const keys = isFault(told) || told.ways[0] === undefined ? [first, 'pass'] : told.ways[0].keys;
    const before = entriesOf(match).length;
    expect(chooseLine(match, seat, [...keys, ...Array.from({ length: 9 }, () => 'end')])).toBeUndefined();
    expect(
      entriesOf(match)
        .slice(before)
        .every(entry => entry.by === seat),
    ).toBe(true);
  });

  test('to nowhere is refused with its rule or as unreadable', () => {
    const match = atMove('nowhere');
    const seat = askedOf(match);
    expect(waysTo(match, 1 - seat, 'cellar 1')).toMatchObject({ fault: 'not-asked' });
    expect(waysTo(match, seat, 'cellar 9')).toMatchObject({ fault: 'unreadable', problem: { word: '9' } });
    match.playing.state.players.forEach(p => {
      p.money = 0;
    });
    expect(waysTo(match, seat, 'winery 1')).toMatchObject({ ways: [], refusal: { rule: 'move.able', of: 'money' } });
  });
});

describe('a command', () => {
  test('is completed word by word to something offered', () => {
    const match = atMove('typed');
    const seat = askedOf(match);
    const offered = offersFor(match, seat)?.offered ?? [];
    expect(commandFor(match, seat, '').next).toContain('enter');
    const spaces = commandFor(match, seat, 'enter ').next;
    expect(spaces).toEqual([...new Set(offered.filter(key => key.startsWith('enter ')).map(key => key.split(' ')[1]))]);
    expect(commandFor(match, seat, `enter ${spaces[0]?.slice(0, 3)}`).next).toContain(spaces[0]);
    expect(commandFor(match, seat, `  enter   ${spaces[0]} `)).toMatchObject({ key: `enter ${spaces[0]}`, offered: true });
  });

  test('says what is wrong and what is expected there', () => {
    const match = atMove('typed');
    const seat = askedOf(match);
    expect(commandFor(match, seat, 'sing')).toMatchObject({ offered: false, problem: { problem: 'unknown-word', at: 0 }, next: [] });
    const half = commandFor(match, seat, 'cellar ');
    expect(half.problem).toMatchObject({ problem: 'missing-word', at: 1 });
    expect(half.next).toEqual(['1', '2', '3', '4', '5']);
    expect(commandFor(match, seat, 'cellar 2')).toMatchObject({ key: 'cellar 2', offered: false });
    expect(isParseError(game.parse(match.playing.state, 'cellar 2'))).toBe(false);
  });
});
