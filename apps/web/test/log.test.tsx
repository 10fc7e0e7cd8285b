// The log as it is drawn: every line in the colour of whom it is about.
import type { Chapter, Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { Log } from '../table/log.tsx';
import { drawnWith, say } from './drawing.tsx';
import { faceOf } from './faces.ts';
import { randomGame } from './random-game.ts';

/** The lines of the log, each with its colour. */
function linesOf(position: Position, log: readonly Chapter[]): string[] {
  const html = drawnWith(position, <Log face={faceOf(position.game)} position={position} log={log} />);
  const list = html.slice(html.indexOf('class="log-list"'));
  return [...list.matchAll(/<p class="([a-z0-9-]+)">([^<]*)/g)].map(([, edge, text]) => `${edge}: ${text?.trim()}`);
}

test('what the last move of a year sets off is not told as that player’s doing', () => {
  for (const position of randomGame(2, 'colours')) {
    const year = position.log.chapters.find(({ by, events }) => by >= 0 && events.some(({ kind }) => kind === 'wine-made'));
    if (year === undefined) continue;
    const wanted = year.events.map(event => {
      const seat = event['seat'] as number;
      return `${seat < 0 ? 'nobodys' : `seat-edge-${seat + 1}`}: ${faceOf(position.game).event(say, position, event)}`;
    });
    const seats = new Set(year.events.filter(({ kind }) => kind === 'wine-made').map(event => event['seat']));
    if (seats.size < 2) continue;
    expect(linesOf(position, [year]).map(text => text.replaceAll('&quot;', '"'))).toEqual(wanted);
    expect(wanted).toContain('nobodys: Year 2 begins.');
    return;
  }
  throw new Error('no harvest');
});

test('the newest turn comes first, and what is done in it as it was done', () => {
  for (const position of randomGame(2, 'turns')) {
    const { chapters } = position.log;
    if (chapters.length < 40) continue;
    const lines = linesOf(position, chapters).map(text => text.replaceAll('&quot;', '"'));
    const told = chapters.flatMap(({ by, events }) =>
      events.map(event => ({ by, text: faceOf(position.game).event(say, position, event), edge: event['seat'] as number })),
    );
    const lastSeat = told.findLast(({ by }) => by >= 0)?.by as number;
    const before = told.findLastIndex(({ by }) => by >= 0 && by !== lastSeat);
    const turn = told.slice(before + 1).filter(({ by }, n, all) => by >= 0 || all.slice(0, n).some(one => one.by >= 0));
    expect(turn.length).toBeGreaterThan(1);
    expect(lines.slice(0, turn.length).map(line => line.slice(line.indexOf(': ') + 2))).toEqual(turn.map(({ text }) => text));
    return;
  }
  throw new Error('no long game');
});
