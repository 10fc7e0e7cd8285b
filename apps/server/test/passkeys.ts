// Somebody with an authenticator before the routes about passkeys.

import { PASSWORD } from './accounts.ts';
import { Authenticator, type Wrongly } from './authenticator.ts';
import { Browser } from './client.ts';

/** As a page does at the name of this machine: an address has no passkeys. */
export const named = (browser: Browser): Browser =>
  Object.assign(new Browser(browser.origin.replace('127.0.0.1', 'localhost')), { cookie: browser.cookie });

export const beginAdding = async (browser: Browser, password = PASSWORD) =>
  browser.ask('POST', '/api/account/passkeys/begin', { password });

export async function addPasskey(browser: Browser, name = 'Phone', wrongly: Wrongly = {}): Promise<{ status: number; key: Authenticator }> {
  const key = new Authenticator(browser.origin);
  const { body } = await beginAdding(browser);
  const { status } = await browser.ask('POST', '/api/account/passkeys', { name, answer: key.make(body.asks, wrongly) });
  return { status, key };
}

export const challenge = async (browser: Browser) => (await browser.ask('POST', '/api/account/by-passkey/begin', {})).body.asks;
export const enter = async (browser: Browser, answer: object) => browser.ask('POST', '/api/account/by-passkey', { answer, bring: false });
