// The magnates: their action tiles in a turn, the first pick, and their display. Tiles are numbered: first the kinds of action, then the multipliers.

import type { Seat } from '@adega/kernel';
import { has, lowest } from '@adega/kit';
import { lacksMoney, lacksOne, lacksUse } from '@adega/kit/needs.ts';
import { ACTIONS, TILE_ACTIONS, type TileAction } from '../data/words.ts';
import type { FrameOf } from '../frames.ts';
import { PASS, pay, spotOf, take, tile, tileUp } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { type Move, type MoveOf, NOBODY, NONE, type Player, type State } from '../state.ts';
import { leavesAction, leavesMoney, takesOnlyMoney } from './action.ts';
import { hasCellarSite } from './cellars.ts';
import { countExperts, expertsLeft } from './experts.ts';
import { canExport } from './export.ts';
import { giveExperts } from './gifts.ts';
import type { Helper } from './helpers.ts';
import { isWindow, type Occasion } from './moments.ts';
import { canSell } from './sales.ts';
import {
  type Asking,
  askSeat,
  chance,
  type Draw,
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
import { lacksThere } from './spaces.ts';
import { cheapestStaff } from './staff.ts';
import { tilePrice } from './unit.ts';
import { canBuyVineyard, cheapestVineyard } from './vineyards.ts';
import { discardWine, hasWine, wineAt } from './wine.ts';
import { hasWinerySite } from './wineries.ts';

const EXPERT = TILE_ACTIONS.indexOf('expert');
const VINEYARD = TILE_ACTIONS.indexOf('vineyard');
const POINTS = TILE_ACTIONS.indexOf('points');
const SALES = TILE_ACTIONS.indexOf('sales');
const EXPORT = TILE_ACTIONS.indexOf('export');
const WINERY = TILE_ACTIONS.indexOf('winery');
const CELLAR = TILE_ACTIONS.indexOf('cellar');
const ENOLOGIST = TILE_ACTIONS.indexOf('enologist');
const FARMER = TILE_ACTIONS.indexOf('farmer');
export const MULTIPLIERS_FROM = TILE_ACTIONS.length;

export const isMultiplier = (id: number): boolean => id >= MULTIPLIERS_FROM;

// Using an action tile: one a turn (C10a), turned face down (C10), in a turn at the centre too (A88)

function tileMoves(g: Setting, s: State, f: Occasion, out: Move[], all: boolean): void {
  const p = playerOf(s, f.seat);
  if (!all && (s.turn.tiles > 0 || !isWindow(s, f))) return;
  for (let rest = all ? p.tilesUp | p.tilesDown : p.tilesUp; rest !== 0; rest &= rest - 1) {
    const id = lowest(rest);
    if (all || forbidsUsing(g, s, f.seat, id) === undefined) out.push(tile(id));
  }
}

function forbidsTile(g: Setting, s: State, f: Occasion, m: MoveOf<'tile'>, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  if (has(p.tilesDown, m.item)) return lacksOne('magnate.tiles-2016', 'unused', 0, tally);
  if (s.turn.tiles > 0) return lacksUse('magnate.tiles-2016', 'tile', 'tile', s.turn.tiles, 1, tally);
  if (!has(p.tilesUp, m.item)) return 'magnate.tiles-2016';
  return isWindow(s, f) ? forbidsUsing(g, s, f.seat, m.item, tally) : lacksOne('magnate.tiles-2016', 'pause', 0, tally);
}

/** What stands in the way of what a tile does. */
function forbidsUsing(g: Setting, s: State, seat: Seat, id: number, tally?: Tally): Forbidden {
  const p = playerOf(s, seat);
  if (!isTilePossible(g, s, p, id)) {
    if (tally !== undefined) lacksForTile(g, s, p, id, tally);
    return 'magnate.tiles-2016';
  }
  return s.turn.stage === 'between' && tileSpoils(g, s, seat, id) ? 'move.able' : undefined;
}

export function isTilePossible(g: Setting, s: State, p: Player, id: number): boolean {
  switch (id) {
    case EXPERT:
      return tilePrice(g, EXPERT) <= p.money && expertsLeft(g, s);
    case VINEYARD:
      return canBuyVineyard(g, s, p, p.money, g.pack.tileDiscount[VINEYARD] as number);
    case POINTS:
      return true;
    case SALES:
      return canSell(g, s, p);
    case EXPORT:
      return canExport(g, s, p);
    case WINERY:
      return tilePrice(g, WINERY) <= p.money && hasWinerySite(g, s, p);
    case CELLAR:
      return tilePrice(g, CELLAR) <= p.money && hasCellarSite(s, p);
    default:
      return cheapestStaff(g, s, p, id) <= p.money;
  }
}

/** For refusals, where a tile is not possible: what it lacks, money or what no money buys. */
export function lacksForTile(g: Setting, s: State, p: Player, id: number, tally: Tally, rule: RuleId = 'magnate.tiles-2016'): Forbidden {
  const cost = tileCost(g, s, p, id);
  if (Number.isFinite(cost)) return lacksMoney(rule, TILE_ACTIONS[id] as TileAction, cost, p.money, tally);
  if (id === ENOLOGIST) return lacksOne(rule, 'enologist', s.enologists, tally) ?? lacksOne(rule, 'empty-winery', 0, tally);
  if (id === FARMER) return lacksOne(rule, 'farmer', s.farmers, tally) ?? lacksOne(rule, 'empty-vineyard', 0, tally);
  return lacksThere(g, s, p, ACTIONS.indexOf((FRAMES[id] ?? 'experts') as (typeof ACTIONS)[number]), tally, rule);
}

/** What the cheapest thing that a tile gives would cost; Infinity where there is none. */
function tileCost(g: Setting, s: State, p: Player, id: number): number {
  if (id === VINEYARD) return cheapestVineyard(g, s, p) - (g.pack.tileDiscount[VINEYARD] as number);
  if (id === ENOLOGIST || id === FARMER) return cheapestStaff(g, s, p, id);
  const rich = { ...p, money: Number.POSITIVE_INFINITY };
  return isTilePossible(g, s, rich, id) ? tilePrice(g, id) : Number.POSITIVE_INFINITY;
}

/** Those that open an action buy and trade by its rules (A89). */
type Opened = 'vineyards' | 'sales' | 'export' | 'wineries' | 'cellars' | 'staff';
const OPENS: { readonly [tile in TileAction]: Opened | undefined } = {
  expert: undefined,
  vineyard: 'vineyards',
  points: undefined,
  sales: 'sales',
  export: 'export',
  winery: 'wineries',
  cellar: 'cellars',
  enologist: 'staff',
  farmer: 'staff',
};
const FRAMES: readonly (Opened | undefined)[] = TILE_ACTIONS.map(tile => OPENS[tile]);

/** A sales or export action is one or two wines, besides those of the action (A149); every other tile gives one thing. */
export function tileFrame(g: Setting, seat: Seat, id: number): FrameOf<Opened> {
  const most = id === SALES ? g.pack.limit.sales : id === EXPORT ? g.pack.limit.export : 1;
  return frame(FRAMES[id] as Opened, seat, most, NONE, id);
}

/** Between move and action: does every way of using the tile make the action impossible? */
export function tileSpoils(g: Setting, s: State, seat: Seat, id: number): boolean {
  if (takesOnlyMoney(g, s, id)) return !leavesMoney(g, s, id);
  if (id === EXPERT) return countExperts(s) < 2 || !leavesMoney(g, s, id);
  return !leavesAction(g, s, tileFrame(g, seat, id));
}

function playTile(g: Setting, s: State, f: Occasion, m: MoveOf<'tile'>): void {
  const p = playerOf(s, f.seat);
  p.tilesUp &= ~(1 << m.item);
  p.tilesDown |= 1 << m.item;
  s.turn.tiles++;
  g.emit?.({ rule: 'magnate.tiles-2016', kind: 'tile-used', seat: f.seat, tile: m.item });
  if (m.item === POINTS) {
    p.fairPoints += g.pack.tilePoints[POINTS] as number;
    g.emit?.({ rule: 'magnate.tiles-2016', kind: 'fair-points', seat: f.seat, points: g.pack.tilePoints[POINTS] as number });
    return;
  }
  // What the tile turns over matters to the move or action still to come (flow.reveal).
  if (s.turn.stage !== 'after') push(g, 'turn-up');
  if (m.item === EXPERT) hireByTile(g, f.seat, p);
  else g.stack.push(tileFrame(g, f.seat, m.item));
}

/** Free in the box; a pack may print a price. */
function hireByTile(g: Setting, seat: Seat, p: Player): void {
  p.money -= tilePrice(g, EXPERT);
  giveExperts(g, seat, 1, 'magnate.tiles-2016', EXPERT);
}

/** Whether this player could still use a tile that looks at the tops of stacks or piles. */
export function readsTops(_g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  return s.turn.tiles === 0 && (has(p.tilesUp, EXPERT) || has(p.tilesUp, VINEYARD));
}

export const tileHelper: Helper<'tile'> = { kind: 'tile', moves: tileMoves, forbids: forbidsTile, play: playTile };

// The display

/** Fills the empty places of the display, action tiles first, from one stack (setup.magnate-pick, fair.buy-2016, C23). */
export const fillDisplay: Procedure<'fill-display'> = {
  run(g, s) {
    const at = s.display.indexOf(NONE);
    if (at < 0 || (s.multipliersLeft === 0 && s.actionsLeft.every(n => n === 0))) return end(g);
    push(g, 'turn-tile', NONE, 0, at);
  },
};

export const turnTile: Draw<'turn-tile'> = {
  by: chance,
  moves(_g, s, _f, out) {
    for (let i = 0; i < s.actionsLeft.length; i++) if ((s.actionsLeft[i] as number) > 0) out.push(tileUp(i));
    if (out.length > 0) return;
    for (let rest = s.multipliersLeft; rest !== 0; rest &= rest - 1) out.push(tileUp(MULTIPLIERS_FROM + lowest(rest)));
  },
  forbids: nothing,
  weights: (_g, s, _f, moves) => moves.map(m => (isMultiplier(m.item) ? 1 : (s.actionsLeft[m.item] as number))),
  open: () => true,
  play(g, s, f, m) {
    end(g);
    s.display[f.item] = m.item;
    if (isMultiplier(m.item)) s.multipliersLeft &= ~(1 << (m.item - MULTIPLIERS_FROM));
    else s.actionsLeft[m.item] = (s.actionsLeft[m.item] as number) - 1;
    g.emit?.({ rule: s.year === 0 ? 'setup.magnate-pick' : 'fair.buy-2016', kind: 'tile-up', seat: NOBODY, tile: m.item, at: f.item });
  },
};

/** Whether the first of these tiles lies here: one is like another. */
const isFirst = (s: State, id: number, at: number): boolean => id !== NONE && s.display.indexOf(id) === at;

/** An action tile lies face up, ready for use (A95). */
function takeFromDisplay(s: State, p: Player, id: number): void {
  s.display[s.display.indexOf(id)] = NONE;
  if (!isMultiplier(id)) p.tilesUp |= 1 << id;
  else p.multipliers |= 1 << (id - MULTIPLIERS_FROM);
}

/** setup.magnate-pick: in reverse order, before the display is refilled (C14). */
export const magnatePicks: Procedure<'magnate-picks'> = {
  run(g, s, f) {
    if (f.step === s.seats) return end(g);
    f.step++;
    askSeat(g, 'magnate-pick', s.order[s.seats - f.step] as Seat);
  },
};

export const magnatePick: Asking<'magnate-pick'> = {
  by: seatOf,
  moves(_g, s, _f, out) {
    for (let i = 0; i < s.display.length; i++) if (isFirst(s, s.display[i] as number, i)) out.push(take(s.display[i] as number));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    takeFromDisplay(s, playerOf(s, f.seat), m.item);
    g.emit?.({ rule: 'setup.magnate-pick', kind: 'tile-taken', seat: f.seat, tile: m.item });
  },
};

// Buying at the fair

export const buyTiles: Procedure<'buy-tiles'> = {
  run(g, s, f) {
    const passed = f.item === NONE ? 0 : f.item;
    for (let i = 0; i < s.seats; i++) {
      const seat = s.order[(f.step + i) % s.seats] as Seat;
      if (has(passed, seat)) continue;
      f.step = (f.step + i + 1) % s.seats;
      return askSeat(g, 'buy-tile', seat);
    }
    end(g);
  },
};

/** fair.buy-2016: a tile for a wine, or pass for good; who can buy nothing, having no wine say, passes by himself (A68, A91). */
export const buyTile: Asking<'buy-tile'> = {
  by: seatOf,
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    for (let i = 0; i < s.display.length; i++) {
      const id = s.display[i] as number;
      if (isFirst(s, id, i) && (all || forbidsBuying(g, p, id) === undefined)) out.push(take(id));
    }
    out.push(PASS);
  },
  exact: true,
  forbids: (g, s, f, m, tally) => (m.kind === 'pass' ? undefined : forbidsBuying(g, playerOf(s, f.seat), m.item, tally)),
  play(g, s, f, m) {
    end(g);
    if (m.kind === 'pass') return passBuying(g, f.seat, 'fair.buy-2016');
    const p = playerOf(s, f.seat);
    takeFromDisplay(s, p, m.item);
    if (isMultiplier(m.item)) {
      p.barrels--;
      p.manned |= 1 << (m.item - MULTIPLIERS_FROM);
    }
    g.emit?.({ rule: 'fair.buy-2016', kind: 'tile-taken', seat: f.seat, tile: m.item });
    push(g, 'pay-wine', f.seat);
  },
};

