// Movement shows what happened: an owner's marker travels to the vineyard that was bought, or back; coins to whoever sold; the markers of the
// market to where they stand now. Never in the way: what flies is a copy that takes no clicks, and nothing moves for whoever wants no motion.

import type { Position } from '@adega/wire';
import { useLayoutEffect, useRef } from 'react';
import { isStill, stretched } from '../../store/settings.ts';
import { scaleOf } from '../../table/scale.ts';
import { thing } from './paths.ts';
import { NONE, playerOf, type State, stateOf, VARIETIES } from './set.ts';

const MILLISECONDS = 480;
/** How far a flight rises above the straight way, in pixels. */
const RISE = 44;
const EASING = 'cubic-bezier(.3, .7, .3, 1)';
/** More at once would be confusion. */
const MOST = 8;

/** What flies, and between which places; each a selector. */
export interface Flight {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

type Places = ReadonlyMap<string, DOMRect>;

/** Draws nothing of its own. */
export function Flights({ position }: { readonly position: Position }) {
  const s = stateOf(position);
  const before = useRef<{ readonly state: State; readonly places: Places } | undefined>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { state: s, places: placesNow() };
    if (last === undefined || last.state === s || isStill()) return;
    for (const [piece, from] of last.places) arc(document.querySelector(piece), from);
    for (const flight of flightsBetween(last.state, s).slice(0, MOST)) fly(flight);
  }, [s]);
  return null;
}

const marker = (variety: number): string => `.game-board [data-piece="market:${variety}"]`;
const card = (seat: number): string => `.cellar-card[data-seat="${seat}"]`;

function placesNow(): Places {
  const places = VARIETIES.flatMap((_, variety) => {
    const box = document.querySelector(marker(variety))?.getBoundingClientRect();
    return box === undefined ? [] : [[marker(variety), box] as const];
  });
  return new Map(places);
}

/** Vineyards that changed hands, and who was paid. */
export function flightsBetween(before: State, now: State): Flight[] {
  const owners = now.owners.flatMap((owner, v) => {
    const was = before.owners[v] as number;
    if (owner === was) return [];
    const seat = owner === NONE ? was : owner;
    const [home, away] = [`${card(seat)} .portrait`, `[data-thing="${thing.vineyard(v)}"]`];
    return [{ piece: `${card(seat)} .disc`, from: owner === NONE ? away : home, to: owner === NONE ? home : away }];
  });
  const from = marker(soldBetween(before, now));
  const paid = now.players.flatMap(({ income }, seat) =>
    income > playerOf(before, seat).income ? [{ piece: `${card(seat)} .lira`, from, to: `${card(seat)} .cellar-money` }] : [],
  );
  return [...owners, ...paid];
}

/** The variety for which the demand falls, or is about to. */
const soldBetween = (before: State, now: State): number =>
  now.stack.findLast(frame => frame.kind === 'lease' || frame.kind === 'raise')?.item ??
  before.market.findIndex((steps, variety) => (now.market[variety] as number) < steps);

const arcOf = (dx: number, dy: number, rise: number): Keyframe[] => [
  { translate: `${dx}px ${dy}px` },
  { translate: `${dx / 2}px ${dy / 2 - rise}px` },
  { translate: '0 0' },
];

/** Moves something that is elsewhere than before. */
function arc(element: Element | null, from: DOMRect): void {
  const to = element?.getBoundingClientRect();
  if (element === null || to === undefined || from.width === 0 || to.width === 0) return;
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const k = scaleOf(element);
  element.animate?.(arcOf(dx / k, dy / k, 12 / k), { duration: stretched(MILLISECONDS), easing: EASING });
}

const SIZE = 24;

function fly({ piece, from, to }: Flight): void {
  const drawn = document.querySelector(piece);
  const [start, end] = [from, to].map(place => document.querySelector(place)?.getBoundingClientRect());
  // What is not on the screen (another view of a phone) has no place to fly from or to.
  if (drawn === null || start === undefined || end === undefined || start.width === 0 || end.width === 0) return;
  const copy = (drawn.closest('.dress') ?? document.body).appendChild(drawn.cloneNode(true) as HTMLElement);
  copy.classList.add('flying');
  copy.setAttribute('aria-hidden', 'true');
  const [x, y] = [end.left + (end.width - SIZE) / 2, end.top + (end.height - SIZE) / 2];
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px` });
  const [dx, dy] = [start.left + (start.width - SIZE) / 2 - x, start.top + (start.height - SIZE) / 2 - y];
  const flight = copy.animate?.(arcOf(dx, dy, RISE), { duration: stretched(MILLISECONDS), easing: EASING });
  const land = () => copy.remove();
  if (flight === undefined) land();
  else flight.finished.then(land, land);
}
