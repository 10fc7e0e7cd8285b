// Each kind of trick, so many times, at a real server: nothing is changed and nothing told by any of them.

import { stream } from '@adega/kernel';
import { foldName } from '@adega/wire/name.ts';
import { parseSaid, parseSit, parseTold } from '@adega/wire/online.ts';
import { LONGEST_SAID } from '@adega/wire/talk.ts';
import { expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { mine, PASSWORD, signIn, signUp } from './accounts.ts';
import { Browser, helloTo } from './client.ts';
import { routesOf, type Serve, type Served } from './served.ts';
import { any, disguised, disguisedLink, FOUL, foreign, forged, trick } from './tricks.ts';

const SECOND = 1000;
const MANY = '1000000';
const PATIENT = { MOST_SIGN_INS: MANY, MOST_MESSAGES: MANY, MOST_MESSAGES_AT_ONCE: MANY, MOST_SENT: MANY, MOST_TABLES: MANY };
/** What is read of whoever asks, and of whom he asks for; the server itself looks after other cards. */
const OF_PEOPLE = ['account', 'account-name', 'session', 'rating', 'standing'];
const MODERATORS = ['Carla', 'Vera', 'Nina', 'Hugo Prado', 'Oleg'];

/** As somebody asks who has no time for the network. */
const askerAt =
  ({ app, origin }: Served, remoteAddress = '127.0.0.1') =>
  (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({ method, url, remoteAddress, headers: { origin, host: new URL(origin).host, ...headers }, ...(body && { payload: body }) });

const nameIn = (name: string) => parseSit({ sitting: { id: 'x', seat: 0, name, bytes: '00' } }).message?.sitting.name;

/** `guesses`: of passwords, of which some take as long as they should. */
export function tricking(serve: Serve, count: number, guesses: number, patience: number): void {
  test(
    `names that look like a moderator’s: ${count}`,
    async () => {
      const server = await serve({ ...PATIENT, MODERATORS: MODERATORS.join(',') });
      for (const name of MODERATORS) expect((await signUp(new Browser(server.origin), name)).status).toBe(201);
      const ask = askerAt(server);
      const rng = stream('names', 'tricks');
      for (let n = 0; n < count; n++) {
        const name = disguised(rng, any(rng, MODERATORS));
        const { statusCode } = await ask('POST', '/api/account', { name, password: PASSWORD });
        if (statusCode !== 409) expect([name, JSON.stringify(name), statusCode]).toEqual([name, JSON.stringify(name), 400]);
      }
    },
    patience,
  );

  test(
    `names at tables: ${count}`,
    () => {
      const rng = stream('seats', 'tricks');
      for (let n = 0; n < count; n++) {
        const typed = rng.below(2) === 0 ? trick(rng) : disguised(rng, 'Ana Luísa');
        const name = nameIn(typed);
        if (name === undefined) continue;
        expect([typed, FOUL.test(name), [...name].length <= 40, nameIn(name)]).toEqual([typed, false, true, name]);
      }
    },
    patience,
  );

  test(
    `talk and links of a guest: ${count}`,
    async () => {
      let time = Date.now();
      const server = await serve(PATIENT, { now: () => time });
      const ana = await server.visitor();
      const { id } = await ana.make('vinhos/2016', ['open', 'open']);
      await ana.sit(id, 0, undefined, 'Ana');
      const line = ana.socket(id);
      const heard: string[] = [];
      const hushed: string[] = [];
      let wake = () => {};
      await new Promise<void>(resolve => {
        line.on('open', () => line.send(helloTo({ game: 'vinhos/2016', pack: '' }, 0)));
        line.on('message', data => {
          const { message } = parseTold(JSON.parse(String(data)));
          if (message?.type === 'welcome') resolve();
          if (message?.type === 'talk') heard.push(message.said.text ?? '');
          if (message?.type === 'hushed') hushed.push(message.why);
          wake();
        });
      });
      const rng = stream('talk', 'tricks');
      const AT_ONCE = 15;
      for (let n = 0; n < count; n += AT_ONCE) {
        const isLink = rng.below(2) === 0;
        const texts = Array.from({ length: AT_ONCE }, () => (isLink ? disguisedLink(rng) : trick(rng))).filter(isSaid);
        const before = heard.length + hushed.length;
        for (const text of texts) line.send(JSON.stringify(saying(text)));
        while (heard.length + hushed.length < before + texts.length)
          await new Promise<void>(resolve => {
            wake = resolve;
          });
        time += 90 * SECOND;
        if (isLink) expect([texts, heard]).toEqual([texts, []]);
        for (const text of heard.splice(0))
          expect([text, FOUL.test(text.replaceAll('\n', '')), text.length <= LONGEST_SAID]).toEqual([text, false, true]);
        expect(new Set([...hushed.splice(0), 'no-links'])).toEqual(new Set(['no-links']));
      }
      line.terminate();
    },
    patience,
  );

  test(
    `cookies that nobody was given: ${count}`,
    async () => {
      let time = Date.now();
      const [server, other] = [await serve(PATIENT, { now: () => time }), await serve(PATIENT)];
      const [ana, guest, stranger] = [new Browser(server.origin), await server.visitor(), await other.visitor()];
      await signUp(ana, 'Ana');
      const before = guest.cookie;
      await signUp(guest, 'Guest');
      const ended = new Browser(server.origin);
      await signIn(ended, 'Ana');
      const replayed = ended.cookie;
      await ended.ask('POST', '/api/account/sign-out', {});
      const ask = askerAt(server);
      const rng = stream('cookies', 'tricks');
      const real = [ana.cookie, guest.cookie, before, replayed, stranger.cookie];
      const { id } = await ana.make('vinhos/2016', ['open', 'open'], { watchers: false });
      for (let n = 0; n < count; n++) {
        // What was worth something once, or elsewhere, as it is; all else a little changed.
        const cookie = rng.below(4) === 0 ? any(rng, [before, replayed, stranger.cookie]) : forged(rng, any(rng, real));
        const answer = await ask('GET', '/api/account', undefined, { cookie });
        expect([cookie, answer.json()]).toEqual([cookie, { sessions: [] }]);
        if (n % 10 !== 0) continue;
        const look = await ask('POST', `/api/tables/${id}/look`, {}, { cookie });
        const [given = ''] = [look.headers['set-cookie'] ?? []].flat();
        // Whoever is nobody becomes somebody new, and never who he says that he is.
        expect([cookie, look.statusCode, given === '' || given.split(';')[0] === cookie]).toEqual([cookie, 404, false]);
      }
      // A cookie that was planted is not what somebody is known by after he has signed in, nor is that of before.
      for (const planted of ['adega=s.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', replayed, ana.cookie]) {
        const victim = new Browser(server.origin);
        victim.cookie = planted;
        expect((await signIn(victim, 'Guest')).status).toBe(200);
        expect(victim.cookie).not.toBe(planted);
        const attacker = new Browser(server.origin);
        attacker.cookie = planted;
        expect((await mine(attacker)).account).toBeUndefined();
      }
      // A session ends by itself, too.
      time += 181 * 24 * 3600 * SECOND;
      expect((await mine(guest)).account).toBeUndefined();
    },
    patience,
  );

  test(
    `posting from other sites: ${count}`,
    async () => {
      let written = 0;
      const counting = (store: Store): Store => ({ ...store, commit: writes => (written++, store.commit(writes)) });
      const server = await serve(PATIENT, {}, counting);
      const ana = new Browser(server.origin);
      await signUp(ana, 'Ana');
      const { id } = await ana.make('vinhos/2016', ['open', 'open']);
      const routes = routesOf(server.app).filter(({ method }) => method !== 'GET' && method !== 'HEAD');
      const ask = askerAt(server);
      const rng = stream('sites', 'tricks');
      const bodies = [
        '{}',
        '',
        'a=1',
        `{"name":"Eve","password":"${PASSWORD}"}`,
        '{"sitting":{"id":"x","seat":0,"name":"Eve","bytes":"00"}}',
      ];
      const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
      written = 0;
      for (let n = 0; n < count; n++) {
        const { method, path } = any(rng, routes);
        const own = { cookie: ana.cookie, host: new URL(server.origin).host, 'content-type': any(rng, types) };
        const headers = { ...own, ...foreign(rng, server.origin) };
        const answer = await server.app.inject({
          method: method as 'POST',
          url: path.replace(':id', id),
          headers,
          payload: any(rng, bodies),
        });
        expect([method, path, headers, answer.statusCode, answer.json()]).toEqual([
          method,
          path,
          headers,
          403,
          { trouble: { code: 'other-site' } },
        ]);
      }
      expect(written).toBe(0);
      expect((await ask('GET', '/api/account', undefined, { cookie: ana.cookie })).json().account.name).toBe('Ana');
    },
    patience,
  );

  test(
    `looking for names and tables: ${count}`,
    async () => {
      let read = 0;
      const counting = (store: Store): Store => ({
        ...store,
        card: (kind, key) => {
          if (OF_PEOPLE.includes(kind)) read++;
          return store.card(kind, key);
        },
      });
      const server = await serve({ ...PATIENT, MODERATORS: 'Vera' }, {}, counting);
      const ana = new Browser(server.origin);
      await signUp(ana, 'Ana Silva');
      const closed = await ana.make('vinhos/2016', ['open', 'open'], { watchers: false });
      const ask = askerAt(server);
      const rng = stream('looking', 'tricks');
      const shapeOf = async (method: 'GET' | 'POST', url: string, body?: object, cookie = '') => {
        read = 0;
        const { statusCode, body: text, headers } = await ask(method, url, body, { cookie });
        const { date: _, 'set-cookie': given, ...others } = headers;
        return { statusCode, text, others, given: given !== undefined, read };
      };
      const eve = await server.visitor();
      const none = await shapeOf('POST', '/api/tables/AAAAAAAAAAAAAAAA/look', {}, eve.cookie);
      const player = await shapeOf('GET', '/api/player?name=Nobody', undefined, eve.cookie);
      for (let n = 0; n < count; n++) {
        const at = rng.below(closed.id.length);
        const near = closed.id.slice(0, at) + any(rng, [...'ABCxyz019-_']) + closed.id.slice(at + 1);
        const token = rng.below(2) === 0 ? {} : { token: 'A'.repeat(32) };
        expect(await shapeOf('POST', `/api/tables/${any(rng, [closed.id, near])}/look`, token, eve.cookie)).toEqual(none);
        // One who has played no rated game, and one whom there is not.
        const name = any(rng, ['Ana Silva', 'ana silva', `Ana${rng.below(1e6)}`, disguised(rng, 'Ana Silva')]).replace(/[^\w -]/g, '');
        const asked = await shapeOf('GET', `/api/player?name=${encodeURIComponent(name || 'x')}`, undefined, eve.cookie);
        expect([name, asked.statusCode, asked.text]).toEqual([name, player.statusCode, player.text]);
      }
    },
    patience,
  );

  test(
    `guessing passwords and recovery codes: ${guesses}`,
    async () => {
      let time = Date.now();
      const server = await serve({ ...PATIENT, MOST_SIGN_INS: '60' }, { now: () => time });
      const ana = new Browser(server.origin);
      await signUp(ana, 'Ana');
      const { codes } = (await ana.ask('POST', '/api/account/codes', { password: PASSWORD })).body as { codes: string[] };
      const rng = stream('guessing', 'tricks');
      const began = time;
      const addresses = Math.ceil(guesses / 50);
      const addressOf = (n: number): string => `10.0.${n >> 8}.${n & 255}`;
      const tried = new Map<string, number>();
      const names = ['Ana', 'ANA', 'Аnа', 'Nobody'];
      for (let n = 0; n < guesses; n++) {
        const ask = askerAt(server, addressOf(rng.below(addresses)));
        const name = any(rng, names);
        const code = `${(codes[0] ?? '').slice(0, -1)}${any(rng, [...'0123456789ABCDEF'])}`.replace(codes[0] ?? '', '0000-0000-0000-0000');
        const { statusCode } =
          rng.below(2) === 0
            ? await ask('POST', '/api/account/sign-in', { name, password: `${PASSWORD} ${n}`, bring: false })
            : await ask('POST', '/api/account/recover', { name, code, password: `${PASSWORD} ${n}` });
        expect([403, 429]).toContain(statusCode);
        if (statusCode === 403) tried.set(foldName(name), (tried.get(foldName(name)) ?? 0) + 1);
        time += 80;
      }
      // From all addresses together: as many as a name has at once, and one in half a minute.
      const most = 51 + (time - began) / (30 * SECOND);
      for (const [, n] of tried) expect(n).toBeLessThanOrEqual(most);
      expect([...tried.keys()].sort()).toEqual(['ana', 'nobody']);
      expect((await mine(ana)).account.codes).toBe(codes.length);
      time += 3600 * SECOND;
      expect((await signIn(new Browser(server.origin), 'Ana')).status).toBe(200);
    },
    patience,
  );
}

const saying = (text: string) => ({ type: 'say', seat: 0, saying: { text } });
/** What is nothing but unseen, or too long, is not said at all. */
const isSaid = (text: string): boolean => parseSaid(saying(text)).message !== undefined;
