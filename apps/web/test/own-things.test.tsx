import type { Position } from '@adega/wire';
import { expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { thing } from '../games/vinhos/paths.ts';
import { membersOf, stateOf, TILE_ACTIONS } from '../games/vinhos/set.ts';
import { drawnAlone, Players } from './drawing.tsx';
import { faceOf } from './faces.ts';
import { randomGame } from './random-game.ts';

/** What lies on the players' boards. */
const OWN = /^(plot|enologist|farmer|cellar|wine|expert|tile|multiplier):/;

function ownThings(position: Position): Set<string> {
  const face = faceOf(position.game);
  const offered = position.question?.offered ?? [];
  return new Set(offered.flatMap(key => face.path(position, key)).filter(id => OWN.test(id)));
}

/** The players' boards as they are first shown. */
function drawn(position: Position): string {
  return drawnAlone(position, <Players position={position} />);
}

interface Button {
  readonly thing: string;
  readonly name: string | undefined;
  readonly attributes: string;
}

const buttonsIn = (html: string): Button[] =>
  [...html.matchAll(/<span ([^>]*role="button"[^>]*)>/g)].flatMap(([, attributes = '']) => {
    const thing = /data-thing="([^"]*)"/.exec(attributes)?.[1];
    return thing === undefined ? [] : [{ thing, name: /aria-label="([^"]+)"/.exec(attributes)?.[1], attributes }];
  });

test.each([2, 3, 4])('every own thing that is offered to one of %i players lies on a board once, as a button with a name', seats => {
  const seen = new Set<string>();
  for (const position of randomGame(seats, `own${seats}`)) {
    const wanted = ownThings(position);
    if (wanted.size === 0) continue;
    const buttons = buttonsIn(drawn(position)).filter(({ attributes }) => /class="thing offered/.test(attributes));
    expect(buttons.map(({ thing }) => thing).sort(), `entry ${position.at}`).toEqual([...wanted].sort());
    for (const { thing, name, attributes } of buttons) {
      expect(name, thing).toMatch(/\w/);
      expect(attributes, thing).not.toMatch(/disabled|tabindex="-1"/i);
      seen.add(thing.split(':')[0] ?? '');
    }
  }
  // So that an empty board would not pass.
  expect(seen.size).toBeGreaterThan(4);
});

test.each([
  ['face down where there is room', 410, false],
  ['in one pile of its board that says how many, where there is none', 240, true],
])('what is used up lies %s', (_, height, isPiled) => {
  const Boards = faceOf('vinhos/2016').parts.find(({ own }) => own === true)?.Part ?? Players;
  let seen = 0;
  for (const position of randomGame(3, 'words')) {
    if (position.at % 14 !== 0) continue;
    const used = stateOf(position).players.flatMap((p, seat) => [
      ...membersOf(p.expertsDown, boxOf(position).tables.experts).map(i => thing.expert(seat, i)),
      ...membersOf(p.tilesDown, TILE_ACTIONS.length).map(i => thing.tile(seat, i)),
    ]);
    const html = drawnAlone(position, <Boards position={position} width={1140} height={height} />);
    const faces = [...html.matchAll(/class="thing [^"]*own-tile [^"]* down" data-thing="([^"]+)"/g)].map(([, id]) => id as string);
    const piled = [...html.matchAll(/class="used-count">×(\d+)</g)].map(([, count]) => Number(count));
    expect(faces.length + piled.reduce((a, b) => a + b, 0)).toBe(used.length);
    expect(faces.filter(id => !used.includes(id))).toEqual([]);
    seen += isPiled ? piled.length : faces.length;
  }
  expect(seen).toBeGreaterThan(3);
});

test('a board shows every player with money, estates and wines, and says what each is', () => {
  const positions = [...randomGame(3, 'words')].filter((_, i) => i % 40 === 0);
  for (const position of positions) {
    const html = drawn(position);
    for (const name of position.names) expect(html).toContain(`>${name}<`);
    const images = [...html.matchAll(/role="img"([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(images.length).toBeGreaterThan(30);
    expect(images.filter(attributes => !/aria-label="[^"]+"/.test(attributes))).toEqual([]);
  }
});
