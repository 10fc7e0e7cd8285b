// A hundred thousand messages that nobody should send: an answer or a closed line each time, nothing changed, and the server goes on.

import { type Random, stream } from '@adega/kernel';
import { titleOf } from '@adega/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser, gather, helloTo, newId, type Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

const MESSAGES = 100_000;
const REQUESTS = 5_000;
/** Fewer than after which nobody listens any more. */
const EACH = 18;

let ground: Ground;
let server: Running;
beforeAll(async () => {
  ground = makeGround();
  server = await ground.start({ LOG_LEVEL: 'error', MOST_SOCKETS_EACH: '1000', MOST_TABLES: '1000000' });
});
afterAll(() => ground.clear());

const any = <T>(rng: Random, of: readonly T[]): T => of[rng.below(of.length)] as T;

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1.5,
  1e300,
  7,
  '',
  'x',
  '__proto__',
  'constructor',
  '\u202e',
  'x'.repeat(500),
  [],
  {},
  [[]],
  { a: 1 },
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>',
  '\u0000',
];

/** The same with a field that is another one, missing, or one too many; or cut, or turned around. */
function spoiled(rng: Random, message: object): string {
  const text = JSON.stringify(message);
  switch (rng.below(8)) {
    case 0:
      return text.slice(0, rng.below(text.length));
    case 1:
      return text.replace(/[{}[\]:,"]/g, of => (rng.below(9) === 0 ? '' : of));
    case 2:
      return JSON.stringify({ ...message, [any(rng, ['__proto__', 'toString', 'admin', 'type'])]: any(rng, ODD) });
    case 3:
      return `${'['.repeat(rng.below(3000))}${text}`;
    case 4:
      return JSON.stringify({ ...message, more: 'x'.repeat(rng.below(40_000)) });
    default: {
      const path = text.match(/"[a-z]+":/g) ?? [];
      const field = any(rng, path);
      return text.replace(new RegExp(`${field}("[^"]*"|[^,{}\\[\\]]+)`), () => `${field}${JSON.stringify(any(rng, ODD))}`);
    }
  }
}

function badMessage(rng: Random, page: Page, other: number): string | Buffer {
  const turn = { type: 'turn', id: newId(), seat: other, question: rng.below(9), keys: ['pass', 'end', 'x'] };
  const said: object[] = [
    JSON.parse(helloTo({ game: 'vinhos/2016', pack: '' }, other)),
    { type: 'do', deed: turn },
    { type: 'do', deed: { ...turn, seat: page.as, question: 1000 + rng.below(9) } },
    { type: 'draft', seat: other, question: 1, keys: ['x'] },
  ];
  // Whoever sits there could do some of this.
  if (page.as === 'watcher') {
    const type = any(rng, ['undo', 'abandon', 'answer', 'go-on', 'resign', 'leave', 'stand-in']);
    said.push({ type: 'do', deed: { type, id: newId(), seat: other, to: 1, ask: 1, yes: true } });
  }
  const message = any(rng, said);
  if (rng.below(12) === 0) return Buffer.from(Array.from({ length: rng.below(64) }, () => rng.below(256)));
  return rng.below(4) === 0 ? JSON.stringify(message) : spoiled(rng, message);
}

/** Milliseconds: what is kept for oneself has no answer. */
const PATIENCE = 300;

/** Says these, and waits until they are answered or the line is closed. */
function say(page: Page, messages: readonly (string | Buffer)[]): Promise<number> {
  const ws = page.browser.socket(page.id);
  return new Promise(resolve => {
    let answers = 0;
    const end = () => resolve(answers);
    ws.on('error', end);
    ws.on('close', end);
    ws.on('message', () => {
      if (++answers >= messages.length) ws.close();
    });
    ws.on('open', () => {
      for (const message of messages) ws.send(message);
      setTimeout(() => ws.close(), PATIENCE).unref();
    });
  });
}

test('messages', async () => {
  const rng = stream('hostile messages');
  const { id, pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
  for (const page of [...pages, watcher]) await page.until(({ course }) => course?.begun === true);
  const before = watcher.heard.length;
  let said = 0;
  let answers = 0;
  while (said < MESSAGES) {
    const lines = [...pages, watcher].flatMap(page =>
      Array.from({ length: 4 }, () => ({
        page,
        messages: Array.from({ length: EACH }, () => badMessage(rng, page, page.as === 0 ? 1 : 0)),
      })),
    );
    const came = await Promise.all(lines.map(({ page, messages }) => say(page, messages)));
    said += lines.length * EACH;
    answers += came.reduce((sum, n) => sum + n, 0);
  }
  expect(answers).toBeGreaterThan(said * 0.7);
  // Nobody has heard anything of it, and the game goes on.
  expect(watcher.heard.length).toBe(before);
  expect((await watcher.browser.glance(id)).lines).toBe(before);
  const asked = pages.find(page => page.isAsked) as Page;
  expect(await asked.do(asked.anyTurn(rng, 1))).toHaveProperty('n');
  expect(server.said()).not.toContain('was not');
  for (const page of [...pages, watcher]) page.close();
});

test('requests', async () => {
  const rng = stream('hostile requests');
  const browser = new Browser(server.origin);
  const { id } = await browser.make('vinhos/2016', ['open', 'open']);
  const pack = JSON.stringify(titleOf('vinhos/2016')?.packs?.now);
  const record = `adega-record: 1\ngame: vinhos/2016\nrules: 2\npack: x\noption.seats: 2\n\n${'1 pass\n'.repeat(50)}`;
  const table = { game: 'vinhos/2016', options: {}, seats: ['open', 'open'], watchers: true };
  const sitting = { id: 'a', seat: 0, name: 'x'.repeat(60), bytes: '00' };
  const troubles = new Set<number>();
  for (let n = 0; n < REQUESTS; n++) {
    const [method, path, body] = any<[string, string, object | undefined]>(rng, [
      ['POST', '/api/tables', table],
      ['POST', '/api/tables', { ...table, pack: pack.replace(/\d+/g, d => (rng.below(40) === 0 ? JSON.stringify(any(rng, ODD)) : d)) }],
      ['POST', '/api/tables/from-record', { record: record.slice(rng.below(record.length)), seats: ['open', 'open'], watchers: true }],
      ['POST', `/api/tables/${id}/sit`, { sitting, token: newId().repeat(3) }],
      ['POST', `/api/tables/${id}/look`, { token: newId().repeat(3) }],
      ['POST', `/api/tables/${id}/hand-over`, { seat: rng.below(9) }],
      ['DELETE', `/api/tables/${newId()}`, undefined],
      ['GET', `/api/tables/${any(rng, ['..%2f..', '%00', 'x'.repeat(2000), id])}/record`, undefined],
      [
        'GET',
        `/${any(rng, ['..', '%2e%2e', 'assets/..', '.'])}/${any(rng, ['package.json', '..%5c..%5cetc', 'data/adega.sqlite'])}`,
        undefined,
      ],
    ]);
    const headers: Record<string, string> = rng.below(5) === 0 ? { origin: 'https://evil.example' } : {};
    const text = body === undefined ? undefined : rng.below(3) === 0 ? JSON.stringify(body) : spoiled(rng, body);
    const { status, body: told } = await browser.ask(method, path, text, headers);
    troubles.add(status);
    expect([n, status < 500]).toEqual([n, true]);
    if (headers['origin'] !== undefined && method !== 'GET') expect(status).toBe(403);
    expect(JSON.stringify(told)).not.toMatch(/SQLite|"secret"|node_modules/);
  }
  expect([...troubles].toSorted()).toEqual(expect.arrayContaining([400, 403, 404]));
  expect((await browser.glance(id)).held).toEqual([{}, {}]);
  expect((await browser.ask('GET', '/healthz')).status).toBe(200);
});
