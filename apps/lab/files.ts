// Files that people wrote. Whatever is wrong with one is said in a sentence that names the file and, where it has one, the line.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from './command.ts';

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'access is denied',
  EEXIST: 'a file is in the way',
  ENOTDIR: 'a file is in the way',
};

export function readText(file: string): string {
  const bytes = readBytes(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(`${file}: this is no text file`);
  }
}

const readBytes = (file: string): Uint8Array => attempt(file, () => readFileSync(file));

export const writeText = (file: string, text: string): void => attempt(file, () => writeFileSync(file, text));

export const makeFolder = (folder: string): void => attempt(folder, () => void mkdirSync(folder, { recursive: true }));

/** What the system refuses, in words. */
function attempt<T>(place: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new BadInput(`${place}: ${REASONS[code] ?? message}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${file}, line ${lineOf(text, error as Error)}: this is no JSON: ${messageOf(error as Error)}`);
  }
}

/** The engine names the position in some of its messages only; a stray character is in the first line with which it is met. */
function lineOf(text: string, error: Error): number {
  const named = /at position (\d+)/.exec(error.message);
  if (named !== null) return text.slice(0, Number(named[1])).trimEnd().split('\n').length;
  const ends = lineEnds(text.trimEnd());
  // Once met, it is met in every longer part: half of what is left can be passed over each time.
  let [from, to] = [0, ends.length - 1];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isStray(text.slice(0, ends[middle]))) to = middle;
    else from = middle + 1;
  }
  return from + 1;
}

/** Where each line ends. */
function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at);
  return [...ends, text.length];
}

function isStray(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith('Unexpected token');
  }
}

function messageOf({ message }: Error): string {
  if (message === 'Unexpected end of JSON input') return 'it ends too early';
  return message.replace(/( in JSON| after JSON)? at position .*$/s, '').replace(/, (\.\.\.)?".*$/s, '');
}
