// The editions of 2010 on the page: over random games every offered move has a path of things that are drawn and have names, and
// every printed number has its source in the pack of the game.
import type { AnyGame } from '@adega/kernel';
import { gameOf } from '@adega/shelf';
import { sourceOf } from '@adega/vinhos/provenance.ts';
import type { Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { boxOf } from '../games/vinhos/box.ts';
import { markOf, printedOn, valueAt } from '../games/vinhos/printed.ts';
import type { State } from '../games/vinhos/set.ts';
import { drawnWith, Players, say } from './drawing.tsx';
import { faceOf } from './faces.ts';
import { faultsOf, positions } from './paths.ts';
import { unsaid } from './unsaid.ts';

function drawn(position: Position): string {
  const face = faceOf(position.game);
  return drawnWith(
    position,
    <>
      <Players position={position} />
      <face.Control position={position} onChoose={() => undefined} onLine={() => undefined} />
    </>,
  );
}

interface Drawn {
  readonly id: string;
  readonly name: string;
  readonly offered: boolean;
  readonly marked: boolean;
}

const thingsIn = (html: string): Drawn[] =>
  [...html.matchAll(/<[a-z]+ [^>]*data-(?:thing|printed)="([^"]+)"[^>]*>/g)].map(([tag, id]) => ({
    id: id as string,
    name: /aria-label="([^"]+)"/.exec(tag)?.[1] ?? '',
    offered: tag.includes('class="thing offered'),
    marked: tag.includes('data-doubt'),
  }));

/** Nothing is printed there: no thing of the pack, or one without a number. */
const BARE = /^(slot:|space:4$|choice:|seal:|rowbarrel:|extra:|rowslot:|magnate:|waiting:)/;

/** What is wrong with the numbers printed on a thing. */
function misprints(position: Position, { id, marked }: Drawn): string[] {
  const printed = printedOn(position, id);
  const paths = printed.flatMap(entry => entry.paths);
  const doubtful = paths.some(path => sourceOf(position.game, path)?.mark === 'X');
  return [
    ...(paths.length > 0 || BARE.test(id) ? [] : [`${id}: nothing printed`]),
    ...paths
      .filter(path => valueAt(boxOf(position), path) === undefined || sourceOf(position.game, path) === undefined)
      .map(path => `${id}: ${path}`),
    ...((markOf(position, id) === 'reconstructed') === doubtful && marked === doubtful ? [] : [`${id}: wrongly marked`]),
  ];
}

describe.each(['vinhos/reserve', 'vinhos/first'])('%s', game => {
  test('has a path of its own for every offered move', { timeout: 120_000 }, () => {
    const kinds = new Set<string>();
    for (const position of positions(`${game} paths`, 1500, game)) {
      expect(faultsOf(position), position.question?.asks).toEqual([]);
      for (const key of position.question?.offered ?? []) kinds.add(key.split(' ')[0] as string);
    }
    const own = ['benefit', 'bring', 'cubes', 'deposit', 'disinvest', 'entrust', 'invest', 'pair', 'withdraw'];
    expect([...kinds].sort()).toEqual(expect.arrayContaining(own));
  });

  test('draws every thing of an offered move, with a name, and every number with its source', { timeout: 120_000 }, () => {
    const kinds = new Set<string>();
    let n = 0;
    let sealed = 0;
    for (const position of positions(`${game} things`, 700, game)) {
      const isSealed = position.question?.asks === 'choose-experts' && ++sealed <= 3;
      if (++n % 40 !== 0 && !isSealed) continue;
      const face = faceOf(game);
      const things = thingsIn(drawn(position));
      const wanted = new Set(
        (position.question?.offered ?? []).flatMap(key => face.path(position, key)).filter(id => !id.startsWith('choice:')),
      );
      const offered = things.filter(thing => thing.offered);
      expect([...new Set(offered.map(({ id }) => id))].sort(), position.question?.asks).toEqual([...wanted].sort());
      expect(offered.filter(({ name }) => name.trim() === '')).toEqual([]);
      expect(things.flatMap(thing => misprints(position, thing))).toEqual([]);
      for (const { id } of things) kinds.add(id.split(':')[0] as string);
    }
    const own = ['account', 'accounts', 'extra', 'investment', 'may-bring', 'rowbarrel', 'rowslot', 'seal', 'track'];
    expect([...kinds].sort()).toEqual(expect.arrayContaining(own));
  });

  test('A119 tells two wineries of an estate apart by the cube on one of them', () => {
    const [some] = positions(`${game} wineries`, 1, game) as Iterable<Position>;
    const now = asked(some as Position, 'lose-piece', ['lose-winery 2', 'lose-winery 2 cube'], players => {
      Object.assign(players[0]?.estates[1] as object, { wineries: 2, waiting: 1, onCellar: 0 });
    });
    expect([faultsOf(now), unsaid(say, now)]).toEqual([[], []]);
    expect(thingsIn(drawn(now)).filter(({ offered }) => offered)).toMatchObject([
      { id: 'waiting:0:1', name: 'lose the winery with the cube of estate 2 (no vineyard yet)' },
      { id: 'plot:0:1', name: 'lose the winery without a cube of estate 2 (no vineyard yet)' },
    ]);
  });

  test('expert.limit: says of each expert beyond the limit whether he lies face down', () => {
    const [some] = positions(`${game} surplus`, 1, game) as Iterable<Position>;
    const now = asked(some as Position, 'surplus', ['discard taste.cash', 'discard look.cash', 'use taste.cash'], players => {
      Object.assign(players[0] as object, { expertsUp: 1 << expertAt(game, 'taste.cash'), expertsDown: 1 << expertAt(game, 'look.cash') });
    });
    expect([faultsOf(now), unsaid(say, now)]).toEqual([[], []]);
    const labels = ['discard taste.cash', 'discard look.cash'].map(key => faceOf(game).move(say, now, key).label);
    expect(labels.map(label => label.includes('face down'))).toEqual([false, true]);
    // Pressing one discards; what he could do before is in the list.
    const things = thingsIn(drawn(now)).filter(({ offered }) => offered);
    expect(things.map(({ name }) => name).every(name => name.startsWith('discard the '))).toBe(true);
    expect([things.length, faceOf(game).path(now, 'use taste.cash')]).toEqual([2, ['choice:use taste.cash']]);
  });
});

/** A position in which seat 1 is asked this, with other things before the players. */
function asked(position: Position, asks: string, offered: readonly string[], change: (players: State['players']) => void): Position {
  const view = structuredClone(position.view) as unknown as State;
  change(view.players);
  return { ...position, view, question: { seat: 0, asks, offered, greyed: [] } } as unknown as Position;
}

const expertAt = (game: string, expert: string): number =>
  ((gameOf(game) as AnyGame).parse({}, `discard ${expert}`) as { item: number }).item;
