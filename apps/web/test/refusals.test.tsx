// What is in the way of a move, as somebody reads it who has pressed a thing: the nearest reason first, in a sentence, without ids.
import type { Position, Question } from '@adega/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { nearestFirst } from '../table/nearest.ts';
import { Refusal } from '../table/refusal.tsx';
import { rolesOf } from '../table/roles.ts';
import { faceOf } from './faces.ts';
import { positions } from './paths.ts';
import { intlIn } from './speaking.ts';

type Greyed = Question['greyed'][number];

/** The refused moves through each thing that only those lead through. */
function refusedIn(position: Position): { readonly thing: string; readonly moves: readonly Greyed[] }[] {
  const face = faceOf(position.game);
  const { offered = [], greyed = [] } = position.question ?? {};
  const ways = {
    offered: offered.map(key => ({ path: face.path(position, key), move: key })),
    greyed: greyed.map(move => ({ path: face.path(position, move.key), move })),
  };
  return [...rolesOf(ways, [])].flatMap(([thing, { state, refused }]) => (state === 'greyed' ? [{ thing, moves: refused }] : []));
}

const drawn = (intl: IntlShape, position: Position, thing: string, moves: readonly Greyed[]): string =>
  renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <Refusal
        face={faceOf(position.game)}
        position={position}
        thing={thing}
        moves={moves}
        place={undefined as unknown as Element}
        onRemedies={async () => undefined}
        onPlay={() => undefined}
        onClose={() => undefined}
      />
    </RawIntlProvider>,
  );

const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const headingOf = (html: string): string => textOf(/<h3[^>]*>(.*?)<\/h3>/.exec(html)?.[1] ?? '');

/** The first refusal of a kind in random games, and what is said of it. */
async function said(game: string, asks: string, kind: RegExp, is: (moves: readonly Greyed[]) => boolean, tag = 'en'): Promise<string> {
  for (const position of positions('refusals', 4000, game)) {
    if (position.question?.asks !== asks) continue;
    const found = refusedIn(position).find(({ thing, moves }) => kind.test(thing) && is(moves));
    if (found !== undefined) return headingOf(drawn(await intlIn(tag, game), position, found.thing, found.moves));
  }
  throw new Error(`nothing of ${kind} is refused so`);
}

const lack =
  (of: string) =>
  (moves: readonly Greyed[]): boolean =>
    moves.some(({ refusal }) => refusal.of === of);

const refused = (key: string, rule: string, of?: string, missing = 1): Greyed => ({
  key,
  refusal: of === undefined ? { rule } : { rule, of, needs: [{ part: of, amount: missing }], has: 0, missing },
});

test('the nearest reason comes first, each once, with the move that lacks least by it', () => {
  const moves = [
    refused('estate 1', 'place'),
    refused('expert', 'use', 'ability'),
    refused('estate 3', 'place', 'slot'),
    refused('estate 4', 'place', 'money', 3),
    refused('estate 5', 'place', 'money', 1),
  ];
  const order = nearestFirst(moves, { near: ['money', 'slot'], far: ['ability'] }).map(({ key }) => key);
  expect(order).toEqual(['estate 5', 'estate 3', 'estate 1', 'expert']);
  expect(nearestFirst(moves).map(({ key }) => key)[0]).toBe('expert');
});

test('a region that is too dear says so first, though some estates could not take it at any price', { timeout: 120_000 }, async () => {
  const mixed = (moves: readonly Greyed[]): boolean => moves[0]?.refusal.of !== 'money' && lack('money')(moves);
  expect(await said('vinhos/2016', 'vineyards', /^region:/, mixed)).toMatch(/^[\p{L} ’-]+ costs \d Bagos?, you have (\d|none)\.$/u);
});

test('an action as a whole says what it lacks', { timeout: 120_000 }, async () => {
  const export2016 = await said('vinhos/2016', 'move', /^space:6$/, moves => moves[0]?.refusal.of === 'value');
  const [has, needs] = [...export2016.matchAll(/\d+/g)].map(Number);
  expect(export2016).toMatch(/^Your best wine for it reaches \d+, the lowest free space asks for \d+\.$/);
  expect(needs).toBeGreaterThan(has as number);
  expect(await said('vinhos/reserve', 'move', /^space:/, lack('money'))).toMatch(
    /: the cheapest way costs \d+ Bagos?, you have (\d+|none)\.$/,
  );
});

test('it is said in French, too', { timeout: 120_000 }, async () => {
  const dear = await said('vinhos/2016', 'vineyards', /^region:/, lack('money'), 'fr');
  expect(dear).toMatch(/^[\p{L} ’-]+ coûte \d Bagos?, vous (en avez \d|n’en avez pas)\.$/u);
});

test('a tile of a magnate says what it lacks', { timeout: 120_000 }, async () => {
  expect(await said('vinhos/2016', 'move', /^tile:/, lack('empty-winery'))).toBe('None of your wineries lacks an enologist.');
});

test('a vineyard of Vino says its price', { timeout: 120_000 }, async () => {
  expect(await said('vino', 'extend', /^vineyard:/, lack('money'))).toMatch(/ costs \d+ lire, you have \d+\.$/);
});

test('a variety of Vino that somebody grows says so first, whichever vineyard could be meant', { timeout: 120_000 }, async () => {
  expect(await said('vino', 'free-vineyard', /^marker:/, lack('variety'))).toBe('Somebody grows this variety there already.');
});

test('no rule is named by its id before somebody asks for it', { timeout: 120_000 }, async () => {
  let n = 0;
  for (const [game, tag] of Object.entries({ 'vinhos/2016': 'en', 'vinhos/first': 'fr', vino: 'fr' })) {
    const intl = await intlIn(tag, game);
    for (const position of positions('ids', 400, game)) {
      if (++n % 8 !== 0) continue;
      for (const { thing, moves } of refusedIn(position).slice(0, 4)) {
        const text = textOf(drawn(intl, position, thing, moves));
        expect(moves.map(({ refusal }) => refusal.rule).filter(rule => text.includes(rule))).toEqual([]);
      }
    }
  }
});
