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
  expect(host.answer({ type: 'open', id: 1, game, names, bots, options: {}, seed: 'x' })).toMatchObject({ type: 'position', bots });
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
