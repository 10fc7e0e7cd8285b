// The players' boards in units: on the fullest boards of the recorded games everything lies in its place, and nothing over another thing.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, parseRecord } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import type { Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import type { Area } from '../games/vinhos/cellar/area.ts';
import { besidePlan, estatePlan } from '../games/vinhos/cellar/estate-plan.ts';
import { packedIn } from '../games/vinhos/cellar/packing.ts';
import { boardPlan, boardsIn, isInRows, rowsIn } from '../games/vinhos/cellar/plan.ts';
import type { Player, State } from '../games/vinhos/set.ts';
import { drawnAlone } from './drawing.tsx';
import { faceOf } from './faces.ts';

const GAMES = fileURLToPath(new URL('../../../packages/vinhos/test/games/', import.meta.url));
const NAMES = ['Ana Maria', 'Bea', 'Carlos', 'Dora'];

const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >>> 1));
const tilesOf = (p: Player): number =>
  [p.expertsUp, p.expertsDown, p.tilesUp, p.tilesDown, p.multipliers].reduce((n, set) => n + bits(set), 0);
const fullnessOf = (s: State): number =>
  Math.max(
    ...s.players.map(p => tilesOf(p) * 2 + p.wines.filter(wine => wine !== 0).length + p.estates.filter(e => e.vineyards > 0).length),
  );

/** The fullest position of each recorded game of an edition, as a page would be told of it. */
function fullest(id: string): Position[] {
  const game = gameOf(id) as AnyGame;
  return globSync('*.txt', { cwd: GAMES })
    .sort()
    .flatMap(file => {
      const read = parseRecord(game, readFileSync(GAMES + file, 'utf8'));
      if (read.problem !== undefined) return [];
      const state = game.start(read.record.options) as State;
      let best = game.clone(state) as State;
      for (const { by, move } of read.record.entries) {
        game.apply(state, by, move);
        if (fullnessOf(state) > fullnessOf(best)) best = game.clone(state) as State;
      }
      const names = NAMES.slice(0, id === 'vinhos/solo' ? 1 : best.seats);
      const scores = names.map((_, seat) => ({ seat, total: 123, parts: [] }));
      return [{ game: id, at: 0, names, view: best, scores, waiting: { for: 'nobody' }, viewer: 'watcher' } as unknown as Position];
    });
}

interface Box extends Area {
  readonly what: string;
}

const NUMBER = /^(left|top|width|height):(-?[\d.]+)(?:px)?$/;

function boxOf(tag: string, within: Box): Box | undefined {
  const style = /style="([^"]*)"/.exec(tag)?.[1] ?? '';
  const at = new Map(
    style.split(';').flatMap(one => {
      const [, name, value] = NUMBER.exec(one) ?? [];
      return name === undefined ? [] : [[name, Number(value)] as const];
    }),
  );
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map(name => at.get(name));
  if (left === undefined || top === undefined || width === undefined || height === undefined) return undefined;
  return { x: within.x + left, y: within.y + top, width, height, what: /class="([^"]*)"/.exec(tag)?.[1] ?? tag };
}

const EMPTY = /^(br|img|input|hr)$/;

/** Every box with a place of its own that sticks out of the one it lies in. */
function stickingOut(html: string, whole: Box): string[] {
  const stack: { readonly name: string; readonly box: Box }[] = [];
  const bad: string[] = [];
  for (const [tag, end, name = '', rest = ''] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/gi)) {
    if (end !== undefined && end !== '') {
      while (stack.length > 0 && stack.pop()?.name !== name);
      continue;
    }
    const within = stack.at(-1)?.box ?? whole;
    const box = boxOf(tag, within);
    if (box !== undefined && !isIn(box, within))
      bad.push(`${box.what} in ${within.what}: ${JSON.stringify(box)} ${JSON.stringify(within)}`);
    if (!rest.endsWith('/') && !EMPTY.test(name)) stack.push({ name, box: box ?? within });
  }
  return bad;
}

const SLIP = 1.5;
const isIn = (a: Area, b: Area): boolean =>
  a.x >= b.x - SLIP && a.y >= b.y - SLIP && a.x + a.width <= b.x + b.width + SLIP && a.y + a.height <= b.y + b.height + SLIP;
const isApart = (a: Area, b: Area): boolean =>
  a.x + a.width <= b.x + SLIP || b.x + b.width <= a.x + SLIP || a.y + a.height <= b.y + SLIP || b.y + b.height <= a.y + SLIP;

const overlaps = (areas: readonly Area[]): number =>
  areas.reduce((n, a, i) => n + areas.slice(i + 1).filter(b => !isApart(a, b)).length, 0);

const TOPS = [
  [1480, 410],
  [1140, 476],
] as const;
const AMPLE = [1560, 432] as const;
const PHONE = [560, 700] as const;

