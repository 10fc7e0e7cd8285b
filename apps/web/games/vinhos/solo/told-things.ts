// The things on the board that a step of Lacerda's is about.

import type { Told } from '@adega/wire';
import { useEffect } from 'react';
import type { Box } from '../box.ts';
import { thingsOf } from '../touched.ts';

/** Marks the things of a step while it is the last one told. */
export function useToldThings(box: Box, event: Told | undefined): void {
  useEffect(() => {
    const things = event === undefined ? [] : thingsOf(box, event).flatMap(id => [...document.querySelectorAll(`[data-thing="${id}"]`)]);
    for (const place of things) place.setAttribute('data-told', '');
    return () => {
      for (const place of things) place.removeAttribute('data-told');
    };
  }, [box, event]);
}
