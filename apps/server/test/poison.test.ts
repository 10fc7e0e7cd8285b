// Names that every object of JavaScript has, numbers that are none, lists without end and fields twice: in bodies, messages, packs and
// records. The server runs in this process, so that what they would change would be changed here, too.

import { packedWith } from '@adega/desk/own-pack.ts';
import { begin, enter, makeRecord, parseRecord, pick, stream } from '@adega/kernel';
import { gameOf, TITLES, titleOf } from '@adega/shelf';
import { PROTOCOL } from '@adega/wire/online.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, gather, helloTo, newId, Page } from './client.ts';
import { routesOf, type Served, serving } from './served.ts';

const serve = serving();
let server: Served;
beforeAll(async () => {
  server = await serve();
});

/** Own fields, as JSON gives them; one that is set would reach every object. */
const POISONS = ['"__proto__":{"spoilt":1}', '"constructor":{"prototype":{"spoilt":1}}', '"prototype":{"spoilt":1}', '"toString":1'];
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const isSpoilt = (): boolean =>
  'spoilt' in {} || Object.keys(Object.prototype).length > 0 || typeof {}.toString !== 'function' || typeof {}.constructor !== 'function';

/** The same with a poison as the first field of each of its objects in turn. */
function* poisoned(json: string): Generator<string> {
  for (let at = json.indexOf('{'); at >= 0; at = json.indexOf('{', at + 1)) {
    for (const poison of POISONS) yield `${json.slice(0, at + 1)}${poison}${json[at + 1] === '}' ? '' : ','}${json.slice(at + 1)}`;
  }
}

const TABLE = { game: 'vino', options: {}, seats: ['open', 'open', 'open'], watchers: true, pace: { kind: 'slow', days: 1, late: 'wait' } };
const SITTING = { sitting: { id: 'sit', seat: 0, name: 'Ana', bytes: '' } };

/** What is asked for rightly, where a poison is beside it. */
const BODIES: { readonly [address: string]: object } = {
  'POST /api/tables': TABLE,
  'POST /api/tables/:id/sit': SITTING,
  'POST /api/find': { game: 'vino', pace: 'none', language: 'en', id: 'find', name: 'Ana', bytes: '' },
  'POST /api/account': { name: 'Ana', password: 'three vines in the rain' },
  'POST /api/account/sign-in': { name: 'Ana', password: 'three vines in the rain', bring: false },
};

describe('bodies', () => {
  test('no request changes what objects are, wherever a poison stands', async () => {
    const ana = await server.visitor();
    const { id } = await ana.make('vino', ['open', 'open', 'open']);
    const stranger = await server.visitor();
    const routes = routesOf(server.app).filter(({ method }) => method === 'POST' || method === 'DELETE');
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path } of routes) {
      const bodies = [...poisoned('{}'), ...poisoned(JSON.stringify(BODIES[`${method} ${path}`] ?? {}))];
      for (const body of [...bodies, '["__proto__"]', '"__proto__"', 'null', '7']) {
        const { status } = await stranger.ask(method, path.replace(':id', id), body);
        expect([method, path, body, status < 500], `${status}`).toEqual([method, path, body, true]);
      }
    }
    expect(isSpoilt()).toBe(false);
    expect((await ana.glance(id)).lines).toBe(0);
  });

  test('names of objects are no games, no options, no seats, no tables and no people', async () => {
    const ana = await server.visitor();
    for (const name of NAMES) {
      const wrong = [
        { ...TABLE, game: name },
        { ...TABLE, game: `vinhos/${name}` },
        { ...TABLE, seats: ['open', name, 'open'] },
        { ...TABLE, pace: { kind: name } },
        { ...TABLE, listed: { language: 'en', experience: name } },
      ];
      for (const body of wrong) expect([name, (await ana.ask('POST', '/api/tables', body)).status]).toEqual([name, 400]);
      // What would reach an object is left out, and all else is unknown.
      const { status, body } = await ana.ask(
        'POST',
        '/api/tables',
        JSON.stringify(TABLE).replace('"options":{}', `"options":{"${name}":1}`),
      );
      if (status === 201) expect(Object.keys((await ana.glance(body.id)).table.options)).not.toContain(name);
      else expect([name, status]).toEqual([name, 400]);
      expect((await ana.ask('POST', `/api/tables/${name}/look`, {})).status).toBe(404);
      expect((await ana.ask('POST', '/api/account/sign-in', { name, password: name, bring: false })).status).toBe(403);
    }
    expect((await ana.ask('POST', '/api/tables', TABLE)).status).toBe(201);
  });

  test('of a field that comes twice the last is taken, and it is looked at', async () => {
    const ana = await server.visitor();
    const twice = (first: string, last: string) => JSON.stringify(TABLE).replace('"game":"vino"', `"game":${first},"game":${last}`);
    expect((await ana.ask('POST', '/api/tables', twice('"vino"', '"chess"'))).status).toBe(400);
    expect((await ana.ask('POST', '/api/tables', twice('"chess"', '"vino"'))).status).toBe(201);
  });
});

