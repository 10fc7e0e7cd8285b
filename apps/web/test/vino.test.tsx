// Vino on the page: over positions of random games every offered move has a path, every thing of it is drawn and named, every
// printed number has a source, and nothing of a sealed choice is seen.
import { stream } from '@adega/kernel';
import { citedOf as sourceOf } from '@adega/vino/data/provenance.ts';
import type { Position } from '@adega/wire';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, RawIntlProvider } from 'react-intl';
import { beforeAll, describe, expect, test } from 'vitest';
import { boxed, boxOf } from '../games/vino/box.ts';
import { bestOf } from '../games/vino/deals.ts';
import { layOut, shelvesOf } from '../games/vino/desk-lines.ts';
import { flightsBetween } from '../games/vino/flights.ts';
import { Prices } from '../games/vino/insight/prices.tsx';
import { markOf, printedOn, valueAt } from '../games/vino/printed.ts';
import { NONE, playerOf, type State, stateOf, VARIETIES } from '../games/vino/set.ts';
import { words as vino } from '../games/vino/text/en/words.ts';
import { ChoosingOn } from '../table/choosing.tsx';
import { makeHost } from '../table/host.ts';
import { rolesAmong, rolesOf } from '../table/roles.ts';
import { Board, Players } from './drawing.tsx';
import { PAGE } from './english.ts';
import { faceOf, fetchFace } from './faces.ts';
import { faultsOf } from './paths.ts';

const NAMES = ['Ana', 'Bea', 'Carlos', 'Dora', 'Elio'];

/** Every position of a random game whose players like to buy and sell. */
function* playing(seats: number, seed: string, options: object = {}): Generator<Position> {
  const rng = stream(seed, 'seats');
  const host = makeHost(() => stream(seed, 'chance'));
  const ask = (request: object): Position => host.answer({ ...request, id: 0 }) as Position;
  let now = ask({ type: 'open', game: 'vino', names: NAMES.slice(0, seats), options });
  yield now;
  for (let n = 0; n < 3000 && now.waiting.for !== 'nobody'; n++) {
    const { at, waiting, question } = now;
    const offered = question?.offered ?? [];
    const good = offered.filter(key => /^(buy|sell)/.test(key));
    const keys = good.length > 0 && rng.below(4) > 0 ? good : offered;
    const key = keys.length === 0 ? undefined : keys[rng.below(keys.length)];
    now = ask(waiting.for === 'confirm' ? { type: 'confirm', at, seat: waiting.seat } : { type: 'choose', at, seat: question?.seat, key });
    yield now;
  }
}

const intl = createIntl({
  locale: 'en',
  messages: { ...PAGE, ...vino },
  onError(error) {
    throw error;
  },
});

const OnDesk = ({ position }: { readonly position: Position }) => (
  <>
    <Board position={position} />
    <Players position={position} />
  </>
);

/** The common board as a phone shows it. */
const OnPhone = ({ position }: { readonly position: Position }) => {
  const { parts, tabletop } = faceOf('vino');
  return tabletop?.(position).phone.board.map(({ part: id, ...size }) => {
    const Part = parts.find(part => part.id === id)?.Part;
    return Part === undefined ? null : <Part key={id} position={position} {...size} />;
  });
};

const PriceTable = boxed(Prices);

function drawn(position: Position, Shown: ComponentType<{ readonly position: Position }> = OnDesk): string {
  const face = faceOf('vino');
  return renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <ChoosingOn
        face={face}
        position={position}
        onChoose={() => undefined}
        onLine={() => undefined}
        onRemedies={async () => undefined}
        onPreview={async () => undefined}
      >
        <Shown position={position} />
      </ChoosingOn>
    </RawIntlProvider>,
  );
}

/** Everything that is drawn as a thing or as a place with something printed on it. */
const thingsIn = (html: string) =>
  [...html.matchAll(/<(?:span|g|li|th) [^>]*data-(?:thing|printed)="([^"]+)"[^>]*>/g)].map(([tag, id]) => ({
    id: id as string,
    offered: tag.includes('class="thing offered'),
    name: /aria-label="([^"]+)"/.exec(tag)?.[1] ?? '',
    marked: tag.includes('data-doubt'),
  }));

const SEATS = [3, 4, 5];

beforeAll(() => fetchFace('vino'));