describe.each(['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo'])('the fullest boards of %s', id => {
  const positions = fullest(id);

  test('keep within their places in all compositions and on a phone', () => {
    expect(positions.length).toBeGreaterThan(1);
    const part = faceOf(id).parts.find(({ own }) => own === true);
    if (part === undefined) throw new Error('no boards');
    for (const position of positions) {
      for (const [width, height] of [...TOPS, AMPLE]) {
        const html = drawnAlone(position, <part.Part position={position} width={width} height={height} />);
        expect(stickingOut(html, { x: 0, y: 0, width, height, what: 'all' })).toEqual([]);
      }
      const [width, height] = PHONE;
      const html = drawnAlone(position, <part.Part position={position} width={width} height={height} seat={0} />);
      expect(html).toContain('own-estate');
      expect(stickingOut(html, { x: 0, y: 0, width, height, what: 'all' })).toEqual([]);
    }
  });
});

describe.each([...TOPS, PHONE])('in %i by %i', (width, height) => {
  test.each([2, 3, 4])('the boards of %i players lie in the order of seats, whoever has a large one', seats => {
    for (let large = 0; large < seats; large++) {
      const areas = boardsIn(width, height, seats, large);
      expect(overlaps(areas)).toBe(0);
      expect(areas.every(area => isIn(area, { x: 0, y: 0, width, height }))).toBe(true);
      const small = areas.filter((_, seat) => seat !== large);
      expect(small.map(({ y }) => y)).toEqual(small.map(({ y }) => y).sort((a, b) => a - b));
    }
  });

  test('an estate has places for all that can be there, none over another, each deeper than the last', () => {
    const areas = width === PHONE[0] ? [{ x: 0, y: 0, width, height }] : [2, 3, 4].flatMap(seats => boardsIn(width, height, seats, 0));
    for (const area of areas) {
      for (const count of [4, 5]) {
        const plan = boardPlan(area.width, area.height, Array<number>(count).fill(1));
        expect(overlaps([plan.head, plan.hand, plan.tiles, ...plan.estates])).toBe(0);
        for (const estate of plan.estates) {
          for (const dug of [2, 4].flatMap(open => Array.from({ length: 1 << open }, (_, wines) => ({ open, wines })))) {
            const { coming, slots, sign, places } = estatePlan(estate.width, estate.height, 3, 4, dug);
            expect(overlaps([coming, sign, ...slots, ...places])).toBe(0);
            expect(places.map(({ y }) => y).every((y, i, all) => i === 0 || y > (all[i - 1] ?? 0))).toBe(true);
            expect(places.every(place => isIn(place, { ...estate, x: 0, y: 0 }))).toBe(true);
            // Two figures of eighteen units fit on a label.
            for (const { width: wide } of places.slice(0, dug.open)) expect(wide).toBeGreaterThan(18.5 * 0.9);
          }
        }
      }
    }
  });
});

describe.each([2, 3, 4])('in a large window the boards of %i players', seats => {
  const [width, height] = AMPLE;
  const areas = rowsIn(width, height, seats);

  test('lie one below the other, with everything in the same column', () => {
    expect(isInRows(width)).toBe(true);
    expect(TOPS.map(([wide]) => isInRows(wide))).toEqual([false, false]);
    expect(overlaps(areas)).toBe(0);
    expect(areas.every(area => isIn(area, { x: 0, y: 0, width, height }))).toBe(true);
    const plans = areas.map((area, seat) => boardPlan(area.width, area.height, [0.6, 1, 1, 1, 1.16], seat > 0));
    for (const { head, hand, tiles, estates } of plans) {
      expect(overlaps([head, hand, tiles, ...estates])).toBe(0);
      expect([head, hand, tiles, ...estates].map(({ x, width: wide }) => [x, wide])).toEqual(
        [plans[0]?.head, plans[0]?.hand, plans[0]?.tiles, ...(plans[0]?.estates ?? [])].map(one => [one?.x, one?.width]),
      );
      expect(new Set(estates.map(estate => estate.width.toFixed(3))).size).toBe(1);
    }
  });

  test('have the wines of an estate in a straight row beside its vines', () => {
    for (const area of areas) {
      const { beside, estates } = boardPlan(area.width, area.height, Array<number>(5).fill(1));
      for (const estate of beside === true ? estates : []) {
        const { coming, slots, sign, places } = besidePlan(estate.width, estate.height, 3, 4);
        expect(overlaps([coming, sign, ...slots, ...places])).toBe(0);
        expect([coming, sign, ...slots, ...places].every(one => isIn(one, { ...estate, x: 0, y: 0 }))).toBe(true);
        expect(new Set(places.map(({ y, width: wide }) => `${y} ${wide.toFixed(3)}`)).size).toBe(1);
        expect(places[0]?.width).toBeGreaterThan(18.5 * 0.9);
      }
      expect(beside).toBe(seats > 2);
    }
  });
});

test('however many tiles there are, they lie in their area, none over another', () => {
  const whole = { x: 10, y: 20, width: 166, height: 130 };
  for (let count = 0; count < 24; count++) {
    const { areas } = packedIn(
      Array.from({ length: count }, (_, i) => ({ ratio: i % 3 === 0 ? 1.3 : 0.8, least: i % 3 === 0 ? 40 : 0 })),
      whole,
      70,
    );
    expect(areas.length).toBe(count);
    expect(overlaps(areas)).toBe(0);
    expect(areas.every(area => isIn(area, whole))).toBe(true);
  }
});
