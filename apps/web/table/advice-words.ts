// Advice in words: what of a number is whose, and how much better one plan is than another. All numbers come from what was weighed.

import type { Counsel, Position, Rival, Section } from '@adega/wire';
import type { Say } from '../text/words.ts';
import { endsTurn } from './ending-turn.ts';
import type { Face, Spoken } from './face.ts';

/** To the tenth: more would pretend to know more. */
export const tenths = (points: number): number => Math.round(points * 10) / 10 + 0;

/** So many points more or less, in the unit of the game. */
export const pointsText = (say: Say, points: number): string =>
  say('advice.points', { signed: say.signed(tenths(points)), n: Math.abs(tenths(points)) });

/** The same without a sign. */
export const amountText = (say: Say, points: number): string => say('advice.amount', { n: Math.abs(tenths(points)) });

/** Where somebody would stand in the end: so far ahead of others, or behind them. */
export const standingText = (say: Say, points: number, others: number): string => {
  const shown = tenths(points);
  const way = shown < 0 ? 'behind' : shown > 0 ? 'ahead' : 'level';
  return say('advice.standing', { points: pointsText(say, points), amount: amountText(say, points), way, others });
};

export const aboutName = (say: Say, about: string): string => say.known(`worth.about.${about}`, undefined, () => about);

/** Sections that are seen when numbers are said to the tenth. */
export const seenIn = (sections: readonly Section[]): readonly Section[] => sections.filter(({ points }) => tenths(points) !== 0);

/** What a section is made of, in words and tenths: what is said alike is one line, and all lines together come to what is said of the section. */
export function linesOf(
  say: Say,
  face: Face,
  position: Position,
  { features, points }: Section,
): readonly [text: string, tenths: number][] {
  const lines = new Map<string, number>();
  for (const { feature, points: some } of features) {
    const text = face.feature?.(say, position, feature) ?? feature;
    lines.set(text, (lines.get(text) ?? 0) + some);
  }
  const seen = [...lines].map(([text, some]) => [text, tenths(some)] as [string, number]).filter(([, some]) => some !== 0);
  seen.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const rest = tenths(tenths(points) - seen.reduce((sum, [, some]) => sum + some, 0));
  return rest === 0 ? seen : [...seen, [say('advice.rest'), rest]];
}

const sectionText = (say: Say, { about, points }: Section): string =>
  say('advice.part', { about: aboutName(say, about), signed: say.signed(tenths(points)) });

const MOST_FOR = 3;
const MOST_AGAINST = 2;

/** Whether a plan is proposed, or was played. */
export type Tense = 'proposed' | 'done';

/** Of which plan it is said that it gains or loses, beside another. */
export const planOf = (tense: Tense = 'proposed', name = '') => ({ done: tense === 'done' ? 'yes' : 'no', name }) as const;

/** In what a plan gains beside another, and in what it loses: the largest few. */
export function reasonsText(say: Say, sections: readonly Section[], plan = planOf()): readonly string[] {
  const seen = seenIn(sections);
  const listed = (some: readonly Section[]): string => say.list(some.map(section => sectionText(say, section)));
  const [gains, costs] = [seen.filter(({ points }) => points > 0), seen.filter(({ points }) => points < 0)];
  return [
    ...(gains.length > 0 ? [say('advice.for', { ...plan, parts: listed(gains.slice(0, MOST_FOR)) })] : []),
    ...(costs.length > 0 ? [say('advice.against', { ...plan, parts: listed(costs.slice(0, MOST_AGAINST)) })] : []),
  ];
}

export type Margin = 'same' | 'little' | 'better' | 'much';

/** How much a difference matters, by what hardly counts in the game. */
export function marginOf(ahead: number, grain: number): Margin {
  const grains = Math.abs(ahead) / grain;
  return grains < 1 ? 'same' : grains < 3 ? 'little' : grains < 8 ? 'better' : 'much';
}

/** The moves of a plan that do something, as a phrase. */
export function planText(say: Say, face: Face, position: Position, keys: readonly string[]): string {
  const spoken = keys.map(key => face.move(say, position, key));
  const doing = spoken.filter(({ group }) => !endsTurn(group));
  return say.list((doing.length > 0 ? doing : spoken).map(({ phrase }) => phrase));
}

/** How a plan compares with another, in points; `behind` where the other is the better one. */
export function comparedText(say: Say, { ahead, spread }: Rival, grain: number, rival: string): string {
  const margin = marginOf(ahead, grain);
  const values = { rival, points: amountText(say, ahead) };
  const text = ahead < 0 && margin !== 'same' ? say(`advice.behind.${margin}`, values) : say(`advice.ahead.${margin}`, values);
  const isUnsure = spread !== undefined && margin !== 'same' && Math.abs(ahead) < 2 * spread;
  return isUnsure ? `${text} ${say('advice.unsure', { spread: amountText(say, spread) })}` : text;
}

/** The same of a plan that is not the next best. */
export const otherText = (say: Say, { ahead }: Rival, rival: string): string =>
  say(ahead < 0 ? 'advice.more' : 'advice.less', { rival, points: amountText(say, ahead) });

export type Verdict = 'best' | 'as-good' | 'not-best';

/** What the strongest player says of a plan that was played. A difference that hardly matters is no mistake. */
export function verdictOf({ best, rivals, grain }: Counsel): Verdict {
  if (best) return 'best';
  return marginOf(rivals[0]?.ahead ?? 0, grain) === 'same' ? 'as-good' : 'not-best';
}

/** The first thing of a move on the board. */
const thingOf = (face: Face, position: Position, key: string): string | undefined =>
  face.path(position, key).find(id => !id.startsWith('choice:'));

/** The part of the board where a thing is; undefined: the players' own boards. */
const partOf = (face: Face, thing: string) => face.parts.find(({ things }) => things.includes(thing.split(':')[0] ?? ''));

/** Where to look: the part of the board with the first thing that the plan begins with. */
export function whereText(say: Say, face: Face, position: Position, { plan }: Counsel): string {
  const [first = ''] = plan.keys;
  const thing = thingOf(face, position, first);
  if (thing === undefined) return face.move(say, position, first).title;
  const part = partOf(face, thing);
  return part === undefined ? say('advice.where-own') : say.own(part.title);
}

/** Whether it tells anything where to look: not where all that can be done is in one place. */
export function hasPlaces(face: Face, position: Position): boolean {
  const things = (position.question?.offered ?? []).flatMap(key => thingOf(face, position, key) ?? []);
  return new Set(things.map(thing => partOf(face, thing))).size > 1;
}

/** The kind of a move; what only goes on has a button of its own, which says what it does. */
const kindOf = ({ group, kind, title, phrase }: Spoken): string => (endsTurn(group) ? phrase : (kind ?? title));

/** What to do: the kinds of moves, one after the other. */
export function whatText(say: Say, face: Face, position: Position, { plan }: Counsel): string {
  const [first, ...others] = plan.keys.map(key => face.move(say, position, key));
  const phrase = first === undefined ? '' : kindOf(first);
  const doing = others.filter(({ group }) => !endsTurn(group)).map(kindOf);
  const then = [...new Set(doing)].filter(kind => kind !== phrase);
  return then.length === 0 ? say('advice.what-one', { phrase }) : say('advice.what-then', { phrase, next: say.list(then) });
}
