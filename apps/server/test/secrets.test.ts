// Everything that opens something, handed out once: none of it is in a log at its most talkative, nor in what the server keeps, nor in an
// address that it was asked for.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../load/process.ts';
import { signIn, signUp } from './accounts.ts';
import { Browser, gather, newId, type Page } from './client.ts';
import { type Ground, makeGround, type Running } from './processes.ts';

const PASSWORD = 'nine casks of green rain';
const OTHER = 'ten casks of green rain';

let ground: Ground;
let server: Running;
/** By what they are, so that whoever finds one knows. */
const secrets = new Map<string, string>();
/** What people have said for some eyes only. */
const words = new Map<string, string>();

async function everything(): Promise<void> {
  const { id, pages, watcher } = await gather(server.origin, 'vinhos/2016', ['open', 'open']);
  for (const page of pages) await page.until(({ course }) => course?.begun === true);
  const [one, two] = pages as [Page, Page];
  const ana = one.browser;
  const cookie = (name: string, browser: Browser): void => {
    const [, first = '', last = ''] = /^adega=([\w-]+)\.([\w-]+)$/.exec(browser.cookie) ?? [];
    secrets.set(`${name}: the end of a cookie`, last);
    if (first !== 's') secrets.set(`${name}: a cookie`, `${first}.${last}`);
  };
  cookie('a guest', ana);
  const made = await ana.make('vino', ['open', 'link', 'open'], { watchers: false });
  secrets.set('the link of a table', made.join);
  secrets.set('the link of a seat', made.links[0]?.token ?? '');
  secrets.set('a seat given away', (await ana.ask('POST', `/api/tables/${id}/hand-over`, { seat: 0 })).body.token);
  const device = (await ana.ask('POST', '/api/devices', {})).body.token;
  secrets.set('the link of a device', device);
  const phone = new Browser(server.origin);
  expect((await phone.ask('POST', '/api/devices/join', { token: device })).status).toBe(200);
  secrets.set('another link of a device', (await ana.ask('POST', '/api/devices', {})).body.token);
  const bea = new Browser(server.origin);
  await signUp(bea, 'Beatriz', PASSWORD);
  cookie('an account', bea);
  secrets.set('a password', PASSWORD);
  const { codes } = (await bea.ask('POST', '/api/account/codes', { password: PASSWORD })).body as { codes: string[] };
  for (const [n, code] of codes.entries()) secrets.set(`recovery code ${n}`, code);
  await bea.ask('POST', '/api/account/recover', { name: 'Beatriz', code: codes[0], password: OTHER });
  secrets.set('a new password', OTHER);
  const again = new Browser(server.origin);
  await signIn(again, 'Beatriz', OTHER);
  cookie('an account again', again);
  const guessed = 'a password that is none';
  await signIn(new Browser(server.origin), 'Beatriz', guessed);
  secrets.set('a wrong password', guessed);
  // With what is wrong besides, so that it is complained of.
  await ana.ask('POST', `/api/tables/${id}/look`, { token: made.join, more: 1 });
  await ana.ask('POST', `/api/tables/${id}/look`, `{"token":"${made.join}"`);
  await ana.ask('POST', '/api/devices/join', { token: made.join });
  words.set('a note', 'my note about red cellars');
  words.set('talk', 'hello from the green hill');
  words.set('a draft', 'found nowhere at all');
  one.say({ type: 'note', text: words.get('a note') });
  one.say({ type: 'say', seat: one.as, saying: { text: words.get('talk') } });
  one.say({ type: 'draft', seat: one.as, question: 1, keys: [words.get('a draft')] });
  one.say('{"type":"no such thing"}');
  await two.until(({ told }) => told.some(({ type }) => type === 'talk'));
  const came = await one.do({ type: 'resign', id: newId(), seat: one.as as number });
  expect(came).toHaveProperty('n');
  await ana.ask('GET', '/api/account/export');
  for (const page of [...pages, watcher]) page.close();
}

beforeAll(async () => {
  ground = makeGround();
  server = await ground.start({ LOG_LEVEL: 'trace' });
  await everything();
});
afterAll(() => ground.clear());

test('nothing of it is in the log, each line of which is one', async () => {
  const log = server.said();
  const lines = log.split('\n').filter(line => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  expect(log).toContain('/api/account/sign-in');
  expect(secrets.size).toBeGreaterThan(15);
  for (const [what, text] of [...secrets, ...words]) expect([what, text.length > 9, log.includes(text)]).toEqual([what, true, false]);
});

test('what opens something is not kept as it is: who reads the store can do nothing with it', async () => {
  await server.stop();
  const folder = join(ground.folder, 'data');
  const kept = readdirSync(folder).map(file => readFileSync(join(folder, file), 'latin1')).join('\n'); // biome-ignore format: a chain
  // It is there, and can be read.
  for (const [what, text] of words) if (what !== 'a draft') expect([what, kept.includes(text)]).toEqual([what, true]);
  for (const [what, text] of secrets) expect([what, kept.includes(text)]).toEqual([what, false]);
});

describe('the address of a database', () => {
  const secret = 'hunter%2Fsecret';
  const addresses = [
    `postgresql://adega:${secret}@127.0.0.1:1/adega`,
    `postgresql://adega:${secret}@127.0.0.1:99999/adega`,
    `postgresql://adega:${secret}@[::1/adega`,
  ];

  test.each(addresses)('is said without its password when nobody is there: %s', async DATABASE_URL => {
    const failed = await startServer({ DATABASE_URL, LOG_LEVEL: 'trace', PORT: '0' }).then(
      () => 'it runs',
      (error: Error) => error.message,
    );
    expect(failed).toContain('the server ended with 1');
    expect(failed).not.toMatch(/hunter|secret/);
  });
});
