// People before browsers of their own at one table: inviting, playing, losing the line, coming back, taking back, ending.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, stream } from '@adega/kernel';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, violations } from './axe.ts';
import { at, button, choose, heading, keys, turn, until, untilMoved } from './driver.ts';
import { onStage } from './stage.ts';
import { asked, isAsked, linkFrom, playOn, sitDown } from './together.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-online-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

const SMALL = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;

interface Wanted {
  readonly game?: string;
  /** By seat from 2. */
  readonly bots?: { readonly [seat: number]: string };
}

/** Fills in the form for a new table, and makes it. */
async function makeTable(page: Page, name: string, { game = 'vinhos/2016', bots = {} }: Wanted = {}): Promise<void> {
  await page.goto(`${stage.origin}/online`);
  const form = page.locator('form.new-online');
  await form.locator(`input[name=game][value="${game}"]`).check({ force: true });
  await form.locator('input[name=name]').fill(name);
  for (const [seat, level] of Object.entries(bots)) await page.getByLabel(`Who plays as player ${seat}`).selectOption(level);
  await button(page, 'Make the table').click();
}

/** What somebody at a table may do besides playing. */
async function openWays(page: Page): Promise<void> {
  await page.locator('.menu-fold summary').click();
  await button(page, 'Take back, hand over, resign…').click();
}

/** Another device of the same person, by a link that the first one makes in another tab. */
async function myPhone(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(`${stage.origin}/games`);
  await button(tab, 'Make a link for my other device').click();
  const link = await linkFrom(tab);
  await tab.close();
  const phone = await stage.open(SMALL);
  await phone.goto(link);
  await button(phone, 'Yes, that was my device').click();
  await phone.locator('.game-card').first().waitFor();
  expect(phone.url()).toBe(`${stage.origin}/games`);
  return phone;
}

/** Two people at a table. */
async function pair(wanted?: Wanted): Promise<[Page, Page]> {
  const [ana, bea] = [await stage.open(), await stage.open()];
  await makeTable(ana, 'Ana', wanted);
  await sitDown(bea, await linkFrom(ana), 'Bea');
  await turn(ana).waitFor();
  return [ana, bea];
}

/** Tries out anything until there is something to confirm. */
async function tryTurn(page: Page, rng: Random): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const offered = await keys(page);
    if (offered.includes('confirm')) return;
    await choose(page, offered[rng.below(offered.length)] as string);
  }
  throw new Error('the turn does not end');
}

const press = (page: Page): Promise<void> => page.locator('.turn [data-key=confirm]').dispatchEvent('click');

async function confirm(page: Page): Promise<void> {
  const before = await heading(page);
  await press(page);
  await expect.poll(() => heading(page)).not.toBe(before);
}

test('whoever waits in vain seats a bot and begins', async () => {
  const ana = await stage.open();
  await makeTable(ana, 'Ana');
  await linkFrom(ana);
  await ana.getByLabel('Which bot').selectOption('Apprentice');
  await button(ana, 'Seat this bot and begin').click();
  await turn(ana).waitFor();
  await asked([ana]);
  await expect.poll(() => ana.getByText('Apprentice').count()).toBeGreaterThan(0);
});

test('two people make a table, sit down by a link and play; nobody needs an account', async () => {
  const [ana, bea] = [await stage.open(), await stage.open()];
  await makeTable(ana, 'Ana');
  const link = await linkFrom(ana);
  expect(await findingsIn(ana)).toEqual({ light: [], dark: [] });
  await sitDown(bea, link, 'Bea');
  // What opened the table is not in the address any more.
  expect(bea.url()).not.toContain('#');
  await turn(ana).waitFor();
  const rng = stream('turns', 'online');
  for (let n = 0; n < 3; n++) {
    const page = await asked([ana, bea]);
    await tryTurn(page, rng);
    await confirm(page);
  }
  const other = (await isAsked(ana)) ? bea : ana;
  await expect.poll(() => heading(other)).toMatch(/^Waiting for (Ana|Bea)$/);
  await expect.poll(() => at(bea)).toBe(await at(ana));
  expect(await violations(bea, { within: '.online-bar' })).toEqual([]);
  // It is among my games, and waits for whoever is asked: also on the tab.
  const next = other === ana ? bea : ana;
  await next.goto(`${stage.origin}/games`);
  await expect.poll(() => next.locator('.game-card.waits').innerText()).toContain('It is your turn');
  await expect.poll(() => next.title()).toMatch(/^\(1\) /);
  expect(await findingsIn(next)).toEqual({ light: [], dark: [] });
  await next.getByRole('link', { name: /^Go on/ }).click();
  await turn(next).waitFor();
});

