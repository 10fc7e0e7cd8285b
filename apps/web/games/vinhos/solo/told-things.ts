// The things on the board that a step of Lacerda's is about.

import type { Told } from '@adega/wire';
import { useEffect } from 'react';
import type { Box } from '../box.ts';
import { thing } from '../paths.ts';

type Ids = (n: number) => string;

const SPACES: { readonly [kind: string]: Ids } = { 'barrel-exported': thing.export, 'barrel-sold': thing.sale };

const DETAILS: { readonly [detail: string]: (box: Box, event: Told, n: number) => string } = {
  space: (_box, event, n) => (SPACES[event.kind] ?? thing.space)(n),
  region: (_box, _event, n) => thing.region(n),
  from: (_box, _event, n) => thing.sale(n),
  stand: (_box, _event, n) => thing.stand(n),
  slot: (_box, _event, n) => thing.slot(n),
  expert: ({ tables }, _event, n) => thing.pile(tables.expertFeature[n] ?? 0),
};

export function thingsOf(box: Box, event: Told): string[] {
  return Object.entries(event).flatMap(([detail, n]) => (typeof n === 'number' ? (DETAILS[detail]?.(box, event, n) ?? []) : []));
}

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
