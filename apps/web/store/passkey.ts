// Passkeys in this browser. What speaks to authenticators is fetched when somebody presses for it.

import { parseSignedIn } from '@adega/wire/account.ts';
import { parseAsking } from '@adega/wire/passkey.ts';
import { type Answer, ask } from './online.ts';
import { tellAgain } from './told.ts';

/** Browsers have them by https only, or at the machine itself, and never for an address. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

type Options = { readonly challenge: string };
const asksIn = (json: unknown): Options | undefined => parseAsking(json).message?.asks;
const yes = () => true as const;

/** `declined`: whoever was asked did not want to, or had nothing to show. */
export type PasskeyAnswer<T> = Answer<T> | { readonly told?: undefined; readonly wrong: 'declined' };

/** What the authenticator says to what the server asks. */
async function answerTo<T>(
  begun: Answer<Options>,
  show: (asks: Options) => Promise<object>,
  send: (answer: object) => Promise<Answer<T>>,
): Promise<PasskeyAnswer<T>> {
  if (begun.told === undefined) return begun;
  const answer = await show(begun.told).catch(() => undefined);
  return answer === undefined ? { wrong: 'declined' } : send(answer);
}

export async function addPasskey(name: string, password: string): Promise<PasskeyAnswer<true>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const begun = await ask('/account/passkeys/begin', { password }, asksIn);
  return answerTo(
    begun,
    asks => startRegistration({ optionsJSON: asks as never }),
    answer => ask('/account/passkeys', { name, answer }, yes),
  );
}

/** With how many tables came along. */
export async function enterByPasskey(bring: boolean): Promise<PasskeyAnswer<number>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const begun = await ask('/account/by-passkey/begin', {}, asksIn);
  const came = await answerTo(
    begun,
    asks => startAuthentication({ optionsJSON: asks as never }),
    answer => ask('/account/by-passkey', { answer, bring }, json => parseSignedIn(json).message?.brought),
  );
  if (came.told !== undefined) void tellAgain();
  return came;
}

export const namePasskey = (key: string, name: string): Promise<Answer<true>> => ask('/account/passkeys/name', { key, name }, yes);
export const removePasskey = (key: string): Promise<Answer<true>> => ask('/account/passkeys', { key }, yes, 'DELETE');
