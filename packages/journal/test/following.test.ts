// By property: whoever follows a table from what he hears knows all that he may know, and nothing else.

import { verify } from '@adega/chance';
import { makeEntry } from '@adega/kernel';
import { TITLES } from '@adega/shelf';
import { describe, expect, test } from 'vitest';
import { happen, heardBy, openTable, parseStored, proofOf, resealedFor, toldOf } from '../index.ts';
import {
  anyKeys,
  anyTurn,
  doing,
  expectFollowed,
  gameNamed,
  newId,
  person,
  playOn,
  randomFor,
  type Shared,
  seatAll,
  setupOf,
  share,
  turn,
} from './tables.ts';

/** As many as may play, once with a bot among them. */
const plansFor = (id: string) => (id === 'vinhos/solo' ? [['open']] : [id === 'vino' ? ['open', 'open', 'open', 'open'] : ['open', 'open'], ['open', 'level2', 'link']]) as ('open' | 'link' | 'level2')[][]; // biome-ignore format: two lists

/** Asks now and then to take something back, and agrees to most. */
function sometimesBack(shared: Shared, rng: { below(n: number): number }): void {
  const { course } = shared.table;
  if (course.end !== undefined || rng.below(6) > 0) return;
  const last = course.turns.findLast(({ by }) => by >= 0 && course.seats[by]?.bot === undefined);
  if (last === undefined) return;
  doing(shared, { type: 'undo', id: newId(), seat: last.by, to: last.n });
  while (shared.table.course.ask !== undefined) {
    const { n, of } = shared.table.course.ask;
    doing(shared, { type: 'answer', id: newId(), seat: of[0] as number, ask: n, yes: rng.below(4) > 0 });
  }
}

describe.each(TITLES.map(({ id }) => id))('%s', id => {
  const game = gameNamed(id);

  test.each(plansFor(id))('a whole game is followed, kept and proved: %s %s %s %s', (...plans) => {
    const seats = plans.filter(Boolean);
    const rng = randomFor(`${id} ${seats}`);
    const shared = seatAll(share(setupOf(game, seats), game));
    let n = 0;
    playOn(shared, rng, 400, () => {
      if (n++ % 5 === 0) expectFollowed(shared);
      if (n < 150) sometimesBack(shared, rng);
    });
    expectFollowed(shared);
    expect(shared.table.course.end).toMatchObject({ why: 'over' });
    // Numbers without gaps, the same for everybody.
    for (const { heard } of shared.followers)
      expect(heard.map(text => JSON.parse(text).n)).toEqual(shared.table.lines.map((_, i) => i + 1));
    // What was kept leads to the same table.
    const again = openTable(shared.table.setup, game);
    for (const text of shared.kept) happen(again, parseStored(text));
    expect({ ...again, draw: undefined }).toEqual({ ...shared.table, draw: undefined });
    const proof = proofOf(again);
    expect(proof?.entries.some(entry => entry.startsWith('back'))).toBe(true);
    expect(proof && verify(game, proof)).toMatchObject({ is: 'proved' });
  });
});

test('no secret of the server is in what is told before the end', () => {
  const game = gameNamed('vinhos/2016');
  const shared = seatAll(share(setupOf(game, ['open', 'open'])));
  playOn(shared, randomFor('secrets'), 20);
  const told = JSON.stringify(toldOf(shared.table)) + shared.followers.map(({ heard }) => heard.join('')).join('');
  expect(told).not.toContain(shared.table.setup.secret);
  expect(told).not.toContain(person(0));
  expect(proofOf(shared.table)).toBeUndefined();
});

