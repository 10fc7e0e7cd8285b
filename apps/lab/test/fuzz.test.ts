import { CHANCE, stream, type Trials } from '@adega/kernel';
import { gameOf, TITLES, titleOf } from '@adega/shelf';
import { expect, test } from 'vitest';
import { rarest } from '../explorer.ts';
import { Hunt } from '../hunt.ts';
import { observed, Sightings } from '../sightings.ts';
import { run, runJson } from './run.ts';

const trialsOf = async (game: string): Promise<Trials> => (await titleOf(game)?.trials?.()) as Trials;

test('fuzzing says how many games, what it found and which rules it never saw', async () => {
  const json = await runJson('fuzz', 'vinhos/2016', '--seconds', '3', '--seats', '2', '--seed', 'test');
  expect(json.games).toBeGreaterThan(0);
  expect(json.findings).toEqual([]);
  const { unseen } = await trialsOf('vinhos/2016');
  expect(Object.keys(json.explained)).toEqual(json.unreached.filter((rule: string) => unseen[rule] !== undefined));
  expect(json.unreached).toEqual(expect.arrayContaining(['end.tie', 'info.open', 'setup.positions', 'wine.origin', 'year.phases']));
  expect(json.unreached).not.toContain('move.must');
});

test('people get the same in words', async () => {
  const { code, out } = await run('fuzz', 'vinhos/2016', '--seconds', '1', '--seed', 'test');
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ games? of [\d,]+ entries, seed test: 0 findings$/m);
  expect(out).toContain('unreached: info.open (who may know what');
});

test('every rule that is said to be out of sight is a rule of the game', async () => {
  for (const title of TITLES) {
    const rules = (await title.book?.())?.rules.map(({ id }) => id) ?? [];
    expect(rules).toEqual(expect.arrayContaining(Object.keys((await title.trials?.())?.unseen ?? {})));
  }
});

test('what is out of sight in one game is to be seen in another', async () => {
  expect((await trialsOf('vinhos/2016')).unseen).toHaveProperty(['expert.limit']);
  expect((await trialsOf('vinhos/reserve')).unseen).not.toHaveProperty(['expert.limit']);
});

test('an observed game tells of the rules in events, refusals and scores', () => {
  const seen = new Sightings();
  const game = observed(gameOf('vinhos/2016') as NonNullable<ReturnType<typeof gameOf>>, seen);
  const s = game.start({ seats: 2 });
  const heard: string[] = [];
  game.apply(game.clone(s), CHANCE, game.decide(s)[0]?.moves[0]);
  expect(seen.countOf('setup.order')).toBe(0);
  game.apply(s, CHANCE, game.decide(s)[0]?.moves[0], event => heard.push(event.rule));
  expect(heard).toContain('setup.order');
  expect(seen.countOf('setup.order')).toBe(1);
  expect(seen.unseenOf(['setup.order', 'move.tax'])).toEqual(['move.tax']);
});

test('the explorer takes the move with the rarest rule', () => {
  const events: { [move: string]: string[] } = { a: ['often'], b: ['often', 'rare'], c: [] };
  const seen = new Sightings();
  seen.see('often');
  const game = {
    clone: (s: unknown) => s,
    apply(_s: unknown, _by: number, m: string, emit: (e: { rule: string }) => void) {
      for (const rule of events[m] ?? []) emit({ rule });
    },
  };
  const d = { by: 0, asks: '', moves: ['a', 'b', 'c'] };
  expect(rarest(game as never, seen, {}, d, stream(1))).toBe('b');
});

test('what is found comes with the law, the reason, the seed and the record', async () => {
  const trials = await trialsOf('vinhos/2016');
  const broken = {
    ...trials,
    shipped() {
      const candidate = trials.shipped();
      // A quantity that changes with every vintage.
      return { ...candidate, hooks: { ...candidate.hooks, conserved: (s: { vintage: number }) => ({ vintage: s.vintage }) } };
    },
  };
  const hunt = new Hunt(broken, { seats: 2 }, 'broken');
  hunt.tryGame(() => true);
  expect(hunt.findings).toHaveLength(1);
  expect(hunt.findings[0]).toMatchObject({ law: 'conserved', seed: 'broken/1', options: { seats: 2 } });
  expect(hunt.findings[0]?.record).toMatch(/^adega-record: 1\n/);
  expect(hunt.findings[0]?.why).toContain('vintage');
});

test('Vino is put on trial, too', async () => {
  const json = await runJson('fuzz', 'vino', '--seconds', '1', '--seed', 'test');
  expect(json.findings).toEqual([]);
  expect(json.explained).toHaveProperty(['vino.info']);
});

test('whole games of Vino come to gifts', async () => {
  const hunt = new Hunt(await trialsOf('vino'), { seats: 3 }, 'gifts');
  hunt.tryGame(() => true);
  expect(hunt.findings).toEqual([]);
  expect(hunt.seen.countOf('vino.gift')).toBeGreaterThan(0);
});
