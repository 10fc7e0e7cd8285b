// Bots at a desk: who plays where, what they are shown, and that nobody else plays for them.

import { type Random, stream } from '@adega/kernel';
import { drawAndPeek } from '@adega/kernel/test/draw-and-peek.ts';
import { gameOf } from '@adega/shelf';
import { choose, confirm, entriesOf, openMatch, waitingFor } from '@adega/table';
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { botOf } from '../desk.ts';
import { type Host, hostWith, type Thought } from '../index.ts';
import { thoughtAt } from '../thought.ts';
import { SHELF } from './desk.ts';

const chanceFrom = (seed: string | undefined): Random => stream(seed ?? 'bots', 'chance');

function begin(bots: readonly ('level1' | 'level5' | null)[], game = 'vino'): Host {
  const host = hostWith(SHELF, chanceFrom);
  const names = ['Ana', 'Bea', 'Carlos'];
  const told = host.answer({ type: 'open', id: 1, game, names, bots, options: {}, seed: 'x' });
  expect(told).toMatchObject({ type: 'position', bots: bots.some(level => level !== null) ? bots : undefined });
  return host;
}

/** Any offered move of what a bot is shown. */
function keyFor({ game: id, seat, view, at }: Thought): string {
  const game = gameOf(id);
  const d = game?.decide(view).find(one => one.by === seat);
  return game?.keyOf(d?.moves[at % d.moves.length]) ?? '';
}

const positionIn = (host: Host): Position => host.news() as Position;

test('bots play where they were seated, until a person is asked', () => {
  const host = begin(['level1', null, 'level5']);
  for (let thought = host.thought(); thought !== undefined; thought = host.thought()) {
    expect([0, 2]).toContain(thought.seat);
    expect(thought.level).toBe(thought.seat === 0 ? 'level1' : 'level5');
    expect(host.play(thought, keyFor(thought))).toBe(true);
  }
  const { waiting, viewer, question } = positionIn(host);
  expect(waiting).toMatchObject({ for: 'seats' });
  expect(viewer).toBe(1);
  expect(question?.seat).toBe(1);
});

test('a bot hears whether a person waits for the same', () => {
  const host = begin(['level1', null, 'level1']);
  const heard = new Set<boolean>();
  for (let n = 0; n < 200 && heard.size < 2; n++) {
    const { at, question, waiting } = positionIn(host);
    const thought = host.thought();
    if (thought !== undefined) {
      expect(thought.together).toBe(waiting.for === 'seats' && waiting.seats.includes(1));
      heard.add(thought.together);
      host.play(thought, keyFor(thought));
    } else if (waiting.for === 'confirm') host.answer({ type: 'confirm', id: 2, at, seat: 1 });
    else host.answer({ type: 'choose', id: 2, at, seat: 1, key: question?.offered[0] });
  }
  expect(heard.size).toBe(2);
});

test('a bot is shown what its seat may know', () => {
  const host = begin(['level1', null, 'level1']);
  const thought = host.thought() as Thought;
  expect(thought.view).toMatchObject({ seenBy: thought.seat });
});

test('nobody plays for a bot, and a thought about something else is not played', () => {
  const host = begin(['level1', null, null]);
  const thought = host.thought() as Thought;
  const key = keyFor(thought);
  expect(host.answer({ type: 'choose', id: 2, at: thought.at, seat: 0, key })).toMatchObject({ trouble: { code: 'not-yours' } });
  expect(host.play({ ...thought, at: thought.at + 1 }, key)).toBe(false);
  expect(host.play(thought, 'nonsense')).toBe(false);
  expect(host.play(thought, key)).toBe(true);
  expect(host.play(thought, key)).toBe(false);
});

test('a kept game goes on with the same bots, who think the same thoughts', () => {
  const host = begin(['level1', null, null]);
  const kept = host.answer({ type: 'record', id: 2 });
  if (kept.type !== 'record') throw new Error('no record');
  const other = hostWith(SHELF, chanceFrom);
  other.answer({ type: 'resume', id: 1, names: ['Ana', 'Bea', 'Carlos'], bots: ['level1', null, null], record: kept.text });
  expect(other.thought()).toEqual(host.thought());
});

test('a table of bots only is watched', () => {
  const host = begin(['level1', 'level1', 'level5']);
  expect(positionIn(host)).toMatchObject({ viewer: 'watcher' });
  for (let n = 0; n < 30; n++) {
    const thought = host.thought() as Thought;
    expect(host.play(thought, keyFor(thought))).toBe(true);
  }
  expect(positionIn(host).at).toBeGreaterThan(30);
});

