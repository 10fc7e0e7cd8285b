import { stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { asSeenBy, commandFor, offersFor, previewFor, remediesFor, stateAt, viewFor, waitingFor, waysTo } from '../index.ts';
import { type AnyMatch, EVERY_GAME, openAny, playSteps } from './playing.ts';

const FEW = { depth: 2, nodes: 60, lines: 2 };

/** Everything that a seat can ask without playing. */
function answersOf(match: AnyMatch, seat: number) {
  const offers = offersFor(match, seat);
  const keys = [offers?.offered[0], offers?.offered.at(-1), offers?.greyed[0]?.key].filter(key => key !== undefined);
  return {
    offers,
    asked: keys.map(key => [
      previewFor(match, seat, key, FEW),
      remediesFor(match, seat, key, FEW),
      waysTo(match, seat, key, FEW),
      commandFor(match, seat, key),
    ]),
    typed: ['', 'e', 'fly ', keys[0]?.slice(0, -1) ?? 'x'].map(text => commandFor(match, seat, text)),
  };
}

describe.each(EVERY_GAME)('$id', ({ game }) => {
  test('a seat is answered the same from what it sees as from the match itself', () => {
    const match = openAny(game, 'seen');
    let n = 0;
    playSteps(match, stream(game.id, 'seats'), 220, () => {
      const waiting = waitingFor(match);
      if (n++ % 9 > 0 || waiting.for !== 'seats') return;
      const seat = waiting.seats[0] as number;
      expect(answersOf(asSeenBy(match, seat), seat)).toEqual(answersOf(match, seat));
    });
    expect(n).toBeGreaterThan(50);
  });

  test('what is seen can be gone back in, and seeing it twice shows the same', () => {
    const match = playSteps(openAny(game, 'back'), stream(game.id, 'back'), 120);
    const seen = asSeenBy(match, 0);
    expect(viewFor(seen, 0)).toEqual(viewFor(match, 0));
    const { chance: _, ...once } = seen;
    expect(asSeenBy(seen, 0)).toMatchObject(once);
    for (let at = 0; at <= match.playing.record.entries.length; at += 11) {
      expect(stateAt(seen, at)).toEqual(game.view(stateAt(match, at), 0));
    }
  });
});
