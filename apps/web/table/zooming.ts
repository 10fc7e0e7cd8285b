// A drawing that can be looked at more closely: by the wheel at the pointer, by two fingers, by keys and by buttons. What is larger than its
// room scrolls, so that whatever gets the focus comes into view; a mouse drags it.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useKeys } from './shortcuts.ts';

const MOST = 4;
const STEP = 1.25;
/** How far a mouse goes before a press becomes a drag. */
const SLACK = 6;

export interface Zooming {
  /** How many times larger than what fits the room. */
  readonly by: number;
  /** The room that the drawing lies in, as soon as it is there. */
  readonly room: HTMLElement | null;
  readonly setRoom: (room: HTMLElement | null) => void;
  larger(): void;
  smaller(): void;
  whole(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export function useZooming(): Zooming {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [by, setBy] = useState(1);
  /** What shall stay under which place of the screen when the size has changed. */
  const kept = useRef<{ readonly at: Point; readonly part: Point } | undefined>(undefined);
  const now = useRef(by);
  now.current = by;

  const zoom = useCallback(
    (to: number, at?: Point) => {
      const frame = frameIn(room);
      const wanted = Math.abs(to - 1) < 0.03 ? 1 : Math.min(MOST, Math.max(1, to));
      if (frame === undefined || wanted === now.current) return;
      const { left, top, width, height } = frame.getBoundingClientRect();
      const place = at ?? middleOf(room as Element);
      kept.current = { at: place, part: { x: (place.x - left) / width, y: (place.y - top) / height } };
      setBy(wanted);
    },
    [room],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new size is laid out
  useLayoutEffect(() => {
    const frame = frameIn(room);
    const keep = kept.current;
    if (frame === undefined || keep === undefined || room === null) return;
    kept.current = undefined;
    const { left, top, width, height } = frame.getBoundingClientRect();
    room.scrollLeft += left + keep.part.x * width - keep.at.x;
    room.scrollTop += top + keep.part.y * height - keep.at.y;
  }, [by]);

  useEffect(() => {
    if (room === null) return;
    const gone = new AbortController();
    listen(room, now, zoom, gone.signal);
    return () => gone.abort();
  }, [room, zoom]);

  useKeys(key => {
    const to = { '+': by * STEP, '=': by * STEP, '-': by / STEP, '0': 1 }[key];
    if (room === null || room.offsetParent === null) return false;
    if (to === undefined) return by > 1 && move(room, key);
    zoom(to);
    return true;
  });

  const whole = useCallback(() => zoom(1), [zoom]);
  const larger = useCallback(() => zoom(now.current * STEP), [zoom]);
  const smaller = useCallback(() => zoom(now.current / STEP), [zoom]);
  return { by, room, setRoom, larger, smaller, whole };
}

const frameIn = (room: Element | null): Element | undefined => room?.querySelector('.stage-frame') ?? undefined;

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

type Zoom = (to: number, at?: Point) => void;

function listen(room: HTMLElement, now: { readonly current: number }, zoom: Zoom, signal: AbortSignal): void {
  room.addEventListener(
    'wheel',
    event => {
      // With the shift key it scrolls sideways, as everywhere.
      if (event.shiftKey || (now.current === 1 && event.deltaY > 0 && !event.ctrlKey)) return;
      event.preventDefault();
      // Two fingers on a touch pad come as a wheel with the control key.
      zoom(now.current * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), { x: event.clientX, y: event.clientY });
    },
    { passive: false, signal },
  );
  listenToFingers(room, now, zoom, signal);
  listenToDrags(room, now, signal);
}

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/** Where the focus is on something that scrolls or knows arrows, they are that one's. */
function move(room: HTMLElement, key: string): boolean {
  const way = ARROWS[key];
  if (way === undefined || ![document.body, room].includes(document.activeElement as HTMLElement)) return false;
  room.scrollBy(...way);
  return true;
}

function listenToFingers(room: HTMLElement, now: { readonly current: number }, zoom: Zoom, signal: AbortSignal): void {
  let begun: { readonly apart: number; readonly by: number } | undefined;
  const between = ([a, b]: readonly Touch[]) => {
    if (a === undefined || b === undefined) return undefined;
    return {
      apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
      at: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
    };
  };
  room.addEventListener(
    'touchstart',
    event => {
      const found = between([...event.touches]);
      begun = found === undefined ? undefined : { apart: found.apart, by: now.current };
    },
    { passive: true, signal },
  );
  room.addEventListener(
    'touchmove',
    event => {
      const found = between([...event.touches]);
      if (found === undefined || begun === undefined) return;
      event.preventDefault();
      zoom((begun.by * found.apart) / begun.apart, found.at);
    },
    { passive: false, signal },
  );
}

/** A finger scrolls by itself; a mouse takes hold. What was dragged is not pressed. */
function listenToDrags(room: HTMLElement, now: { readonly current: number }, signal: AbortSignal): void {
  let from: (Point & { readonly left: number; readonly top: number }) | undefined;
  let dragged = false;
  room.addEventListener(
    'pointerdown',
    event => {
      dragged = false;
      if (event.pointerType !== 'mouse' || event.button > 1 || now.current === 1) return;
      from = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop };
    },
    { signal },
  );
  window.addEventListener(
    'pointermove',
    event => {
      if (from === undefined) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      dragged ||= Math.hypot(dx, dy) > SLACK;
      if (!dragged) return;
      room.dataset['dragged'] = '';
      room.scrollTo(from.left - dx, from.top - dy);
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    () => {
      from = undefined;
      delete room.dataset['dragged'];
    },
    { signal },
  );
  room.addEventListener(
    'click',
    event => {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}
