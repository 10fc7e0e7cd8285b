// Who cites a rule or a ruling: its id in comments, strings and names of tests, in the code and in the tests of this repository.

import { globSync, readFileSync } from 'node:fs';

/** A place that cites an id. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

export const isTest = (file: string): boolean => /^packages\/[a-z]+\/test\//.test(file);

/** The lists of ids themselves cite nothing. */
const LISTS = /^packages\/[a-z]+\/(rulebook|rulings|trials)\.ts$/;

const FILES = 'packages/*/**/*.{ts,json,txt}';

/** All citations below a folder, file by file. */
export function citationsIn(root: string): Citation[] {
  const exclude = (name: string): boolean => name.endsWith('node_modules') || name.endsWith('dist');
  const files = globSync(FILES, { cwd: root, exclude }).filter(file => !LISTS.test(file));
  return files.sort().flatMap(file => citationsOf(file, readFileSync(`${root}/${file}`, 'utf8')));
}

/** The citations of one text. Of a program only comments and strings speak; `wine.value` may be a property otherwise. */
export function citationsOf(file: string, text: string): Citation[] {
  const spoken = /\.tsx?$/.test(file) ? text.matchAll(COMMENT_OR_STRING) : [Object.assign([text], { index: 0 })];
  return [...spoken].flatMap(part =>
    idsIn(part[0] as string).map(({ id, at }) => ({ id, file, line: lineAt(text, (part.index as number) + at) })),
  );
}

const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

const RULE = /\b[a-z]+\.[a-z0-9]+(?:-[a-z0-9]+)*/g;
/** One ruling, or all from one to another. */
const RULINGS = /\b([ACV]|SO)(\d+)(a?)\b(?:[-–]\1(\d+)\b)?/g;

function idsIn(text: string): { id: string; at: number }[] {
  const rules = [...text.matchAll(RULE)].map(match => ({ id: match[0], at: match.index }));
  const rulings = [...text.matchAll(RULINGS)].flatMap(({ index, 1: letter, 2: from, 3: more, 4: to }) =>
    numbersTo(Number(from), Number(to ?? from)).map(n => ({ id: `${letter}${n}${more}`, at: index })),
  );
  return [...rules, ...rulings];
}

const numbersTo = (from: number, to: number): number[] => Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => from + i);

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
