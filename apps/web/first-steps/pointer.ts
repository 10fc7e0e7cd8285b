// What a note points at: where it is on the screen, followed as long as the note is shown. Whatever else moves or is drawn anew, the
// pointer finds it again.

import { useEffect, useState } from 'react';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Pointed {
  readonly box: Box | undefined;
  /** It is on the page, but under another tab. */
  readonly isElsewhere: boolean;
}

/** Things of the board have ids with a colon between words and numbers; all else is a selector. */
const selectorOf = (place: string): string => (/^[a-z]+(:[\w.-]+)+$/.test(place) ? `[data-thing="${place}"]` : place);

const placesOf = (selectors: readonly string[]): Element[] =>
  selectors.flatMap(selector => [...document.querySelectorAll(selectorOf(selector))]);

const isSeen = (place: Element): boolean => place.checkVisibility({ visibilityProperty: true }) && place.getBoundingClientRect().width > 0;

/** Of places that are pressed one after the other the first that is not chosen yet; else the first that can be seen. */
export function placeToShow(selectors: readonly string[]): Element | undefined {
  const seen = placesOf(selectors).filter(isSeen);
  return seen.find(place => !place.classList.contains('chosen')) ?? seen[0];
}

/** What lies on the board of a seat, and whose. */
const OWN = /^(?:plot|wine|cellar|enologist|farmer|expert|tile|multiplier):(\d+)/;

/** On a phone one part of the table is shown at a time: the turn, the board, the boards of the seats. */
function partOf(selector: string): number {
  const seat = OWN.exec(selector)?.[1];
  if (seat !== undefined) return 2 + Number(seat);
  return selector.startsWith('#side') ? -1 : 1;
}

/** Turns to the part of the table where somebody is to look; without a place to the turn, where moves are listed. */
export function turnTo(selector: string | undefined): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.view-switch button')];
  const part = parts.at(selector === undefined ? 0 : partOf(selector));
  if (part !== undefined && part.ariaCurrent !== 'true') part.click();
}

/** How often it is looked for: often enough to follow what moves. */
const EVERY = 120; // milliseconds

const sameBox = (a: Box | undefined, b: Box | undefined): boolean =>
  a?.x === b?.x && a?.y === b?.y && a?.width === b?.width && a?.height === b?.height;

const boxOf = (place: Element | undefined): Box | undefined => {
  if (place === undefined) return undefined;
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
};

const isOutside = ({ y, height }: Box): boolean => y < 0 || y + height > innerHeight;

/** What is pointed at; it is brought into view once. */
export function usePointed(selectors: readonly string[]): Pointed {
  const wanted = selectors.join('\n');
  const [pointed, setPointed] = useState<Pointed>({ box: undefined, isElsewhere: false });
  useEffect(() => {
    const places = wanted === '' ? [] : wanted.split('\n');
    let brought: Element | undefined;
    let before: Box | undefined;
    const look = () => {
      const place = placeToShow(places);
      const box = boxOf(place);
      // Once it has come to rest: a board that finds its size must not be pushed aside.
      if (place !== brought && sameBox(box, before)) {
        if (box !== undefined && isOutside(box)) place?.scrollIntoView({ block: 'center', inline: 'nearest' });
        brought = place;
      }
      before = box;
      const isElsewhere = place === undefined && placesOf(places).length > 0;
      setPointed(known => (sameBox(known.box, box) && known.isElsewhere === isElsewhere ? known : { box, isElsewhere }));
    };
    look();
    const timer = setInterval(look, EVERY);
    addEventListener('scroll', look, { capture: true, passive: true });
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look, { capture: true });
      removeEventListener('resize', look);
    };
  }, [wanted]);
  return pointed;
}

/** Between the note and what it points at, and to the border of the screen. */
const GAP = 14;

export interface Placed {
  readonly left: number;
  readonly top: number;
  /** The side of the note that looks at what it points at. */
  readonly side: 'left' | 'right' | 'top' | 'bottom' | 'none';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a note must not lie upon, and how much that matters. */
export interface Kept extends Box {
  readonly weight: number;
}

/** Of what is seen on the page. */
export const keptOf = (selectors: readonly string[], weight: number): readonly Kept[] =>
  placesOf(selectors)
    .filter(isSeen)
    .flatMap(place => {
      const box = boxOf(place);
      return box === undefined ? [] : [{ ...box, weight }];
    });

const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));

const overlap = (a: Box, b: Box): number => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height);

/** Between places that are tried. */
const STEP = 24;
/** What it points at is never covered where anything else is possible. */
const POINTED = 1000;
/** What a pixel of distance matters beside what a pixel of something kept does. */
const FAR = 12;

/** All places within the screen, a few pixels apart. */
function placesWithin(note: Size, screen: Size): Box[] {
  const along = (size: number, room: number): number[] => {
    const most = Math.max(GAP, room - size - GAP);
    const steps = Math.max(1, Math.ceil((most - GAP) / STEP));
    return Array.from({ length: steps + 1 }, (_, i) => Math.round(GAP + ((most - GAP) * i) / steps));
  };
  return along(note.width, screen.width).flatMap(x => along(note.height, screen.height).map(y => ({ x, y, ...note })));
}

/** From edge to edge; 0 where they touch. */
function between(a: Box, b: Box): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}

function sideOf(note: Box, box: Box): Placed['side'] {
  if (overlap(note, box) > 0) return 'none';
  if (note.x >= box.x + box.width) return 'left';
  if (note.x + note.width <= box.x) return 'right';
  return note.y >= box.y + box.height ? 'top' : 'bottom';
}

/** Near what it points at and never over it where there is room, and over as little as possible of what is to be seen besides; without
 * anything to point at, low on the left. */
export function placeBeside(box: Box | undefined, note: Size, screen: Size, kept: readonly Kept[] = []): Placed {
  const size = { width: Math.ceil(note.width), height: Math.ceil(note.height) };
  if (box === undefined && kept.length === 0) return { left: GAP, top: Math.max(GAP, screen.height - size.height - GAP), side: 'none' };
  const from = box ?? { x: 0, y: screen.height, width: 0, height: 0 };
  const ring = { x: from.x - GAP, y: from.y - GAP, width: from.width + 2 * GAP, height: from.height + 2 * GAP };
  const costOf = (place: Box): number =>
    (box === undefined ? 0 : POINTED * overlap(place, ring)) +
    kept.reduce((sum, one) => sum + one.weight * overlap(place, one), 0) +
    FAR * between(place, from) ** 1.5;
  let best = { place: { x: GAP, y: GAP, ...size }, cost: Number.POSITIVE_INFINITY };
  for (const place of placesWithin(size, screen)) {
    const cost = costOf(place);
    if (cost < best.cost) best = { place, cost };
  }
  return { left: best.place.x, top: best.place.y, side: sideOf(best.place, from) };
}
