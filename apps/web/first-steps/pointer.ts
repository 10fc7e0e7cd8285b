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

/** What of a thing is pointed at, where it is larger than its pieces and others lie upon it. */
const pointedPart = (place: Element): Element => (place.matches('[data-thing]') ? place.querySelector('[data-pointed]') : null) ?? place;

/** Of places that are pressed one after the other the first that is not chosen yet; else the first that can be seen. */
export function placeToShow(selectors: readonly string[]): Element | undefined {
  const seen = placesOf(selectors).filter(isSeen);
  return seen.find(place => !place.classList.contains('chosen')) ?? seen[0];
}

/** What lies on the board of a seat, and whose. */
const OWN = /^(?:plot|wine|cellar|enologist|farmer|expert|tile|multiplier):(\d+)/;

/** On a phone one part of the table is shown at a time: the turn, the board, the boards of the seats. */
function partOf(selector: string): number {
  const seat = (OWN.exec(selector) ?? /^\.[\w-]+\[data-seat='(\d+)'/.exec(selector))?.[1];
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

/** Places that one selector names with commas are shown together. */
const shownWith = (place: Element, selectors: readonly string[]): readonly Element[] =>
  selectors
    .filter(selector => selector.includes(','))
    .map(selector => placesOf([selector]))
    .find(places => places.includes(place))
    ?.filter(isSeen) ?? [place];

function boxOf(place: Element | undefined, selectors: readonly string[]): Box | undefined {
  if (place === undefined) return undefined;
  const rooms = shownWith(place, selectors).map(shown => pointedPart(shown).getBoundingClientRect());
  const [x, y] = [Math.round(Math.min(...rooms.map(({ left }) => left))), Math.round(Math.min(...rooms.map(({ top }) => top)))];
  const [right, bottom] = [Math.max(...rooms.map(room => room.right)), Math.max(...rooms.map(room => room.bottom))];
  return { x, y, width: Math.round(right - x), height: Math.round(bottom - y) };
}

/** What scrolls within the page. */
const ROOMS = '.turn-body, .side-body, .turn-table, .game';

/** Cut off by what it scrolls in, or beyond the screen. */
function isHidden(place: Element, { y, height }: Box): boolean {
  const room = place.closest(ROOMS)?.getBoundingClientRect();
  const from = Math.max(0, room?.top ?? 0);
  const to = Math.min(innerHeight, room?.bottom ?? innerHeight);
  return y < from || y + Math.min(height, to - from) > to;
}

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
      const box = boxOf(place, places);
      // Once it has come to rest: a board that finds its size must not be pushed aside.
      if (place !== brought && sameBox(box, before)) {
        if (place !== undefined && box !== undefined && isHidden(place, box)) place.scrollIntoView({ block: 'center', inline: 'nearest' });
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