test('a game of two goes to its end, though one reloads, loses the line and changes the device', async () => {
  const [ana, bea] = await pair({ game: 'vinhos/reserve' });
  const rng = stream('to the end', 'online');
  const first = await asked([ana, bea]);
  await tryTurn(first, rng);
  const tried = await at(first);
  // What was tried out is there after a reload, and on another device.
  await first.reload();
  await expect.poll(() => at(first)).toBe(tried);
  const phone = await myPhone(first);
  await phone.goto(first.url());
  await expect.poll(() => at(phone)).toBe(tried);
  // Without a line the page says so, and sends by itself what was confirmed meanwhile.
  await first.context().setOffline(true);
  await first.getByText('The connection is lost.', { exact: false }).waitFor();
  await press(first);
  await first.getByText('Your turn is kept here', { exact: false }).waitFor();
  await expect.poll(() => heading(first)).toBe('Your turn is on its way…');
  const other = first === ana ? bea : ana;
  const before = await at(other);
  await first.context().setOffline(false);
  await untilMoved(other, before);
  await expect.poll(() => first.locator('.online-line').innerText()).toBe('');
  // On the other device, to the end.
  await first.goto('about:blank');
  await playOn([phone, other]);
  for (const page of [phone, other])
    await expect.poll(() => page.locator('.online-proof').innerText()).toMatch(/^Checked by your browser: all \d+ draws follow/);
  // Once more, one seat further on: whoever asks is there, the other is told.
  await button(other, 'Play again with the same people').click();
  await other.getByText('The game begins when all seats are taken: one is still free.').waitFor();
  await other.getByText(/^kept for (Ana|Bea)$/).waitFor();
  await button(phone, 'Join them').click();
  for (const page of [phone, other]) await turn(page).waitFor();
  expect(new URL(phone.url()).pathname).toBe(new URL(other.url()).pathname);
}, 120_000);

test('taken back by consent; while I was away others have moved; whoever resigns ends it', async () => {
  const [ana, bea] = await pair();
  const page = await asked([ana, bea]);
  const other = page === ana ? bea : ana;
  const before = await at(other);
  const rng = stream('consent', 'online');
  await tryTurn(page, rng);
  await confirm(page);
  await expect.poll(() => at(other)).not.toBe(before);
  await button(page, 'Ask to take my last turn back').click();
  await page.getByText(/^You have asked to take your last turn back. Still to answer: (Ana|Bea).$/).waitFor();
  await button(other, 'Agree').click();
  for (const one of [page, other]) await expect.poll(() => at(one)).toBe(before);
  await playOn([page], async () => true);
  await button(page, 'Ask to take my last turn back').click();
  await button(other, 'Refuse').click();
  await page.getByText(/(Ana|Bea) did not agree.$/).waitFor();
  expect(await page.getByRole('button', { name: 'Ask to take my last turn back' }).count()).toBe(0);
  // Away, and back.
  const url = page.url();
  await page.goto('about:blank');
  await asked([other]);
  const seen = await at(other);
  await playOn([other], async () => true);
  await page.goto(url);
  await button(page, 'Step through it').click();
  await page.locator(`[data-past="${seen}"]`).waitFor();
  await button(page, 'One step on').first().click();
  await page
    .locator(`[data-past="${seen + 1}"], [data-at="${seen + 1}"]`)
    .first()
    .waitFor();
  await openWays(page);
  await button(page, 'Resign').click();
  await button(page, 'Press again to resign').click();
  await expect.poll(() => heading(other)).toMatch(/^(Ana resigned: Bea|Bea resigned: Ana) wins$/);
  await button(other, 'Play again with the same people').waitFor();
});

