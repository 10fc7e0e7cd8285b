import { CHANCE, type Entry, type Game, type GameEvent, type Random, stream } from '@adega/kernel';
import { type CardMove, type CardState, type DrawAndPeek, drawAndPeek, UNKNOWN } from '@adega/kernel/test/draw-and-peek.ts';
import { edition2016, PACK_2016, type State, vinhos } from '@adega/vinhos';
import { describe, expect, test } from 'vitest';
import {
  choose,
  confirm,
  entriesOf,
  isFault,
  logFor,
  type Match,
  offersFor,
  openMatch,
  previewFor,
  recordText,
  remediesFor,
  restart,
  resumeMatch,
  undo,
  undoOf,
  viewFor,
  waitingFor,
} from '../index.ts';

const cards = (): Match<CardState, CardMove, GameEvent & { readonly seat: number }> =>
  openMatch(drawAndPeek() as DrawAndPeek, ['Ana', 'Bea'], {}, stream('cards'));

const wine = (seed: string, names = ['Ana', 'Bea']) => openMatch(vinhos(edition2016, PACK_2016), names, {}, stream(seed, 'chance'));

/** Goes on with anything offered until `stop`; confirms where it must. */
function playUntil<S, M, E extends GameEvent>(match: Match<S, M, E>, rng: Random, stop: () => boolean): void {
  for (let n = 0; n < 5000 && !stop(); n++) {
    const waiting = waitingFor(match);
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    else {
      const seat = waiting.seats[rng.below(waiting.seats.length)] as number;
      const offered = offersFor(match, seat)?.offered ?? [];
      expect(choose(match, seat, offered[rng.below(offered.length)] as string)).toBeUndefined();
    }
  }
}

const keys = <S, M>(game: Game<S, M>, entries: readonly Entry<M>[]): string[] => entries.map(e => `${e.by} ${game.keyOf(e.move)}`);

describe('chance', () => {
  test('is drawn at once while no seat would lose an undo by it', () => {
    const match = wine('a');
    expect(entriesOf(match).length).toBeGreaterThan(3);
    expect(entriesOf(match).every(e => e.by === CHANCE)).toBe(true);
    expect(waitingFor(match).for).toBe('seats');
  });

  test('waits for the seat whose own entry is the last', () => {
    const match = cards();
    expect(choose(match, 0, 'draw')).toBeUndefined();
    expect(waitingFor(match)).toEqual({ for: 'confirm', seat: 0 });
    expect(entriesOf(match)).toHaveLength(1);
    expect(confirm(match, 1)).toEqual({ fault: 'nothing-to-confirm', seat: 1 });
    expect(entriesOf(match)).toHaveLength(1);
    expect(confirm(match, 0)).toBeUndefined();
    expect(entriesOf(match).map(e => e.by)).toEqual([0, CHANCE]);
    expect(waitingFor(match)).toEqual({ for: 'seats', seats: [1] });
  });

  test('that waits for a confirmation still waits after the record was read back', () => {
    const match = cards();
    choose(match, 0, 'draw');
    const again = resumeMatch(match.game, ['Ana', 'Bea'], recordText(match), stream('other'));
    if ('problem' in again) throw new Error('unreadable');
    expect(waitingFor(again)).toEqual({ for: 'confirm', seat: 0 });
    expect(restart(again, 0)).toBeUndefined();
    expect(waitingFor(again)).toEqual({ for: 'seats', seats: [0] });
  });
});

