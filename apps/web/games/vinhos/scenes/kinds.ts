// What of a game of Vinhos is worth a scene.

import type { Chapter, Told } from '@adega/wire';
import { type SceneAt, scenesIn } from '../../../table/scene.ts';

const KINDS = {
  // The first wine of a game is made without a harvest.
  harvest: ({ kind, rule }: Told) => kind === 'wine-made' && rule === 'production.make',
  fair: ({ kind }: Told) => kind === 'fair-prize',
  year: ({ kind }: Told) => kind === 'vintage',
};

export type SceneKind = keyof typeof KINDS;

export const scenesOf = (chapters: readonly Chapter[], from: number): readonly SceneAt[] => scenesIn(chapters, from, KINDS);

/** Who has won what at a fair, and who was not there. */
export const isResult = ({ kind }: Told): boolean => kind === 'fair-prize' || kind === 'absent';
