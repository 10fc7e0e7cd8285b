// Maintenance of 2010: interest, then salaries, from the account alone. Everybody at the same time (flow.together), each in a lane:
// frame lose-piece asks what is lost for interest not paid, frame salaries pays, frame dismiss asks who leaves.

import type { Seat } from '@adega/kernel';
import { listOf } from '@adega/kit';
import type { BankTables } from '../data/pack.ts';
import type { Frame } from '../frames.ts';
import { dismiss, loseVineyard, loseWinery, WITH_CUBE } from '../moves.ts';
import { type Estate, type MoveOf, NONE, type Player, type State } from '../state.ts';
import { bankOf, setAccount } from './bank.ts';
import { estateOf } from './estates.ts';
import { type Asking, end, frame, nothing, type Procedure, playerOf, type Setting, seatOf } from './setting.ts';

export const interest: Procedure<'interest'> = {
  run(g, s) {
    end(g);
    s.lanes = listOf(s.players.length, seat => {
      const isPaid = payInterest(g, s, seat);
      return isPaid || !hasPiece(playerOf(s, seat)) ? dismissals(g, s, seat) : [frame('salaries', seat), frame('lose-piece', seat)];
    });
  },
};

/** The question who leaves, once salaries are paid; none where all can stay. */
function dismissals(g: Setting, s: State, seat: Seat): Frame[] {
  const unpaid = paySalaries(g, s, seat);
  return unpaid === 0 ? [] : [frame('dismiss', seat, unpaid)];
}

/** What interest changes an account by: never beyond either end (A126, A130). */
export const changeBy = ({ most }: BankTables, account: number, due: number): number => Math.max(-account, Math.min(due, most - account));

/** How many of the enologists an account can pay. */
export const paidBy = ({ salary }: BankTables, account: number, staff: number): number =>
  salary === 0 ? staff : Math.min(staff, Math.floor(account / salary));

/** maintenance.interest: whether all of it was paid, which exactly enough does (A121). */
function payInterest(g: Setting, s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const due = bankOf(g).interest[p.investment] as number;
  const change = changeBy(bankOf(g), p.account, due);
  if (change !== 0) g.emit?.({ rule: 'maintenance.interest', kind: 'interest', seat, money: change });
  setAccount(g, s, seat, p.account + change);
  return change <= due;
}

/** With nothing to lose nothing happens (A120). */
const hasPiece = (p: Player): boolean => p.estates.some(e => e.wineries > 0 || e.vineyards > 0);

/** Cubes that wait on the wineries of an estate. */
const onWineries = ({ waiting, onCellar }: Estate): number => waiting - onCellar;

/** Whether a cube waits on one of its wineries and none on another. */
export const isMixed = (e: Estate): boolean => onWineries(e) > 0 && onWineries(e) < e.wineries;

/** A winery, and only without any a vineyard; the owner chooses which, also between one with a waiting cube and one without (A119). */
export const losePiece: Asking<'lose-piece'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    const { estates } = playerOf(s, f.seat);
    for (let e = 0; e < estates.length; e++) {
      if ((estates[e] as Estate).wineries > 0) out.push(loseWinery(e));
      if (isMixed(estates[e] as Estate)) out.push(loseWinery(e, WITH_CUBE));
    }
    if (out.length > 0) return;
    for (let e = 0; e < estates.length; e++) if ((estates[e] as Estate).vineyards > 0) out.push(loseVineyard(e));
  },
  forbids: nothing,
  play(g, s, f, m) {
    end(g);
    const p = playerOf(s, f.seat);
    if (m.kind === 'lose-winery') removeWinery(g, s, f.seat, p, m);
    else removeVineyard(g, s, f.seat, p, m.estate);
  },
};

/** To the supply, as does a cube that waited on it. */
function removeWinery(g: Setting, s: State, seat: Seat, p: Player, m: MoveOf<'lose-winery'>): void {
  const estate = estateOf(p, m.estate);
  estate.wineries--;
  s.wineries++;
  const cubes = m.to === WITH_CUBE || onWineries(estate) > estate.wineries ? 1 : 0;
  estate.waiting -= cubes;
  s.cubeSupply += cubes;
  g.emit?.({ rule: 'maintenance.interest', kind: 'winery-lost', seat, estate: m.estate, cubes });
  if (estate.enologists <= estate.wineries) return;
  estate.enologists--;
  const free = p.estates.find(other => other.enologists < other.wineries);
  if (free === undefined) s.enologists++;
  else free.enologists++;
}

/** Out of the game. An estate without its last vineyard takes its marker back and can be founded anew. */
function removeVineyard(g: Setting, s: State, seat: Seat, p: Player, e: number): void {
  const estate = estateOf(p, e);
  estate.vineyards--;
  s.vineyardsLost++;
  g.emit?.({ rule: 'maintenance.interest', kind: 'vineyard-lost', seat, estate: e });
  if (estate.farmers > estate.vineyards) moveFarmer(s, p, estate);
  if (estate.vineyards > 0) return;
  estate.region = NONE;
  estate.colour = NONE;
}

function moveFarmer(s: State, p: Player, from: Estate): void {
  from.farmers--;
  const free = p.estates.find(other => other.farmers < other.vineyards);
  if (free === undefined) s.farmers++;
  else free.farmers++;
}

/** After a piece was lost. */
export const salaries: Procedure<'salaries'> = {
  run(g, s, f) {
    end(g);
    g.stack.push(...dismissals(g, s, f.seat));
  },
};

/** maintenance.salaries: as many as the account can pay; exactly the others leave (A129). Gives how many. */
function paySalaries(g: Setting, s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  const { salary } = bankOf(g);
  const staff = p.estates.reduce((n, e) => n + e.enologists, 0);
  const paid = paidBy(bankOf(g), p.account, staff);
  if (paid > 0) g.emit?.({ rule: 'maintenance.salaries', kind: 'salaries', seat, money: paid * salary });
  setAccount(g, s, seat, p.account - paid * salary);
  return staff - paid;
}

export const dismissing: Asking<'dismiss'> = {
  by: seatOf,
  moves(_g, s, f, out) {
    const { estates } = playerOf(s, f.seat);
    for (let e = 0; e < estates.length; e++) if ((estates[e] as Estate).enologists > 0) out.push(dismiss(e));
  },
  forbids: nothing,
  play(g, s, f, m) {
    f.count++;
    if (f.count === f.most) end(g);
    estateOf(playerOf(s, f.seat), m.estate).enologists--;
    s.enologists++;
    g.emit?.({ rule: 'maintenance.salaries', kind: 'dismissed', seat: f.seat, estate: m.estate });
  },
};