describe('undo', () => {
  test('says before the click whose moves it takes back, the last first', () => {
    const match = cards();
    expect(undoOf(match, 0)).toEqual({ possible: false, why: 'nothing-done' });
    choose(match, 0, 'stop');
    expect(undoOf(match, 0)).toEqual({ possible: true, seat: 0, last: 0, to: 0, keys: ['stop'] });
    expect(waitingFor(match)).toEqual({ for: 'seats', seats: [1] });
    expect(undo(match, 0, 0)).toBeUndefined();
    expect(waitingFor(match)).toEqual({ for: 'seats', seats: [0] });
  });

  test('stops at a draw, and at what another seat has done', () => {
    const match = cards();
    choose(match, 0, 'draw');
    expect(undoOf(match, 0)).toMatchObject({ possible: true, to: 0 });
    confirm(match, 0);
    expect(undoOf(match, 0)).toEqual({ possible: false, why: 'revealed' });
    expect(undo(match, 0, 0)).toEqual({ fault: 'no-undo', why: 'revealed' });
    choose(match, 1, 'stop');
    expect(undo(match, 0, 0)).toEqual({ fault: 'no-undo', why: 'others-move' });
    expect(undo(match, 1, 0)).toEqual({ fault: 'no-undo', why: 'revealed' });
    expect(entriesOf(match)).toHaveLength(3);
  });

  test('goes back step by step through a turn and gives the same position again', () => {
    const match = wine('undo');
    const rng = stream('undo', 'seats');
    playUntil(match, rng, () => {
      const can = undoOf(match, 'watcher');
      return can.possible && can.keys.length >= 3;
    });
    const can = undoOf(match, 'watcher');
    if (!can.possible) throw new Error('no turn of three moves');
    const before = keys(match.game, entriesOf(match));
    const seen = structuredClone(viewFor(match, can.seat));
    expect(undo(match, can.seat, before.length - 1)).toBeUndefined();
    expect(keys(match.game, entriesOf(match))).toEqual(before.slice(0, -1));
    expect(choose(match, can.seat, can.keys[0] as string)).toBeUndefined();
    expect(viewFor(match, can.seat)).toEqual(seen);
    expect(restart(match, can.seat)).toBeUndefined();
    expect(keys(match.game, entriesOf(match))).toEqual(before.slice(0, can.to));
    expect(waitingFor(match)).toMatchObject({ for: 'seats' });
  });

  test('asked for more than may be taken back changes nothing', () => {
    const match = cards();
    choose(match, 0, 'stop');
    for (const to of [-1, 1, 0.5, 7]) expect(undo(match, 0, to)).toMatchObject({ fault: 'no-undo' });
    expect(entriesOf(match)).toHaveLength(1);
  });
});

describe('undo against bots', () => {
  /** Seat 1 is a bot. Both have done something since the last draw, and seat 0 several things. */
  function played() {
    const match = wine('against bots');
    const by = () => entriesOf(match).map(entry => entry.by);
    const rest = () => by().slice(by().lastIndexOf(CHANCE) + 1);
    playUntil(match, stream('against bots', 'seats'), () => /0+1+0+1+$/.test(rest().join('')));
    return { match, by };
  }

  test('takes back what they did since, and never only that', () => {
    const { match, by } = played();
    const whole = by();
    const last = whole.lastIndexOf(0);
    const can = undoOf(match, 0, [1]);
    expect(can).toMatchObject({ possible: true, seat: 0, last });
    expect(undo(match, 0, whole.length - 1, [1])).toEqual({ fault: 'no-undo', why: 'others-move' });
    expect(undo(match, 1, whole.length - 1, [1])).toEqual({ fault: 'no-undo', why: 'others-move' });
    expect(by()).toEqual(whole);
    expect(undo(match, 0, last, [1])).toBeUndefined();
    expect(by()).toEqual(whole.slice(0, last));
    expect(waitingFor(match)).toMatchObject({ seats: expect.arrayContaining([0]) });
  });

  test('goes back turn by turn as far as the last draw', () => {
    const { match, by } = played();
    const first = by().lastIndexOf(CHANCE) + 1;
    let turns = 0;
    for (let can = undoOf(match, 0, [1]); can.possible; can = undoOf(match, 0, [1])) {
      expect(restart(match, 0, [1])).toBeUndefined();
      expect(by()).toHaveLength(can.to);
      turns++;
    }
    expect(turns).toBeGreaterThan(1);
    expect(by().slice(first)).not.toContain(0);
    expect(undoOf(match, 0, [1])).toEqual({ possible: false, why: 'revealed' });
  });

  test('is as ever where somebody else sits at the table', () => {
    const { match } = played();
    expect(undo(match, 0, entriesOf(match).length - 1)).toEqual({ fault: 'no-undo', why: 'others-move' });
    const three = wine('three', ['Ana', 'Bea', 'Carlos']);
    playUntil(three, stream('three', 'seats'), () => entriesOf(three).at(-1)?.by === 2);
    expect(undoOf(three, 0, [2])).toMatchObject({ possible: false });
  });
});

