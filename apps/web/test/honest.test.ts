// Bots and advice at the table of a page go by what a seat may know. Two games with the same public history and other hidden facts are the
// same question on the way through the worker, and get the same answer; where the way leaks it is seen.
import { adviserWith, type Bot, playerWith, TEMPERS, type Temper } from '@adega/bots';
import { type Host, hostWith, type Inquiry } from '@adega/desk';
import { type AnyGame, type Judge, type Random, stream } from '@adega/kernel';
import { type Done, type Secret, secretsOf } from '@adega/kernel/test/secrets.ts';
import { gameOf, TITLES } from '@adega/shelf';
import { LEVELS, type Level, type Position } from '@adega/wire';
import { describe, expect, test } from 'vitest';
import { advise } from '../table/advising.ts';
import { think } from '../table/thinking.ts';

/** The same ways of thinking, with less of it. */
const small = (temper: Temper): Temper => ({
  ...temper,
  breadth: { width: Math.min(2, temper.breadth.width), depth: 8 },
  ...(temper.search && { search: { plans: 3, playouts: 4, narrow: { width: 1, depth: 6 }, rounds: 1 } }),
});
const players = (judge: Judge | undefined): readonly Bot[] => TEMPERS.map(temper => playerWith(judge as Judge, small(temper)));
const STRONGEST = TEMPERS.find(({ name }) => name === 'level5') as Temper;
const adviser = (judge: Judge, game: AnyGame, seats: number) => adviserWith(judge, game, seats, small(STRONGEST));

/** Nobody looks at the clock. */
const FREELY = { playersFor: players, adviserFor: adviser, most: Number.POSITIVE_INFINITY };

const chanceFrom = (seed: string | undefined): Random => stream(seed ?? 'x', 'chance');
const leaking = (game: AnyGame): AnyGame => ({ ...game, view: s => game.clone(s), hear: entry => entry });

/** A table at which all this was done, by messages as a page sends them. */
function hostAfter(id: string, seats: number, done: readonly Done[], { viewer, seed }: Secret, level: Level | null, leaks = false): Host {
  const from = leaks ? (game: string) => leaking(gameOf(game) as AnyGame) : gameOf;
  const host = hostWith({ titles: TITLES, gameOf: from }, chanceFrom);
  const names = Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`);
  const bots = names.map((_, seat) => (seat === viewer ? level : null));
  host.answer({ type: 'open', id: 1, game: id, names, bots, options: {}, seed });
  const position = (): Position => host.news() as Position;
  for (const { by, key } of done) {
    const thought = by === viewer ? host.thought() : undefined;
    if (thought !== undefined) expect(host.play(thought, key, [])).toBe(true);
    else expect(host.answer({ type: 'choose', id: 2, at: position().at, seat: by, key })).toMatchObject({ type: 'position' });
    const { waiting, at } = position();
    if (waiting.for === 'confirm') host.answer({ type: 'confirm', id: 3, at, seat: waiting.seat });
  }
  return host;
}

/** The viewer looks on, and wants to know: what to do, why the others did what they did, what it is all worth. */
function inquiriesOf(host: Host, { viewer, one }: Secret): readonly (Inquiry | undefined)[] {
  host.answer({ type: 'look', id: 4, as: viewer });
  const { at } = host.news() as Position;
  const ask = (message: object): Inquiry | undefined => host.inquiry({ id: 5, ...message });
  const others = Array.from({ length: Math.min(at, one.length, 12) }, (_, n) => ask({ type: 'why', entry: at - 1 - n }));
  return [ask({ type: 'hint', at, seat: viewer }), ask({ type: 'worth', to: at }), ...others];
}

const GAMES = TITLES.map(({ id }) => {
  const game = gameOf(id) as AnyGame;
  const seats = Number(game.options.find(option => option.id === 'seats')?.values[0] ?? 1);
  return { id, seats, secrets: secretsOf(game, { seats }, seats - 1, 1, 25) };
}).filter(({ secrets }) => secrets.length > 0);

test('there are games with secrets', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(['vinhos/2016', 'vinhos/reserve', 'vinhos/first', 'vino']);
});

describe.each(GAMES)('$id', ({ id, seats, secrets }) => {
  test('what others hide makes no difference to a bot of any level', async () => {
    for (const secret of secrets) {
      for (const level of LEVELS) {
        const [one, other] = [secret.one, secret.other].map(done => hostAfter(id, seats, done, secret, level).thought());
        expect(one?.seat).toBe(secret.viewer);
        expect(other, level).toEqual(one);
        if (one !== undefined && other !== undefined) expect(await think(other, FREELY)).toEqual(await think(one, FREELY));
      }
    }
  });

  test('nor to advice: a hint, the worth of a position, why somebody did something', async () => {
    for (const secret of secrets) {
      const [ones, others] = [secret.one, secret.other].map(done => inquiriesOf(hostAfter(id, seats, done, secret, null), secret));
      expect(ones?.[0]).toMatchObject({ type: 'hint', seat: secret.viewer });
      expect(ones?.[1]).toMatchObject({ type: 'worth' });
      expect(others).toEqual(ones);
      for (const inquiry of ones?.filter(asked => asked !== undefined).slice(0, 5) ?? []) {
        const [answer, again] = [await advise(inquiry, () => undefined, FREELY), await advise(inquiry, () => undefined, FREELY)];
        expect(again).toEqual(answer);
      }
    }
  });

  test('where the others can be looked at it is seen', () => {
    for (const secret of secrets) {
      const thoughts = [secret.one, secret.other].map(done => hostAfter(id, seats, done, secret, 'level1', true).thought());
      expect(thoughts[1]).not.toEqual(thoughts[0]);
      const asked = [secret.one, secret.other].map(done => inquiriesOf(hostAfter(id, seats, done, secret, null, true), secret)[0]);
      expect(asked[1]).not.toEqual(asked[0]);
    }
  });
});
