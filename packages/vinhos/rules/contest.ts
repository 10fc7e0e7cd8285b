// The experts at the fair of 2010: chosen by all at once and in secret, revealed, scored and discarded.

import type { Seat } from '@adega/kernel';
import { has, listOf, lowest, membersOf, sizeOf } from '@adega/kit';
import type { Tables } from '../data/pack.ts';
import { bring, brought } from '../moves.ts';
import { HIDDEN, NOBODY, NONE, type Player, type State } from '../state.ts';
import { isOthersView } from './arranging.ts';
import type { FairPart } from './fair.ts';
import { raiseFeature, sectionOf } from './features.ts';
import { gainPoints } from './press.ts';
import { type Asking, chance, type Draw, end, frame, nothing, playerOf, push, type Setting, seatOf } from './setting.ts';
import { returnExpert } from './supply.ts';

// The secret choice

/** Face-up experts of the stand's features, also those that came after the release (A85). */
function playable(pack: Tables, s: State, seat: Seat): number {
  const features = pack.standFeatures[s.stands.indexOf(seat)] as number;
  let set = 0;
  for (let rest = playerOf(s, seat).expertsUp; rest !== 0; rest &= rest - 1) {
    const expert = lowest(rest);
    if (has(features, pack.expertFeature[expert] as number)) set |= 1 << expert;
  }
  return set;
}

/** fair.experts-2010, flow.together: all at once. Who has nothing to choose, which everybody can see, has chosen. */
export const chooseExperts: FairPart = (g, s) => {
  s.lanes = listOf(s.players.length, seat =>
    hasChoice(g, s, seat) ? [frame('choose-experts', seat, playerOf(s, seat).mayBring, playable(g.pack, s, seat))] : [],
  );
  return true;
};

const hasChoice = (g: Setting, s: State, seat: Seat): boolean => playerOf(s, seat).mayBring > 0 && playable(g.pack, s, seat) !== 0;

export const choosing: Asking<'choose-experts'> = {
  by: seatOf,
  moves(_g, _s, f, out) {
    for (const set of choices(f.item, f.most)) out.push(bring(set));
  },
  forbids: nothing,
  heard: (_g, s, f, m) => m === bring(HIDDEN) && isOthersView(s, f.seat),
  play(g, s, f, m) {
    end(g);
    playerOf(s, f.seat).sealed = m.item;
    g.emit?.({ rule: 'fair.experts-2010', kind: 'experts-sealed', seat: f.seat });
  },
};

/** All subsets with at most so many members. */
export function choices(set: number, most: number): number[] {
  const found: number[] = [];
  for (let sub = set; ; sub = (sub - 1) & set) {
    if (sizeOf(sub) <= most) found.push(sub);
    if (sub === 0) return found.reverse();
  }
}

/** What a seat may have sealed, as far as everybody can tell. */
export const sealedChoices = (pack: Tables, s: State, seat: Seat): number[] => choices(playable(pack, s, seat), playerOf(s, seat).mayBring);

// Revealing

/** One seat after the other, in order; who had no choice shows nothing. */
export const revealExperts: FairPart = (g, s, count) => {
  const seat = s.order[count];
  if (seat === undefined) return true;
  if (hasChoice(g, s, seat)) push(g, 'reveal-experts', seat);
  return false;
};

/** What was sealed comes to light: chance says it, because a view does not know it. */
export const revealing: Draw<'reveal-experts'> = {
  by: chance,
  moves(g, s, f, out) {
    const { sealed } = playerOf(s, f.seat);
    const sets = sealed === HIDDEN ? sealedChoices(g.pack, s, f.seat) : [sealed];
    for (const set of sets) out.push(brought(f.seat, set));
  },
  forbids: nothing,
  open: () => false,
  play(g, s, f, m) {
    end(g);
    const p = playerOf(s, f.seat);
    p.sealed = m.item;
    p.brought = m.item;
    g.emit?.({ rule: 'fair.experts-2010', kind: 'experts-brought', seat: f.seat, experts: m.item });
  },
};

// Scoring

/** First all arrows, which help everybody (A82); then the points; then the experts are discarded. */
export const playExperts: FairPart = (g, s) => {
  for (const seat of s.order) eachBrought(playerOf(s, seat), expert => follow(g, s, expert));
  for (const seat of s.order) score(g, s, seat);
  for (const seat of s.order) eachBrought(playerOf(s, seat), expert => discard(g, s, seat, expert));
  for (const p of s.players) sealNothing(p);
  return true;
};

function eachBrought(p: Player, each: (expert: number) => void): void {
  for (let rest = p.brought; rest > 0; rest &= rest - 1) each(lowest(rest));
}

function follow(g: Setting, s: State, expert: number): void {
  if (g.pack.expertArrow[expert] === 1) raiseFeature(g, s, g.pack.expertFeature[expert] as number, 1, 'fair.experts-2010');
}

function score(g: Setting, s: State, seat: Seat): void {
  const p = playerOf(s, seat);
  let points = 0;
  eachBrought(p, expert => {
    points += sectionOf(g, s, g.pack.expertFeature[expert] as number);
  });
  gainPoints(g, p, seat, points, 'fair.experts-2010');
}

/** What these experts would score if no others came: their own arrows count, those of others are not known. */
export function pointsOfBringing(g: Setting, s: State, experts: number): number {
  const then: State = { ...s, features: s.features.slice() };
  for (const expert of membersOf(experts)) follow(g, then, expert);
  return membersOf(experts).reduce((sum, expert) => sum + sectionOf(g, then, g.pack.expertFeature[expert] as number), 0);
}

function discard(g: Setting, s: State, seat: Seat, expert: number): void {
  playerOf(s, seat).expertsUp &= ~(1 << expert);
  returnExpert(g, s, seat, expert);
}

/** The fair tile goes home with the stands. */
function sealNothing(p: Player): void {
  p.mayBring = 0;
  p.sealed = NONE;
  p.brought = NONE;
}

/** fair.order-2010: fewest fair points first, equals in their order, those who stayed away too (A81). */
export const orderByPoints: FairPart = (g, s) => {
  const points = (seat: Seat): number => playerOf(s, seat).fairPoints;
  s.order = s.order.slice().sort((a, b) => points(a) - points(b));
  s.stands.fill(NOBODY);
  for (const p of s.players) p.presented = 0;
  g.emit?.({ rule: 'fair.order-2010', kind: 'order', seat: NOBODY, order: s.order.slice() });
  return true;
};