describe('a move that cannot be', () => {
  test('is answered with the reason and changes nothing', () => {
    const match = cards();
    for (const fault of [choose(match, 1, 'draw'), choose(match, 0, 'sing'), choose(match, 0, 'play 1 3')]) {
      expect(fault).toBeDefined();
    }
    expect(choose(match, 1, 'draw')).toEqual({ fault: 'not-asked', seat: 1, asked: [0] });
    expect(choose(match, 0, 'sing')).toMatchObject({ fault: 'unreadable', problem: { word: 'sing' } });
    expect(choose(match, 0, 'play 1 3')).toMatchObject({ fault: 'not-offered' });
    expect(entriesOf(match)).toHaveLength(0);
  });

  test('is greyed with its refusal; offered and greyed are all candidates', () => {
    const match = wine('greyed');
    playUntil(match, stream('greyed', 'seats'), () => offersFor(match, 0)?.asks === 'move');
    const offers = offersFor(match, 0);
    if (offers === undefined) throw new Error('seat 0 never moved');
    const all = match.game.candidates(match.playing.state, 0).map(m => match.game.keyOf(m));
    expect(new Set([...offers.offered, ...offers.greyed.map(g => g.key)])).toEqual(new Set(all));
    expect(offers.greyed.length).toBeGreaterThan(0);
    for (const { key, refusal } of offers.greyed) {
      expect(offers.offered).not.toContain(key);
      expect(refusal.rule).toMatch(/^[a-z]+\.[a-z0-9-]+$/);
      expect(choose(match, 0, key)).toEqual({ fault: 'not-offered', key, refusal });
    }
  });
});

describe('secrets', () => {
  test('what a seat draws is in what that seat gets, and in nobody else’s view or log', () => {
    const match = cards();
    choose(match, 0, 'draw');
    confirm(match, 0);
    const value = (viewer: 0 | 1 | 'watcher') => viewFor(match, viewer).hands[0]?.[0]?.value;
    expect(value(0)).not.toBe(UNKNOWN);
    expect([value(1), value('watcher')]).toEqual([UNKNOWN, UNKNOWN]);
    expect(logFor(match, 0).at(-1)?.key).toMatch(/^get 1 [1-4]$/);
    expect(logFor(match, 1).at(-1)?.key).toBe('get 1 ?');
    expect(logFor(match, 'watcher').at(-1)?.key).toBe('get 1 ?');
  });

  test('the order of an arranged stack is in nothing that another viewer gets', () => {
    const { match, region, owner, key } = arrangedStack();
    const other = 1 - owner;
    const stackOf = (viewer: number | 'watcher') => (viewFor(match, viewer) as State).arranged[region]?.tiles;
    expect(stackOf(owner)?.length).toBeGreaterThan(0);
    expect([stackOf(other), stackOf('watcher')]).toEqual([null, null]);
    expect(JSON.stringify(undoOf(match, owner))).toContain(key);
    for (const viewer of [other, 'watcher'] as const) {
      const gets = JSON.stringify([viewFor(match, viewer), logFor(match, viewer), undoOf(match, viewer)]);
      expect(gets).not.toContain(key);
      expect(logFor(match, viewer).at(-1)?.key).toMatch(/^arrange [a-z-]+ [a-z0-9-]+ \?$/);
    }
  });
});

/** A match in which somebody has just put a stack in order. */
function arrangedStack() {
  for (let seed = 0; seed < 60; seed++) {
    const match = wine(`stack${seed}`);
    playUntil(match, stream(`stack${seed}`, 'seats'), () => waitingSeats(match).some(seat => offersFor(match, seat)?.asks === 'arrange'));
    const owner = waitingSeats(match).find(seat => offersFor(match, seat)?.asks === 'arrange');
    const key = owner === undefined ? undefined : offersFor(match, owner)?.offered.find(k => k.split(' ').length > 3);
    if (owner === undefined || key === undefined) continue;
    expect(choose(match, owner, key)).toBeUndefined();
    const region = match.playing.state.arranged.findIndex(a => a?.by === owner && (a.tiles?.length ?? 0) > 1);
    if (region >= 0) return { match, owner, key, region };
  }
  throw new Error('nobody arranged a stack');
}

