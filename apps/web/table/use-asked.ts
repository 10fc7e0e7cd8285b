// Which thing somebody asks about: by resting the pointer on it, by the focus of the keyboard, by holding a finger on it, and, while
// sources are asked for, by pressing it.

import type { Position } from '@adega/wire';
import { useEffect, useRef, useState } from 'react';
import { useChoosing } from './choosing.tsx';
import type { Face } from './face.ts';
import { isFresh } from './fresh.ts';
import { hush } from './hush.ts';

export interface Asked {
  readonly id: string;
  readonly place: Element;
  /** The sentence of help that the thing has besides. */
  readonly help: string;
}

/** Things, places with numbers, and whatever else at the table has a sentence of its own and is part of none of them: also the signs of
 *  the strip above it and of the panels beside it, moves that are only a picture, and what is only drawn. */
const PLACES =
  '[data-printed], [data-thing], [data-hushed], :is(main, .top) :is([title], g:has(> title)):not([data-printed] *, [data-thing] *, .moves :not(button))';
const REST = 600;
const HOLD = 500;
/** A finger that moves farther scrolls. */
const SLIP = 10;

const idOf = (place: Element): string => place.getAttribute('data-printed') ?? place.getAttribute('data-thing') ?? '';

export function useAsked(face: Face | undefined, position: Position | undefined, asking: boolean): Asked | undefined {
  const [asked, setAsked] = useState<Asked | undefined>();
  const at = position?.at;
  const { roleOf } = useChoosing();
  const isPrinted = (place: Element): boolean =>
    face !== undefined && position !== undefined && idOf(place) !== '' && face.printed(position, idOf(place)) !== 'none';
  const answers = useRef<(place: Element) => boolean>(() => false);
  answers.current = place => (asking ? isPrinted(place) : helpOf(place) !== '' || isFresh(place) || roleOf(idOf(place)).state !== 'plain');
  // What was asked belongs to one position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the position
  useEffect(() => () => setAsked(undefined), [at]);
  useEffect(() => listen(place => answers.current(place), setAsked, asking), [asking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position has other things
  useEffect(() => (asking ? letFocus(place => answers.current(place)) : undefined), [asking, at]);
  return asked?.place.isConnected ? asked : undefined;
}

function listen(answers: (place: Element) => boolean, tell: (asked: Asked | undefined) => void, asking: boolean): () => void {
  const off = new AbortController();
  let over: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loud: () => void = () => undefined;
  let held = false;
  /** What a press has asked for, while sources are asked for, stays until the next one. */
  let kept = false;
  /** After a press nothing is told until the pointer goes elsewhere. */
  let pressed = false;
  let from = { x: 0, y: 0 };

  /** The place with an answer that something on the page belongs to. */
  const placeAt = (target: EventTarget | null): Element | undefined => {
    let place = target instanceof Element ? target.closest(PLACES) : null;
    while (place !== null && !answers(place)) place = place.parentElement?.closest(PLACES) ?? null;
    return place ?? undefined;
  };
  const show = (place: Element) => {
    const pinned = pinnedCards();
    // Whoever has pressed it reads the answer, not its card.
    if (pinned.some(card => isAnswerTo(place, card))) return;
    for (const card of pinned) card.hidePopover();
    tell({ id: idOf(place), place, help: helpOf(place) });
  };
  const later = (wait: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, wait);
  };
  const leave = () => {
    clearTimeout(timer);
    over = undefined;
    kept = false;
    loud();
    loud = () => undefined;
    tell(undefined);
  };
  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, act, { capture: true, signal: off.signal });
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  const reach = (target: EventTarget | null) => {
    const place = placeAt(target);
    if (kept || place === over) return;
    if (over !== undefined || place !== undefined) leave();
    over = place;
    if (place === undefined) return;
    later(REST, () => {
      show(place);
      loud = hush(place, helpOf(place));
    });
  };

  on('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType !== 'touch' && !pressed) reach(isCovered(clientX, clientY) ? null : target);
  });
  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    leave();
    held = false;
    pressed = pointerType !== 'touch';
    from = { x: clientX, y: clientY };
    const place = pointerType === 'touch' ? placeAt(target) : undefined;
    if (place === undefined) return;
    later(HOLD, () => {
      held = true;
      show(place);
    });
  });
  on('pointermove', ({ target, pointerType, clientX, clientY }) => {
    if (Math.hypot(clientX - from.x, clientY - from.y) <= SLIP) return;
    if (pointerType === 'touch' && !held) clearTimeout(timer);
    if (pressed) reach(target);
    pressed = false;
  });
  on('pointerup', ({ pointerType }) => pointerType === 'touch' && clearTimeout(timer));
  on('pointercancel', () => clearTimeout(timer));
  // A finger that asked does not choose.
  on('contextmenu', event => held && stop(event));
  on('click', event => {
    const place = asking ? placeAt(event.target) : undefined;
    if (held || place !== undefined) stop(event);
    if (!held && place !== undefined) {
      show(place);
      kept = true;
    }
    held = false;
  });
  on('focusin', ({ target }) => {
    const place = placeAt(target);
    if (place !== target || !(target as Element).matches(':focus-visible')) return;
    later(REST, () => show(place as Element));
  });
  on('focusout', ({ target }) => placeAt(target) === target && leave());
  on('keydown', event => {
    if (event.key === 'Escape') leave();
    const place = asking ? placeAt(event.target) : undefined;
    if (place === undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
    stop(event);
    show(place);
  });
  on('scroll', leave);
  return () => {
    leave();
    off.abort();
  };
}

/** A scene lies there, which lets presses through. */
function isCovered(x: number, y: number): boolean {
  const scene = document.querySelector('.scene > div')?.getBoundingClientRect();
  return scene !== undefined && x > scene.left && x < scene.right && y > scene.top && y < scene.bottom;
}

/** Answers to what was pressed: they give way to what is pointed at later. */
const pinnedCards = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-pinned]:popover-open')];

const isAnswerTo = (place: Element, card: HTMLElement): boolean =>
  (idOf(place) !== '' && idOf(place) === card.dataset['pinned']) || (place as HTMLButtonElement).popoverTargetElement === card;

/** Its own sentence, or that of the nearest thing around it that has one. */
function helpOf(place: Element): string {
  const drawn = [...place.children].find(child => child.tagName === 'title');
  return place.getAttribute('data-hushed') ?? place.getAttribute('title') ?? drawn?.textContent ?? '';
}

/** While sources are asked for, the keyboard reaches everything that has numbers. */
function letFocus(answers: (place: Element) => boolean): () => void {
  const places = [...document.querySelectorAll(PLACES)].filter(answers);
  const before = places.map(place => place.getAttribute('tabindex'));
  document.documentElement.dataset['sources'] = 'on';
  for (const place of places) place.setAttribute('tabindex', '0');
  return () => {
    delete document.documentElement.dataset['sources'];
    places.forEach((place, i) => {
      const was = before[i];
      if (was === null || was === undefined) place.removeAttribute('tabindex');
      else place.setAttribute('tabindex', was);
    });
  };
}
