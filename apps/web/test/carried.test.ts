// Games that an older page kept go on after the rules and packs have changed.

import { type Ask, desk, positionIn } from '@adega/desk/test/desk.ts';
import type { Position, Reply } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { isFinished, type SavedGame } from '../store/saved-game.ts';
import { OLDER_GAMES } from './older-games.ts';

const open = (ask: Ask, { names, record, position, points, toMove, ideas = [] }: SavedGame, renew?: boolean): Reply =>
  ask({ type: 'resume', names, record, kept: { position, points, toMove }, ideas, ...(renew === undefined ? {} : { renew }) });

/** Plays the first thing offered until somebody else is awaited, or the game is over. */
function playOn(ask: Ask, from: Position): Position {
  const awaited = JSON.stringify(from.waiting);
  let now = from;
  for (let n = 0; n < 60 && now.waiting.for !== 'nobody'; n++) {
    const { at, waiting, question } = now;
    if (waiting.for === 'confirm') now = positionIn(ask({ type: 'confirm', at, seat: waiting.seat }));
    else now = positionIn(ask({ type: 'choose', at, seat: question?.seat ?? 0, key: question?.offered.at(-1) ?? '' }));
    if (JSON.stringify(now.waiting) !== awaited) return now;
  }
  return now;
}

const recordOf = (ask: Ask): string => {
  const reply = ask({ type: 'record' });
  if (reply.type !== 'record') throw new Error(JSON.stringify(reply));
  return reply.text;
};

describe.each(OLDER_GAMES)('$name', ({ saved }) => {
  test('goes on', () => {
    const ask = desk('carried');
    const reply = open(ask, saved);
    const fits = reply.type === 'position';
    if (!fits) expect(reply).toMatchObject({ trouble: { code: 'not-carried', carried: { from: saved.rules, same: 'no' } } });
    const now = fits ? reply : positionIn(open(ask, saved, true));
    expect(now.carried).toMatchObject({ from: saved.rules, of: saved.at, same: fits ? (isFinished(saved) ? 'yes' : 'likely') : 'no' });
    expect(now.carried?.ideas).toBe(saved.ideas?.length);
    if (fits) expect(now.names.map((_, seat) => now.scores[seat]?.total)).toEqual(saved.points);
    const text = recordOf(ask);
    expect(text).toMatch(/^rules: 2$/m);
    expect(text).toContain(`pack: ${saved.pack}\n`);
    const later = playOn(ask, now);
    expect(later.at).toBeGreaterThan(isFinished(saved) && fits ? later.at - 1 : now.at);
    // What came of it is a record like any other.
    expect(open(desk('carried'), { ...saved, record: recordOf(ask), position: undefined })).toMatchObject({
      type: 'position',
      at: later.at,
    });
  });
});

test('nearly all go on where they stood', () => {
  const fits = (saved: SavedGame): boolean => open(desk('carried'), saved).type === 'position';
  const others = OLDER_GAMES.filter(({ saved }) => !fits(saved)).map(({ name }) => name);
  expect(others).toEqual([
    // Somebody stayed on the centre, though a helper would have let him go elsewhere (move.stay-centre, A2).
    '2016-year-6-b',
    // Lacerda moves and takes cubes otherwise (SO8, SO16, SO18).
    'solo-year-6-a',
    'solo-year-6-b',
    'solo-year-6-c',
    // Sold for less than nothing (vino.sell, V3).
    'vino-round-10-c',
    'vino-round-5-c',
  ]);
});

test('they are drawn with the numbers they were begun with', () => {
  const ask = desk('carried');
  const saved = OLDER_GAMES.find(({ name }) => name === '2016-year-3-a')?.saved as SavedGame;
  const then = positionIn(open(ask, saved));
  expect(then.pack).toBe(saved.pack);
  const featuresIn = (position: Position): number => {
    const { tables } = boxOf(position);
    return tables.symbols[tables.vintageId.indexOf('P2')]?.filter(n => n > 0).length ?? 0;
  };
  const now = positionIn(ask({ type: 'open', game: 'vinhos/2016', names: ['Ana', 'Bea'], options: {} }));
  expect(now.pack).toBeUndefined();
  // Both at once: neither is drawn from the box of the other.
  expect([then, now, then].map(featuresIn)).toEqual([2, 3, 2]);
});
