// What is wrong with a record, as a sentence.

import type { RecordProblem, Refusal } from '@adega/kernel';
import { BadInput } from './command.ts';
import { eitherOf } from './nearest.ts';

/** One sentence: the file, the line, what stands there, what would be right. */
export function badRecord(file: string, problem: RecordProblem): BadInput {
  const line = problem.line === undefined ? '' : `, line ${problem.line}`;
  return new BadInput(`${file}${line}: ${SENTENCES[problem.problem](problem)}`);
}

const quoted = (text: string): string => JSON.stringify(text);

const SENTENCES: { readonly [K in RecordProblem['problem']]: (p: RecordProblem) => string } = {
  'not-a-record': p => `this is no record: it must begin with ${quoted(p.expected[0] ?? '')}, not with ${quoted(p.found)}`,
  'bad-line': p => `${quoted(p.found)} is no line of a header, which is ${quoted(p.expected[0] ?? '')}`,
  'unknown-key': p => `the header cannot have ${quoted(p.found)}, only ${eitherOf(p.expected)}`,
  'repeated-key': p => `${quoted(p.found)} stands here a second time`,
  'missing-key': p => `the header ends here without ${eitherOf(p.expected)}`,
  'bad-value': p => `found ${quoted(p.found)}, expected ${eitherOf(p.expected)}`,
  'other-game': p => `this is a game of ${p.found}, not of ${eitherOf(p.expected)}`,
  'other-rules': p =>
    `played by version ${p.found} of the rules, and this is version ${p.expected[0]}: --accept rules tries it all the same`,
  'other-pack': p => `played with pack ${p.found}, not with ${p.expected[0]}: give it with --pack FILE, or try it with --accept pack`,
  'unknown-option': p => `there is no option ${quoted(p.found)}, only ${eitherOf(p.expected)}`,
  'unknown-actor': p => `${quoted(p.found)} is nobody: a move begins with ${eitherOf(p.expected)}`,
  unparsable: p => (p.found === '' ? `a word is missing: ${eitherOf(p.expected)}` : `cannot read ${quoted(p.found)}${wanted(p)}`),
  'not-asked': p => (p.expected.length === 0 ? 'the game is already over' : `${p.found} is not asked here, but ${eitherOf(p.expected)}`),
  'not-offered': p => `${quoted(p.found)} is not offered${becauseOf(p.refusal)}; offered: ${eitherOf(p.expected)}`,
};

const wanted = (p: RecordProblem): string => (p.expected.length === 0 ? ', which is too much' : `; expected ${eitherOf(p.expected)}`);

function becauseOf(refusal: Refusal | undefined): string {
  if (refusal === undefined) return '';
  const { rule, of, needs, has } = refusal;
  if (needs === undefined) return ` (${rule})`;
  return ` (${rule}: needs ${of ?? ''} ${needs.map(part => `${part.amount} for ${part.part}`).join(', ')}, has ${has})`;
}
