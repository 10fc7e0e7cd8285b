// The marks of a time line in words.

import type { Mark } from '@adega/wire';
import type { Say } from '../text/words.ts';

export const markName = (say: Say, { kind, n }: Pick<Mark, 'kind' | 'n'>): string =>
  say.known(`history.mark.${kind}`, { n }, () => `${kind} ${n}`);

export const shortMark = (say: Say, { kind, n }: Pick<Mark, 'kind' | 'n'>): string =>
  say.known(`history.short.${kind}`, { n }, () => String(n));

/** The name with the short form in it, for who says aloud what he reads. */
export const markLabel = (say: Say, mark: Pick<Mark, 'kind' | 'n'>): string =>
  say.known(`history.label.${mark.kind}`, { n: mark.n }, () => markName(say, mark));

export const measureName = (say: Say, word: string): string =>
  say.known(`measure.${word}`, undefined, () => say('measure.other', { word }));
