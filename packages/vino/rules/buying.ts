// Buying: region by region, owners before newcomers (vino.buy-order).

import { has } from '@adega/kit';
import { PASS } from '../moves.ts';
import { type Frame, type Move, NONE, type State } from '../state.ts';
import { type Asking, end, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { buyMoves, buyVineyard, firstOf, forbidsBuying, ownedIn, ranked } from './vineyards.ts';

/** By rising number (V25); regions that nobody chose are passed over. Frame buying: step how many regions are done. */
export const buying: Procedure = {
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

/** Groups and order as they stand when the region's turn comes (V26). Frame region: item the region, step 0 before its turn. */
export const region: Procedure = {
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
  g.emit?.({ rule: 'vino.buy-order', kind: 'region', seat: NONE, region, owners: s.queue.slice(), newcomers: s.newcomers.slice() });
}

/** Each owner buys as many as he likes in one go, one after the other in any order: what comes first matters when it is the last private
 *  vineyard. After a gift he goes on (V18). Frame extend: item the region. */
export const extending: Asking = {
  by: seatOf,
  moves: hereMoves,
  forbids: forbidsHere,
  play(g, s, f, m) {
    if (m === PASS) end(g);
    else buyVineyard(g, s, f.seat, m);
  },
};

function hereMoves(g: Setting, s: State, f: Frame, out: Move[], all: boolean): void {
  for (let v = firstOf(g, f.item); v < firstOf(g, f.item + 1); v++) buyMoves(g, s, f.seat, v, out, all);
  out.push(PASS);
}

/** Nobody must buy (V29). */
function forbidsHere(g: Setting, s: State, f: Frame, m: Move) {
  return m === PASS ? undefined : forbidsBuying(g, s, f.seat, m);
}

/** In player order, one vineyard at a time, round and round until all have passed (V27). Frame newcomers: item the region, step whose turn. */
export const newcomers: Procedure = {
  run(g, s, f) {
    if (s.newcomers.length === 0) return end(g);
    f.step %= s.newcomers.length;
    push(g, 'enter', s.newcomers[f.step], f.item);
  },
};

/** Who passes is out of this region. Frame enter: item the region. */
export const entering: Asking = {
  by: seatOf,
  moves: hereMoves,
  forbids: forbidsHere,
  play(g, s, f, m) {
    end(g);
    const turns = g.stack.at(-1) as Frame;
    if (m === PASS) s.newcomers.splice(turns.step, 1);
    else {
      turns.step++;
      buyVineyard(g, s, f.seat, m);
    }
  },
};
