// The rulebooks to read and the cards: every rule that is cited exists, every number comes from the pack, every drawing can be drawn, and
// what can be tried is a chapter.
import { titleOf } from '@adega/shelf';
import { renderToString } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { courseOf, DRAWN, RULEBOOKS, rulebookOf } from '../games/drawn.ts';
import { pageWords } from '../games/outside.ts';
import { boxOf } from '../games/vinhos/box.ts';
import { fetchGameWords, fetchReading } from '../games/words.ts';
import { Sheet } from '../shell/card.tsx';
import { chaptersOf } from '../table/course.ts';
import { figuresIn } from '../table/figures.ts';
import type { Rulebook } from '../table/rulebook.ts';
import type { Words } from '../text/languages.ts';
import { TAGS } from './speaking.ts';

const BOOKS = await Promise.all(RULEBOOKS.map(async game => [game, (await rulebookOf(game)?.()) as Rulebook] as const));

const paragraphsOf = ({ sections }: Rulebook) =>
  sections.flatMap(({ id, paragraphs }) => paragraphs.map(told => ({ section: id, ...told })));

const wordsOf = (book: Rulebook): string[] => [
  ...book.sections.map(({ id }) => `book.${id}`),
  ...paragraphsOf(book).map(({ section, id }) => `book.${section}.${id}`),
  ...book.card.flatMap(({ id, lines }) => [`card.${id}`, ...lines.map(line => `card.${id}.${line}`)]),
];

/** What is said in the drawings, and is not named by the data. */
const isDrawn = (id: string): boolean => id.startsWith('book.fig.');

/** The name of an edition is no number of the game. */
const withoutNames = (text: string): string => text.replaceAll(/\b20(10|16)\b/g, '').replaceAll(/\{\w+\}/g, '');

async function intlFor(tag: string, game: string) {
  const messages: Words = {
    ...(await pageWords(tag)()),
    ...(await fetchGameWords(tag, game)),
    ...(await fetchReading(tag, game, 'rulebook')),
  };
  return createIntl({
    locale: tag,
    messages,
    onError(error) {
      throw error;
    },
  });
}

test('there is a book for every game that has a drawing', () => {
  expect([...RULEBOOKS].sort()).toEqual(
    Object.values(DRAWN)
      .flatMap(({ faces }) => Object.keys(faces))
      .sort(),
  );
});

test('the card of a table shows the numbers that it is played with', async () => {
  const { pack } = boxOf({ game: 'vinhos/2016' });
  const own = { ...pack, prices: { ...pack.prices, winery: 19 }, storage: { ...pack.storage, cellar: [0, 1, 3, 29] } };
  const table = { game: 'vinhos/2016', pack: 'somebody’s', own: JSON.stringify(own) };
  const book = (await rulebookOf(table.game)?.(table)) as Rulebook;
  const sheet = renderToString(
    <RawIntlProvider value={await intlFor('en', table.game)}>
      <Sheet book={book} table={table} alone />
    </RawIntlProvider>,
  );
  // In a line, and in a drawing.
  expect(sheet).toMatch(/\b19\b/);
  expect(sheet).toMatch(/\b29\b/);
});

test('the card of a table shows the ships that take wine there, and nothing struck through', async () => {
  const book = (await rulebookOf('vinhos/2016')?.()) as Rulebook;
  const intl = await intlFor('en', 'vinhos/2016');
  const shipsFor = (seats?: number) => {
    const sheet = renderToString(
      <RawIntlProvider value={intl}>
        <Sheet book={{ ...book, card: book.card.filter(({ id }) => id === 'export') }} table={{ game: 'vinhos/2016', seats }} alone />
      </RawIntlProvider>,
    );
    return [(sheet.match(/<b>/g) ?? []).length, /with two players/i.test(sheet), /book-closed/.test(sheet)];
  };
  const { columns, two } = boxOf({ game: 'vinhos/2016' }).pack.export;
  expect(shipsFor(3)).toEqual([columns.length, false, false]);
  expect(shipsFor(2)).toEqual([two.length, true, false]);
  expect(shipsFor()).toEqual([columns.length, true, false]);
});

test('numbers of a pack are named by their paths', () => {
  expect(figuresIn({ a: { b: 1, 'c-d': [2, 3] }, e: ['x'], f: 'y' })).toEqual({
    a_b: 1,
    a_c_d: '2, 3',
    a_c_d_count: 2,
    a_c_d_0: 2,
    a_c_d_1: 3,
    e_count: 1,
  });
});

describe.each(BOOKS)('the book of %s', (game, book) => {
  test('cites rules that its edition has, at least one in each paragraph', async () => {
    const rules = (await titleOf(game)?.book?.())?.rules.map(({ id }) => id) ?? [];
    const cited = paragraphsOf(book).map(({ section, id, rules: told }) => [`${section}.${id}`, told] as const);
    expect(cited.filter(([, told]) => told.length === 0)).toEqual([]);
    expect(cited.flatMap(([id, told]) => told.filter(rule => !rules.includes(rule)).map(rule => `${id}: ${rule}`))).toEqual([]);
  });

  test('tells nothing twice, and what can be tried is a chapter', async () => {
    const ids = paragraphsOf(book).map(({ section, id }) => `${section}.${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(book.card.map(({ id }) => id)).size).toBe(book.card.length);
    const course = await DRAWN[courseOf(game) ?? '']?.course?.();
    const chapters = course === undefined ? [] : chaptersOf(course).map(({ id }) => id);
    expect(paragraphsOf(book).flatMap(({ chapter }) => (chapter === undefined || chapters.includes(chapter) ? [] : [chapter]))).toEqual([]);
  });

  test.each(TAGS)('has its words in %s, with the numbers of its pack', async tag => {
    const words = await fetchReading(tag, game, 'rulebook');
    const intl = await intlFor(tag, game);
    for (const id of wordsOf(book)) expect(intl.formatMessage({ id }, book.figures), id).not.toMatch(/[{}]|undefined|NaN/);
    expect(Object.entries(words).filter(([id, text]) => !isDrawn(id) && /\d/.test(withoutNames(text)))).toEqual([]);
  });

  test.each(TAGS)('has drawings that say everything in %s', async tag => {
    const intl = await intlFor(tag, game);
    for (const { Figure } of [...paragraphsOf(book), ...book.card]) {
      if (Figure === undefined) continue;
      const drawn = renderToString(
        <RawIntlProvider value={intl}>
          <Figure game={game} />
        </RawIntlProvider>,
      );
      expect(drawn.length).toBeGreaterThan(50);
      expect(drawn).not.toMatch(/undefined|NaN/);
    }
  });
});

test.each([...new Set(BOOKS.map(([game]) => game.split('/')[0] as string))])(
  'every word of the books of %s is read in one of them',
  async of => {
    const mine = BOOKS.filter(([game]) => game.split('/')[0] === of);
    const words = await fetchReading('en', mine[0]?.[0] ?? '', 'rulebook');
    const read = new Set(mine.flatMap(([, book]) => wordsOf(book)));
    expect(Object.keys(words).filter(id => !isDrawn(id) && !read.has(id))).toEqual([]);
  },
);
