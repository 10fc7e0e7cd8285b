// Buying: region by region, owners before newcomers (vino.buy-order).

import type { Seat } from '@adega/kernel';
import { has } from '@adega/kit';
import type { FrameOf } from '../frames.ts';
import { PASS } from '../moves.ts';
import type { RuleId } from '../rulebook.ts';
import { type Move, type MoveOf, NOBODY, NONE, type State } from '../state.ts';
import { checkBottle } from './gift.ts';
import { type Asking, end, type Forbidden, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { buyMoves, firstOf, forbidsBuying, occupy, ownedIn, priceOf, ranked, regionOf, takeMarker } from './vineyards.ts';

/** By rising number (V25); regions that nobody chose are passed over. */
export const buying: Procedure<'buying'> = {
  run(g, s, f) {
    const region = g.pack.byNumber[f.step++];
    if (region === undefined) close(g, s);
    else if (s.players.some(p => has(p.chosen, region))) push(g, 'region', NONE, region);
  },
};

/** The choices of this round are done with. */
function close(g: Setting, s: State): void {
  end(g);
  for (const p of s.players) {
    p.chosen = 0;
    p.shown = 0;
  }
}

/** Groups and order as they stand when the region's turn comes (V26). */
export const region: Procedure<'region'> = {
  run(g, s, f) {
    if (f.step++ === 0) return line(g, s, f.item);
    const seat = s.queue.shift();
    if (seat !== undefined) return push(g, 'extend', seat, f.item);
    end(g);
    push(g, 'newcomers', NONE, f.item);
  },
};

function line(g: Setting, s: State, region: number): void {
  const buyers = s.order.filter(seat => has(playerOf(s, seat).chosen, region));
  s.queue = ranked(g, s, region, buyers);
  s.newcomers = buyers.filter(seat => ownedIn(g, s, seat, region) === 0);
  g.emit?.({ rule: 'vino.buy-order', kind: 'region', seat: NOBODY, region, owners: s.queue.slice(), newcomers: s.newcomers.slice() });
}

/** Each owner buys as many as he likes in one go, one after the other in any order: what comes first matters when it is the last private
 *  vineyard. After a gift he goes on (V18). */
export const extending: Asking<'extend'> = {
  by: seatOf,
  moves: hereMoves,
  exact: true,
  forbids: forbidsHere,
  play(g, s, f, m) {
    if (m.kind === 'pass') {
      end(g);
      if (f.step === 0) tellPassing(g, f.seat, f.item);
    } else {
      f.step++;
      buyVineyard(g, s, f.seat, m);
    }
  },
};

function hereMoves(g: Setting, s: State, f: FrameOf<'extend' | 'enter'>, out: Move[], all: boolean): void {
  for (let v = firstOf(g, f.item); v < firstOf(g, f.item + 1); v++) buyMoves(g, s, f.seat, v, out, all);
  out.push(PASS);
}

/** Nobody must buy (V29). */
function forbidsHere(g: Setting, s: State, f: FrameOf<'extend' | 'enter'>, m: MoveOf<'buy' | 'pass'>): Forbidden {
  return m.kind === 'pass' ? undefined : forbidsBuying(g, s, f.seat, m);
}

/** Whoever has bought something has been told of by that. */
const tellPassing = (g: Setting, seat: Seat, region: number): void => g.emit?.({ rule: 'vino.buy', kind: 'passed', seat, region });

/** In player order, one vineyard at a time, round and round until all have passed (V27). */
export const newcomers: Procedure<'newcomers'> = {
  run(g, s, f) {
    if (s.newcomers.length === 0) return end(g);
    f.step %= s.newcomers.length;
    push(g, 'enter', s.newcomers[f.step], f.item);
  },
};

/** Who passes is out of this region. */
export const entering: Asking<'enter'> = {
  by: seatOf,
  moves: hereMoves,
  exact: true,
  forbids: forbidsHere,
  play(g, s, f, m) {
    end(g);
    const turns = g.stack.at(-1) as FrameOf<'newcomers'>;
    if (m.kind === 'pass') {
      s.newcomers.splice(turns.step, 1);
      if (ownedIn(g, s, f.seat, f.item) === 0) tellPassing(g, f.seat, f.item);
    } else {
      turns.step++;
      buyVineyard(g, s, f.seat, m);
    }
  },
};

/** Pays for a vineyard and takes it, with a marker in a new region; a gift may follow at once (vino.gift). */
export function buyVineyard(g: Setting, s: State, seat: Seat, m: MoveOf<'buy'>, rule: RuleId = 'vino.buy'): void {
  const p = playerOf(s, seat);
  const region = regionOf(g, m.item);
  const cost = priceOf(g, m.item);
  if (m.variety !== NONE) takeMarker(g, s, seat, region, m.variety);
  p.money -= cost;
  s.bank += cost;
  s.bought = 1;
  g.emit?.({ rule, kind: 'bought', seat, vineyard: m.item, region, cost });
  occupy(g, s, seat, m.item);
  checkBottle(g, s, m.item);
}
