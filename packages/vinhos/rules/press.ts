// The centre: a new place in the order, then pass or present a wine to the coming fair.

import type { Seat } from '@adega/kernel';
import { has, lowest } from '@adega/kit';
import { lacks, lacksOne } from '@adega/kit/needs.ts';
import type { Tables } from '../data/pack.ts';
import { BONUSES } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { collect, DONE, PASS, present, send, slot, spotOf, stand } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { type Move, type MoveOf, NOBODY, type Player, type State } from '../state.ts';
import { addBarrel, barrelsAt } from './barrels.ts';
import { sectionOf } from './features.ts';
import { giveExperts } from './gifts.ts';
import { stop } from './helpers.ts';
import {
  type Asking,
  end,
  type Forbidden,
  frame,
  nothing,
  type Procedure,
  playerOf,
  push,
  type Setting,
  seatOf,
  type Tally,
} from './setting.ts';
import { returnExpert } from './supply.ts';
import { colourOf, cubesUsable, regionOf, removeCubes, removeWine, valueWith, wineAt } from './wine.ts';

const EXPERT = BONUSES.indexOf('expert');
const MONEY = BONUSES.indexOf('money');
const POINTS = BONUSES.indexOf('points');

/** order.choose: a free number of the lower row, which has as many as there are players (A13, A16). */
export const order: Asking<'order'> = {
  by: seatOf,
  moves(_g, s, f, out, all) {
    for (let i = 0; i < s.slots.length; i++) if (all || isOpenSlot(s, f.seat, i)) out.push(slot(i));
  },
  exact: true,
  forbids: (_g, s, f, m, tally) => (isOpenSlot(s, f.seat, m.to) ? undefined : lacksOne('order.choose', 'free-space', 0, tally)),
  play(g, s, f, m) {
    end(g);
    for (let i = 0; i < s.slots.length; i++) if (s.slots[i] === f.seat) s.slots[i] = NOBODY;
    s.slots[m.to] = f.seat;
    g.emit?.({ rule: 'order.choose', kind: 'slot-taken', seat: f.seat, slot: m.to });
  },
};

/** A disc that lies there already may stay or move on: with both turns in one go the centre can be visited twice (solo.turns). */
export const isOpenSlot = (s: State, seat: Seat, i: number): boolean => s.slots[i] === NOBODY || s.slots[i] === seat;

/** Whether this is the extra turn after the last fair: the order no longer matters, and no fair is coming (end.extra-2016, C18). */
const isExtra = (g: Setting, s: State): boolean => s.year > g.pack.years;

export const centre: Asking<'centre'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    out.push(PASS);
    if (all || (playerOf(s, f.seat).presented === 0 && !isExtra(g, s))) presentMoves(g, s, f, out, all);
  },
  exact: true,
  forbids(g, s, f, m, tally) {
    if (m.kind === 'pass') return undefined;
    if (isExtra(g, s)) return 'end.extra-2016';
    return playerOf(s, f.seat).presented === 1 ? 'press.once' : g.edition.press.forbids(g, s, f, m, tally);
  },
  play(g, s, f, m, chosen) {
    end(g);
    s.turn.stage = 'acting';
    if (m.kind !== 'pass') return presentWine(g, s, f.seat, m);
    stop(s, chosen);
    g.emit?.({ rule: 'press.once', kind: 'passed', seat: f.seat });
  },
};

/** On entering the centre, or staying there (A3, C19), the order disc moves first. */
export function enterCentre(g: Setting, s: State, seat: Seat): void {
  push(g, 'centre', seat, 1);
  if (!isExtra(g, s)) push(g, 'order', seat);
}

/** fair.late: who has not presented must do so now; not a turn, so no helpers (A47), no order and no move (A64, C17). */
export const latePress: Asking<'late-press'> = {
  by: seatOf,
  moves: (g, s, f, out, all) => presentMoves(g, s, f, out, all),
  exact: true,
  forbids: (g, s, f, m, tally) => g.edition.press.forbids(g, s, f, m, tally),
  play(g, s, f, m) {
    end(g);
    g.emit?.({ rule: 'fair.late', kind: 'late', seat: f.seat });
    presentWine(g, s, f.seat, m);
  },
};

function presentMoves(g: Setting, s: State, f: FrameOf<'centre' | 'late-press'>, out: Move[], all: boolean): void {
  const p = playerOf(s, f.seat);
  for (let spot = 0; spot < p.wines.length; spot++) {
    const wine = wineAt(p, spot);
    if (wine === 0) continue;
    const most = all ? g.pack.mostCubes : cubesUsable(g, s, p, regionOf(wine));
    for (let cubes = 0; cubes <= most; cubes++) {
      if (all || g.edition.press.forbids(g, s, f, present(spot, cubes)) === undefined) out.push(present(spot, cubes));
    }
  }
}