describe.each(SEATS)('a game with %i players', seats => {
  test('has a path of its own for every offered move, and pressing it plays the move', { timeout: 60_000 }, () => {
    const face = faceOf('vino');
    const kinds = new Set<string>();
    for (const position of playing(seats, `paths ${seats}`)) {
      const offered = (position.question?.offered ?? []).map(key => ({ path: face.path(position, key), move: key }));
      expect(faultsOf(position), position.question?.asks).toEqual([]);
      for (const { move } of offered) kinds.add(move.split(' ')[0] as string);
      for (const { path, move } of offered.filter((_, i) => i % 9 === 0)) {
        const played = path.map((id, i) => rolesOf({ offered, greyed: [] }, path.slice(0, i)).get(id)?.completes);
        expect(played).toEqual([...path.slice(1).map(() => undefined), move]);
      }
    }
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['buy', 'choose', 'give', 'pass', 'raise', 'sell']));
  });

  test('draws every thing that is offered, once and with a name', { timeout: 60_000 }, () => {
    const face = faceOf('vino');
    let n = 0;
    for (const position of playing(seats, `drawn ${seats}`)) {
      if (++n % 31 !== 0 || position.question === undefined) continue;
      const paths = position.question.offered.flatMap(key => face.path(position, key)).filter(id => !id.startsWith('choice:'));
      const wanted = new Set([...paths, ...(face.several?.(position)?.things ?? [])]);
      for (const where of [OnDesk, OnPhone]) {
        const found = thingsIn(drawn(position, where)).filter(({ offered }) => offered);
        expect(found.map(({ id }) => id).sort(), position.question.asks).toEqual([...wanted].sort());
        expect(found.filter(({ name }) => name.trim() === '')).toEqual([]);
      }
    }
    expect(n).toBeGreaterThan(50);
  });
});

test('vino.lease: several vineyards are pressed in any order, and the last press plays them all', { timeout: 60_000 }, () => {
  const face = faceOf('vino');
  const rng = stream('several', 'presses');
  let found = 0;
  for (const seats of SEATS)
    for (const position of playing(seats, `several ${seats}`)) {
      const several = face.several?.(position);
      if (several === undefined) continue;
      const pressed: string[] = [];
      let line: readonly string[] | undefined;
      while (line === undefined) {
        const roles = rolesAmong(several, pressed);
        expect(pressed.map(id => roles.get(id)?.state)).toEqual(pressed.map(() => 'chosen'));
        const left = several.things.filter(id => roles.get(id)?.state === 'offered');
        const id = left[rng.below(left.length)] as string;
        line = roles.get(id)?.line;
        pressed.push(id);
      }
      expect(pressed).toHaveLength(several.n);
      const { game } = boxOf(position);
      const seat = position.question?.seat ?? 0;
      const after = game.clone(stateOf(position));
      for (const key of line) {
        const move = game.decide(after).flatMap(d => (d.by === seat ? d.moves.filter(m => game.keyOf(m) === key) : []))[0];
        expect(move, key).toBeDefined();
        if (move !== undefined) game.apply(after, seat, move);
      }
      const was = stateOf(position).owners;
      const changed = after.owners.flatMap((owner, v) => (owner === was[v] ? [] : [`vineyard:${v}`]));
      expect(changed.sort()).toEqual(pressed.sort());
      found++;
    }
  expect(found).toBeGreaterThan(20);
});

test('every printed number stands in the pack and has a source; reconstructed ones are marked', { timeout: 60_000 }, () => {
  const kinds = new Set<string>();
  let n = 0;
  for (const position of playing(4, 'printed')) {
    if (++n % 60 !== 0) continue;
    for (const { id, marked } of [...thingsIn(drawn(position)), ...thingsIn(drawn(position, PriceTable))]) {
      const paths = printedOn(boxOf(position), id).flatMap(entry => entry.paths);
      expect(paths.length, id).toBeGreaterThan(0);
      expect(
        paths.filter(path => valueAt(boxOf(position), path) === undefined || sourceOf(path) === undefined),
        id,
      ).toEqual([]);
      const isReconstructed = paths.some(path => sourceOf(path)?.mark === 'X');
      expect(markOf(position, id) === 'reconstructed', id).toBe(isReconstructed);
      expect(marked, id).toBe(isReconstructed);
      for (const entry of printedOn(boxOf(position), id)) expect(new Set(entry.paths.map(path => sourceOf(path)?.mark)).size, id).toBe(1);
      kinds.add(id.split(':')[0] as string);
    }
  }
  expect([...kinds].sort()).toEqual(['marker', 'money', 'pawns', 'region', 'row', 'sale', 'space', 'vineyard']);
});

test('a price is found at its own place in the pack, also where several are alike', () => {
  const [first] = playing(3, 'places');
  const box = boxOf(first as Position);
  const paths = stateOf(first as Position).owners.map((_, v) => printedOn(box, `vineyard:${v}`)[0]?.paths[0] ?? '');
  expect(paths.length).toBeGreaterThan(90);
  expect(new Set(paths).size).toBe(paths.length);
});

test('nothing that is drawn tells what somebody chose before all are turned up', { timeout: 60_000 }, () => {
  let sealed = 0;
  for (const position of playing(3, 'sealed')) {
    const s = stateOf(position);
    const secret = s.players.some(p => p.chosen !== 0 && p.shown === 0);
    if (!secret || position.question?.asks !== 'choose' || ++sealed > 12) continue;
    const html = drawn(position);
    expect(html).toContain('Has chosen, sealed');
    expect(html).not.toContain('Chose ');
    expect(html).not.toMatch(/class="[^"]*chosen-here[^"]*"[^>]*><g/);
    for (const [seat, p] of s.players.entries()) if (seat !== position.viewer && p.shown === 0) expect(p.chosen).toBeLessThanOrEqual(0);
  }
  expect(sealed).toBeGreaterThan(4);
});

