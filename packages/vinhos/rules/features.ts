// The tracks of the four features.

import { FEATURES } from '../data/words.ts';
import type { RuleId } from '../rulebook.ts';
import { NOBODY, type State } from '../state.ts';
import type { Setting } from './setting.ts';

/** A marker goes up, not past the top (A82). */
export function raiseFeature(g: Setting, s: State, feature: number, steps: number, rule: RuleId): void {
  const before = s.features[feature] as number;
  const now = Math.min(g.pack.track.length - 1, before + steps);
  if (now === before) return;
  s.features[feature] = now;
  g.emit?.({ rule, kind: 'feature-raised', seat: NOBODY, feature, to: now });
}

/** year.start: by the symbols of the vintage. */
export function raiseByVintage(g: Setting, s: State): void {
  const symbols = g.pack.symbols[s.vintage] as readonly number[];
  for (let feature = 0; feature < FEATURES.length; feature++) raiseFeature(g, s, feature, symbols[feature] as number, 'year.start');
}

/** Fair points of the section in which a marker stands (C45). */
export const sectionOf = (g: Setting, s: State, feature: number): number => g.pack.track[s.features[feature] as number] as number;
