// People before browsers of their own at one table: inviting, playing, losing the line, coming back, taking back, ending.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@adega/kernel';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn, violations } from './axe.ts';
import { button, heading, moves, turn } from './driver.ts';
import { onStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-online-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

/** Makes a table by the form; the link for the others. */
async function makeTable(page: Page, name: string, game = 'vinhos/2016'): Promise<string> {
  await page.goto(`${stage.origin}/online`);
  const form = page.locator('form.new-online');
  await form.locator('select[name=game]').selectOption(game);
  await form.locator('input[name=name]').fill(name);
  await button(page, 'Make the table').click();
  const link = page.locator('.invite input');
  await link.waitFor();
  return link.inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form.new-online input[name=name]').fill(name);
  await button(page, 'Sit down').click();
  await turn(page).waitFor();
}

const isAsked = async (page: Page): Promise<boolean> => (await moves(page).count()) > 0;

/** The page of whoever is asked. */
async function asked(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) if (await isAsked(page)) return page;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** Tries out anything until there is something to confirm. */
async function tryTurn(page: Page, seed: string): Promise<void> {
  const rng = stream(seed, 'online');
  for (let n = 0; n < 60; n++) {
    const keys = await moves(page).evaluateAll(found => found.map(move => move.getAttribute('data-key') ?? ''));
    if (keys.includes('confirm')) return;
    const before = await turn(page).getAttribute('data-at');
    const key = keys[rng.below(keys.length)] as string;
    await page.locator(`.turn [data-key="${key}"]`).first().dispatchEvent('click');
    await page.locator(`[data-at]:not([data-at="${before}"])`).first().waitFor({ state: 'attached' });
  }
  throw new Error('the turn does not end');
}

async function confirm(page: Page): Promise<void> {
  const before = await heading(page);
  await page.locator('.turn [data-key=confirm]').dispatchEvent('click');
  await expect.poll(() => heading(page)).not.toBe(before);
}

test('two people make a table, sit down by a link and play; nobody needs an account', async () => {
  const [ana, bea] = [await stage.open(), await stage.open()];
  const link = await makeTable(ana, 'Ana');
  expect(await findingsIn(ana)).toEqual({ light: [], dark: [] });
  await sitDown(bea, link, 'Bea');
  // What opened the table is not in the address any more.
  expect(bea.url()).not.toContain('#');
  await turn(ana).waitFor();
  for (let n = 0; n < 3; n++) {
    const page = await asked([ana, bea]);
    await tryTurn(page, `turn ${n}`);
    await confirm(page);
  }
  const other = (await isAsked(ana)) ? bea : ana;
  await expect.poll(() => heading(other)).toMatch(/^Waiting for (Ana|Bea)$/);
  await expect.poll(() => turn(bea).getAttribute('data-at')).toBe(await turn(ana).getAttribute('data-at'));
  expect(await violations(bea, { within: '.online-bar' })).toEqual([]);
  // It is among my tables, and waits for whoever is asked.
  const next = other === ana ? bea : ana;
  await next.goto(`${stage.origin}/online`);
  await expect.poll(() => next.locator('.online-mine li').innerText()).toContain('It is your turn');
  await next.getByRole('link', { name: /^Open/ }).click();
  await turn(next).waitFor();
});

test('a turn that is tried out survives a reload; it is taken back by consent; whoever resigns ends it', async () => {
  const [ana, bea] = [await stage.open(), await stage.open()];
  await sitDown(bea, await makeTable(ana, 'Ana'), 'Bea');
  await turn(ana).waitFor();
  const page = await asked([ana, bea]);
  const other = page === ana ? bea : ana;
  const before = await turn(other).getAttribute('data-at');
  await tryTurn(page, 'reload');
  const tried = await turn(page).getAttribute('data-at');
  await page.reload();
  await turn(page).waitFor();
  await expect.poll(() => turn(page).getAttribute('data-at')).toBe(tried);
  expect(await turn(other).getAttribute('data-at')).toBe(before);
  await confirm(page);
  await expect.poll(() => turn(other).getAttribute('data-at')).not.toBe(before);
  await page.locator('.online-wishes summary').click();
  await button(page, 'Ask to take my last turn back').click();
  await button(other, 'Agree').click();
  await expect.poll(() => turn(page).getAttribute('data-at')).toBe(before);
  await expect.poll(() => turn(other).getAttribute('data-at')).toBe(before);
  await button(page, 'Resign').click();
  await button(page, 'Press again to resign').click();
  await other.getByText(/The game is over: .* resigned\./).waitFor();
  await other.getByRole('link', { name: 'Proof of the draws' }).waitFor();
});

test('against a bot that thinks on the server', async () => {
  const ana = await stage.open();
  await ana.goto(`${stage.origin}/online`);
  await ana.getByLabel('Who plays as player 2').selectOption('level1');
  await button(ana, 'Make the table').click();
  await turn(ana).waitFor();
  for (let n = 0; n < 2; n++) {
    await asked([ana]);
    await tryTurn(ana, `bot ${n}`);
    await confirm(ana);
  }
  await asked([ana]);
});
