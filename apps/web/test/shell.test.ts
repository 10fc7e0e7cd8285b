// What the pages around a game know without a browser: addresses, records in the list, writes that must not meet, citations, languages.
import { readFileSync } from 'node:fs';
import * as vinhos from '@adega/vinhos';
import { describe, expect, test } from 'vitest';
import { aimOf } from '../games/drawn.ts';
import { rulings } from '../games/vinhos/text/en/rulings.ts';
import { vinoRulings } from '../games/vino/text/en/rulings.ts';
import { words as vinoWords } from '../games/vino/text/en/words.ts';
import { fetchRulings } from '../games/words.ts';
import { BOOKS } from '../shell/books.ts';
import { citationsIn } from '../shell/citations.ts';
import { makePath, parseRoute, type Route } from '../shell/route.ts';
import { memoryStore } from '../store/game-store.ts';
import { readRecord, type SavedGame } from '../store/saved-game.ts';
import { languageFor } from '../text/languages.ts';
import { EN, PAGE } from './english.ts';
import { TAGS } from './speaking.ts';

test('a game leads to the part about its own aim; one that has none leads nowhere', () => {
  const pathTo = (game: string): string | undefined => {
    const of = aimOf(game);
    return of && makePath({ page: 'aim', of });
  };
  expect(['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vinhos/solo'].map(pathTo)).toEqual(['/aim', '/aim', '/aim', '/aim']);
  expect(pathTo('vino')).toBe('/aim/vino');
  expect(pathTo('sealed-bids')).toBeUndefined();
});

test.each(['../index.html', '../public/manifest.webmanifest'])('%s speaks of every game, and of no edition alone', file => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const said = [...text.matchAll(/"(?:description" content=|name": |description": )"([^"]*)"/g)].map(([, words]) => words);
  expect(said.length).toBeGreaterThan(0);
  for (const words of said) for (const game of [EN['game.vinhos'], EN['game.vino']]) expect(words).toMatch(new RegExp(`\\b${game}\\b`));
  expect(text).not.toContain(EN['game.vinhos/2016']);
});

test('the page and docs/privacy.md say the same of what is kept', () => {
  const text = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const said = Object.entries(EN).filter(([id]) => id.startsWith('privacy.') && id !== 'privacy.go');
  expect(said.length).toBeGreaterThan(10);
  for (const [, sentence] of said) expect(text).toContain(sentence);
});

describe('addresses', () => {
  const routes: readonly Route[] = [
    { page: 'online' },
    { page: 'device' },
    { page: 'table', id: 'aB-9_x' },
    { page: 'landing' },
    { page: 'new' },
    { page: 'game', id: 'abc123' },
    { page: 'game', id: 'abc123', at: 0 },
    { page: 'game', id: 'abc123', at: 417 },
    { page: 'rules' },
    { page: 'rules', rule: 'fair.buy-2016' },
    { page: 'rules', rule: 'C10a' },
    { page: 'aim', of: 'vinhos' },
    { page: 'aim', of: 'vino' },
    { page: 'book', game: 'vinhos/2016' },
    { page: 'card', game: 'vino' },
    { page: 'learn', of: 'vinhos' },
    { page: 'learn', of: 'vino', chapter: 'buy' },
    { page: 'stats' },
    { page: 'shared' },
    { page: 'account' },
    { page: 'players', game: 'vinhos/reserve' },
    { page: 'players', game: 'vino' },
    { page: 'player', who: 'Ana Luísa' },
    { page: 'player', who: 'J. d’Aço' },
    { page: 'player', who: 'bot:level3' },
    { page: 'privacy' },
    { page: 'settings' },
    { page: 'about' },
  ];
  test.each(routes.map(route => [makePath(route), route] as const))('%s', (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });

  test('what is none is lost, and keeps its path', () => {
    for (const path of [
      '/nowhere',
      '/game',
      '/game/a/at/x',
      '/rules/a/b',
      '/game/<b>',
      '/aim/chess',
      '/learn/chess',
      '/learners',
      '/book/chess',
      '/player/',
      '/player/%',
      '/player/a/b',
      '/players/a/b/c',
    ]) {
      expect(parseRoute(path)).toEqual({ page: 'lost', path });
      expect(makePath(parseRoute(path))).toBe(path);
    }
  });
});

const RECORD = `adega-record: 1
game: vinhos/2016
rules: 3
pack: abc
option.seats: 2
option.regions: random
result.1: rank 2 total 31
result.2: rank 1 total -4

chance order 1 2
# a comment
1 found minho   # another
`;

