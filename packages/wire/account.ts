// Accounts: what a page asks about one, and what a server answers. By http; strict as all that a server reads.

import * as v from 'valibot';
import { cleanName, isAccountName } from './name.ts';
import { count, type Fixed, few, text, word } from './parts.ts';
import { WEAKNESSES } from './password.ts';
import { read } from './trouble.ts';

/** More than anybody types. */
const typed = v.pipe(v.string(), v.maxLength(200));
const password = v.pipe(v.string(), v.maxLength(600));
/** One that is to be an account's. */
const newName = v.pipe(typed, v.transform(cleanName), v.check(isAccountName));
const sessionId = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/));

const signUp = v.strictObject({ name: newName, password });
/** `bring`: what this browser held as a guest comes along. */
const signIn = v.strictObject({ name: typed, password, bring: v.boolean() });
const recover = v.strictObject({ name: typed, code: typed, password });
const newPassword = v.strictObject({ password, fresh: password });
const proof = v.strictObject({ password });
/** Without an id: all but this one. */
const endSession = v.strictObject({ id: v.optional(sessionId) });
const removal = v.strictObject({ password: v.optional(password) });

const session = v.object({
  id: sessionId,
  made: count,
  seen: count,
  /** Browser and system, as far as is known. */
  agent: text,
  /** The one that asks. */
  here: v.boolean(),
});
/** `used`: when somebody last came in with it. */
const passkey = v.object({ key: word, name: text, made: count, used: v.optional(count) });
const mine = v.object({
  /** `listed`: it stands in the table of players; `moderates`: it deals with reports. */
  account: v.optional(
    v.object({ name: text, made: count, codes: count, listed: v.optional(v.boolean()), moderates: v.optional(v.literal(true)) }),
  ),
  sessions: few(session),
  passkeys: v.optional(few(passkey)),
});
const codes = v.object({ codes: few(word) });
const signedIn = v.object({ brought: count });

/** Why nothing has changed. */
const trouble = v.variant('code', [
  v.object({ code: v.literal('bad-message'), path: text, expected: text, found: text }),
  /** Name and password do not belong together; whether there is such a name is not said. */
  v.object({ code: v.literal('wrong') }),
  v.object({ code: v.literal('taken') }),
  v.object({ code: v.literal('weak'), why: v.picklist(WEAKNESSES) }),
  v.object({ code: v.literal('signed-in') }),
  v.object({ code: v.literal('signed-out') }),
  v.object({ code: v.literal('too-fast') }),
  /** No passkeys at this address: it is a number, or comes by plain http. */
  v.object({ code: v.literal('no-passkeys') }),
  v.object({ code: v.literal('too-many') }),
]);

export type MyAccount = Fixed<v.InferOutput<typeof mine>>;
export type MySession = MyAccount['sessions'][number];
export type MyPasskey = NonNullable<MyAccount['passkeys']>[number];
export type AccountTrouble = Fixed<v.InferOutput<typeof trouble>>;

export const parseSignUp = (message: unknown) => read(signUp, message);
export const parseSignIn = (message: unknown) => read(signIn, message);
export const parseRecover = (message: unknown) => read(recover, message);
export const parseNewPassword = (message: unknown) => read(newPassword, message);
export const parseProof = (message: unknown) => read(proof, message);
export const parseEndSession = (message: unknown) => read(endSession, message);
export const parseRemoval = (message: unknown) => read(removal, message);
export const parseMyAccount = (message: unknown) => read(mine, message);
export const parseCodes = (message: unknown) => read(codes, message);
export const parseSignedIn = (message: unknown) => read(signedIn, message);
export const parseAccountTrouble = (message: unknown) => read(trouble, message);
