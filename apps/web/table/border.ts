// The border below the turn stays where it is. A longer question pushes it down, a shorter one leaves it there: otherwise every move would
// bring other things under a resting pointer. What it may cost of the log, and where nothing of this holds: side.css.

import { type RefObject, useEffect, useRef } from 'react';

/** For the room that the turn shares with the log: the turn first. */
export function useBorder(): RefObject<HTMLDivElement | null> {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const side = room.current;
    const turn = side?.firstElementChild;
    if (!(side instanceof HTMLElement) || !(turn instanceof HTMLElement)) return;
    let size = windowSize();
    // Told after the layout, so that nothing is laid out for asking.
    const seen = new ResizeObserver(() => {
      if (size !== windowSize()) side.style.removeProperty('--stood');
      size = windowSize();
      if (turn.offsetHeight > 0 && !isLaidOutElse(side)) side.style.setProperty('--stood', `${turn.offsetHeight}px`);
    });
    for (const element of [side, turn]) seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return room;
}

const windowSize = (): string => `${innerWidth} ${innerHeight}`;

/** How it was and how it ended are laid out in their own ways. */
const isLaidOutElse = (side: Element): boolean => side.closest('.was, [data-ended="true"]') !== null;
