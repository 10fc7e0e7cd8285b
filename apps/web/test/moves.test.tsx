// The list of moves, drawn: every offered move is a button, and each group of them is one stop of the Tab key.
import type { Position } from '@adega/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { fetchGameWords } from '../games/words.ts';
import { placeAfter } from '../table/arrow-keys.ts';
import { Moves } from '../table/moves.tsx';
import { sayWith } from '../text/words.ts';
import { PAGE } from './english.ts';
import { faceOf } from './faces.ts';
import { mirrorOf } from './mirror.ts';
import { positions } from './paths.ts';
import { intlIn } from './speaking.ts';
import { GAMES } from './tables.ts';

async function drawn(position: Position, unfolded = true): Promise<string> {
  const messages = { ...PAGE, ...(await fetchGameWords('en', position.game)) };
  return renderToStaticMarkup(
    <RawIntlProvider value={createIntl({ locale: 'en', messages })}>
      <Moves face={faceOf(position.game)} position={position} onChoose={() => undefined} onPoint={() => undefined} unfolded={unfolded} />
    </RawIntlProvider>,
  );
}

interface Drawn {
  readonly role: string;
  readonly keys: readonly string[];
  readonly stops: number;
}

/** The groups in their order. */
const groupsIn = (html: string): Drawn[] =>
  html
    .split('<div class="move-group')
    .slice(1)
    .map(group => {
      const buttons = group.match(/<button[^>]*data-key[^>]*>/g) ?? [];
      return {
        role: /role="(\w+)"/.exec(group)?.[1] ?? '',
        keys: buttons.map(button => /data-key="([^"]+)"/.exec(button)?.[1] ?? ''),
        stops: buttons.filter(button => button.includes('tabindex="0"')).length,
      };
    })
    .filter(({ keys }) => keys.length > 0);

test.each(GAMES)('$game: each group has one stop, and nothing is left out', async ({ game, seats }) => {
  const mirror = await mirrorOf(game, ['Ana', 'Bea', 'Carlos'].slice(0, seats), 'moves');
  let most = 0;
  for (let n = 0; n < 12; n++) {
    const offered = mirror.now().question?.offered ?? [];
    const groups = groupsIn(await drawn(mirror.now()));
    expect(groups.flatMap(({ keys }) => keys).sort()).toEqual([...offered].sort());
    expect(groups.filter(({ stops }) => stops !== 1)).toEqual([]);
    expect(groups.filter(({ role, keys }) => role !== (keys.length > 1 ? 'toolbar' : 'group'))).toEqual([]);
    most = Math.max(most, ...groups.map(({ keys }) => keys.length));
    mirror.play(mirror.heard()[0]?.key ?? '');
  }
  expect(most).toBeGreaterThan(1);
});

test('hundreds of vineyards are folded, with a line that says how many', async () => {
  const mirror = await mirrorOf('vino', ['Ana', 'Bea', 'Carlos'], 'moves');
  const third = () => mirror.now().question?.asks === 'free-vineyard';
  for (let n = 0; n < 12 && !third(); n++) mirror.play(mirror.heard()[0]?.key ?? '');
  const offered = mirror.now().question?.offered ?? [];
  expect(offered.length).toBeGreaterThan(100);
  const html = await drawn(mirror.now(), false);
  expect(groupsIn(html)).toEqual([]);
  expect(html).toContain(`All ${offered.length} moves as a list`);
});

test('the arrows go from move to move and stop at both ends; other keys stay what they are', () => {
  const from = (here: number) => (key: string) => placeAfter(key, here, 5);
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map(from(2))).toEqual([3, 3, 1, 1, 0, 4]);
  expect(['ArrowRight', 'ArrowDown'].map(from(4))).toEqual([4, 4]);
  expect(['ArrowLeft', 'ArrowUp'].map(from(0))).toEqual([0, 0]);
  // From a list whose own stop is not a move of it, the first comes first.
  expect(placeAfter('ArrowDown', -1, 5)).toBe(0);
  expect(['Tab', 'Enter', ' ', 'a'].map(from(2))).toEqual([undefined, undefined, undefined, undefined]);
});

test.each(GAMES)('$game: what is folded away can be answered by a control or on the board', { timeout: 120_000 }, async ({ game }) => {
  const face = faceOf(game);
  const intl = await intlIn('en', game);
  const say = sayWith(intl);
  for (const position of positions('folded', 600, game)) {
    const { offered = [], asks = '' } = position.question ?? {};
    const isFolded = offered.every(key => face.move(say, position, key).look === 'folded');
    const isOnBoard = offered.some(key => face.path(position, key).some(id => !id.startsWith('choice:')));
    if (!isFolded || isOnBoard) continue;
    const { Control } = face;
    const html = renderToStaticMarkup(
      <RawIntlProvider value={intl}>
        <Control position={position} onChoose={() => undefined} onLine={() => undefined} />
      </RawIntlProvider>,
    );
    expect(offered.filter(key => html.includes(`data-key="${key}"`)).length, asks).toBeGreaterThan(0);
  }
});
