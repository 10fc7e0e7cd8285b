// A set of amounts that is chosen step by step and ends in one of the offered ones.

type Amounts = readonly number[];

/** Whether these can still become one of the goals: one that has at least as much of each. */
export const leadsTo = (goals: readonly Amounts[], amounts: Amounts): boolean =>
  amounts.every(n => n >= 0) && goals.some(goal => amounts.every((n, i) => n <= (goal[i] ?? 0)));

/** With one of them changed. */
export const changedAt = (amounts: Amounts, at: number, by: number): Amounts => amounts.map((n, i) => (i === at ? n + by : n));