describe('a record in the list', () => {
  test('says of itself what the list shows', () => {
    expect(readRecord(RECORD)).toEqual({
      game: 'vinhos/2016',
      rules: 3,
      pack: 'abc',
      options: { seats: 2, regions: 'random' },
      at: 2,
      result: [
        { seat: 0, rank: 2, total: 31 },
        { seat: 1, rank: 1, total: -4 },
      ],
    });
    expect(readRecord(RECORD.replaceAll(/result.*\n/g, ''))?.result).toBeUndefined();
    expect(readRecord('dear diary')).toBeUndefined();
  });
});

describe('a store', () => {
  const game = (over: Partial<SavedGame>): SavedGame => ({
    id: 'a',
    created: 1,
    updated: 1,
    game: 'vinhos/2016',
    options: {},
    names: ['Ana', 'Bea'],
    record: RECORD,
    at: 2,
    rules: 3,
    pack: 'abc',
    revision: 0,
    ...over,
  });

  test('takes a write that follows the last, and shows the other where it does not', async () => {
    const store = memoryStore();
    const first = (await store.write(game({}))).saved;
    expect(first?.revision).toBe(1);
    expect((await store.write(game({ revision: 1, at: 3 }))).saved?.revision).toBe(2);
    const late = await store.write(game({ revision: 1, at: 9 }));
    expect(late.saved).toBeUndefined();
    expect(late.other?.at).toBe(3);
    expect((await store.get('a'))?.at).toBe(3);
  });

  test('lists the last played first; what is removed can be put back as it was', async () => {
    const store = memoryStore();
    await store.write(game({ id: 'old', updated: 1 }));
    await store.write(game({ id: 'new', updated: 2 }));
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old']);
    const old = (await store.get('old')) as SavedGame;
    await store.remove('old');
    expect(await store.get('old')).toBeUndefined();
    await store.restore(old);
    expect(await store.get('old')).toEqual(old);
  });
});

describe('the rules page', () => {
  const rules = Object.entries(vinhos.RULEBOOK).filter(([, { editions }]) => (editions as readonly string[]).includes('2016'));

  test('has a chapter for every rule and a name for every text', () => {
    const known: { readonly [id: string]: string } = EN;
    expect(rules.map(([id]) => `chapter.${id.split('.')[0]}`).filter(id => known[id] === undefined)).toEqual([]);
    const sources = rules.flatMap(([, { said }]) => citationsIn(said).map(({ source }) => `source.${source}`));
    expect(sources.filter(id => known[id] === undefined)).toEqual([]);
  });

  test('has a sentence for every ruling of the edition, and no other', () => {
    const ids = Object.entries(vinhos.RULINGS).flatMap(([id, { editions }]) =>
      (editions as readonly string[]).includes('2016') ? [`ruling.${id}`] : [],
    );
    expect(ids.length).toBeGreaterThan(100);
    expect(Object.keys(rulings).sort()).toEqual(ids.sort());
  });

  test.each(['vinhos/reserve', 'vinhos/first'])('has a chapter and a sentence for every rule and ruling of %s', async game => {
    const book = BOOKS.find(of => of.game === game);
    const known: { readonly [id: string]: string } = EN;
    const wanted = (book?.rules ?? []).flatMap(({ id }) => [`rule.${id}`, `chapter.${id.split('.')[0]}`]);
    expect(wanted.length).toBeGreaterThan(140);
    expect(wanted.filter(id => known[id] === undefined)).toEqual([]);
    for (const tag of TAGS) {
      const said = await fetchRulings(tag, game);
      expect(book?.rulings.filter(({ id }) => said[`ruling.${id}`] === undefined)).toEqual([]);
    }
  });

  test('has a chapter, a sentence and a source for every rule of Vino, and a sentence for every ruling', () => {
    const book = BOOKS.find(({ game }) => game === 'vino');
    const known: { readonly [id: string]: string } = { ...PAGE, ...vinoWords };
    const wanted = (book?.rules ?? []).flatMap(({ id, said }) => [
      `rule.${id}`,
      ...citationsIn(said).map(({ source }) => `source.${source}`),
    ]);
    expect(wanted.length).toBeGreaterThan(25);
    expect(wanted.filter(id => known[id] === undefined)).toEqual([]);
    expect(Object.keys(vinoRulings).sort()).toEqual(book?.rulings.map(({ id }) => `ruling.${id}`).sort());
  });

  test('reads citations', () => {
    expect(citationsIn('S0:2680,3071-3080 S1:134')).toEqual([
      { source: 'S0', lines: ['2680', '3071-3080'] },
      { source: 'S1', lines: ['134'] },
    ]);
    expect(citationsIn('')).toEqual([]);
  });
});

test('the language is the one wished for, else the browser’s, else English', () => {
  expect(languageFor('', ['xx-YY', 'en-GB'])).toBe('en');
  expect(languageFor('', ['xx-YY', 'fr-CA', 'en'])).toBe('fr');
  expect(languageFor('en', ['fr'])).toBe('en');
  expect(languageFor('xx', [])).toBe('en');
  expect(languageFor('en', ['xx'])).toBe('en');
});
