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

const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));

/** Beside what it points at, where there is room, and never over it; at the lower left where there is none. */
export function placeBeside(box: Box | undefined, note: Size, screen: Size): Placed {
  const low = { left: GAP, top: Math.max(GAP, screen.height - note.height - GAP) };
  if (box === undefined) return { ...low, side: 'none' };
  const top = within(box.y + box.height / 2 - note.height / 2, screen.height - note.height);
  const left = within(box.x + box.width / 2 - note.width / 2, screen.width - note.width);
  const right = box.x + box.width + GAP;
  if (right + note.width + GAP <= screen.width) return { left: right, top, side: 'left' };
  if (box.x - GAP - note.width >= GAP) return { left: box.x - GAP - note.width, top, side: 'right' };
  const below = box.y + box.height + GAP;
  if (below + note.height + GAP <= screen.height) return { left, top: below, side: 'top' };
  if (box.y - GAP - note.height >= GAP) return { left, top: box.y - GAP - note.height, side: 'bottom' };
  // Over something large: in the corner that is farthest from its middle.
  const isLeft = box.x + box.width / 2 < screen.width / 2;
  return { left: isLeft ? Math.max(GAP, screen.width - note.width - GAP) : GAP, top: low.top, side: 'none' };
}
