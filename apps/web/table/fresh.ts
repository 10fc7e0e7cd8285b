// What others have changed since the viewer moved is outlined on the board, until he moves again.

import type { Chapter, Position } from '@adega/wire';
import { useEffect } from 'react';
import type { Face } from './face.ts';
import { sinceOf } from './since.tsx';

/** Whether it is outlined so, or is part of what is. */
export const isFresh = (place: Element): boolean => place.closest('[data-fresh]') !== null;

export function useFresh(face: Face, position: Position, log: readonly Chapter[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log belongs to the position
  useEffect(() => {
    const events = sinceOf(position, log.slice(0, position.at)).flatMap(({ events }) => events);
    const ids = new Set(events.flatMap(event => face.touched?.(position, event) ?? []));
    const all = ids.size === 0 ? [] : [...document.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')];
    const things = all.filter(({ dataset }) => ids.has(dataset['thing'] ?? ''));
    for (const place of things) place.setAttribute('data-fresh', '');
    return () => {
      for (const place of things) place.removeAttribute('data-fresh');
    };
  }, [face, position]);
}
