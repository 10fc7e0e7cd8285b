// Experts, action tiles and multipliers before a player.

import { lowest, sizeOf } from '@adega/kit';
import { ABILITIES, FEATURES, SUBJECTS, TILE_ACTIONS, TILE_SUBJECTS } from '../data/words.ts';
import { tilePoints } from '../rules/scoring.ts';
import { type Chapter, each } from './chapter.ts';

export const experts: Chapter = {
  names: ['experts', 'experts face down', ...each('experts with', ABILITIES), ...each('experts of', FEATURES), 'features of experts'],
  about: 'experts',
  read(g, _s, _seat, p, out, at) {
    for (let i = 0; i < 2 + ABILITIES.length + FEATURES.length + 1; i++) out[at + i] = 0;
    const features = at + 2 + ABILITIES.length;
    for (let rest = p.expertsUp; rest !== 0; rest &= rest - 1) {
      const expert = lowest(rest);
      const ability = at + 2 + (g.pack.expertAbility[expert] as number);
      const feature = features + (g.pack.expertFeature[expert] as number);
      out[at] = (out[at] as number) + 0.25;
      out[ability] = (out[ability] as number) + 0.5;
      out[feature] = (out[feature] as number) + 0.5;
    }
    out[at + 1] = sizeOf(p.expertsDown) / 4;
    let kinds = 0;
    for (let i = 0; i < FEATURES.length; i++) if ((out[features + i] as number) > 0) kinds++;
    out[features + FEATURES.length] = kinds / 4;
  },
};

export const tiles: Chapter = {
  names: [...each('tile', TILE_ACTIONS), ...each('used tile', TILE_ACTIONS)],
  about: 'tiles',
  read(_g, _s, _seat, p, out, at) {
    const n = TILE_ACTIONS.length;
    for (let i = 0; i < n; i++) {
      out[at + i] = (p.tilesUp >> i) & 1;
      out[at + n + i] = (p.tilesDown >> i) & 1;
    }
  },
};

export const multipliers: Chapter = {
  names: [
    ...each('multiplier', TILE_SUBJECTS),
    'multipliers',
    'points of multipliers without a barrel',
    'points that multipliers still miss',
  ],
  about: 'multipliers',
  read(g, s, seat, p, out, at) {
    const n = TILE_SUBJECTS.length;
    for (let i = 0; i < n + 3; i++) out[at + i] = 0;
    let idle = 0;
    let missing = 0;
    for (let rest = p.multipliers; rest !== 0; rest &= rest - 1) {
      const tile = lowest(rest);
      const points = tilePoints(g, s, seat, tile);
      const cap = g.pack.multiplierCap[tile] as number;
      if (((p.manned >> tile) & 1) === 1) {
        const subject = g.pack.multiplierSubject[tile] as number;
        if (subject < SUBJECTS.length) out[at + subject] = 1;
        missing += Math.max(0, Math.min(cap, 30) - points);
      } else idle += points;
    }
    out[at + n] = sizeOf(p.manned) / 3;
    out[at + n + 1] = idle / 20;
    out[at + n + 2] = missing / 20;
  },
};
