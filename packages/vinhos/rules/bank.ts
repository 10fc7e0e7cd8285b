// Account and investments.

import type { Seat } from '@adega/kernel';
import { lacks, lacksOne, lacksUse } from '@adega/kit/needs.ts';
import type { BankTables } from '../data/pack.ts';
import { SPACE_ACTIONS } from '../data/words.ts';
import type { FrameKind, FrameOf } from '../frames.ts';
import { DISINVEST, deposit, INVEST, withdraw } from '../moves.ts';
import { NONE, type Player, type State } from '../state.ts';
import type { Helper } from './helpers.ts';
import type { Occasion } from './moments.ts';
import { type Forbidden, playerOf, type Setting, type Tally, tileOf } from './setting.ts';
import { actionAt } from './spaces.ts';
import type { Unit } from './unit.ts';

const BANK = SPACE_ACTIONS.indexOf('bank');

/** The numbers of the bank; only an edition that has one asks for them. */
export const bankOf = (g: Setting): BankTables => g.pack.bank as BankTables;

export function openAccount(g: Setting, p: Player): void {
  p.account = bankOf(g).start;
  p.investment = bankOf(g).investment;
}

/** maintenance.minus-two: whoever arrives at 0 loses points, each time (A121-A124); they may fall below 0 (A125). */
export function setAccount(g: Setting, s: State, seat: Seat, amount: number): void {
  const p = playerOf(s, seat);
  const arrives = amount === 0 && p.account > 0;
  p.account = amount;
  if (!arrives) return;
  p.bankVp -= bankOf(g).loss;
  g.emit?.({ rule: 'maintenance.minus-two', kind: 'points-lost', seat, vp: bankOf(g).loss });
}

/** sales.sell: the number of the space (C49), up to the end of the account, the rest is lost (A126). */
export function receiveOnAccount(g: Setting, p: Player, value: number): number {
  const received = Math.min(value, bankOf(g).most - p.account);
  p.account += received;
  return received;
}

/** Whether the marker can go a step to the right at all. */
export const canRise = (g: Setting, p: Player): boolean => p.investment < bankOf(g).invest.length;

/** Past the last step there is no price that could be paid. */
export const investPrice = (g: Setting, p: Player): number => bankOf(g).invest[p.investment] ?? Number.POSITIVE_INFINITY;

/** The full price is needed (A124). */
function forbidsInvesting(g: Setting, p: Player, tally?: Tally): Forbidden {
  if (!canRise(g, p)) return lacksOne('bank.action', 'investment', 0, tally);
  return lacks('bank.action', 'account', 'investment', investPrice(g, p), p.account, tally);
}

/** At least one of the three things (A6). */
export const canBank = (g: Setting, p: Player, money: number): boolean =>
  p.account > 0 || money > 0 || forbidsInvesting(g, p) === undefined;

// What a frame of the bank keeps: in its item what was moved last, in its step what may no longer be done.
const DEPOSITED = 0;
const WITHDRAWN = 1;
const HAS_WITHDRAWN = 1;
const HAS_INVESTED = 2;

const mayDeposit = (f: FrameOf<'bank'>): boolean => f.item !== DEPOSITED && (f.step & HAS_WITHDRAWN) === 0;
const mayWithdraw = (f: FrameOf<'bank'>): boolean => f.item !== WITHDRAWN;

/** bank.action: amounts are one move; no deposit after a withdrawal, so that it ends. */
export const banking: Unit<'bank'> = {
  moves(g, s, f, out, all) {
    const p = playerOf(s, f.seat);
    const deposits = all || mayDeposit(f) ? Math.min(p.money, bankOf(g).most - p.account) : 0;
    const withdrawals = all || mayWithdraw(f) ? p.account : 0;
    for (let n = 1; n <= deposits; n++) out.push(deposit(n));
    for (let n = 1; n <= withdrawals; n++) out.push(withdraw(n));
    if (all || forbidsInvesting(g, p) === undefined) out.push(INVEST);
  },
  forbids(g, s, f, m, tally) {
    if (m.kind === 'invest') return forbidsInvesting(g, playerOf(s, f.seat), tally);
    // More than there is on either side is no candidate.
    if (m.kind === 'deposit') return mayDeposit(f) ? undefined : lacksUse('bank.action', 'deposit', 'deposit', 1, 1, tally);
    return mayWithdraw(f) ? undefined : lacksUse('bank.action', 'withdrawal', 'withdrawal', 1, 1, tally);
  },
  play(g, s, f, m) {
    if (m.kind === 'invest') invest(g, s, f);
    else if (m.kind === 'deposit') move(g, s, f, m.to, DEPOSITED);
    else move(g, s, f, -m.to, WITHDRAWN);
  },
};

