// A source with all its mutants in it: each changed piece asks first whether its mutant is the one that lives.
import type { Mutant } from './mutants.ts';

/** `number` gives each mutant the number by which it asks. */
export function instrumented(source: string, mutants: readonly Mutant[], number: (mutant: Mutant) => number): string {
  return piece(source, 0, source.length, mutants, number);
}

/** The text from start to end, where the outermost changes are written around the inner ones. */
function piece(source: string, start: number, end: number, mutants: readonly Mutant[], number: (mutant: Mutant) => number): string {
  let out = '';
  let at = start;
  for (;;) {
    const next = outermost(mutants, at, end);
    if (next === undefined) return out + source.slice(at, end);
    const here = mutants.filter(m => m.start === next.start && m.end === next.end);
    const inner = mutants.filter(m => m.start >= next.start && m.end <= next.end && !here.includes(m));
    out += source.slice(at, next.start) + chosen(piece(source, next.start, next.end, inner, number), here, number);
    at = next.end;
  }
}

function outermost(mutants: readonly Mutant[], from: number, to: number): Mutant | undefined {
  let best: Mutant | undefined;
  for (const m of mutants) {
    if (m.start < from || m.end > to) continue;
    if (best === undefined || m.start < best.start || (m.start === best.start && m.end > best.end)) best = m;
  }
  return best;
}

function chosen(original: string, mutants: readonly Mutant[], number: (mutant: Mutant) => number): string {
  if (original.endsWith(';')) return `if (__lives(${mutants.map(number).join(',')})) { ${mutants[0]?.to} } else { ${original} }`;
  return mutants.reduceRight((rest, m) => `(__lives(${number(m)}) ? (${m.to}) : ${rest})`, `(${original})`);
}
