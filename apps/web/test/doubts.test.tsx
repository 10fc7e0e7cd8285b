// The card of a number tells what is doubtful about it, with the sources on both sides.
import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import PrintedList from '../games/vinhos/printed-list.tsx';
import { drawnWith } from './drawing.tsx';
import { positions } from './paths.ts';

/** The first position of this game with so many seats. */
function positionOf(game: string, seats: number): Position {
  for (const position of positions('doubts', 5000, game)) if (position.names.length === seats) return position;
  throw new Error(`no game of ${seats}`);
}

/** The lines of a card, without their tags. */
function linesOf(position: Position, id: string): string[] {
  const html = drawnWith(
    position,
    <div id="card">
      <PrintedList position={position} id={id} />
    </div>,
  );
  const card = html.slice(html.indexOf('id="card"'));
  const list = card.slice(card.indexOf('class="printed-list"'), card.indexOf('</ul>'));
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line]) =>
    (line as string)
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
}

const READING = 'The columns may also read 6–9, 7–10, 8–11, 9–12 and 10–13';

test('export columns of 2016: both readings; with two players the frame, which is reconstructed', () => {
  const [space, majority, frame] = linesOf(positionOf('vinhos/2016', 2), 'export:8');
  expect(space).toMatch(/^X Value needed and points scored: 6 /);
  expect(space).toContain(READING);
  expect(majority).toMatch(/^D Points for the most barrels: 10 /);
  expect(frame).toMatch(/^X Columns in the frame for two players: 3, 4, and 5 .*or 1 to 3 if the columns read/);
});

test('a 9 is stated for column 4, its height is not', () => {
  const [nine] = linesOf(positionOf('vinhos/2016', 2), 'export:14');
  expect(nine).toMatch(/^R Value needed and points scored: 9 .*it is the lowest space/);
});

test('the frame is told where it matters: not with three players, not where it holds every column', () => {
  expect(linesOf(positionOf('vinhos/2016', 3), 'majority:0')).toHaveLength(1);
  expect(linesOf(positionOf('vinhos/first', 2), 'majority:0')).toHaveLength(1);
  expect(linesOf(positionOf('vinhos/reserve', 2), 'majority:0')[1]).toMatch(/^X Columns in the frame for two players: 1, 2, and 3 /);
});

test('Dão and Ribatejo of Reserve: 5 in one text, 4 in the other', () => {
  const position = positionOf('vinhos/reserve', 4);
  for (const region of ['region:3', 'region:4']) {
    const cost = linesOf(position, region).find(line => line.includes('Price on the top tile: 5'));
    expect(cost).toContain('5 in the Russian text of 2016');
    expect(cost).toContain('4 in the French text of Reserve 2010');
  }
});

test('where strong bots make nothing of a reconstructed number, its card says so', () => {
  const [cost] = linesOf(positionOf('vinhos/2016', 4), 'region:0').filter(line => line.includes('Price on the top tile'));
  expect(cost).toMatch(/^X .*strong bots hardly anybody plants here/);
  for (const game of ['vinhos/reserve', 'vinhos/first']) {
    const [last, before] = [5, 4].map(space => linesOf(positionOf(game, 2), `investment:${space}`).join(' '));
    expect(last).toContain('hardly anybody takes this step');
    expect(before).not.toContain('hardly anybody takes this step');
  }
});