export function passBuying(g: Setting, seat: Seat, rule: 'fair.buy-2016' | 'solo.fair'): void {
  const round = g.stack.at(-1) as FrameOf<'buy-tiles'>;
  round.item = (round.item === NONE ? 0 : round.item) | (1 << seat);
  g.emit?.({ rule, kind: 'passed-buying', seat });
}

/** A multiplier needs a barrel of the supply at once (A92). */
function forbidsBuying(g: Setting, p: Player, id: number, tally?: Tally): Forbidden {
  if (!hasWine(p)) return lacksOne('fair.buy-2016', 'wine', 0, tally);
  if (ownsIcon(g, p, id)) return 'fair.buy-2016';
  return isMultiplier(id) ? lacksOne('fair.buy-2016', 'barrel', p.barrels, tally) : undefined;
}

/** Never two with the same icon: the high and the low multiplier of a subject have the same, tiles face down count (A90). */
function ownsIcon(g: Setting, p: Player, id: number): boolean {
  if (!isMultiplier(id)) return has(p.tilesUp | p.tilesDown, id);
  const subject = g.pack.multiplierSubject[id - MULTIPLIERS_FROM];
  for (let rest = p.multipliers; rest !== 0; rest &= rest - 1) if (g.pack.multiplierSubject[lowest(rest)] === subject) return true;
  return false;
}

export const payWine: Asking<'pay-wine'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    const p = playerOf(s, f.seat);
    for (let spot = 0; spot < p.wines.length; spot++) if (wineAt(p, spot) !== 0) out.push(pay(spot));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    discardWine(g, s, f.seat, spotOf(m), 'fair.buy-2016');
  },
};
