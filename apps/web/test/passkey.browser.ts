// A passkey from its beginning to its end, with an authenticator that Chromium itself plays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@adega/server/store/sqlite-store.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findingsIn } from './axe.ts';
import { button } from './driver.ts';
import { onStage } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'adega-passkey-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const stage = onStage(async () => ({ store: await openSqlite(folder) }));

const PASSWORD = 'three vines in the rain';
/** An address has no passkeys; the name of this machine has. */
const named = (): string => stage.origin.replace('127.0.0.1', 'localhost');

/** The device knows its owner, or does not. */
async function withAuthenticator(page: Page): Promise<(knows: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return isUserVerified => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

async function signUp(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Make an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await button(page, 'I have kept them').click();
}

test('a passkey is added, opens the account, is renamed and removed, and opens nothing any more', async () => {
  const page = await stage.open();
  const know = await withAuthenticator(page);
  const scripts: string[] = [];
  page.on('response', response => scripts.push(response.url()));
  await page.goto(`${named()}/account`);
  await signUp(page, 'Ana');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByText('Add a passkey').first().click();
  const form = section.getByRole('form', { name: 'A new passkey' });
  await form.getByLabel('Name of the passkey').fill('My phone');
  await form.getByLabel('Current password').fill('not this one at all');
  expect(await findingsIn(page)).toEqual({ light: [], dark: [] });
  stage.forgive(/403/);
  const before = scripts.length;
  await button(page, 'Add it').click();
  await expect.poll(() => form.getByRole('alert').innerText()).toBe('This is not your password.');
  // What speaks to authenticators comes when it is needed.
  expect(scripts.slice(before).some(url => url.includes('/assets/'))).toBe(true);
  await form.getByLabel('Current password').fill(PASSWORD);
  // Whoever does not put a finger on it adds nothing.
  await know(false);
  await button(page, 'Add it').click();
  await expect.poll(() => form.getByRole('alert').innerText()).toBe('No passkey was shown. Nothing has changed.');
  await know(true);
  await button(page, 'Add it').click();
  await expect.poll(() => section.locator('li').allInnerTexts()).toEqual([expect.stringMatching(/^My phone\s+Since .*, not used yet/)]);

  await button(page, 'Sign out').click();
  await button(page, 'Sign in with a passkey').click();
  await expect.poll(() => page.locator('h1').innerText()).toBe('Ana');
  await expect.poll(() => section.locator('li').innerText()).toMatch(/last used/);
  await button(page, 'Rename: My phone').click();
  await section.getByLabel('Name of the passkey').first().fill('Old phone');
  await button(page, 'Keep the name').click();
  await expect.poll(() => section.locator('li strong').innerText()).toBe('Old phone');
  await button(page, 'Remove').click();
  await button(page, 'Press again to remove it').click();
  await expect.poll(() => section.locator('li').count()).toBe(0);

  await button(page, 'Sign out').click();
  await button(page, 'Sign in with a passkey').click();
  await page.getByText('This passkey opens no account here.', { exact: false }).waitFor();
  expect(await page.locator('h1').innerText()).toBe('Account');
  // By an address of numbers there is no word of them.
  await page.goto(`${stage.origin}/account`);
  await page.getByRole('form', { name: 'Sign in' }).waitFor();
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
});
