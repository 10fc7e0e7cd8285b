// What stays of a finished game: its best wine or sale, and a link that holds all of it.

import { stream } from '@adega/kernel';
import type { Chapter } from '@adega/wire';
import { expect, test } from 'vitest';
import { bestWineOf } from '../games/vinhos/highlight.tsx';
import { bestSaleOf } from '../games/vino/highlight.tsx';
import { LONGEST_ADDRESS, packed, textIn } from '../shell/packed-text.ts';
import { makeHost } from '../table/host.ts';
import { examples } from './positions.ts';

/** All that was told in a recorded game that is over. */
function logOf(game: string): readonly Chapter[] {
  const record = examples(game).get('end') ?? '';
  const reply = makeHost(() => stream('kept', 'chance')).answer({ type: 'resume', id: 1, names: ['Ana', 'Bea', 'Eva', 'Ugo'], record });
  return reply.type === 'position' ? reply.log.chapters : [];
}

const told = (...events: readonly object[]): Chapter => ({ by: 0, key: 'x', events: events as Chapter['events'] });
const made = (seat: number, wine: number) => ({ rule: 'production.make', kind: 'wine-made', seat, spot: 0, wine });

test('the best wine is the one of the highest quality that was made, with its year and what it brought', () => {
  const log = logOf('vinhos/2016');
  const best = bestWineOf(log);
  const events = log.flatMap(chapter => chapter.events);
  const wines = events.filter(({ kind }) => kind === 'wine-made');
  expect(wines.length).toBeGreaterThan(10);
  expect(wines.map(event => [event['seat'], event['wine']])).toContainEqual([best?.seat, best?.wine]);
  expect(best?.year).toBeGreaterThan(0);
  expect(best?.brought).toMatchObject({ seat: best?.seat, wine: best?.wine });
});

test('of equal wines the first is the best; another’s wine of the same kind brought it nothing; without wines there is none', () => {
  const [good] = [bestWineOf(logOf('vinhos/2016'))?.wine ?? 0];
  const sold = { rule: 'sales.sell', kind: 'wine-sold', seat: 1, spot: 0, space: 0, wine: good, money: 5 };
  const year = { rule: 'year.start', kind: 'year', seat: -1, year: 2 };
  expect(bestWineOf([told(made(0, good)), told(year, made(1, good)), told(sold)])).toEqual({
    seat: 0,
    wine: good,
    year: 0,
    brought: undefined,
  });
  expect(bestWineOf([told(year)])).toBeUndefined();
});

test('the best sale of Vino is the one that brought most', () => {
  const sales = logOf('vino').flatMap(({ events }) => events.filter(({ kind }) => kind === 'sold'));
  const incomes = sales.map(({ income }) => Number(income));
  expect(incomes.length).toBeGreaterThan(3);
  expect(Number(bestSaleOf(logOf('vino'))?.['income'])).toBe(Math.max(...incomes));
  expect(bestSaleOf([])).toBeUndefined();
});

test.each(['vinhos/2016', 'vinhos/reserve', 'vino'])('a whole game of %s fits into a link and comes out of it', async game => {
  const record = examples(game).get('end') ?? '';
  const letters = await packed(`# 1: Ána\n${record}`);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(LONGEST_ADDRESS / 2);
  expect(await textIn(`#${letters}`)).toBe(`# 1: Ána\n${record}`);
});

test('what is cut off, or would unpack to far too much, is nothing', async () => {
  const letters = await packed(examples('vino').get('end') ?? '');
  expect(await textIn(`#${letters.slice(0, 400)}`)).toBeUndefined();
  expect(await textIn(`#${await packed('a'.repeat(5_000_000))}`)).toBeUndefined();
});