/** The games in which something is hidden, and somebody may answer otherwise without anybody else hearing of it. */
describe.each(['vino', 'vinhos/first', 'vinhos/reserve'])('%s', id => {
  const game = gameNamed(id);
  const setup = setupOf(game, ['open', 'open', 'open']);

  /** Played until a seat, beside others, gives an answer that they hear otherwise: that seat, its answer, and others like it. */
  function sealedIn(name: string): { shared: Shared; seat: number; keys: string[]; others: string[][] } {
    for (let game = 0; game < 40; game++) {
      const rng = randomFor(`${name} ${game}`);
      const shared = seatAll(share(setup));
      for (let n = 0; n < 300 && shared.table.course.end === undefined; n++) {
        const { course } = shared.table;
        const seat = course.asked[rng.below(course.asked.length)] as number;
        const keys = anyKeys(shared, seat, rng, 1);
        const others = othersLike(shared, seat, keys);
        if (others.length > 0 && course.asked.length > 1) return { shared, seat, keys, others };
        doing(shared, turn(shared, seat, keys));
      }
    }
    throw new Error('nothing was sealed');
  }

  /** Other answers of which others would hear the same. */
  function othersLike({ table }: Shared, seat: number, keys: readonly string[]): string[][] {
    const decision = game.decide(table.course.state).find(({ by }) => by === seat);
    const heard = (move: unknown) =>
      JSON.stringify([0, 1, 2, 'watcher' as const].filter(v => v !== seat).map(v => makeEntry(game, game.hear({ by: seat, move }, v))));
    const moves = decision?.moves ?? [];
    const own = moves.find(move => game.keyOf(move) === keys[0]);
    const isHidden = own !== undefined && !heard(own).includes(game.keyOf(own));
    return isHidden ? moves.filter(move => move !== own && heard(move) === heard(own)).map(move => [game.keyOf(move)]) : [];
  }

  const copyOf = ({ kept, now }: Shared): Shared => {
    const table = openTable(setup, game);
    for (const text of kept) happen(table, parseStored(text));
    return { table, followers: [], kept: [...kept], now };
  };

  const heardByOthers = ({ followers }: Shared, seat: number) =>
    followers.filter(({ viewer }) => viewer !== seat).map(({ heard }) => heard);

  test('two games that differ only in what a seat cannot know tell it the same', () => {
    const { shared, seat, keys, others } = sealedIn('pairs');
    for (const other of others.slice(0, 5)) {
      const [one, two] = [copyOf(shared), copyOf(shared)];
      const deed = turn(one, seat, keys);
      const tellOnly = (to: Shared, said: readonly string[]) => {
        const before = to.table.lines.length;
        const { stored } = doing(to, { ...deed, keys: said } as typeof deed);
        expect(stored).toHaveLength(1);
        return [0, 1, 2, 'watcher' as const].map(v => JSON.stringify(to.table.lines.slice(before).map(line => heardBy(line, v))));
      };
      const [told, toldToo] = [tellOnly(one, keys), tellOnly(two, other)];
      for (const viewer of [0, 1, 2, 3]) {
        if (viewer === seat) expect(told[viewer]).not.toBe(toldToo[viewer]);
        else expect(told[viewer]).toBe(toldToo[viewer]);
      }
    }
  });

  test('a sealed answer can be replaced until all have answered, and others hear nothing of it', () => {
    const { shared, seat, keys, others } = sealedIn('replace');
    const q = shared.table.course.questions[seat] as number;
    doing(shared, turn(shared, seat, keys, { question: q }));
    const told = JSON.stringify(heardByOthers(shared, seat));
    const line = shared.table.course.n;
    const other = others[0] as string[];
    const id1 = newId();
    expect(doing(shared, turn(shared, seat, other, { question: q, id: id1 })).stored).toHaveLength(1);
    expect(doing(shared, turn(shared, seat, other, { question: q, id: id1 })).n).toBe(line);
    expect(doing(shared, turn(shared, seat, other, { question: q })).n).toBe(line);
    expect(JSON.stringify(heardByOthers(shared, seat))).toBe(told);
    expect(shared.table.course.n).toBe(line);
    expectFollowed(shared);
    expect(resealedFor(shared.table, seat, line).map(({ n }) => n)).toEqual([line]);
    expect([0, 1, 2].filter(of => of !== seat).flatMap(of => resealedFor(shared.table, of, line))).toEqual([]);
    // All others answer: it is revealed, and can no longer be replaced.
    const rng = randomFor('others');
    while (!shared.table.course.entries.slice(-1).some(({ by }) => by < 0)) anyTurn(shared, rng);
    expectFollowed(shared);
    expect(doing(shared, turn(shared, seat, keys, { question: q })).bar).toBeDefined();
    // It was the other one that was revealed, also for whoever loads the table.
    const again = openTable(shared.table.setup, game);
    for (const text of shared.kept) happen(again, parseStored(text));
    expect(again.course.state).toEqual(shared.table.course.state);
    expect(JSON.stringify(again.lines[line - 1])).toContain(other[0]);
    playOn(shared, rng, 30);
    expectFollowed(shared);
  });

  test('a secret word for a hidden answer is no answer', () => {
    const { shared, seat, keys } = sealedIn('masks');
    const q = shared.table.course.questions[seat] as number;
    const mask = (keys[0] as string).replace(/ .*/, ' ?');
    expect(doing(shared, turn(shared, seat, [mask])).bar).toMatchObject({ bar: 'not-offered' });
    doing(shared, turn(shared, seat, keys));
    expect(doing(shared, turn(shared, seat, [mask], { question: q })).bar).toMatchObject({ bar: 'not-offered' });
  });
});
