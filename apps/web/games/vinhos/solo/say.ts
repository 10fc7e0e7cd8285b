// The words that only the solo game has; its face comes with them.

import type { solo } from '../text/en/solo.ts';
import type { Say, Values } from '../words.ts';

export type SoloWord = keyof typeof solo;

export const saySolo = (say: Say, id: SoloWord, values?: Values): string => say.known(id, values, () => id);
