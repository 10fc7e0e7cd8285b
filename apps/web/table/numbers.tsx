// The numbers of a refusal: what is needed by part, what is there, what is missing.

import type { Refused } from '@adega/wire';
import { type Say, useSay } from '../text/words.ts';

export const ofName = (say: Say, word: string): string => say.known(`of.${word}`, undefined, () => say('of.other', { word }));
const amountName = (say: Say, word: string): string => say.known(`part.${word}`, undefined, () => say('part.other', { word }));

export function Numbers({ refusal }: { readonly refusal: Refused }) {
  const say = useSay();
  const { of, needs, has, missing } = refusal;
  if (of === undefined || needs === undefined || has === undefined || missing === undefined) return null;
  const parts = needs.map(({ part, amount }) => say('refusal.part', { part: amountName(say, part), amount }));
  const sum = needs.reduce((n, { amount }) => n + amount, 0);
  return (
    <p>
      <strong>{say('refusal.sum', { what: of, of: ofName(say, of), needs: sum, has, missing })}</strong>
      {parts.length > 1 && <> {say('refusal.parts', { parts: say.list(parts) })}</>}
    </p>
  );
}
