// The lists of rules and rulings themselves.

import { expect, test } from 'vitest';
import { EDITIONS, RULEBOOK, RULES } from '../../rulebook.ts';
import { RULINGS, type Ruling } from '../../rulings.ts';

/** What the French book is about from a line on: all of 2016, then all of Reserve, then a guide to both, with the solo game in it. All
 *  rules of 2016 for two hold against the automa. */
function inFrench(line: number): readonly string[] {
  if (line < 1136) return ['2016', 'solo'];
  if (line < 2557) return ['reserve'];
  return line >= 3298 && line <= 3456 ? ['solo'] : ['2016', 'reserve', 'solo'];
}

/** What a text is about. */
const EDITIONS_OF: { readonly [source: string]: (line: number) => readonly string[] } = {
  S0: inFrench,
  S1: () => ['first'],
  S3: () => ['2016', 'solo'],
  S4: () => ['2016', 'solo'],
};

/** The editions whose texts a citation names. */
function editionsSaying(said: string): Set<string> {
  const editions = new Set<string>();
  for (const [, source = '', lines = ''] of said.matchAll(/(S\d):(\S+)/g)) {
    for (const line of lines.split(/[,-]/)) for (const edition of EDITIONS_OF[source]?.(Number(line)) ?? []) editions.add(edition);
  }
  return editions;
}

/** Ours, where the texts are silent. */
const OURS = ['variant.seat-order', 'flow.together', 'flow.reveal'];

test('each rule is said in a text of each edition it holds for', () => {
  for (const [id, { editions, said }] of Object.entries(RULEBOOK)) {
    if (OURS.includes(id)) expect(said).toBe('');
    else for (const edition of editions) expect(`${id} ${[...editionsSaying(said)].join(' ')}`).toContain(edition);
  }
});

test('citations are lists of lines, rising', () => {
  for (const { said } of Object.values(RULEBOOK)) {
    expect(said).toMatch(/^((S[0134]:\d+(-\d+)?(,\d+(-\d+)?)*)( (?=S))?)*$/);
    for (const part of said.split(' ')) {
      const lines = (part.match(/\d+/g) ?? []).slice(1).map(Number);
      expect(lines).toEqual([...lines].sort((a, b) => a - b));
    }
  }
});

test('the editions of a rule are editions', () => {
  for (const editions of Object.values(RULES)) for (const edition of editions) expect(EDITIONS).toContain(edition);
});

test('a ruling belongs to rules that hold in an edition it concerns', () => {
  for (const [id, { editions, rules }] of Object.entries<Ruling>(RULINGS)) {
    for (const rule of rules) expect([id, rule, RULES[rule].some(edition => editions.includes(edition))]).toEqual([id, rule, true]);
  }
});

test('a ruling is decided by code, or says why not', () => {
  for (const { code, why } of Object.values<Ruling>(RULINGS)) expect(code).toBe(why === undefined);
});

test('no ruling is left out', () => {
  const numbers = (letter: string) =>
    Object.keys(RULINGS)
      .filter(id => id.startsWith(letter) && !id.endsWith('a'))
      .map(id => Number(id.slice(letter.length)));
  expect(numbers('A')).toEqual(Array.from({ length: 156 }, (_, i) => i + 1));
  expect(numbers('C')).toEqual(Array.from({ length: 53 }, (_, i) => i + 1));
  expect(numbers('SO')).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
});
