// What of a game of Vino is worth a scene.

import type { Chapter, Told } from '@adega/wire';
import { type SceneAt, scenesIn } from '../../../table/scene.ts';

/** What decides the end is never folded away. */
export const isResult = ({ kind }: Told): boolean => kind === 'bottle-gone' || kind === 'last-bottle' || kind === 'given';

const KINDS = {
  regions: ({ kind }: Told) => kind === 'revealed',
};

export type SceneKind = keyof typeof KINDS | 'round';

const tells =
  (kind: string) =>
  ({ events }: Chapter): boolean =>
    events.some(event => event.kind === kind);

/** A new round, with the selling of the one before: its prices and its income, which makes the order. */
function roundIn(chapters: readonly Chapter[], from: number, log: readonly Chapter[]): readonly SceneAt[] {
  const at = chapters.findLastIndex(tells('round'));
  if (at < 0) return [];
  const last = from + at;
  const round = log.slice(0, last).findLastIndex(tells('round'));
  const sold = log.findIndex((chapter, i) => i > round && i <= last && tells('sold')(chapter));
  return [{ id: 'round', from: sold < 0 ? last : sold, to: last + 1 }];
}

export const scenesOf = (chapters: readonly Chapter[], from: number, log: readonly Chapter[]): readonly SceneAt[] =>
  [...scenesIn(chapters, from, KINDS), ...roundIn(chapters, from, log)].sort((a, b) => a.to - b.to || a.from - b.from);
