// The numbers of a refusal in a sentence: what is needed, what is there; and what is needed by part.

import type { Position, Refused } from '@adega/wire';
import { type Say, useSay } from '../text/words.ts';
import type { Face } from './face.ts';

export const ofName = (say: Say, word: string): string => say.known(`of.${word}`, undefined, () => say('of.other', { word }));
const amountName = (say: Say, word: string): string => say.known(`part.${word}`, undefined, () => say('part.other', { word }));

/** What is short; nothing where it cannot be counted. A game may have words for it (`short.OF`), and for it at a thing that somebody has
 *  pressed, by the kind of the thing (`short.KIND.OF`). */
export function shortText(
  say: Say,
  face: Face,
  position: Position,
  { of, needs, has, missing }: Refused,
  thing?: string,
): string | undefined {
  if (of === undefined || needs === undefined || has === undefined || missing === undefined) return undefined;
  const sum = needs.reduce((n, { amount }) => n + amount, 0);
  const part = needs.length === 1 ? (needs[0]?.part ?? '') : '';
  const values = { needs: sum, has, missing, part: part.replaceAll('-', '_') };
  const common = (): string => say.known(`short.${of}`, values, () => say('refusal.sum', { of: ofName(say, of), ...values }));
  if (thing === undefined) return common();
  return say.known(`short.${thing.split(':')[0]}.${of}`, { ...values, thing: face.thing(say, position, thing) }, common);
}

/** Of what the sum is made, where it is one. */
export function partsText(say: Say, { needs = [] }: Refused): string | undefined {
  if (needs.length < 2) return undefined;
  return say('refusal.parts', {
    parts: say.list(needs.map(({ part, amount }) => say('refusal.part', { part: amountName(say, part), amount }))),
  });
}

interface Props {
  readonly face: Face;
  readonly position: Position;
  readonly refusal: Refused;
  readonly thing?: string | undefined;
}

export function Numbers({ face, position, refusal, thing }: Props) {
  const say = useSay();
  const short = shortText(say, face, position, refusal, thing);
  if (short === undefined) return null;
  return (
    <p>
      <strong>{short}</strong> {partsText(say, refusal)}
    </p>
  );
}
