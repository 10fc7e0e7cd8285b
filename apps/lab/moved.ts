// What moved in a renewed file, in a few words.

import { parseHeader } from '@adega/kernel';
import type { Renewed } from './renewal.ts';

export type Part = 'new' | 'header' | 'entries' | 'result' | 'lines';

export interface Moved {
  readonly file: string;
  /** Nothing: the file is as it should be. */
  readonly parts: readonly Part[];
  /** One text for each part. */
  readonly told: readonly string[];
  readonly stuck: string | undefined;
}

export function movedIn({ file, before, after, stuck }: Renewed): Moved {
  const told =
    before === after ? [] : before === '' ? [['new', 'new'] as const] : isRecord(before) ? inRecord(before, after) : inLines(before, after);
  return { file, parts: told.map(([part]) => part), told: told.map(([, text]) => text), stuck };
}

type Told = readonly [part: Part, text: string];

const isRecord = (text: string): boolean => parseHeader(text).problem === undefined;

const bare = (line: string): boolean => line !== '' && !line.startsWith('#');

function inRecord(before: string, after: string): Told[] {
  const [old, now] = [partsOf(before), partsOf(after)];
  const told: Told[] = [];
  const header = differences(old.header, now.header);
  if (header.length > 0) told.push(['header', `header: ${header.join('; ')}`]);
  const from = old.entries.findIndex((line, i) => line !== now.entries[i]);
  const first = from < 0 ? Math.min(old.entries.length, now.entries.length) : from;
  if (old.entries.join('\n') !== now.entries.join('\n')) {
    const was = old.entries[first] === undefined ? '' : `, where it was "${old.entries[first]}"`;
    told.push(['entries', `entries from ${first + 1} on, ${now.entries.length} instead of ${old.entries.length}${was}`]);
  }
  const result = differences(old.result, now.result);
  if (result.length > 0) told.push(['result', `result: ${result.join('; ')}`]);
  return told;
}

function partsOf(text: string): { readonly header: Lines; readonly result: Lines; readonly entries: readonly string[] } {
  const lines = text.split('\n');
  const gap = lines.indexOf('', lines.findIndex(bare));
  const named = linesByName(lines.slice(0, gap).filter(bare));
  const isResult = (key: string): boolean => key.startsWith('result.');
  return {
    header: new Map([...named].filter(([key]) => !isResult(key))),
    result: new Map([...named].filter(([key]) => isResult(key))),
    entries: lines.slice(gap).filter(bare),
  };
}

type Lines = ReadonlyMap<string, string>;

/** `key: value`, or a row of a table, by what it begins with. */
function linesByName(lines: readonly string[]): Lines {
  const named = lines.map(line => /^\| (.+?) \| (.+) \|$/.exec(line) ?? /^(.+?): (.+)$/.exec(line) ?? [line, line, '']);
  return new Map(named.map(([, key = '', value = '']) => [key, value]));
}

function inLines(before: string, after: string): Told[] {
  const [old, now] = [before, after].map(text => linesByName(text.split('\n').filter(bare))) as [Lines, Lines];
  return differences(old, now).map(text => ['lines', text]);
}

/** A pack has a long name. */
const short = (value: string): string => (/^[0-9a-f]{32,}$/.test(value) ? value.slice(0, 8) : value);

function differences(old: Lines, now: Lines): string[] {
  const keys = [...new Set([...old.keys(), ...now.keys()])].filter(key => old.get(key) !== now.get(key));
  return keys.map(key => `${key} ${short(old.get(key) ?? 'nothing')} -> ${short(now.get(key) ?? 'nothing')}`);
}
