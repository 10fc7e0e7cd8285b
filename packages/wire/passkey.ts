// Passkeys: what a page sends of what an authenticator has answered, and what a server asks of one. What browsers add besides is left out.

import * as v from 'valibot';
import { cleanName } from './name.ts';
import { read } from './trouble.ts';

/** As long as any authenticator's answer; a key and a signature are far shorter. */
const LONGEST_ANSWER = 20_000;
const LONGEST_ID = 1_400;
export const LONGEST_PASSKEY_NAME = 40;

const letters = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
const answer = letters(LONGEST_ANSWER);
const credential = { id: letters(LONGEST_ID), rawId: letters(LONGEST_ID), type: v.literal('public-key') };
const transports = v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/))), v.maxLength(8)));

const made = v.object({
  ...credential,
  response: v.object({ clientDataJSON: answer, attestationObject: answer, transports }),
});
const shown = v.object({
  ...credential,
  response: v.object({ clientDataJSON: answer, authenticatorData: answer, signature: answer }),
});

const name = v.pipe(
  v.string(),
  v.maxLength(200),
  v.transform(cleanName),
  v.minLength(1),
  v.check(text => [...text].length <= LONGEST_PASSKEY_NAME),
);
/** As the server lists them. */
const key = letters(60);

const adding = v.strictObject({ password: v.pipe(v.string(), v.maxLength(600)) });
const added = v.strictObject({ name, answer: made });
const naming = v.strictObject({ key, name });
const removing = v.strictObject({ key });
const entering = v.strictObject({ answer: shown, bring: v.boolean() });
/** What is asked of an authenticator, as browsers take it. */
const asking = v.object({ asks: v.looseObject({ challenge: letters(200) }) });

export const parseAddingPasskey = (message: unknown) => read(adding, message);
export const parseAddedPasskey = (message: unknown) => read(added, message);
export const parseNamingPasskey = (message: unknown) => read(naming, message);
export const parseRemovingPasskey = (message: unknown) => read(removing, message);
export const parseEntering = (message: unknown) => read(entering, message);
export const parseAsking = (message: unknown) => read(asking, message);
