// Whoever speaks in the rulebook.

import { type CommonWord, useSay } from '../../../text/words.ts';
import type { rulebook } from '../text/en/rulebook.ts';

export const useBookSay = useSay<CommonWord | keyof typeof rulebook>;

export const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
