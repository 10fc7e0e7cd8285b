// What Lacerda did since you last chose, put together from the log: a part for each of his cards and for what happens between them.

import type { Chapter, Told } from '@adega/wire';
import { LACERDA } from './seats.ts';

/** A card that was drawn, or another occasion: setup, maintenance, a fair, the end. */
export interface Part {
  readonly kind: 'card' | 'setup' | 'maintenance' | 'fair' | 'end' | 'other';
  /** Of a card. */
  readonly space: number | undefined;
  readonly steps: readonly Told[];
}

export interface Story {
  /** The first entry it is told of: stories differ by it. */
  readonly from: number;
  /** Nothing has been chosen since. */
  readonly fresh: boolean;
  readonly parts: readonly Part[];
}

/** What he does, and what rules of his do to you. */
const isHis = (event: Told): boolean => event['seat'] === LACERDA || (event.rule.startsWith('solo.') && event.kind !== 'round-marker');

/** What you caused yourself is not his doing. */
const YOURS = new Set(['bribe-lifted', 'paid-bank', 'paid-player']);

const stepsOf = ({ events }: Chapter): Told[] => events.filter(event => isHis(event) && !YOURS.has(event.kind));

/** The last stretch of the log in which he did something; undefined before the first. A stretch begins with what you chose. */
export function storyOf(log: readonly Chapter[]): Story | undefined {
  let end = log.length;
  while (end > 0) {
    const from = Math.max(0, lastChosen(log, end));
    const steps = log.slice(from, end).flatMap(stepsOf);
    if (steps.length > 0) return { from, fresh: end === log.length, parts: partsOf(steps) };
    end = from;
  }
  return undefined;
}

/** The last entry before `end` that somebody chose; -1 if there is none. */
function lastChosen(log: readonly Chapter[], end: number): number {
  for (let i = end - 1; i >= 0; i--) if ((log[i] as Chapter).by >= 0) return i;
  return -1;
}

function partsOf(steps: readonly Told[]): Part[] {
  const parts: { kind: Part['kind']; space: number | undefined; steps: Told[] }[] = [];
  const first = steps.map(occasionOf).find(kind => kind !== undefined);
  for (const step of steps) {
    const last = parts.at(-1);
    // What has no occasion of its own goes with what came before it; a number that is drawn first of all, with what it leads to.
    const kind = occasionOf(step) ?? last?.kind ?? (first === 'card' ? undefined : first) ?? 'other';
    if (last === undefined || step.kind === 'card-drawn' || kind !== last.kind) {
      parts.push({ kind, space: step.kind === 'card-drawn' ? Number(step['space']) : undefined, steps: [step] });
    } else last.steps.push(step);
  }
  return parts;
}

const KINDS: { readonly [rule: string]: Part['kind'] } = {
  'solo.setup': 'setup',
  'solo.start': 'setup',
  'solo.maintenance': 'maintenance',
  'solo.fair': 'fair',
  'solo.end': 'end',
};

function occasionOf(step: Told): Part['kind'] | undefined {
  if (step.kind === 'card-drawn') return 'card';
  return step.kind === 'cards-shuffled' || step.rule.startsWith('fair.') ? 'fair' : KINDS[step.rule];
}

export const lengthOf = ({ parts }: Story): number => parts.reduce((n, { steps }) => n + steps.length, 0);

/** The parts as far as so many steps are told. */
export function toldParts({ parts }: Story, told: number): Part[] {
  const shown: Part[] = [];
  let left = told;
  for (const part of parts) {
    if (left <= 0) break;
    shown.push({ ...part, steps: part.steps.slice(0, left) });
    left -= part.steps.length;
  }
  return shown;
}

/** How many steps are told when the part after the one being told has begun; all of them in the last part. */
export function nextPart({ parts }: Story, told: number): number {
  let before = 0;
  for (const { steps } of parts) {
    before += steps.length;
    if (before >= told) return parts.at(-1)?.steps === steps ? before : before + 1;
  }
  return before;
}

export const stepAt = ({ parts }: Story, n: number): Told | undefined => parts.flatMap(({ steps }) => steps)[n];