test('a bot goes on for somebody who leaves, and makes room when somebody comes back', () => {
  const host = begin([null, null, null]);
  const { at } = positionIn(host);
  const sat = host.answer({ type: 'seat', id: 2, seat: 0, bot: 'level2', name: 'Regular' });
  expect(sat).toMatchObject({ type: 'position', re: 2, at, bots: ['level2', null, null], names: ['Regular', 'Bea', 'Carlos'] });
  for (let thought = host.thought(); thought !== undefined; thought = host.thought()) {
    expect(thought).toMatchObject({ seat: 0, level: 'level2' });
    host.play(thought, keyFor(thought));
  }
  expect(positionIn(host).viewer).not.toBe(0);
  const back = host.answer({ type: 'seat', id: 3, seat: 0, bot: null, name: 'Ana' });
  expect(back).toMatchObject({ names: ['Ana', 'Bea', 'Carlos'] });
  expect((back as Position).bots).toBeUndefined();
  expect(host.thought()).toBeUndefined();
  expect(host.answer({ type: 'look', id: 4, as: 0 })).toMatchObject({ viewer: 0 });
  expect(host.answer({ type: 'seat', id: 5, seat: 3, bot: null, name: 'Eva' })).toMatchObject({ trouble: { code: 'no-such-seat' } });
});

test('somebody who watched bots sits down, and is asked in their place', () => {
  const host = begin(['level1', 'level1', 'level5']);
  const { seat } = host.thought() as Thought;
  expect(host.answer({ type: 'seat', id: 2, seat, bot: null, name: 'Ana' })).toMatchObject({ viewer: seat, question: { seat } });
  expect(host.thought()?.seat).not.toBe(seat);
});

test('a person against bots takes back their moves with his own, and they think the same again', () => {
  const host = begin(['level1', null, 'level5']);
  const bots = () => {
    const thoughts: Thought[] = [];
    for (let thought = host.thought(); thought !== undefined; thought = host.thought()) {
      thoughts.push(thought);
      host.play(thought, keyFor(thought));
    }
    return thoughts;
  };
  const person = () => {
    const { at, question, waiting } = positionIn(host);
    if (waiting.for === 'confirm') return host.answer({ type: 'confirm', id: 2, at, seat: 1 });
    return host.answer({ type: 'choose', id: 2, at, seat: 1, key: question?.offered[0] });
  };
  for (let n = 0; n < 100; n++) {
    bots();
    const before = positionIn(host);
    person();
    const thoughts = bots();
    const { undo, at } = positionIn(host);
    if (thoughts.length === 0 || !undo.possible || before.waiting.for !== 'seats') continue;
    expect(undo).toMatchObject({ seat: 1, last: before.at, keys: [before.question?.offered[0], ...undo.keys.slice(1)] });
    expect(undo.was.view).toEqual(before.view);
    expect(host.answer({ type: 'undo', id: 3, at, seat: 1, to: undo.last })).toMatchObject({ at: before.at, view: before.view });
    person();
    expect(bots()).toEqual(thoughts);
    return;
  }
  throw new Error('no bot ever came after a person without a draw');
});

test('without bots there is nothing to think about', () => {
  const host = hostWith(SHELF, chanceFrom);
  expect(host.thought()).toBeUndefined();
  host.answer({ type: 'open', id: 1, game: 'vino', names: ['a', 'b', 'c'], options: {} });
  expect(host.thought()).toBeUndefined();
  expect(positionIn(host).bots).toBeUndefined();
});

test('a bot is told nothing of draws that its seat has not seen', () => {
  const game = drawAndPeek();
  const thoughtWith = (seed: string) => {
    const match = openMatch(game, ['a', 'b'], {}, stream(seed, 'chance'));
    for (let n = 0; n < 6; n++) {
      const waiting = waitingFor(match);
      if (waiting.for === 'confirm') confirm(match, waiting.seat);
      const [first] = game.decide(match.playing.state);
      if (first !== undefined) choose(match, first.by, game.keyOf(first.moves[0] as never));
    }
    const waiting = waitingFor(match);
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    return { drawn: entriesOf(match), thought: thoughtAt({ match, holders: [botOf('level1'), botOf('level1')] }) as Thought };
  };
  const heardBy = ({ drawn, thought }: ReturnType<typeof thoughtWith>) =>
    JSON.stringify([thought.seat, drawn.map(entry => game.hear(entry, thought.seat))]);
  const all = Array.from({ length: 200 }, (_, n) => thoughtWith(`hidden ${n}`));
  const pairs = all.flatMap((one, i) =>
    all
      .slice(i + 1)
      .flatMap(other =>
        heardBy(one) === heardBy(other) && JSON.stringify(one.drawn) !== JSON.stringify(other.drawn) ? [[one, other]] : [],
      ),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const [one, other] of pairs) expect(one?.thought).toEqual(other?.thought);
});
