// Pairs of barrels that come back from one house, with renown cubes for them. Frame pair-cubes: where the cubes go.

import type { Seat } from '@adega/kernel';
import { lowest } from '@adega/kit';
import { cloneFor } from '../clone.ts';
import { cubes, DONE, pair } from '../moves.ts';
import type { Move, MoveOf, State } from '../state.ts';
import { salesArea } from './barrels.ts';
import type { Helper } from './helpers.ts';
import { isWindow } from './moments.ts';
import { type Asking, end, extrasOf, nothing, type Procedure, playerOf, push, type Setting, seatOf } from './setting.ts';
import { hasRoom, isInPlay, placeCube } from './supply.ts';

const CUBES = 2;

const always = (): boolean => true;

/** Pairs of his barrels in one house, of those that fit. */
function pairMoves(g: Setting, s: State, seat: Seat, out: Move[], fits: (m: MoveOf<'pair'>) => boolean = always): void {
  for (let own = salesArea.held(s, seat); own !== 0; own &= own - 1) {
    const a = lowest(own);
    for (let rest = own & (own - 1); rest !== 0; rest &= rest - 1) {
      const b = lowest(rest);
      if (g.pack.saleHouse[a] === g.pack.saleHouse[b] && fits(pair(a, b))) out.push(pair(a, b));
    }
  }
}

/** Whether a seat has two barrels in one house. */
function hasPair(g: Setting, s: State, seat: Seat): boolean {
  const moves: Move[] = [];
  pairMoves(g, s, seat, moves);
  return moves.length > 0;
}

/** sales.retrieve-pairs: before an action, never in one (A131, A156). */
export const retrievingPairs: Helper<'pair'> = {
  kind: 'pair',
  moves(g, s, f, out, all) {
    if (all || isWindow(s, f)) pairMoves(g, s, f.seat, out, m => all || canFollow(g, s, f.seat, m));
  },
  forbids: (g, s, f, m) => (isWindow(s, f) && canFollow(g, s, f.seat, m) ? undefined : 'sales.retrieve-pairs'),
  play(g, s, f, m) {
    if (s.turn.stage === 'after') s.turn.owes = 1;
    takePair(g, s, f.seat, m, 'sales.retrieve-pairs');
  },
};

function takePair(g: Setting, s: State, seat: Seat, m: MoveOf<'pair'>, rule: 'sales.retrieve-pairs' | 'maintenance.variant-pairs'): void {
  lift(s, seat, m);
  g.emit?.({ rule, kind: 'pair-back', seat, from: [m.item, m.to] });
  push(g, 'pair-cubes', seat);
}

function lift(s: State, seat: Seat, m: MoveOf<'pair'>): void {
  salesArea.clear(s, seat, m.item);
  salesArea.clear(s, seat, m.to);
  playerOf(s, seat).barrels += 2;
}

/** After the action of the turn a pair only helps an action of the magnates, which must then follow: with some choice of cubes there is one. */
function canFollow(g: Setting, s: State, seat: Seat, m: MoveOf<'pair'>): boolean {
  if (s.turn.stage !== 'after') return true;
  const { mayCome, canFollow: can } = extrasOf(g);
  if (!mayCome(s, seat)) return false;
  if (can(g, s, seat)) return true;
  const copy = cloneFor(s, seat);
  lift(copy, seat, m);
  return cubeSets(g, copy).some(set => leavesAction(g, copy, seat, set));
}

function leavesAction(g: Setting, s: State, seat: Seat, set: number): boolean {
  const copy = cloneFor(s, seat);
  for (let region = 0; region < s.cubes.length; region++) copy.cubes[region] = (s.cubes[region] as number) + ((set >> region) & 1);
  return extrasOf(g).canFollow(g, copy, seat);
}

/** Sets of different regions in play with room, as large as they can be. */
function cubeSets(g: Setting, s: State): number[] {
  const open: number[] = [];
  for (let region = 0; region < s.cubes.length; region++) if (isInPlay(s, region) && hasRoom(g, s, region)) open.push(1 << region);
  const size = Math.min(CUBES, s.cubeSupply, open.length);
  if (size < CUBES) return size === 0 ? [0] : open;
  return open.flatMap((a, i) => open.slice(i + 1).map(b => a | b));
}

/** Two cubes into two regions of one's choice, fewer where not possible (A39). */
export const pairCubes: Asking<'pair-cubes'> = {
  by: seatOf,
  moves(g, s, _f, out) {
    for (const set of cubeSets(g, s)) out.push(cubes(set));
  },
  forbids: (g, s, f, m) => (s.turn.owes === 1 && !leavesAction(g, s, f.seat, m.item) ? 'magnate.benefit-2010' : undefined),
  play(g, s, f, m) {
    end(g);
    for (let region = 0; region < s.cubes.length; region++) {
      if (((m.item >> region) & 1) === 1) placeCube(g, s, f.seat, region, 'sales.retrieve-pairs');
    }
  },
};

// The maintenance variant

/** maintenance.variant-pairs: in order, because cubes are placed; one pair if there is one, more as one likes (C34, A132). */
export const pairsRound: Procedure<'pairs-round'> = {
  run(g, s, f) {
    const seat = s.pairsDue === 1 ? s.order[f.step++] : undefined;
    if (seat === undefined) end(g);
    else if (hasPair(g, s, seat)) push(g, 'pairs-due', seat);
  },
};

export const pairsDue: Asking<'pairs-due'> = {
  by: seatOf,
  moves(g, s, f, out) {
    pairMoves(g, s, f.seat, out);
    if (f.count > 0) out.push(DONE);
  },
  forbids: nothing,
  play(g, s, f, m) {
    if (m.kind === 'done') return end(g);
    f.count++;
    takePair(g, s, f.seat, m, 'maintenance.variant-pairs');
  },
};
