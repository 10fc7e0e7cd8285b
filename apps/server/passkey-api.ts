// Passkeys, by http: one is added, named and removed by whoever is signed in, and opens the account in place of name and password.
//
// What is asked of an authenticator can be answered once, within minutes. The library is loaded when somebody first needs it.

import { isIP } from 'node:net';
import { parseAddedPasskey, parseAddingPasskey, parseEntering, parseNamingPasskey, parseRemovingPasskey } from '@adega/wire/passkey.ts';
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { doorOf } from './account-door.ts';
import { answered, asked, type Handler, type Office, proved, refuse, signedIn } from './account-office.ts';
import { accountOf } from './accounts.ts';
import { addPasskey, changePasskey, forgetPasskeys, type Passkey, passkeyBy, passkeysOf, passkeysTold, removePasskey } from './passkeys.ts';
import { hashOf, newToken } from './people.ts';

const LASTING = 5 * 60 * 1000; // milliseconds
/** Where challenges are kept, which belong to no table. */
const NOWHERE = '';
const MOST = 20;
/** Where nobody is signed in, anybody may answer. */
const ANYBODY = '';

const library = () => import('@simplewebauthn/server');

interface Party {
  /** The name of the host, without its port. */
  readonly id: string;
  readonly origin: string;
}

/** Whom an authenticator answers: the page that asks. Browsers do so by https only, or at the machine itself, and never for an address. */
export function partyIn(origin: string | undefined): Party | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { hostname, protocol } = new URL(origin);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isNamed && (protocol === 'https:' || (isHere && protocol === 'http:')) ? { id: hostname, origin } : undefined;
}

/** What a page has signed, as it says itself; undefined where it says nothing. */
function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));
const transportsOf = ({ transports }: { readonly transports: readonly string[] }) => transports as AuthenticatorTransport[];

export function servePasskeys(app: FastifyInstance, office: Office): void {
  const { store, tries, now } = office;
  const door = doorOf(office);
  office.belongings.add({
    name: 'passkeys',
    told: person => passkeysTold(store, person),
    forgotten: async person => [forgetPasskeys(person)],
  });

  // Whoever comes from another site was sent away before.
  const partyOf = ({ headers }: FastifyRequest): Party => partyIn(office.origin ?? headers.origin) ?? refuse('no-passkeys');

  const bodyOf = (session: string): string => JSON.stringify({ challenge: session });
  const ask = async (session: string): Promise<string> => {
    const [challenge, made] = [newToken(), now()];
    await store.commit([
      { write: 'expire', table: NOWHERE, now: made },
      { write: 'token', hash: hashOf(challenge), table: NOWHERE, body: bodyOf(session), until: made + LASTING },
    ]);
    return challenge;
  };
  /** The challenge that is answered here; from now on nobody can answer it again. */
  const spent = async (clientData: string, session: string): Promise<string> => {
    const challenge = challengeIn(clientData) ?? refuse('wrong');
    const hash = hashOf(challenge);
    const kept = await store.token(hash);
    const isOpen = kept?.table === NOWHERE && kept.body === bodyOf(session) && (kept.until ?? 0) > now();
    if (!isOpen || (await store.commit([{ write: 'spend', hash }])) === 'conflict') return refuse('wrong');
    return challenge;
  };

  const beginAdding: Handler = async request => {
    const { password } = asked(parseAddingPasskey(request.body));
    const { session, found: mine } = await signedIn(office, request);
    const party = partyOf(request);
    const { account, person } = await proved(office, mine.account.name, password, request);
    const known = await passkeysOf(store, person);
    if (known.length >= MOST) refuse('too-many');
    const { generateRegistrationOptions } = await library();
    const asks = await generateRegistrationOptions({
      rpName: 'Adega',
      rpID: party.id,
      userName: account.name,
      // The same for all passkeys of an account, and nothing by which anybody is known elsewhere.
      userID: bytes(hashOf(`passkeys of ${person}`)),
      challenge: bytes(await ask(session.id)),
      timeout: LASTING,
      attestationType: 'none',
      excludeCredentials: known.map(one => ({ id: one.id, transports: transportsOf(one) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { asks };
  };

  const add: Handler = async (request, reply) => {
    const { name, answer } = asked(parseAddedPasskey(request.body));
    const { session, found } = await signedIn(office, request);
    const party = partyOf(request);
    const { clientDataJSON, attestationObject, transports = [] } = answer.response;
    const challenge = await spent(clientDataJSON, session.id);
    const { verifyRegistrationResponse } = await library();
    const came = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    }).catch(() => undefined);
    if (came?.verified !== true) return refuse('wrong');
    const { id, publicKey, counter } = came.registrationInfo.credential;
    const kept = { name, id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    if ((await store.commit([addPasskey(found.person, now(), kept)])) === 'conflict') return refuse('taken');
    return reply.code(201).send({});
  };

  const mineBy = async (request: FastifyRequest, key: string): Promise<Passkey> => {
    const { found } = await signedIn(office, request);
    return (await passkeysOf(store, found.person)).find(one => one.key === key) ?? refuse('wrong');
  };

  const name: Handler = async request => {
    const message = asked(parseNamingPasskey(request.body));
    const passkey = await mineBy(request, message.key);
    if ((await store.commit([changePasskey(passkey, { name: message.name })])) === 'conflict') return refuse('wrong');
    return {};
  };

  const remove: Handler = async request => {
    const { key } = asked(parseRemovingPasskey(request.body));
    await store.commit([removePasskey(await mineBy(request, key))]);
    return {};
  };

  /** It does not ask for a name, so that it tells nobody of one. */
  const beginEntering: Handler = async request => {
    const party = partyOf(request);
    if (!tries.takeFrom(request.ip)) refuse('too-fast');
    const { generateAuthenticationOptions } = await library();
    const challenge = bytes(await ask(ANYBODY));
    return { asks: await generateAuthenticationOptions({ rpID: party.id, challenge, timeout: LASTING, userVerification: 'required' }) };
  };

  const enter: Handler = async (request, reply) => {
    const { answer, bring } = asked(parseEntering(request.body));
    const party = partyOf(request);
    const challenge = await spent(answer.response.clientDataJSON, ANYBODY);
    const passkey = (await passkeyBy(store, answer.id)) ?? refuse('wrong');
    const found = (await accountOf(store, passkey.person)) ?? refuse('wrong');
    const { verifyAuthenticationResponse } = await library();
    const came = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: bytes(passkey.publicKey), counter: passkey.counter, transports: transportsOf(passkey) },
    }).catch(() => undefined);
    if (came?.verified !== true) return refuse('wrong');
    const used = changePasskey(passkey, { counter: came.authenticationInfo.newCounter, used: now() });
    return door.enter(request, reply, found, bring, [used]);
  };

  app.post('/api/account/passkeys/begin', answered(beginAdding));
  app.post('/api/account/passkeys', answered(add));
  app.post('/api/account/passkeys/name', answered(name));
  app.delete('/api/account/passkeys', answered(remove));
  app.post('/api/account/by-passkey/begin', answered(beginEntering));
  app.post('/api/account/by-passkey', answered(enter));
}
