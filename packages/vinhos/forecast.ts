// The account over the years to come if nothing is done about it: interest, then salaries.

import type { Seat } from '@adega/kernel';
import { phaseOf } from './course.ts';
import type { BankTables } from './data/pack.ts';
import { worthOfInvestments } from './rules/bank.ts';
import { changeBy, paidBy } from './rules/interest.ts';
import { playerOf, type Setting } from './rules/setting.ts';
import type { State } from './state.ts';

export interface YearOfAccount {
  readonly year: number;
  readonly before: number;
  /** What the account really changes by. */
  readonly interest: number;
  /** Interest that cannot be paid costs a building. */
  readonly unpaid: boolean;
  readonly salaries: number;
  /** Enologists who cannot be paid. */
  readonly leaving: number;
  readonly after: number;
  /** How often the account arrives at 0 in this year (maintenance.minus-two). */
  readonly zeros: number;
}

export interface AccountAhead {
  readonly years: readonly YearOfAccount[];
  /** What disinvesting everything would bring in cash. */
  readonly worth: number;
}

/** What one thinks of having. */
export interface Plan {
  readonly account: number;
  /** The space of the investment marker. */
  readonly investment: number;
}

/** As it stands, or as it would be with other amounts. Undefined in an edition without a bank. */
export function accountAhead(g: Setting, s: State, seat: Seat, plan: Plan = playerOf(s, seat)): AccountAhead | undefined {
  if (g.pack.bank === undefined) return undefined;
  const p = playerOf(s, seat);
  const due = g.pack.bank.interest[plan.investment] as number;
  const years: YearOfAccount[] = [];
  let account = plan.account;
  let staff = p.estates.reduce((n, e) => n + e.enologists, 0);
  for (let year = nextInterest(g, s); year <= g.pack.years; year++) {
    const then = yearOf(g.pack.bank, year, account, due, staff);
    years.push(then);
    account = then.after;
    staff -= then.leaving;
  }
  return { years, worth: worthOfInvestments(g, p) };
}

/** The first year whose interest is still to come. */
function nextInterest(g: Setting, s: State): number {
  return Math.max(1, s.year) + (phaseOf(s) >= g.edition.year.indexOf('interest') ? 1 : 0);
}

function yearOf(bank: BankTables, year: number, before: number, due: number, staff: number): YearOfAccount {
  const interest = changeBy(bank, before, due);
  const between = before + interest;
  const paid = paidBy(bank, between, staff);
  const salaries = paid * bank.salary;
  const after = between - salaries;
  const zeros = Number(between === 0 && before > 0) + Number(after === 0 && between > 0);
  return { year, before, interest, unpaid: interest > due, salaries, leaving: staff - paid, after, zeros };
}
