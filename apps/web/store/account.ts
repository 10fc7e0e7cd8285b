// What is asked of the server about my account.

import { type MyAccount, parseCodes, parseMyAccount, parseSignedIn } from '@adega/wire/account.ts';
import { type Answer, ask } from './online.ts';
import { tellAgain, tellMeNoMore } from './told.ts';

const yes = () => true as const;
const codesIn = (json: unknown): readonly string[] | undefined => parseCodes(json).message?.codes;

export const myAccount = (): Promise<Answer<MyAccount>> => ask('/account', undefined, json => parseMyAccount(json).message);

/** Whoever has come in is told of his turns here from now on, if somebody was. */
const thenTold = async <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
  const came = await answer;
  if (came.told !== undefined) void tellAgain();
  return came;
};

/** With the recovery codes, which are told once. */
export const signUp = (name: string, password: string): Promise<Answer<readonly string[]>> =>
  thenTold(ask('/account', { name, password }, codesIn));

/** With how many tables came along. */
export const signIn = (name: string, password: string, bring: boolean): Promise<Answer<number>> =>
  thenTold(ask('/account/sign-in', { name, password, bring }, json => parseSignedIn(json).message?.brought));

export const recover = (name: string, code: string, password: string): Promise<Answer<true>> =>
  ask('/account/recover', { name, code, password }, yes);

/** Nobody is told here any more. */
export async function signOut(): Promise<Answer<true>> {
  await tellMeNoMore().catch(() => {});
  return ask('/account/sign-out', {}, yes);
}

/** Without an id: all but this one. */
export const endSession = (id?: string): Promise<Answer<true>> => ask('/account/sessions', id === undefined ? {} : { id }, yes, 'DELETE');

export const changePassword = (password: string, fresh: string): Promise<Answer<true>> =>
  ask('/account/password', { password, fresh }, yes);

export const renewCodes = (password: string): Promise<Answer<readonly string[]>> => ask('/account/codes', { password }, codesIn);

/** Guests have no password. */
export async function deleteMe(password?: string): Promise<Answer<true>> {
  const came = await ask('/account', password === undefined ? {} : { password }, yes, 'DELETE');
  if (came.told !== undefined) await tellMeNoMore().catch(() => {});
  return came;
}

/** All that the server keeps of me. */
export const exportMe = (): Promise<Answer<string>> => ask('/account/export', undefined, json => JSON.stringify(json, undefined, 2));
