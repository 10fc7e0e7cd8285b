// The words of a position: those of the notation, so that a move and the position it is made in speak of the same things.

import { Ways } from '@adega/kernel';
import { numbers } from '@adega/kit/notation.ts';
import type { Tables } from '../data/pack.ts';
import * as moves from '../moves.ts';
import { makeMove } from '../notation.ts';
import { PLACES_OF_ROWS } from '../rules/barrels.ts';
import { type Move, NONE, ROWS, SPACES } from '../state.ts';

export const PHASES = [
  'setup',
  'first-vineyards',
  'first-tiles',
  'year',
  'turn',
  'order',
  'maintenance',
  'production',
  'fair',
  'buying',
  'benefits',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Words {
  readonly spaces: readonly string[];
  readonly vintages: readonly string[];
  readonly experts: readonly string[];
  readonly tiles: readonly string[];
  readonly sales: readonly string[];
  readonly exports: readonly string[];
  /** By region. */
  readonly vineyards: readonly (readonly string[])[];
  readonly estates: readonly string[];
  readonly stands: readonly string[];
  /** Extra actions and multiplier slots of the magnates' rows. */
  readonly extras: readonly string[];
  readonly rows: readonly string[];
}

export function wordsOf(t: Tables, tiles: number): Words {
  const words = (n: number, of: (i: number) => Move): string[] => Array.from({ length: n }, (_, i) => lastWord(of(i), t));
  return {
    spaces: words(SPACES, i => moves.enter(i, NONE)),
    vintages: words(t.vintages, moves.vintage),
    experts: words(t.experts, moves.expertUp),
    tiles: words(tiles, moves.tileUp),
    sales: words(t.sales, moves.retrieve),
    exports: words(t.exports, i => moves.exportTo(0, i)),
    vineyards: t.kindCount.map((counts, region) => words(counts.filter(n => n > 0).length, kind => moves.vineyardUp(region, kind))),
    estates: numbers(t.mostEstates),
    stands: numbers(t.stands),
    extras: words(t.extraAction.length, i => moves.benefit(0, ROWS + i)),
    rows: words(t.slotSubject.length, i => moves.benefit(0, PLACES_OF_ROWS + i)),
  };
}

/** A vineyard, which can be named by its colour alone. */
export function vineyardAs(w: Words, region: number, kind: number): Ways {
  const word = w.vineyards[region]?.[kind] as string;
  return new Ways(word, word.split('-')[0] as string);
}

/** So many of each kind of a region. */
export const vineyardsAs = (w: Words, region: number, countOf: (kind: number) => number): Ways[] =>
  (w.vineyards[region] as readonly string[]).flatMap((_, kind) => Array.from({ length: countOf(kind) }, () => vineyardAs(w, region, kind)));

const lastWord = (m: Move, t: Tables): string => makeMove(m, t).split(' ').at(-1) as string;
