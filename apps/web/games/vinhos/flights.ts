// Movement shows what happened: a barrel travels from the wine that was sold, a pawn and marks slide to where they stand now.
// Never in the way: what flies is a copy that takes no clicks, shorter than 600 ms, and nothing moves for whoever wants no motion.
// The browser animates by itself, so that no library has to be loaded for it.

import type { Position } from '@adega/wire';
import { useLayoutEffect, useRef } from 'react';
import { isStill, stretched } from '../../store/settings.ts';
import { scaleOf } from '../../table/scale.ts';
import { thing } from './paths.ts';
import { NONE, playerOf, type State, stateOf } from './set.ts';

const MILLISECONDS = 450;
/** How far a flight rises above the straight way, in pixels. */
const RISE = 48;
const EASING = 'cubic-bezier(.3, .7, .3, 1)';

/** From which thing to which something went. */
interface Flight {
  readonly from: string;
  readonly to: string;
}

/** Where each piece and each wine was when it was last drawn. */
type Places = Map<string, DOMRect>;

/** Draws nothing of its own. */
export function Flights({ position }: { readonly position: Position }) {
  useFlights(stateOf(position));
  return null;
}

function useFlights(s: State): void {
  const before = useRef<{ readonly state: State; readonly places: Places } | undefined>(undefined);
  useLayoutEffect(() => {
    const places = placesNow();
    const last = before.current;
    before.current = { state: s, places };
    if (last === undefined || last.state === s || isStill()) return;
    // All is measured before anything moves: what is measured in between would be laid out anew each time.
    const slides = [...last.places].map(([piece, from]) => slide(piece, from, places.get(piece)));
    const flights = flightsBetween(last.state, s).map(({ from, to }) => flight(last.places.get(from), to));
    for (const begin of [...slides, ...flights]) begin?.();
  }, [s]);
}

function placesNow(): Places {
  const pieces = document.querySelectorAll<HTMLElement>('.board [data-piece], [data-thing^="wine:"]');
  return new Map([...pieces].map(piece => [piece.dataset['piece'] ?? piece.dataset['thing'] ?? '', piece.getBoundingClientRect()]));
}

type Begin = () => void;

function slide(piece: string, from: DOMRect, to: DOMRect | undefined): Begin | undefined {
  if (to === undefined || from.width === 0 || to.width === 0) return undefined;
  const [dx, dy] = [from.left - to.left, from.top - to.top];
  if (Math.abs(dx) + Math.abs(dy) < 2) return undefined;
  const element = document.querySelector(`.board [data-piece="${piece}"]`);
  if (element === null) return undefined;
  const k = scaleOf(element);
  const frames = [{ translate: `${dx / k}px ${dy / k}px` }, { translate: '0 0' }];
  return () => element.animate?.(frames, { duration: stretched(MILLISECONDS), easing: EASING });
}

/** Barrels that were put down since, each from the wine it was drawn for. */
export function flightsBetween(before: State, now: State): Flight[] {
  const put = (spaces: readonly number[], old: readonly number[], to: (space: number) => string): Flight[] =>
    spaces.flatMap((seat, space) => (seat !== NONE && old[space] === NONE ? [{ from: wineGone(before, now, seat), to: to(space) }] : []));
  return [...put(now.sales, before.sales, thing.sale), ...put(now.exports, before.exports, thing.export)];
}

function wineGone(before: State, now: State, seat: number): string {
  const wines = playerOf(now, seat).wines;
  const spot = playerOf(before, seat).wines.findIndex((wine, i) => wine !== 0 && wines[i] === 0);
  return thing.wine(seat, spot);
}

function flight(start: DOMRect | undefined, to: string): Begin | undefined {
  const piece = document.querySelector(`[data-thing="${to}"] .barrel`);
  const end = piece?.getBoundingClientRect();
  // What is not on the screen (another view of a phone) has no place to fly from or to.
  if (start === undefined || end === undefined || piece === null || start.width === 0 || end.width === 0) return undefined;
  return () => fly(piece, start, end);
}

function fly(piece: Element, start: DOMRect, end: DOMRect): void {
  const dress = piece.closest('.dress') ?? document.body;
  const copy = dress.appendChild(piece.cloneNode(true) as HTMLElement);
  copy.className = 'barrel flying';
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, { left: `${end.left}px`, top: `${end.top}px`, width: `${end.width}px`, height: `${end.height}px` });
  const [dx, dy] = [start.left - end.left, start.top - end.top];
  const frames = [{ translate: `${dx}px ${dy}px` }, { translate: `${dx / 2}px ${dy / 2 - RISE}px` }, { translate: '0 0' }];
  const flight = copy.animate?.(frames, { duration: stretched(MILLISECONDS), easing: EASING });
  const land = () => copy.remove();
  if (flight === undefined) land();
  else flight.finished.then(land, land);
}
