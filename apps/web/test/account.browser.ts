// Somebody who plays as a guest makes an account, is shown the codes once, signs in elsewhere, and is forgotten.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn } from './axe.ts';
import { button } from './driver.ts';
import { onStage, PHONE } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-account-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

const PASSWORD = 'three vines in the rain';

const form = (page: Page, heading: string) => page.getByRole('form', { name: heading });
async function signIn(page: Page): Promise<void> {
  const fields = form(page, 'Sign in');
  await fields.getByLabel('Name').fill('Ana');
  await fields.getByLabel('Password', { exact: true }).fill('a cork without its bottle');
  await button(page, 'Sign in').click();
  await page.locator('.account-sessions').waitFor();
}

const title = (page: Page) => page.locator('h1').innerText();

async function makeTable(page: Page, name: string): Promise<string> {
  await page.goto(`${stage.origin}/online`);
  await page.locator('form.new-online input[name=name]').fill(name);
  await button(page, 'Make the table').click();
  await page.locator('.invite input').waitFor();
  return page.url();
}

test('an account from its beginning to its end', async () => {
  const page = await stage.open();
  const table = await makeTable(page, 'Ana');
  await page.goto(`${stage.origin}/account`);
  const signUp = form(page, 'Make an account');
  // The name last given is there; all of it can be done by keyboard.
  await expect.poll(() => signUp.getByLabel('Name').inputValue()).toBe('Ana');
  await signUp.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('password123');
  await page.keyboard.press('Enter');
  await expect.poll(() => signUp.getByRole('alert').innerText()).toContain('first that others try');
  await signUp.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const codes = page.locator('.account-codes li');
  await expect.poll(() => codes.count()).toBe(8);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Recovery codes');
  await expect.poll(() => title(page)).toBe('Ana');
  expect(await findingsIn(page)).toEqual({ light: [], dark: [] });
  const [code = ''] = await codes.allInnerTexts();
  await button(page, 'I have kept them').click();
  await page.reload();
  await expect.poll(() => title(page)).toBe('Ana');
  expect(await codes.count()).toBe(0);

  // On a phone that has lost the password, and plays as a guest itself.
  const phone = await stage.open(PHONE);
  await makeTable(phone, 'Anita');
  await phone.goto(`${stage.origin}/account`);
  await expect.poll(() => phone.getByText('plays at 1 table as a guest').count()).toBe(1);
  await phone.getByText('I have lost my password').click();
  const recover = form(phone, 'A new password');
  await recover.getByLabel('Name').fill('ana');
  await recover.getByLabel('Recovery code').fill(code);
  await recover.getByLabel('New password').fill('a cork without its bottle');
  await button(phone, 'Set the password').click();
  await expect.poll(() => phone.getByRole('status').first().innerText()).toContain('Sign in with it');
  await signIn(phone);
  await expect.poll(() => phone.getByRole('status').first().innerText()).toContain('1 table came along');
  await phone.goto(`${stage.origin}/games`);
  await expect.poll(() => phone.locator('.game-card').count()).toBe(2);

  // The first browser is signed out, and comes back.
  await page.reload();
  await signIn(page);
  await expect.poll(() => page.locator('.account-sessions li').count()).toBe(2);
  await page.getByRole('button', { name: /^Sign out: / }).click();
  await expect.poll(() => page.locator('.account-sessions li').count()).toBe(1);

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save all of it').click()]);
  expect(file.suggestedFilename()).toBe('adega.json');
  await page.getByText('Delete the account').click();
  const removal = form(page, 'Delete for ever');
  await removal.getByLabel('Current password').fill('a cork without its bottle');
  await removal.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => removal.getByRole('alert').innerText()).toContain('Please say first');
  await removal.getByText('Yes, delete all of it for ever').click();
  await removal.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByRole('status').first().innerText()).toContain('It is deleted');
  await expect.poll(() => title(page)).toBe('Account');
  await page.goto(table);
  await expect.poll(() => page.locator('main').innerText()).not.toContain('Ana');
});
