// What the run showed, for the terminal and as a page.
import type { Mutant } from './mutants.ts';

interface Outcome {
  readonly mutant: Mutant;
  readonly file: string;
  readonly by: string | undefined;
  readonly reached: number;
}

interface Report {
  readonly text: string;
  readonly page: string;
  /** Survivors without a reason. */
  readonly open: number;
}

const ROLES = ['guard', 'score', 'effect'] as const;

/** What noticed a mutant with which the tests never come to an end. */
export const NO_END = 'no end';

export function makeReport(outcomes: readonly Outcome[], why: (mutant: Mutant) => string | undefined, seconds: number): Report {
  const alive = outcomes.filter(o => o.by === undefined).sort((a, b) => a.file.localeCompare(b.file) || a.mutant.line - b.mutant.line);
  const reasons = alive.map(o => ({ ...o, why: why(o.mutant) }));
  const open = reasons.filter(o => o.why === undefined);
  const lines = open.map(
    o =>
      `${o.file}:${o.mutant.line} ${o.mutant.role} ${o.mutant.inside}: ${change(o.mutant)}${o.reached === 0 ? ' (no test comes here)' : ''}\n`,
  );
  const counts = ROLES.map(role => countOf(role, outcomes, reasons));
  const endless = outcomes.filter(o => o.by === NO_END).length;
  const text = `${lines.join('')}${counts.map(c => `${c.join(' ')}\n`).join('')}${endless} never end, ${Math.round(seconds)} seconds\n`;
  return { text, page: pageOf(counts, reasons, seconds), open: open.length };
}

type Row = readonly [role: string, all: string, noticed: string, accepted: string, open: string];

function countOf(role: string, outcomes: readonly Outcome[], alive: readonly (Outcome & { why: string | undefined })[]): Row {
  const all = outcomes.filter(o => o.mutant.role === role);
  const here = alive.filter(o => o.mutant.role === role);
  const accepted = here.filter(o => o.why !== undefined).length;
  return [
    role,
    `${all.length} mutants`,
    `${all.length - here.length} noticed`,
    `${accepted} change nothing`,
    `${here.length - accepted} survive`,
  ];
}

const change = ({ from, to }: Mutant): string => `${oneLine(from)}  →  ${oneLine(to)}`;
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);

function pageOf(counts: readonly Row[], alive: readonly (Outcome & { why: string | undefined })[], seconds: number): string {
  const reasons = [...new Set(alive.map(o => o.why ?? 'not yet explained'))].sort();
  const list = (why: string): string =>
    alive
      .filter(o => (o.why ?? 'not yet explained') === why)
      .map(o => `- \`${o.file}\` ${o.mutant.role} in \`${o.mutant.inside}\`: \`${change(o.mutant)}\``)
      .join('\n');
  return `# Mutation run

The guards, numbers and effects of the rules of Vinhos and Vino are switched off one at a time, and the rule examples and scenarios run against
each such mutant. \`npm run mutate\` does it (\`-- press fair\` for some files, \`-- --write\` renews this page).
Last full run: ${Math.round(seconds)} seconds, two processes.

| | |
|---|---|
${counts.map(([role, ...rest]) => `| ${role} | ${rest.join(', ')} |`).join('\n')}

A guard is what decides whether something may be done, a score is what counts points, an effect is everything else. What is only told
(events) and what runs when a file is loaded is not mutated. \`tools/mutation/mutants.ts\` says which changes are made.

## Mutants by which nothing changes

No test can notice them. The reasons are kept in \`tools/mutation/accepted.ts\`; a survivor that is not listed there fails the run.

${reasons.map(why => `### ${why}\n\n${list(why)}`).join('\n\n')}
`;
}