/** Says these on one line after the other, and hears what is answered to each. */
async function answersTo(browser: Browser, id: string, messages: readonly string[]): Promise<string[]> {
  const answers: string[] = [];
  for (let from = 0; from < messages.length; from += 15) {
    const some = messages.slice(from, from + 15);
    const ws = browser.socket(id);
    await new Promise(resolve => ws.on('open', resolve));
    await new Promise<void>(resolve => {
      let heard = 0;
      ws.on('message', data => {
        answers.push(String(data));
        if (++heard === some.length) resolve();
      });
      for (const message of some) ws.send(message);
    });
    ws.terminate();
  }
  return answers;
}

describe('messages', () => {
  test('no message changes what objects are, and none is more than a mistake', async () => {
    const { id, pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
    for (const page of pages) await page.until(({ course }) => course?.begun === true);
    const page = pages.find(one => one.isAsked) as Page;
    const seat = page.as as number;
    const said: object[] = [
      JSON.parse(helloTo({ game: 'vinhos/2016', pack: '' }, 'watcher')),
      { type: 'hello', protocol: PROTOCOL, as: '__proto__', after: 0, game: 'constructor', rules: 1, pack: 'toString' },
      { type: 'do', deed: { type: 'undo', id: newId(), seat, to: 1 } },
      { type: 'do', deed: { type: 'hours', id: newId(), seat, hours: { zone: 'UTC', away: [] } } },
      { type: 'say', seat, saying: { phrase: 'constructor' } },
      ...NAMES.map(type => ({ type })),
      ...NAMES.map(type => ({ type: 'do', deed: { type, id: newId(), seat } })),
      ...NAMES.map(zone => ({ type: 'do', deed: { type: 'hours', id: newId(), seat, hours: { zone, away: [] } } })),
    ];
    const messages = said.flatMap(one => [JSON.stringify(one), ...poisoned(JSON.stringify(one))]);
    for (const answer of await answersTo(page.browser, id, messages)) expect(answer).not.toMatch(/"code":"(broken|store)"|spoilt/);
    expect(isSpoilt()).toBe(false);
    // As moves, too, whole and in parts.
    const question = page.course?.questions[seat] ?? 0;
    for (const key of NAMES.flatMap(name => [name, `${name} ${name}`, `found ${name}`, `buy ${name} 1`, `${name} 1 minho`])) {
      const came = await page.do({ type: 'turn', id: newId(), seat, question, keys: [key] });
      expect(came).toEqual({ bar: { bar: 'not-offered', move: 0, key } });
    }
    expect(await page.do(page.anyTurn(stream('after poison')))).toHaveProperty('n');
    for (const one of [...pages, watcher]) one.close();
  });
});

/** What is no number of a game: too large for any, none at all, or another thing. */
const NUMBERS = ['1e999', '-1e999', '1e308', '9007199254740993', '1.5', '-1', '"1"', 'null', 'true', '[]', '{}', '[1]'];

describe('packs', () => {
  const packs = TITLES.flatMap(({ id, packs }) => (packs === undefined ? [] : [{ id, json: JSON.stringify(packs.now) }]));

  test.each(packs)('of $id: each is refused place by place, or is a pack', ({ id, json }) => {
    const title = titleOf(id);
    if (title === undefined) throw new Error(id);
    const rng = stream(`poisoned ${id}`);
    let refused = 0;
    const some = (of: readonly string[]): string[] => Array.from({ length: 40 }, () => of[rng.below(of.length)] as string);
    const numbers: string[] = [];
    for (const { 0: number, index } of json.matchAll(/-?\d+(?=[,}\]])/g)) {
      const other = NUMBERS[rng.below(NUMBERS.length)] as string;
      numbers.push(`${json.slice(0, index)}${other}${json.slice(index + number.length)}`);
    }
    const wrong = [...some([...poisoned(json)]), ...some(numbers)];
    for (const text of wrong) {
      const { trouble, game } = packedWith(title, text);
      if (trouble?.code === 'bad-pack' && trouble.problems.length > 0) refused++;
      else expect([text.slice(0, 200), game?.id]).toEqual([text.slice(0, 200), id]);
    }
    expect(refused).toBeGreaterThan(wrong.length / 3);
    for (const text of ['NaN', '{"a":NaN}', '-Infinity', '{"a":1,}', '', '\u0000']) {
      expect(packedWith(title, text).trouble?.code).toBe('bad-pack');
    }
    expect(isSpoilt()).toBe(false);
  });
});