test('a seat is given to somebody by a link; a bot plays for him until he wants to play himself', async () => {
  const [ana, bea] = await pair();
  await openWays(ana);
  await button(ana, 'Make a link for my seat').click();
  // One that went to the wrong person is called back, also after a while.
  const wrong = await linkFrom(ana);
  await ana.reload();
  await openWays(ana);
  expect(await linkFrom(ana)).toBe(wrong);
  await button(ana, 'Call the link back').click();
  await button(ana, 'Make a link for my seat').click();
  const link = await linkFrom(ana);
  expect(link).not.toBe(wrong);
  const heir = await stage.open(SMALL);
  await sitDown(heir, link, 'Carlo');
  // Whoever had it has it no more.
  await ana.getByText('Carlo plays in your place now.').waitFor();
  await button(ana, 'Watch').waitFor();
  await bea.getByText('Here now: Carlo').waitFor();
  await openWays(heir);
  await heir.getByLabel('Which bot').selectOption('level1');
  await button(heir, 'Let it play').click();
  await heir.getByText('A bot plays for you: Apprentice.').waitFor();
  const before = await at(bea);
  await playOn([bea], async () => (await at(bea)) > before + 3);
  await button(heir, 'Play myself again').click();
  await expect.poll(() => heir.getByText('A bot plays for you').count()).toBe(0);
});

test('a link that opens nothing says why and what to do; a table nobody has come to can be taken away', async () => {
  const [ana, bea] = [await stage.open(), await stage.open()];
  await makeTable(ana, 'Ana');
  const link = await linkFrom(ana);
  const [table = '', token = ''] = link.split('#');
  stage.forgive(/^40[034] .*\/look$|status of 40[034]/);
  const opened = async (address: string): Promise<string> => {
    await bea.goto('about:blank');
    await bea.goto(address);
    await bea.locator('.opening h1').waitFor();
    return bea.locator('.opening').innerText();
  };
  const other = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  expect(await opened(`${table}#${other(token)}`)).toContain('can send another');
  expect(await findingsIn(bea)).toEqual({ light: [], dark: [] });
  // A part of it was lost.
  expect(await opened(`${table}#${token.slice(0, 12)}`)).toContain('can send another');
  expect(await opened(`${stage.origin}/table/nosuchtable#${token}`)).toContain('one wrong letter is enough');
  // Without it one may look, where that is allowed.
  await bea.goto(`${table}#${other(token)}`);
  await button(bea, 'Look at the table all the same').click();
  await bea.getByText('To sit down here you need a link from somebody at the table.').waitFor();
  await button(bea, 'Watch').waitFor();
  await button(ana, 'Remove this table').click();
  await button(ana, 'Press again to remove it').click();
  await ana.getByText('There is no game yet.', { exact: false }).waitFor();
  expect(await opened(link)).toContain('There is no such table');
});

test('against bots that think on the server and are called by what they are', async () => {
  const ana = await stage.open();
  await makeTable(ana, 'Ana', { game: 'vino', bots: { 2: 'level1', 3: 'level1' } });
  await turn(ana).waitFor();
  expect(await until(ana, `['(2)', '(3)'].every(n => document.body.textContent.includes('Apprentice ' + n))`)).toBe(true);
  await asked([ana]);
});

test('an idea is there after a reload, and becomes my turn', async () => {
  const ana = await stage.open();
  await makeTable(ana, 'Ana', { bots: { 2: 'level1' } });
  await asked([ana]);
  const before = await at(ana);
  await button(ana, 'Try out').click();
  await button(ana, 'Try it').click();
  await ana.locator('.what-if.on').waitFor();
  await choose(ana, (await keys(ana))[0] as string);
  await ana.reload();
  await ana.locator('.what-if button[aria-pressed=false]').first().click();
  await ana.locator('.what-if.on').waitFor();
  await button(ana, 'Play this in the game').click();
  await expect.poll(() => ana.locator('.what-if.on').count()).toBe(0);
  expect(await at(ana)).toBe(before + 1);
});
