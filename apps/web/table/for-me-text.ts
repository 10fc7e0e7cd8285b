// What a thing would do for whoever is asked now, in words: what the move through it brings, or what is in its way.

import type { Position, Previewed } from '@adega/wire';
import type { Say } from '../text/words.ts';
import type { Face } from './face.ts';
import { nearestFirst } from './nearest.ts';
import { shortText } from './numbers.tsx';
import type { Role } from './roles.ts';

/** So much of it at once; the panel of the turn has the rest. */
const MOST = 3;

export interface ForMeText {
  readonly first: string;
  /** Why not, where it cannot be: in numbers, or else as the rule has it. */
  readonly short?: string | undefined;
  readonly rule?: string | undefined;
  /** What surely comes of it. */
  readonly brings: readonly string[];
}

/** The one move that pressing a thing leads to. */
export const moveThrough = ({ completes, keys }: Role): string | undefined => completes ?? (keys.length === 1 ? keys[0] : undefined);

/** Nothing where the thing is no part of what is asked. `told`: what its move would bring, when that is known. */
export function forMe(say: Say, face: Face, position: Position, id: string, role: Role, told?: Previewed): ForMeText | undefined {
  const { state, keys, refused, goal } = role;
  const phraseOf = (move: string): string => face.move(say, position, move).phrase;
  const [nearest] = state === 'greyed' ? nearestFirst(refused, face.nearness) : [];
  if (nearest !== undefined) {
    const short = shortText(say, face, position, nearest.refusal, id);
    return { first: say('for-me.not-now', { move: phraseOf(nearest.key) }), short, rule: nearest.refusal.rule, brings: [] };
  }
  if (goal !== undefined) return { first: say('for-me.goal', { move: phraseOf(goal) }), brings: [] };
  if (state !== 'offered') return undefined;
  const key = moveThrough(role);
  if (key === undefined) return { first: say('for-me.several', { count: keys.length }), brings: [] };
  const sure = told?.key === key ? told.sure.slice(0, MOST) : [];
  return { first: say('for-me.now', { move: phraseOf(key) }), brings: sure.map(event => face.event(say, position, event)) };
}
