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

/** One line for each word, or several where they get too long. What is not there, and what counts 0, is left out. */
export function linesOf(told: Fields, indent = ''): string {
  return Object.entries(told)
    .filter(([, value]) => !isNothing(value))
    .map(([word, value]) => lineOf(word, value, indent))
    .join('');
}

function lineOf(word: string, value: unknown, indent: string): string {
  const line = `${indent}${word}: ${shortOf(value)}\n`;
  return isFields(value) && line.length > WIDTH ? `${indent}${word}:\n${linesOf(value, `${indent}  `)}` : line;
}

function shortOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(shortOf).join(', ');
  if (!isFields(value)) return String(value);
  const words = Object.entries(value).filter(([, v]) => !isNothing(v));
  return words.map(([word, v]) => (isFields(v) || Array.isArray(v) ? `${word} (${shortOf(v)})` : `${word} ${v}`)).join(', ');
}