test('hidden money is shown to nobody else', { timeout: 60_000 }, () => {
  let n = 0;
  for (const position of playing(3, 'hidden', { money: 'hidden' })) {
    if (position.waiting.for === 'nobody' || ++n % 40 !== 0) continue;
    const figures = [...drawn(position).matchAll(/<li class="cellar-money"[^>]*>.*?<b>(?:<span[^>]*>)?([^<]*)<\/(?:span|b)>/g)].map(
      ([, figure]) => figure,
    );
    expect(figures).toEqual(stateOf(position).players.map((p, seat) => (seat === position.viewer ? String(p.money) : '?')));
  }
  expect(n).toBeGreaterThan(20);
});

test('the best sale leaves most money after buying back what it costs', { timeout: 60_000 }, () => {
  let sales = 0;
  for (const position of playing(4, 'deals')) {
    if (position.question?.asks !== 'sell') continue;
    const { seat } = position.question;
    const s = stateOf(position);
    const deals = boxOf(position).look.deals(s, seat).flat();
    const best = bestOf(deals);
    expect(deals.length).toBe(playerOf(s, seat).cellar.reduce((a, b) => a + b, 0));
    expect(deals.filter(({ net }) => net > (best?.net ?? 0))).toEqual([]);
    for (const { net, income, lost } of deals) expect(lost === 0 ? net === income : net < income).toBe(true);
    sales++;
  }
  expect(sales).toBeGreaterThan(5);
});

test('V3: what would bring less than nothing is drawn as such, never the best, and told with the numbers', {
  timeout: 60_000,
}, () => {
  let refused = 0;
  for (const position of playing(4, 'less than nothing')) {
    if (position.question?.asks !== 'sell') continue;
    const { seat, offered, greyed } = position.question;
    const deals = boxOf(position).look.deals(stateOf(position), seat);
    const bad = deals.flat().filter(({ income }) => income < 0);
    if (bad.length === 0) continue;
    expect(deals.map(bestOf).filter(best => best !== undefined && best.income < 0)).toEqual([]);
    const keys = bad.map(({ variety, n }) => `sell ${VARIETIES[variety]} ${n}`);
    expect(offered.filter(key => keys.includes(key))).toEqual([]);
    expect(greyed.filter(({ key }) => keys.includes(key)).map(({ refusal }) => refusal.of)).toEqual(keys.map(() => 'revenue'));
    if (refused === 0) {
      const html = drawn(position);
      expect(html.match(/class="thing greyed deal refused"/g)).toHaveLength(bad.length);
      expect(html).toContain('which is less than nothing.');
    }
    refused += bad.length;
  }
  expect(refused).toBeGreaterThan(5);
});

test('what moves between two positions: a marker to what was bought, back from what was given, coins to who sold', () => {
  const before = { owners: [0, NONE, 1], market: [0, 0], players: [{ income: 0 }, { income: 0 }], stack: [] } as unknown as State;
  const now = { ...before, owners: [NONE, 1, 1], players: [{ income: 0 }, { income: 310 }], market: [1, -1] } as unknown as State;
  const home = (seat: number) => `.cellar-card[data-seat="${seat}"]`;
  expect(flightsBetween(before, now).map(({ from, to }) => [from, to])).toEqual([
    ['[data-thing="vineyard:0"]', `${home(0)} .portrait`],
    [`${home(1)} .portrait`, '[data-thing="vineyard:1"]'],
    ['.game-board [data-piece="market:1"]', `${home(1)} .cellar-money`],
  ]);
  expect(flightsBetween(now, now)).toEqual([]);
});

test.each([
  ['wide', 728, 460],
  ['narrow', 381, 486],
  ['phone', 420, 500],
])('the desk shows every bottle once, in its box, and the price of each (%s)', (_name, width, height) => {
  for (const stocks of [
    [1, 2, 1, 2, 9],
    [12, 3, 5, 0, 0],
    [8, 4, 1, 9, 5],
    [0, 0, 0, 0, 0],
    [0, 17, 0, 0, 2],
  ]) {
    const rows = stocks.map((stock, variety) =>
      Array.from({ length: stock }, (_, i) => ({ variety, n: i + 1, income: 100 * (i + 1), lost: 0, fall: 0, net: 0, isAllowed: true })),
    );
    const layout = layOut(rows, width, height);
    const shelves = shelvesOf(rows, layout);
    const drawn = shelves.flatMap(({ variety, deals, from, to }) => deals.slice(from, to).map(({ n }) => `${variety} ${n}`));
    expect(drawn).toEqual(rows.flat().map(({ variety, n }) => `${variety} ${n}`));
    expect(shelves.length * layout.height).toBeLessThanOrEqual(height + 0.01);
    expect(layout.left + layout.across * layout.pitch).toBeLessThanOrEqual(width);
    expect(layout.every, String(stocks)).toBe(1);
  }
});
