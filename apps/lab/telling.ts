// A position in the words in which scenarios describe it, as lines for people.

import { type AnyGame, isProblems, type Told } from '@adega/kernel';
import { PLAYHOUSES } from '@adega/shelf/scenarios.ts';

/** The position as plain data, or undefined for a game that cannot tell it. */
export function tellPosition(game: AnyGame, pack: unknown, state: unknown, seats: number): Told | undefined {
  const stage = PLAYHOUSES.find(house => house.id === game.id)?.open(pack);
  if (stage === undefined || isProblems(stage)) return undefined;
  const names = Array.from({ length: seats }, (_, i) => String(i + 1));
  return JSON.parse(JSON.stringify(stage.tell(state, names))) as Told;
}

const WIDTH = 130;

type Fields = { readonly [word: string]: unknown };
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const EMPTY: readonly unknown[] = [null, undefined, '', 0, false];
const isNothing = (x: unknown): boolean => EMPTY.includes(x) || (typeof x === 'object' && x !== null && Object.values(x).every(isNothing));

/** One line for each word, or several where they get too long. What is not there, and what counts 0, is left out, unless something is there
 *  as a rule: `usual` is the position of which nobody has said anything. */
export function linesOf(told: Fields, indent = '', usual: Fields = {}): string {
  return worthTelling(told, usual)
    .map(([word, value]) => lineOf(word, value, indent, usual[word]))
    .join('');
}

const worthTelling = (told: Fields, usual: Fields): [string, unknown][] =>
  Object.entries(told).filter(([word, value]) => !isNothing(value) || !isNothing(usual[word]));

function lineOf(word: string, value: unknown, indent: string, usual: unknown): string {
  const line = `${indent}${word}: ${shortOf(value, usual)}\n`;
  if (!isFields(value) || line.length <= WIDTH) return line;
  return `${indent}${word}:\n${linesOf(value, `${indent}  `, isFields(usual) ? usual : {})}`;
}

function shortOf(value: unknown, usual?: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(one => shortOf(one)).join(', ');
  if (!isFields(value)) return String(value ?? 'none');
  const fields = isFields(usual) ? usual : {};
  const words = worthTelling(value, fields);
  if (words.length === 0) return 'none';
  return words
    .map(([word, v]) => (isFields(v) || Array.isArray(v) ? `${word} (${shortOf(v, fields[word])})` : `${word} ${v ?? 'none'}`))
    .join(', ');
}
