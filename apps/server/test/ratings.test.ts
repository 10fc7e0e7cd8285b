// Rated tables over a real server: who may play there, what counts, and what everybody reads of it afterwards.

import { makeStored, type Stored } from '@adega/journal';
import type { NewTable, SeatPlan } from '@adega/wire/journal.ts';
import { type Changes, type Player, type Players, parseChanges, parsePlayer, parsePlayers } from '@adega/wire/rating.ts';
import { expect, test, vi } from 'vitest';
import { hallOver } from '../hall.ts';
import { makeMeasures } from '../measures.ts';
import { rateGame, ratesAt } from '../rated-games.ts';
import { CHANGED, keepPlayed, MOST_PLAYED, playedBy } from '../ratings.ts';
import type { Store } from '../store/store.ts';
import { openWorkshop } from '../workshop.ts';
import { onGround, PASSWORD, signUp } from './accounts.ts';
import { type Browser, newId, type Page } from './client.ts';
import { onBothStores } from './store/stores.ts';

const GAME = 'vinhos/2016';
const MINUTE = 60_000;
const pace = { kind: 'live', bank: 600, plus: 0, late: 'lose' } as const;
const RATED = { rated: true, pace } as const;

onBothStores(stores => {
  const ground = onGround(stores);

  const account = async (name: string): Promise<Browser> => {
    const browser = ground.browser();
    expect((await signUp(browser, name)).status).toBe(201);
    return browser;
  };
  /** A rated table at which these people sit, each before it. */
  const table = async (people: readonly Browser[], bots: readonly SeatPlan[] = [], more: Partial<NewTable> = {}): Promise<Page[]> => {
    const [maker] = people as [Browser];
    const { id, join } = await maker.make(more.game ?? GAME, [...people.map(() => 'open' as const), ...bots], { ...RATED, ...more });
    for (const [seat, one] of people.entries()) expect((await one.sit(id, seat, seat === 0 ? undefined : join)).status).toBe(200);
    const pages = people.map((one, seat) => ground.page(one, id, seat));
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    return pages;
  };
  const resign = async (page: Page) => expect(await page.do({ type: 'resign', id: newId(), seat: page.as as number })).toHaveProperty('n');
  const changes = (of: Browser, id: string): Promise<NonNullable<Changes['seats']>> =>
    vi.waitFor(async () => {
      const { body } = await of.ask('GET', `/api/tables/${id}/rated`);
      const { seats } = parseChanges(body).message ?? {};
      if (seats === undefined) throw new Error('not yet');
      return seats;
    }, 10_000);
  const players = async (of: Browser, game = GAME): Promise<Players> => {
    const { message } = parsePlayers((await of.ask('GET', `/api/players?game=${game}`)).body);
    return message as Players;
  };
  const player = async (of: Browser, who: string): Promise<Player | undefined> => {
    const { status, body } = await of.ask('GET', `/api/player?${who}`);
    return status === 200 ? (parsePlayer(body).message as Player) : undefined;
  };

  test('only accounts sit down, each once, by their names; nothing helps them', async () => {
    const [guest, ana, bea] = [ground.browser(), await account('Ana'), await account('Bea')];
    const wish = (of: Browser, more: object = {}) =>
      of.ask('POST', '/api/tables', { game: GAME, options: {}, seats: ['open', 'open'], watchers: true, ...RATED, ...more });
    const wrong = async (asked: ReturnType<typeof wish>) => (await asked).body.trouble;
    expect(await wrong(wish(guest))).toEqual({ code: 'needs-account' });
    expect(await wrong(wish(ana, { pack: '{}' }))).toEqual({ code: 'not-rated', why: 'pack' });
    expect(await wrong(wish(ana, { game: 'vinhos/solo', seats: ['open'] }))).toEqual({ code: 'not-rated', why: 'seats' });
    expect(await wrong(wish(ana, { seats: ['level1', 'level1'] }))).toEqual({ code: 'not-rated', why: 'seats' });
    expect(await wrong(wish(ana, { pace: undefined }))).toEqual({ code: 'not-rated', why: 'clock' });
    expect(await wrong(wish(ana, { pace: { ...pace, late: 'wait' } }))).toEqual({ code: 'not-rated', why: 'clock' });
    const taking = { record: 'adega-record: 1', seats: ['open', 'open'], watchers: true, pace, rated: true };
    expect((await ana.ask('POST', '/api/tables/from-record', taking)).status).toBe(400);

    const { id, join } = await ana.make(GAME, ['open', 'open'], { ...RATED, listed: { language: 'en', experience: 'any' } });
    expect((await guest.sit(id, 0)).body.trouble).toEqual({ code: 'needs-account' });
    await ana.sit(id, 0, undefined, 'Somebody else');
    expect((await ana.sit(id, 1, join)).body.bar).toEqual({ bar: 'rated', what: 'second-seat' });
    expect((await ground.browser().ask('GET', '/api/lobby')).body.open).toMatchObject([
      { id, rated: true, names: ['Ana', null], accounts: [true, false] },
    ]);
    const wanted = { game: GAME, pace: 'live', language: 'en', name: 'x', bytes: '00', seats: 2 };
    const find = (of: Browser, more: object = {}) => of.ask('POST', '/api/find', { ...wanted, id: newId(), ...more });
    expect((await find(guest, { rated: true })).body.trouble).toEqual({ code: 'needs-account' });
    expect((await find(bea)).body.id).not.toBe(id);
    expect((await find(bea, { rated: true })).body.id).toBe(id);
    const [one, two] = [ground.page(ana, id, 0), ground.page(bea, id, 1)];
    for (const page of [one, two]) await page.until(({ course }) => course?.begun === true);
    expect(one.course?.seats).toMatchObject([{ name: 'Ana', account: true }, { name: 'Bea', account: true }]); // biome-ignore format: a pair
    expect((await ana.glance(id)).table.rated).toBe(true);
    expect(await one.do({ type: 'undo', id: newId(), seat: 0, to: 1 })).toEqual({ bar: { bar: 'rated', what: 'undo' } });
    expect(await one.do({ type: 'stand-in', id: newId(), seat: 0, bot: 'level5' })).toEqual({ bar: { bar: 'rated', what: 'stand-in' } });
    expect((await ana.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body.bar).toEqual({ bar: 'rated', what: 'hand-over' });

    // At other tables a name is an account's only if it is the one of whoever sits there.
    const free = await ana.make(GAME, ['open', 'open']);
    await guest.sit(free.id, 0, free.join, 'Ana');
    await bea.sit(free.id, 1, free.join, 'Bea');
    expect((await ana.glance(free.id)).held.map(held => held.account)).toEqual([undefined, true]);
  });

  test('resigning, a clock that runs out and getting up are losses; ended early by all, nothing counts', async () => {
    const [ana, bea] = [await account('Ana'), await account('Bea')];
    const [one, two] = (await table([ana, bea])) as [Page, Page];
    expect((await ana.ask('GET', `/api/tables/${one.id}/rated`)).body).toEqual({});
    await resign(two);
    const first = await changes(ground.browser(), one.id);
    expect(first).toMatchObject([
      { seat: 0, place: 1, rating: 1579, change: 79, games: 1, provisional: true },
      { seat: 1, place: 2, lost: true, rating: 1421, change: -79, games: 1 },
    ]);
    // Once more with the same people is rated, too; now the clock decides.
    const { body } = await ana.ask('POST', `/api/tables/${one.id}/again`, {});
    await ana.sit(body.id, 1);
    await bea.sit(body.id, 0);
    const late = ground.page(ana, body.id, 1);
    await late.until(({ course }) => course?.begun === true);
    const loser = late.course?.asked[0] === 1 ? 'Ana' : 'Bea';
    ground.later(11 * MINUTE);
    const second = await changes(ana, body.id);
    expect(second.find(({ lost }) => lost)?.seat).toBe(late.course?.asked[0] ?? (loser === 'Ana' ? 1 : 0));
    const [left] = (await table([ana, bea])) as [Page, Page];
    await left.do({ type: 'leave', id: newId(), seat: 0 });
    expect((await changes(bea, left.id)).map(({ place, games }) => [place, games])).toEqual([[2, 3], [1, 3]]); // biome-ignore format: a pair

    const [early, agrees] = (await table([ana, bea])) as [Page, Page];
    await early.do({ type: 'abandon', id: newId(), seat: 0 });
    await agrees.until(({ course }) => course?.ask !== undefined);
    await agrees.do({ type: 'answer', id: newId(), seat: 1, ask: agrees.course?.ask?.n ?? 0, yes: true });
    expect(await changes(ana, early.id)).toEqual([]);
    expect((await player(ana, 'name=bea'))?.ratings[0]?.games).toBe(3);
  }, 30_000);

  test('bots are entrants like people; whoever shares a place has shared it', async () => {
    const ana = await account('Ana');
    const [page] = (await table([ana], ['level1', 'level5', 'level5'])) as [Page];
    const store = await ground.place.open();
    // As if it had been played to its end: two share the first place.
    for (let isWritten = false; !isWritten; ) {
      const lines = await store.lines(page.id, 0);
      const outcome = [1, 3, 1, 4].map((rank, seat) => ({ seat, rank, total: 9 - rank }));
      const n = lines.filter(({ body }) => 'line' in JSON.parse(body)).length + 1;
      const end: Stored = { line: { n, at: Date.now(), kind: 'end', why: 'over', secret: '', outcome } };
      const write = { write: 'line', table: page.id, n: lines.length + 1, at: Date.now(), body: makeStored(end) } as const;
      isWritten = (await store.commit([write, rateGame(page.id, 0)])) === 'done';
    }
    await store.close();
    const [me, weak, strong, same] = await changes(ana, page.id);
    // Whoever shares a place with a strong one has won by it; two of one level are one, whose rating is what both have shown.
    expect([me?.place, strong?.place]).toEqual([1, 1]);
    expect(me?.change).toBeGreaterThan(0);
    expect([strong?.rating, strong?.games, strong?.spread]).toEqual([same?.rating, same?.games, same?.spread]);
    expect([weak?.games, strong?.games]).toEqual([1, 1]);
    const told = await players(ana);
    // Bots begin where tournaments have put them, and are not provisional.
    expect(told.players.map(({ bot, rank }) => [bot, rank])).toEqual([['level5', 1], ['level1', 2]]); // biome-ignore format: a pair
    expect(told.players[0]?.rating).toBeGreaterThan(2000);
    expect(told.provisional).toMatchObject([{ name: 'Ana', me: true, rating: me?.rating, spread: me?.spread, games: 1 }]);
    expect((await players(ana, 'vino')).players).toEqual([]);
    expect((await ana.ask('GET', '/api/players?game=chess')).status).toBe(404);
    expect(await player(ana, 'bot=level1')).toMatchObject({ bot: 'level1', ratings: [{ games: 1, history: [{ place: 3, of: 4 }] }] });
    const [own] = (await player(ana, 'name=Ana'))?.ratings ?? [];
    expect(own?.history[0]?.others.map(({ bot, place }) => [bot, place])).toEqual([['level1', 3], ['level5', 1], ['level5', 4]]); // biome-ignore format: a list
  }, 30_000);

  test('who is forgotten is nameless where others keep their games; who does not want to be found is not', async () => {
    const [ana, bea, guest] = [await account('Ana'), await account('Bea'), ground.browser()];
    const [closed] = (await table([ana, bea], [], { watchers: false })) as [Page, Page];
    await resign(closed);
    await changes(ana, closed.id);
    const tableOf = async (of: Browser) => (await player(of, 'name=Bea'))?.ratings[0]?.history[0]?.table;
    // A closed table is shown to those who sat there.
    expect([await tableOf(ana), await tableOf(bea), await tableOf(guest)]).toEqual([closed.id, closed.id, undefined]);
    expect(await player(guest, 'name=Ana')).toMatchObject({
      name: 'Ana',
      me: false,
      ratings: [{ history: [{ others: [{ name: 'Bea' }] }] }],
    });

    expect((await guest.ask('POST', '/api/account/standing', { listed: false })).status).toBe(401);
    expect((await ana.ask('POST', '/api/account/standing', { listed: false })).status).toBe(200);
    expect((await players(guest)).provisional.map(({ name }) => name)).toEqual(['Bea']);
    // Told alike: hidden, without a rated game, and nobody.
    await account('Rui');
    for (const name of ['Ana', 'Rui', 'Nobody']) expect(await player(guest, `name=${name}`)).toBeUndefined();
    expect(await player(ana, 'name=Ana')).toMatchObject({ me: true, listed: false, ratings: [{ games: 1 }] });
    const [second, other] = (await table([ana, bea])) as [Page, Page];
    await resign(other);
    await changes(ana, second.id);
    expect((await players(guest)).provisional.map(({ name }) => name)).toEqual(['Bea']);
    await ana.ask('POST', '/api/account/standing', { listed: true });
    expect((await players(guest)).provisional.map(({ name }) => name)).toEqual(['Ana', 'Bea']);

    const { body } = await ana.ask('GET', '/api/account/export');
    expect(body.ratings).toMatchObject([
      {
        game: GAME,
        games: 2,
        history: [
          { place: 1, others: [{ name: 'Bea' }] },
          { place: 2, lost: true },
        ],
      },
    ]);
    // In the middle of a rated game it is lost, and the other has won.
    const [running] = (await table([ana, bea])) as [Page, Page];
    expect((await ana.ask('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200);
    expect(await changes(bea, running.id)).toMatchObject([{ seat: 0, lost: true }, { seat: 1, place: 1, games: 3 }]); // biome-ignore format: a pair
    const [mine] = (await player(guest, 'name=Bea'))?.ratings ?? [];
    expect(mine?.history.map(({ others }) => others)).toEqual([1, 2, 3].map(n => [{ place: n === 1 ? 2 : n === 2 ? 1 : 2 }]));
    expect((await players(guest)).provisional.map(({ name }) => name)).toEqual(['Bea']);
    const store = await ground.place.open();
    for (const kind of ['rating', 'rated-game']) expect(await store.cards({ kind, owner: body.person })).toEqual([]);
    expect(await playedBy(store, body.person, GAME)).toEqual([]);
    await store.close();
  }, 30_000);

  test('a worker that dies before or after, and others that are rated meanwhile: each game counts once', async () => {
    const [ana, bea] = [await account('Ana'), await account('Bea')];
    const [one, two] = [(await table([ana, bea])) as [Page, Page], (await table([ana, bea])) as [Page, Page]];
    await Promise.all([resign(one[1]), resign(two[0])]);
    const both = await Promise.all([one, two].map(([{ id }]) => changes(ana, id)));
    // One of them came first, and the other was reckoned from there.
    expect(both.map(([seat]) => seat?.games).toSorted()).toEqual([1, 2]);
    expect((await player(ana, 'name=Ana'))?.ratings[0]).toMatchObject({ games: 2, history: [{ games: 2 }, { games: 1 }] });

    const store = await ground.place.open();
    const [kept] = [await store.card(CHANGED, one[0].id)];
    // The game as it was before it was rated, but for what it has changed.
    await store.commit([{ write: 'remove', kind: CHANGED, key: one[0].id }, rateGame(one[0].id, 0)]);
    const commits: string[] = [];
    const mortal = (dies: 'before' | 'after'): Store => ({
      ...store,
      commit: async writes => {
        if (dies === 'after') await store.commit(writes);
        commits.push(dies);
        throw new Error('the power fails');
      },
    });
    const workshop = openWorkshop();
    const hall = hallOver(store, workshop, makeMeasures(), () => {});
    const job = { key: `rate ${one[0].id}`, table: one[0].id, due: 0, body: 'rate', lease: '' };
    for (const dies of ['before', 'after'] as const)
      await expect(ratesAt(mortal(dies), () => hall)(job)).rejects.toThrow('the power fails');
    await vi.waitFor(async () => expect(await store.card(CHANGED, one[0].id)).toBeDefined(), 10_000);
    expect(kept).toBeDefined();
    expect((await player(ana, 'name=Ana'))?.ratings[0]?.games).toBe(3);
    await hall.close();
    await workshop.close();
    // What is kept of games is bounded: the next one takes the place of the oldest.
    const played = { table: 't', at: 1, place: 1, of: 2, rating: 1, spread: 1, provisional: false, change: 0, open: true, others: [] };
    await store.commit(Array.from({ length: MOST_PLAYED + 5 }, (_, n) => keepPlayed('somebody', GAME, n + 1, { ...played, at: n })));
    expect([(await playedBy(store, 'somebody', GAME)).length, (await playedBy(store, 'somebody', GAME))[0]?.at]).toEqual([
      MOST_PLAYED,
      204,
    ]);
    await store.close();
  }, 30_000);
});