const waitingSeats = (match: Match<State, never> | ReturnType<typeof wine>): readonly number[] => {
  const waiting = waitingFor(match as ReturnType<typeof wine>);
  return waiting.for === 'seats' ? waiting.seats : [];
};

describe('the log', () => {
  test('has a chapter for each entry, with the events of a whole game', () => {
    const match = wine('log', ['Ana', 'Bea', 'Carlos']);
    playUntil(match, stream('log', 'seats'), () => false);
    expect(waitingFor(match)).toEqual({ for: 'nobody' });
    const log = logFor(match, 1);
    expect(log).toHaveLength(entriesOf(match).length);
    expect(log.flatMap(c => c.events).length).toBeGreaterThan(200);
    expect(log.flatMap(c => c.events).every(e => e.rule.includes('.'))).toBe(true);
    expect(recordText(match)).toContain('result.1: rank');
  });

  test('is shorter again after an undo', () => {
    const match = cards();
    choose(match, 0, 'stop');
    expect(logFor(match, 1)).toHaveLength(1);
    undo(match, 0, 0);
    expect(logFor(match, 1)).toHaveLength(0);
  });
});

describe('advice', () => {
  test('a preview tells what happens and plays nothing', () => {
    const match = wine('advice');
    playUntil(match, stream('advice', 'seats'), () => offersFor(match, 0)?.asks === 'move');
    const key = offersFor(match, 0)?.offered.find(k => k.startsWith('enter')) as string;
    const before = recordText(match);
    const told = previewFor(match, 0, key);
    if (isFault(told)) throw new Error(told.fault);
    expect(told.sure.map(e => e.kind)).toContain('entered');
    expect(recordText(match)).toBe(before);
    expect(previewFor(match, 1, key)).toMatchObject({ fault: 'not-asked' });
  });

  test('remedies are lines that can be played and then offer the move', () => {
    const found = someRemedy();
    const { match, seat, key, line } = found;
    for (const step of line) expect(choose(match, seat, step)).toBeUndefined();
    expect(offersFor(match, seat)?.offered).toContain(key);
  });
});

/** A greyed move with something to do about it. */
function someRemedy() {
  for (let seed = 0; seed < 40; seed++) {
    const match = wine(`remedy${seed}`);
    const rng = stream(`remedy${seed}`, 'seats');
    for (let n = 0; n < 12; n++) {
      playUntil(match, rng, () => entriesOf(match).length > 30 + 10 * n && waitingFor(match).for === 'seats');
      const seat = waitingSeats(match)[0];
      for (const { key } of seat === undefined ? [] : (offersFor(match, seat)?.greyed ?? []).slice(0, 20)) {
        const told = remediesFor(match, seat as number, key, { depth: 2, nodes: 300 });
        const line = isFault(told) ? undefined : told.lines[0];
        if (line !== undefined && line.length > 0) return { match, seat: seat as number, key, line };
      }
    }
  }
  throw new Error('nothing can be done about anything');
}

describe('a record', () => {
  test('resumes to the same position', () => {
    const match = wine('resume');
    playUntil(match, stream('resume', 'seats'), () => entriesOf(match).length > 80);
    const again = resumeMatch(match.game, ['Ana'], recordText(match), stream('other'));
    if ('problem' in again) throw new Error(again.problem.problem);
    expect(again.names).toEqual(['Ana', '2']);
    expect(again.playing.record.entries).toEqual(match.playing.record.entries);
    expect(viewFor(again, 0)).toEqual(viewFor(match, 0));
  });

  test('that is no record is refused with the line', () => {
    expect(resumeMatch(vinhos(edition2016, PACK_2016), [], 'hello', stream('x'))).toMatchObject({
      problem: { problem: 'not-a-record', line: 1 },
    });
  });
});

test('a seat may say a move in any words that a record may', () => {
  const match = wine('words');
  const seat = (waitingFor(match) as { readonly seats: readonly number[] }).seats[0] as number;
  const key = offersFor(match, seat)?.offered[0] as string;
  expect(choose(match, seat, ` ${key.replace(' ', '  ')} `)).toBeUndefined();
  expect(entriesOf(match).at(-1)?.by).toBe(seat);
});
