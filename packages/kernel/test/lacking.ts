// A refusal for want of something, as tests expect it.
import type { Refusal } from '../index.ts';

/** `parts` add up to what is needed; what is missing of it follows. */
export function lacking(rule: string, of: string, parts: { readonly [part: string]: number }, has: number): Refusal {
  const needs = Object.entries(parts).map(([part, amount]) => ({ part, amount }));
  return { rule, of, needs, has, missing: needs.reduce((sum, { amount }) => sum + amount, 0) - has };
}