describe('records', () => {
  test('what no record says is refused with its place, and changes nothing', async () => {
    const game = gameOf('vinhos/2016');
    if (game === undefined) throw new Error('no game');
    const playing = begin(game, { seats: 2 });
    const rng = stream('poisoned record');
    while (playing.record.entries.length < 60) {
      const [decision] = game.decide(playing.state);
      if (decision === undefined) break;
      enter(game, playing, decision.by, pick(decision, rng));
    }
    const lines = makeRecord(game, playing.record).split('\n');
    const odd = [...NAMES, '1e999', '99999999999999999999', '-1', 'NaN', 'x'.repeat(10_000), '\u0000', '\u202e'];
    for (const [i, line] of lines.entries()) {
      const words = line.split(' ');
      const at = rng.below(words.length);
      const other = odd[rng.below(odd.length)] as string;
      const spoilt = lines.with(i, words.with(at, other).join(' ')).join('\n');
      const { problem } = parseRecord(game, spoilt);
      if (line === '' || line.startsWith('result')) continue;
      expect([i, line, other, problem === undefined]).toEqual([i, line, other, false]);
    }
    for (const name of NAMES) {
      for (const key of [name, `option.${name}`, `result.${name}`]) {
        expect(parseRecord(game, lines.with(4, `${key}: 1`).join('\n')).problem).toBeDefined();
      }
    }
    const ana = await server.visitor();
    const take = (record: string) => ana.ask('POST', '/api/tables/from-record', { record, seats: ['open', 'open'], watchers: true });
    expect((await take(lines.join('\n'))).status).toBe(201);
    expect((await take(lines.with(1, 'game: __proto__').join('\n'))).body.trouble).toEqual({ code: 'bad-table', what: 'game __proto__' });
    expect((await take(lines.with(3, 'pack: constructor').join('\n'))).body.trouble).toMatchObject({ code: 'missing-pack' });
    expect((await take(lines.with(2, 'rules: 1e999').join('\n'))).body.trouble).toMatchObject({ code: 'bad-record' });
    expect((await take(lines.with(2, `rules: ${'9'.repeat(400)}`).join('\n'))).body.trouble).toMatchObject({ code: 'bad-record' });
    expect(isSpoilt()).toBe(false);
  });
});

describe('drafts', () => {
  test('come back to their owner as they were sent, and to nobody else', async () => {
    const ana = await server.visitor();
    const { id } = await ana.make('vino', ['open', 'open', 'open']);
    await ana.sit(id, 0);
    const page = new Page(ana, id, 0);
    await page.until(({ mine }) => mine.length > 0);
    const keys = [...NAMES, '<img src=x onerror=alert(1)>', '\u202e', '"}],"type":"welcome"', 'x'.repeat(200)];
    page.say({ type: 'draft', seat: 0, question: 0, keys });
    page.say({ type: 'draft', seat: 0, question: 0, keys: Array(201).fill('x') });
    page.say({ type: 'draft', seat: 0, question: 0, keys: ['x'.repeat(201)] });
    page.say('{"type":"draft","seat":0,"question":1e999,"keys":["x"]}');
    await page.until(({ troubles }) => troubles.length === 3);
    const later = new Page(ana, id, 0);
    await later.until(({ told }) => told.length > 0);
    expect(later.told[0]).toMatchObject({ drafts: [{ seat: 0, question: 0, keys }] });
    for (const one of [page, later]) one.close();
  });
});
