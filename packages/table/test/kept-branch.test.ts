import { stream } from '@adega/kernel';
import { describe, expect, test } from 'vitest';
import { branchOff, entriesOf, logFor, makeBranch, parseBranch, recordText, viewFor } from '../index.ts';
import { type AnyMatch, EVERY_GAME, openAny, playSteps } from './playing.ts';

const later = stream('later', 'chance');
const textOf = (branch: AnyMatch): string => makeBranch(branch) ?? '';

describe.each(EVERY_GAME)('a branch of $id', ({ game }) => {
  test('is played again from its text to where it was, and so is a branch of it', () => {
    for (const seed of ['a', 'b', 'c']) {
      const match = playSteps(openAny(game, seed), stream(game.id, seed), 130);
      const viewer = seed === 'c' ? 'watcher' : 0;
      const one = branchOff(match, viewer, entriesOf(match).length - 15, stream(seed, 'one'));
      playSteps(one, stream(seed, 'on'), 40);
      const eyes = match.names.length - 1;
      const two = playSteps(branchOff(one, eyes, entriesOf(one).length - 5, stream(seed, 'two')), stream(seed, 'further'), 20);
      for (const branch of [one, two]) {
        const again = parseBranch(match, textOf(branch), later);
        expect(again?.playing).toEqual(branch.playing);
        expect(again?.base).toEqual(branch.base);
        expect(again && textOf(again)).toBe(textOf(branch));
        expect(again && logFor(again, eyes)).toEqual(logFor(branch, eyes));
        expect(recordText(again as AnyMatch)).toBe(recordText(branch));
      }
    }
  });

  test('holds what its maker heard, and no position', () => {
    const match = playSteps(openAny(game, 'text'), stream(game.id, 'text'), 100);
    const branch = branchOff(match, 'watcher', entriesOf(match).length, stream('text', 'one'));
    const { cuts, entries, ...rest } = JSON.parse(textOf(branch));
    expect(rest).toEqual({});
    expect(cuts).toEqual([{ viewer: 'watcher', at: entriesOf(match).length, seed: expect.any(Number) }]);
    const heard = entriesOf(match).map(entry => [entry.by, game.keyOf(game.hear(entry, 'watcher').move)]);
    expect(entries.slice(0, heard.length)).toEqual(heard);
  });

  test('that an earlier version kept with its positions is read by its entries', () => {
    // What was made up is not known any more: it is read where that does not matter.
    const match = playSteps(openAny(game, 'old'), stream(game.id, 'old'), 8);
    const at = entriesOf(match).length;
    const branch = playSteps(branchOff(match, 0, at, stream('old', 'one')), stream('old', 'on'), 3);
    const entries = [
      ...entriesOf(match).map(({ by, move }) => [by, game.keyOf(move)]),
      ...entriesOf(branch).slice(at).map(({ by, move }) => [by, game.keyOf(move)]), // biome-ignore format: a pair
    ];
    const believed = { ...branch.playing.state, players: 'four billion cubes' };
    const again = parseBranch(match, JSON.stringify({ state: believed, viewer: 0, at, chapters: [], entries }), later);
    expect(again && viewFor(again, 0)).toEqual(viewFor(branch, 0));
  });
});

describe('a text that is no branch', () => {
  const { game } = EVERY_GAME[0] as (typeof EVERY_GAME)[number];
  const match = playSteps(openAny(game, 'none'), stream('none'), 60);
  const at = entriesOf(match).length;
  const good = JSON.parse(textOf(branchOff(match, 0, at, stream('none', 'one'))));
  const cut = good.cuts[0];
  const nested = (depth: number, inner: string): string => `${'{"before":'.repeat(depth)}${inner}${'}'.repeat(depth)}`;

  test.each([
    ['no JSON', 'dear diary'],
    ['no object', '[]'],
    ['null', 'null'],
    ['nothing', '{}'],
    ['a position without entries', JSON.stringify({ state: match.playing.state, viewer: 0, at: 0 })],
    ['no cuts', JSON.stringify({ ...good, cuts: [] })],
    ['more cuts than anybody makes', JSON.stringify({ ...good, cuts: Array.from({ length: 21 }, () => cut) })],
    ['cuts in the wrong order', JSON.stringify({ ...good, cuts: [cut, { ...cut, at: 1 }] })],
    ['a cut beyond the end', JSON.stringify({ ...good, cuts: [{ ...cut, at: 100_000 }] })],
    ['a cut by nobody', JSON.stringify({ ...good, cuts: [{ ...cut, viewer: 7 }] })],
    ['a cut by something else', JSON.stringify({ ...good, cuts: [{ ...cut, viewer: { toString: 1 } }] })],
    ['entries that are none', JSON.stringify({ ...good, entries: [1, null, ['a', 'b']] })],
    ['a move that is none', JSON.stringify({ ...good, entries: [[0, 'fly']] , cuts: [{ ...cut, at: 0 }] })], // biome-ignore format: a row
    ['a move of nobody', JSON.stringify({ ...good, entries: [[77, 'pass'], ...good.entries] })],
    ['a very long move', JSON.stringify({ ...good, entries: [...good.entries, [0, 'x'.repeat(100_000)]] })],
    ['very many entries', JSON.stringify({ ...good, entries: Array.from({ length: 20_000 }, () => [0, 'pass']) })],
    ['positions in positions', nested(5000, '{"viewer":0,"at":0}')],
    ['lists in lists', '['.repeat(50_000) + ']'.repeat(50_000)],
  ])('%s gives none', (_what, text) => {
    expect(parseBranch(match, text, later)).toBeUndefined();
    expect(entriesOf(match)).toHaveLength(at);
  });
});
