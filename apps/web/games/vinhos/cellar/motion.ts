// Wine ages before your eyes: a bottle that comes to lie in a place slides in from the place to its left. Short, and not at all for
// whoever wants no motion. The browser does it by itself, so that no library has to be loaded for one movement.

import { useEffect, useRef } from 'react';
import { isStill } from '../../../store/settings.ts';

const MILLISECONDS = 350;

/** For the box of a wine: moves when another wine lies there than before, but not when the board is first shown. */
export function useAgeing(wine: number) {
  const box = useRef<HTMLSpanElement>(null);
  const before = useRef(wine);
  useEffect(() => {
    if (before.current === wine) return;
    before.current = wine;
    if (wine === 0 || isStill()) return;
    const frames = [
      { transform: 'translateX(-100%)', opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ];
    box.current?.animate?.(frames, { duration: MILLISECONDS, easing: 'ease-out' });
  }, [wine]);
  return box;
}