/** Cash onto the account, or the other way where the amount is negative. */
function move(g: Setting, s: State, f: FrameOf<'bank'>, amount: number, what: number): void {
  const p = playerOf(s, f.seat);
  f.item = what;
  if (what === WITHDRAWN) f.step |= HAS_WITHDRAWN;
  p.money -= amount;
  g.emit?.({ rule: 'bank.action', kind: what === DEPOSITED ? 'deposited' : 'withdrawn', seat: f.seat, money: Math.abs(amount) });
  setAccount(g, s, f.seat, p.account + amount);
}

function invest(g: Setting, s: State, f: FrameOf<'bank'>): void {
  const p = playerOf(s, f.seat);
  const cost = investPrice(g, p);
  f.item = NONE;
  f.step |= HAS_INVESTED;
  rise(g, s, f.seat, cost);
  setAccount(g, s, f.seat, p.account - cost);
}

/** A step to the right, whoever pays for it. */
export function rise(g: Setting, s: State, seat: Seat, cost: number): void {
  const p = playerOf(s, seat);
  p.investment++;
  g.emit?.({ rule: 'bank.action', kind: 'invested', seat, cost, interest: bankOf(g).interest[p.investment] as number });
}

// Disinvesting: a step to the left for cash.

/** What a player would receive for all his investments, down to the end of the track (end.tie, A133, A134). */
export function worthOfInvestments(g: Setting, p: Player): number {
  let sum = 0;
  for (let i = 0; i < p.investment; i++) sum += bankOf(g).disinvest[i] as number;
  return sum;
}

/** Actions in which money may be wanted once they have begun. */
const COSTLY: readonly FrameKind[] = ['vineyards', 'wineries', 'staff', 'cellars', 'experts', 'bank'];

/** bank.disinvest: in a turn, as long as money may still be wanted in it; later than that it can wait for the next turn (A127, A128). In an
 *  extra action, only for what it buys: whatever comes after it asks again.
 *  At decisions outside the turn it is not offered: the cash buys nothing there and does not reach the account from which interest and
 *  salaries are paid, so it could only lower the interest. */
function mayWantMoney(g: Setting, s: State, f: Occasion): boolean {
  if (tileOf(f) !== NONE) return COSTLY.includes(f.kind);
  switch (s.turn.stage) {
    case 'before':
    case 'between':
      return true;
    case 'acting':
      return COSTLY.includes(f.kind);
    case 'after':
      return g.edition.extras?.mayCome(s, f.seat) === true;
    default:
      return false;
  }
}

/** move.able: between the move and the action the action may not become impossible (A86); with a step that is worth nothing it could. */
function spoilsBanking(g: Setting, s: State, p: Player): boolean {
  if (s.turn.stage !== 'between' || actionAt(g, p.at) !== BANK) return false;
  const lower = p.investment - 1;
  return !canBank(g, { ...p, investment: lower }, p.money + (bankOf(g).disinvest[lower] as number));
}

function forbidsDisinvesting(g: Setting, s: State, f: Occasion, tally?: Tally): Forbidden {
  const p = playerOf(s, f.seat);
  if (p.investment === 0) return lacksOne('bank.disinvest', 'investment', 0, tally);
  const hasInvested = f.kind === 'bank' && (f.step & HAS_INVESTED) !== 0;
  if (hasInvested || !mayWantMoney(g, s, f)) return 'bank.disinvest';
  return spoilsBanking(g, s, p) ? lacksOne('move.able', 'account', 0, tally) : undefined;
}

export const disinvesting: Helper<'disinvest'> = {
  kind: 'disinvest',
  moves(g, s, f, out, all) {
    if (all || forbidsDisinvesting(g, s, f) === undefined) out.push(DISINVEST);
  },
  forbids: (g, s, f, _m, tally) => forbidsDisinvesting(g, s, f, tally),
  play(g, s, f) {
    const p = playerOf(s, f.seat);
    p.investment--;
    const money = bankOf(g).disinvest[p.investment] as number;
    p.money += money;
    g.emit?.({ rule: 'bank.disinvest', kind: 'disinvested', seat: f.seat, money });
  },
};
