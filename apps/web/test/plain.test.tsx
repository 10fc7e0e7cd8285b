// The plain face: games that nobody has drawn, and that have no words, are played on it to the end.
import { type AnyGame, completeOptions, stream } from '@adega/kernel';
import { drawAndPeek } from '@adega/kernel/test/draw-and-peek.ts';
import { sealedBids } from '@adega/kernel/test/sealed-bids.ts';
import { choose, confirm, logFor, type Match, offersFor, openMatch, viewFor, waitingFor } from '@adega/table';
import type { Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { Log } from '../table/log.tsx';
import { Moves } from '../table/moves.tsx';
import { FinalScores } from '../table/scores.tsx';
import { Board, drawnAlone, Players, say } from './drawing.tsx';
import { faceOf, fetchFace } from './faces.ts';

// biome-ignore lint/suspicious/noExplicitAny: as in AnyGame
type AnyMatch = Match<any, any, any>;

/** What a page would be sent: through the eyes of whoever is asked first. */
function positionOf(match: AnyMatch): Position {
  const waiting = waitingFor(match);
  const viewer = waiting.for === 'seats' ? (waiting.seats[0] ?? 0) : waiting.for === 'confirm' ? Math.max(0, waiting.seat) : 0;
  const { game, names, playing } = match;
  const view = viewFor(match, viewer);
  return {
    type: 'position',
    re: 0,
    game: game.id,
    options: completeOptions(game, playing.record.options),
    names,
    branches: [],
    at: playing.record.entries.length,
    viewer,
    view,
    waiting,
    scores: game.scores(view),
    result: waiting.for === 'nobody' ? game.result(view) : undefined,
    question: offersFor(match, viewer),
    undo: { possible: false, why: 'nothing-done' },
    log: { from: 0, chapters: logFor(match, viewer) },
  } as Position;
}

function* played(game: AnyGame, seed: string): Generator<Position> {
  const match: AnyMatch = openMatch(game, ['Ana', 'Bea'], { seats: 2 }, stream(seed, 'chance'));
  const rng = stream(seed, 'players');
  for (let n = 0; n < 200; n++) {
    const now = positionOf(match);
    yield now;
    const { waiting, question } = now;
    if (waiting.for === 'nobody') return;
    if (waiting.for === 'confirm') confirm(match, waiting.seat);
    else choose(match, question?.seat ?? 0, question?.offered[rng.below(question.offered.length)] ?? '');
  }
}

/** All that stands on the table: strip, board, players, moves, log, and the result. */
function drawn(now: Position): string {
  const face = faceOf(now.game);
  return drawnAlone(
    now,
    <>
      <Board position={now} />
      <Players position={now} />
      <Moves face={face} position={now} onChoose={() => undefined} onPoint={() => undefined} />
      <Log face={face} position={now} log={now.log.chapters} />
      {now.result !== undefined && <FinalScores face={face} position={now} />}
    </>,
  );
}

describe.each([sealedBids(), drawAndPeek()] as AnyGame[])('$id', game => {
  test('is drawn at every step: who sits there, every offered move, and at the end who won', async () => {
    await fetchFace(game.id);
    const all = [...played(game, 'plain')];
    for (const now of all) {
      const html = drawn(now);
      for (const name of now.names) expect(html).toContain(`<bdi>${name}</bdi>`);
      for (const key of now.question?.offered ?? []) expect(html).toContain(`data-key="${key}"`);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
    }
    expect(all.at(-1)?.result).toBeDefined();
    expect(drawn(all.at(-1) as Position)).toContain('Final scores');
  });

  test('different moves of a question are told apart', async () => {
    await fetchFace(game.id);
    for (const now of played(game, 'apart')) {
      const labels = (now.question?.offered ?? []).map(key => {
        const { group, label } = faceOf(now.game).move(say, now, key);
        return `${group}: ${label}`;
      });
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

test('moves stand under their first word, events are told by kind and numbers, and the place in the rules is left out', async () => {
  const game = sealedBids();
  await fetchFace(game.id);
  const [first] = played(game, 'words') as Iterable<Position>;
  const now = first as Position;
  const face = faceOf(now.game);
  expect(face.move(say, now, 'bid 3')).toEqual({ group: 'bid', title: 'bid', label: '3', phrase: 'bid 3' });
  expect(face.move(say, now, 'loan')).toMatchObject({ group: 'loan', label: 'loan' });
  expect(face.event(say, now, { rule: 'reveal', kind: 'reveal', seat: 1, coins: 2 })).toBe('Bea: reveal, coins 2');
  const html = drawn(now);
  expect(html).toContain('<dt>coins</dt><dd>3</dd>');
  expect(html).not.toContain('lanes');
});

test('whoever answers beside others is asked behind the curtain, the last of them too', async () => {
  const game = sealedBids();
  await fetchFace(game.id);
  const { sealed } = faceOf(game.id);
  const bids = [...played(game, 'curtain')].filter(({ question }) => question?.asks === 'bid');
  expect(bids.some(({ waiting }) => waiting.for === 'seats' && waiting.seats.length === 1)).toBe(true);
  expect(bids.filter(now => typeof sealed === 'function' && !sealed(now))).toEqual([]);
});