/** Every point of the wine's value is a fair point. */
export const pointsOfValue = (_pack: Tables, value: number): number => value;

/** press.wine: cubes as one likes, needed or not (A41). */
export function forbidsCubes(g: Setting, s: State, f: FrameOf<'centre' | 'late-press'>, m: MoveOf<'present'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  const region = regionOf(wineAt(p, spotOf(m)));
  return lacks('press.wine', 'cube', 'cube', m.to, cubesUsable(g, s, p, region), tally);
}

/** The first steps of the press release, cubes directly after the wine is named (C48); the others follow in frame press. */
function presentWine(g: Setting, s: State, seat: Seat, m: MoveOf<'present'>): void {
  const p = playerOf(s, seat);
  const spot = spotOf(m);
  const region = regionOf(wineAt(p, spot));
  const value = valueWith(g, p, spot, m.to);
  p.presented = 1;
  g.emit?.({ rule: 'press.wine', kind: 'presented', seat, spot, wine: wineAt(p, spot), cubes: m.to, value });
  removeCubes(g, s, seat, region, m.to);
  for (const { points, rule } of pointsOfPress(g, wineAt(p, spot), value)) gainPoints(g, p, seat, points, rule);
  const f = frame('press', seat, 0, spot);
  f.value = value;
  g.stack.push(f);
}

/** Of the wine itself: by its value, and of its region, which are points and no value (A35). */
export const pointsOfPress = (g: Setting, wine: number, value: number): readonly { readonly points: number; readonly rule: RuleId }[] => [
  { points: g.edition.press.wineFairPoints(g.pack, value), rule: g.edition.press.rule },
  { points: g.pack.regionPoints[regionOf(wine)] as number, rule: 'region.tras-os-montes' },
];

export function gainPoints(g: Setting, p: Player, seat: Seat, points: number, rule: RuleId): void {
  if (points === 0) return;
  p.fairPoints += points;
  g.emit?.({ rule, kind: 'fair-points', seat, points });
}

/** A step of the press release: it pushes what it asks. The frame is that of the release. */
export type PressStep = (g: Setting, s: State, f: FrameOf<'press'>) => void;

/** The steps of the edition in their order, and the wine is gone (A147). */
export const press: Procedure<'press'> = {
  run(g, s, f) {
    const step = g.edition.press.steps[f.step++];
    if (step !== undefined) return step(g, s, f);
    end(g);
    removeWine(playerOf(s, f.seat), f.item);
  },
};

export const askStand: PressStep = (g, _s, f) => push(g, 'stand', f.seat);

/** press.points-2016: an expert for each feature of the vintage, the first on top of the stack. */
export const askExperts: PressStep = (g, s, f) => {
  for (let feature = s.piles.length - 1; feature >= 0; feature--) {
    if ((g.pack.symbols[s.vintage]?.[feature] ?? 0) > 0) push(g, 'send-expert', f.seat, 1, feature);
  }
};

export const askBarrels: PressStep = (g, _s, f) => askMagnates(g, f, 'collect-barrels');

/** The frames in which barrels are carried. */
type Carried = 'collect-barrels' | 'entrust-barrels';

export function askMagnates(g: Setting, release: FrameOf<'press'>, kind: Carried): void {
  if (g.pack.mostMagnates === 0) return;
  const barrels = frame(kind, release.seat, g.pack.mostMagnates, release.item);
  barrels.value = release.value;
  g.stack.push(barrels);
}

/** All stands are open, however many play (A70). */
export const standing: Asking<'stand'> = {
  by: seatOf,
  moves(_g, s, _f, out, all) {
    for (let i = 0; i < s.stands.length; i++) if (all || s.stands[i] === NOBODY) out.push(stand(i));
  },
  exact: true,
  forbids: (g, s, _f, m, tally) => (s.stands[m.to] === NOBODY ? undefined : lacksOne(g.edition.press.rule, 'free-space', 0, tally)),
  play(g, s, f, m) {
    end(g);
    s.stands[m.to] = f.seat;
    g.emit?.({ rule: g.edition.press.rule, kind: 'stand-taken', seat: f.seat, stand: m.to });
    scoreFeatures(g, s, f.seat, m.to);
    standBonus(g, s, f.seat, m.to);
  },
};

