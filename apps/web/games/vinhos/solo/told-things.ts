// The things on the board that a step of Lacerda's is about.

import type { Told } from '@adega/wire';
import { useEffect } from 'react';
import { thing } from '../paths.ts';
import { tables } from '../set.ts';

type Ids = (n: number) => string;

const SPACES: { readonly [kind: string]: Ids } = { 'barrel-exported': thing.export, 'barrel-sold': thing.sale };

const DETAILS: { readonly [detail: string]: (event: Told, n: number) => string } = {
  space: (event, n) => (SPACES[event.kind] ?? thing.space)(n),
  region: (_event, n) => thing.region(n),
  from: (_event, n) => thing.sale(n),
  stand: (_event, n) => thing.stand(n),
  slot: (_event, n) => thing.slot(n),
  expert: (_event, n) => thing.pile(tables.expertFeature[n] ?? 0),
};

export function thingsOf(event: Told): string[] {
  return Object.entries(event).flatMap(([detail, n]) => (typeof n === 'number' ? (DETAILS[detail]?.(event, n) ?? []) : []));
}

/** Marks the things of a step while it is the last one told. */
export function useToldThings(event: Told | undefined): void {
  useEffect(() => {
    const things = event === undefined ? [] : thingsOf(event).flatMap(id => [...document.querySelectorAll(`[data-thing="${id}"]`)]);
    for (const place of things) place.setAttribute('data-told', '');
    return () => {
      for (const place of things) place.removeAttribute('data-told');
    };
  }, [event]);
}
