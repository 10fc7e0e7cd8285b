// The magnates' rows, and the tracks of the features (2010).

import { has, lowest } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import { EXTRA_ACTIONS } from '../data/words.ts';
import { sectionOf } from '../rules/features.ts';
import { isFree, isMet, slotNow } from '../rules/multipliers.ts';
import { slotPoints } from '../rules/scoring.ts';
import type { Setting } from '../rules/setting.ts';
import { bestValue } from '../rules/wine.ts';
import { EXTRAS, type Player, ROWS, type State } from '../state.ts';
import { type Chapter, each } from './chapter.ts';
import { bestOf3 } from './ranking.ts';

const MAGNATES = ['A', 'B', 'C'] as const;

/** Barrels of a row that may still go to a multiplier. */
function barrelsIn(p: Player, row: number): number {
  let n = row === 0 ? p.atA : row === 1 ? p.atB : p.atC;
  for (let i = 0; i < EXTRAS; i++) n += p.extras[row * EXTRAS + i] as number;
  return n;
}

/** What the best wine would score if it were poured. */
function bestWine(g: Setting, s: State, p: Player): number {
  let best = 0;
  for (let spot = 0; spot < p.wines.length; spot++) if (p.wines[spot] !== 0) best = Math.max(best, bestValue(g, s, p, spot));
  return best;
}

const reach = [0, 0, 0];

export const rows = (pack: Tables): Chapter => ({
  names: [
    ...each('a barrel with magnate', MAGNATES),
    ...each(
      'a barrel on the extra action',
      pack.extraAction.map((action, i) => `${EXTRA_ACTIONS[action]} of row ${pack.extraRow[i]}`),
    ),
    ...each(
      'a barrel on multiplier',
      pack.slotRow.map((_, i) => i + 1),
    ),
    'best multiplier in reach',
    'second multiplier in reach',
    'benefits in reach',
  ],
  about: 'magnates',
  but: { 'best multiplier in reach': 'multipliers', 'second multiplier in reach': 'multipliers' },
  read(g, s, seat, p, out, at) {
    let i = at;
    out[i++] = p.atA > 0 ? 1 : 0;
    out[i++] = p.atB > 0 ? 1 : 0;
    out[i++] = p.atC > 0 ? 1 : 0;
    for (const n of p.extras) out[i++] = n > 0 ? 1 : 0;
    reach.fill(0);
    for (let slot = 0; slot < s.rowSlots.length; slot++) {
      out[i++] = s.rowSlots[slot] === seat ? 1 : 0;
      if (barrelsIn(p, g.pack.slotRow[slot] as number) === 0 || !isFree(g, s, seat, slot) || !isMet(g, p, slot)) continue;
      const now = slotNow(g, s, seat, slot) ?? slotPoints(g, s, seat, slot);
      bestOf3(reach, now < 0 ? bestWine(g, s, p) : now);
    }
    let barrels = 0;
    for (let row = 0; row < ROWS; row++) barrels += barrelsIn(p, row);
    let wines = 0;
    for (const wine of p.wines) if (wine !== 0) wines++;
    out[i++] = (reach[0] as number) / 10;
    out[i++] = (reach[1] as number) / 10;
    out[i] = Math.min(barrels, wines) / 3;
  },
});

const sections = [0, 0, 0];

/** What experts would score at the fair: those that are sealed, else the best that may be brought. */
export const tracks: Chapter = {
  names: ['points of experts by their tracks', 'points of experts to bring', 'experts that may be brought', 'best track of own experts'],
  about: 'fair',
  read(g, s, seat, p, out, at) {
    const stand = s.stands.indexOf(seat);
    const shown = stand < 0 ? 0 : (g.pack.standFeatures[stand] as number);
    let all = 0;
    sections.fill(0);
    let best = 0;
    let sealed = 0;
    for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
      const expert = lowest(rest);
      const feature = g.pack.expertFeature[expert] as number;
      const points = sectionOf(g, s, feature) + 0.5 * (g.pack.expertArrow[expert] as number);
      all += points;
      if (points > best) best = points;
      if (p.sealed >= 0 && has(p.sealed, expert)) sealed += points;
      if (has(shown, feature)) bestOf3(sections, points);
    }
    let brought = 0;
    for (let i = 0; i < Math.min(3, p.mayBring); i++) brought += sections[i] as number;
    out[at] = all / 10;
    out[at + 1] = (p.sealed >= 0 ? sealed : brought) / 8;
    out[at + 2] = p.mayBring / 2;
    out[at + 3] = best / 4;
  },
};