/** press.points-2010: the sections of the features that the stand shows, as the markers stand now (A83); in 2016 stands show none. */
function scoreFeatures(g: Setting, s: State, seat: Seat, at: number): void {
  for (let rest = g.pack.standFeatures[at] as number; rest !== 0; rest &= rest - 1) {
    gainPoints(g, playerOf(s, seat), seat, sectionOf(g, s, lowest(rest)), g.edition.press.rule);
  }
}

function standBonus(g: Setting, s: State, seat: Seat, at: number): void {
  const p = playerOf(s, seat);
  const amount = g.pack.standAmount[at] as number;
  const { rule } = g.edition.press;
  switch (g.pack.standBonus[at]) {
    case EXPERT:
      giveExperts(g, seat, amount, rule);
      break;
    case MONEY:
      p.money += amount;
      g.emit?.({ rule, kind: 'stand-money', seat, money: amount });
      break;
    case POINTS:
      gainPoints(g, p, seat, amount, rule);
  }
}

/** One face-up expert for a feature of the vintage, or none: its symbols, and one more with an arrow (A71, C8). He is discarded at once (C7). */
export const sendExpert: Asking<'send-expert'> = {
  by: seatOf,
  moves(g, s, f, out) {
    for (let rest = playerOf(s, f.seat).expertsUp; rest !== 0; rest &= rest - 1) {
      const expert = lowest(rest);
      if (g.pack.expertFeature[expert] === f.item) out.push(send(expert));
    }
    out.push(DONE);
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    if (m.kind === 'done') return;
    const p = playerOf(s, f.seat);
    p.expertsUp &= ~(1 << m.item);
    g.emit?.({ rule: 'press.points-2016', kind: 'expert-sent', seat: f.seat, expert: m.item });
    returnExpert(g, s, f.seat, m.item);
    gainPoints(g, p, f.seat, pointsOfSending(g, s, m.item), 'press.points-2016');
  },
};

/** press.points-2016: the symbols of his feature on the vintage, and one more with an arrow (A71, C8). */
export const pointsOfSending = (g: Setting, s: State, expert: number): number =>
  (g.pack.symbols[s.vintage]?.[g.pack.expertFeature[expert] as number] ?? 0) + (g.pack.expertArrow[expert] as number);

/** What a barrel does between a player and a magnate. */
interface Carrying {
  readonly move: (magnate: number) => MoveOf<'collect' | 'entrust'>;
  readonly barrels: (p: Player, magnate: number) => number;
  carry(p: Player, magnate: number): void;
  readonly told: 'barrel-collected' | 'barrel-entrusted';
}

/** press.magnates: one barrel each with different magnates whom the wine satisfies (A72). */
export function carrying({ move, barrels, carry, told }: Carrying): Asking<Carried> {
  const forbids = (g: Setting, s: State, f: FrameOf<Carried>, magnate: number, tally?: Tally): Forbidden => {
    const p = playerOf(s, f.seat);
    const lacking = lacksOne('press.magnates', 'barrel', barrels(p, magnate), tally);
    return lacking ?? (pleases(g, s, wineAt(p, f.item), f.value, magnate) ? undefined : 'press.magnates');
  };
  return {
    by: seatOf,
    moves(g, s, f, out, all) {
      for (let magnate = f.step; magnate < 3; magnate++) if (all || forbids(g, s, f, magnate) === undefined) out.push(move(magnate));
      out.push(DONE);
    },
    exact: true,
    forbids: (g, s, f, m, tally) => (m.kind === 'done' ? undefined : forbids(g, s, f, m.item, tally)),
    play(g, s, f, m) {
      if (m.kind === 'done') return end(g);
      f.step = m.item + 1;
      f.count++;
      if (f.count === f.most) end(g);
      carry(playerOf(s, f.seat), m.item);
      g.emit?.({ rule: 'press.magnates', kind: told, seat: f.seat, magnate: m.item });
    },
  };
}

/** Barrels come from the magnates (2016). */
export const collectBarrels: Asking<'collect-barrels'> = carrying({
  move: collect,
  barrels: barrelsAt,
  carry(p, magnate) {
    addBarrel(p, magnate, -1);
    p.barrels++;
  },
  told: 'barrel-collected',
});

/** press.magnates: A wants a colour, B a value, C regions, as the current vintage says (A61, A74, A75, C4). */
export function pleases(g: Setting, s: State, wine: number, value: number, magnate: number): boolean {
  if (magnate === 0) return g.pack.wantsColour[s.vintage] === colourOf(wine);
  if (magnate === 1) return (g.pack.wantsValue[s.vintage] as number) <= value;
  return has(g.pack.wantsRegion[s.vintage] as number, regionOf(wine));
}
