// What can be asked by http, as somebody of the table of who may do what asks it.

import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PASSWORD, signUp } from './accounts.ts';
import { Authenticator } from './authenticator.ts';
import { type Browser, newId } from './client.ts';
import { addPasskey, beginAdding, challenge, named } from './passkeys.ts';
import { closed, type Scene, type Trial, type Trials } from './permissions-trial.ts';
import type { Theatre, Wanted, World } from './permissions-world.ts';

const [SEAT, OTHER, FREE, BOT] = [0, 1, 2, 2] as const;
const OTHER_PASSWORD = 'a cork without its bottle';
const WRONG = 'x'.repeat(32);
const GUEST = /^adega=[\w-]{22}\.[\w-]{43};/;
const finished = readFileSync(new URL('../../web/test/bot-games/vinhos-2016-2.txt', import.meta.url), 'utf8').split('\n');
/** A game that was begun elsewhere. */
const record = finished.filter((line, n) => n < 60 && !line.startsWith('result')).join('\n');
const listed = { language: 'en', experience: 'any' } as const;
/** The third seat is a bot’s, the fourth is free. */
const withBot: Wanted = { seats: ['open', 'open', 'level1', 'open'] };
const begun: Wanted = { state: 'begun' };
const over: Wanted = { state: 'over' };

let names = 0;

type Answer = Awaited<ReturnType<Browser['ask']>>;

/** An answer in a word; somebody new is told who he is. */
function word({ status, body, headers }: Answer, { who }: Scene): string {
  if (status >= 400) return body.trouble?.code ?? body.bar?.bar ?? String(status);
  const isNew = (who === 'nobody' || who === 'bot') && headers.getSetCookie().some(cookie => GUEST.test(cookie));
  return isNew ? 'new' : 'yes';
}

type Asked = (scene: Scene) => readonly [method: string, path: string, body?: unknown];

const asks = (asked: Asked, more: Omit<Trial, 'act'> = {}): Trial => ({
  ...more,
  act: async (by, scene) => word(await by.ask(...asked(scene)), scene),
});

const beside = (...asked: ReturnType<Asked>): Trial => asks(() => asked, { isBeside: true });

const at = ({ world }: Scene, what = ''): string => `/api/tables/${world.id}${what}`;

const look = (wanted: Wanted, token?: (world: World) => string): Trial =>
  asks(scene => ['POST', at(scene, '/look'), token === undefined ? {} : { token: token(scene.world) }], { wanted });

const sits = (seat: number, wanted: Wanted, token?: (scene: Scene) => string, before?: Trial['before']): Trial => ({
  wanted,
  ...(before && { before }),
  act: async (by, scene) => word(await by.sit(scene.world.id, seat, token?.(scene)), scene),
});
const byLink = ({ world }: Scene): string => world.join;

const handOver = async ({ id, people }: World): Promise<string> =>
  (await people.seat.ask('POST', `/api/tables/${id}/hand-over`, { seat: SEAT })).body.token;

const report = (seat: number) => ({ seat, reason: 'insult' });
const reported = async ({ id, people }: World): Promise<string> => {
  await people.other.ask('POST', '/api/reports', { table: id, ...report(SEAT) });
  return (await people.moderator.ask('GET', '/api/moderation')).body.open[0].id;
};
const banned = async (world: World): Promise<string> => {
  const settled = { id: await reported(world), verdict: 'banned', days: 7 };
  await world.people.moderator.ask('POST', '/api/moderation/settle', settled);
  return (await world.people.moderator.ask('GET', '/api/moderation')).body.bans[0].person;
};
/** The seat has blocked the other one. */
const blocked = async ({ id, people }: World): Promise<string> => {
  await people.seat.ask('POST', '/api/blocks', { table: id, seat: OTHER });
  return keyOfBlock(people.seat);
};
const keyOfBlock = async (of: Browser): Promise<string> => (await of.ask('GET', '/api/blocks')).body.blocked[0]?.key;

/** Nobody is slowed for what was tried before. */
const slowly = (act: Trial['act'], more: Omit<Trial, 'act'> = {}): Trial => ({
  ...more,
  isBeside: true,
  act: (by, scene) => {
    scene.theatre.later();
    return act(by, scene);
  },
});
/** The same with an account of one’s own, where there is one: what is done to it is done for good. */
const own = (act: Trial['act']): Trial =>
  slowly(async (by, scene) => {
    const { who, theatre } = scene;
    const mine = who === 'account' || who === 'moderator' ? await theatre.fresh(who) : by;
    theatre.written();
    return act(mine, scene);
  });
const sends =
  (...[method, path, body]: ReturnType<Asked>): Trial['act'] =>
  async (by, scene) =>
    word(await by.ask(method, path, body), scene);

/** Where a push service takes messages for a browser, and its keys. */
const browserAt = (origin: string) => ({
  endpoint: `${origin}/${newId()}`,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
});

/** Somebody who has nothing to do with it has an account, and codes. */
interface Member {
  readonly name: string;
  readonly codes: string[];
}
const members = new WeakMap<Theatre, Member>();
/** Its name; it has a code that was not used. */
const member = async (_: World, theatre: Theatre): Promise<string> => {
  const known = members.get(theatre);
  if (known !== undefined && known.codes.length > 0) return known.name;
  const name = `Member ${names++}`;
  members.set(theatre, { name, codes: (await signUp(theatre.browser(), name)).body.codes });
  return name;
};
const memberAsks =
  (path: string, more: (scene: Scene) => object): Trial['act'] =>
  (by, scene) =>
    sends('POST', path, { name: scene.given, password: PASSWORD, ...more(scene) })(by, scene);
const sessionOf = async (_: World, theatre: Theatre): Promise<string> =>
  (await (await theatre.fresh('account')).ask('GET', '/api/account')).body.sessions[0].id;

/** Somebody who has nothing to do with it has a passkey: how the server lists it. */
const keys = new WeakMap<Theatre, Authenticator>();
const passkey = async (_: World, theatre: Theatre): Promise<string> => {
  const owner = named(await theatre.fresh('account'));
  keys.set(theatre, (await addPasskey(owner)).key);
  return keyOfPasskey(owner);
};
const keyOfPasskey = async (of: Browser): Promise<string> => (await of.ask('GET', '/api/account')).body.passkeys?.[0]?.key;
const NO_CHALLENGE = { challenge: 'A'.repeat(32) };
/** At the name of this machine: its address has no passkeys. What was done before is forgotten. */
const withPasskey = (act: (at: Browser, scene: Scene) => Promise<ReturnType<Asked>>): Trial['act'] => {
  return async (by, scene) => {
    const at = named(by);
    const [method, path, body] = await act(at, scene);
    scene.theatre.written();
    return word(await at.ask(method, path, body), scene);
  };
};
/** One's own, where one has an account. */
const mineOr = async (at: Browser, { who, given }: Scene): Promise<string> => {
  if (who !== 'account' && who !== 'moderator') return given;
  await addPasskey(at);
  return keyOfPasskey(at);
};

const TABLES: Trials = {
  'GET /healthz': asks(() => ['GET', '/healthz']),
  'GET /metrics · on its own machine': asks(() => ['GET', '/metrics']),
  'GET /api/reach · on its own machine': asks(() => ['GET', '/api/reach']),
  'GET /*': asks(() => ['GET', '/index.html']),

  'GET /api/lobby': asks(() => ['GET', '/api/lobby']),
  'POST /api/find': asks(
    () => ['POST', '/api/find', { game: 'vino', pace: 'none', language: 'en', id: newId(), name: 'Rui', bytes: '00' }],
    { isBeside: true },
  ),
  'POST /api/tables': beside('POST', '/api/tables', { game: 'vino', options: {}, seats: ['open', 'open', 'open'], watchers: true }),
  'POST /api/tables/from-record': beside('POST', '/api/tables/from-record', { record, seats: ['open', 'open'], watchers: true }),
  'GET /api/mine': {
    act: async (by, { world }) => {
      const { tables } = (await by.ask('GET', '/api/mine')).body;
      return tables.some(({ table }: { table: { id: string } }) => table.id === world.id) ? 'yes' : 'none';
    },
  },

  'POST /api/tables/:id/look': look({}),
  'POST /api/tables/:id/look · closed': look({ more: closed }),
  'POST /api/tables/:id/look · closed, by its link': look({ more: closed }, ({ join }) => join),
  'POST /api/tables/:id/look · closed, by a wrong link': look({ more: closed }, () => WRONG),
  'POST /api/tables/:id/look · there is none': asks(() => ['POST', `/api/tables/${newId()}/look`, { token: WRONG }]),
  'GET /api/tables/:id/record': asks(scene => ['GET', at(scene, '/record')], { wanted: begun }),
  'GET /api/tables/:id/record · closed': asks(scene => ['GET', at(scene, '/record')], { wanted: { ...begun, more: closed } }),
  'GET /api/tables/:id/proof': asks(scene => ['GET', at(scene, '/proof')], { wanted: begun }),
  'GET /api/tables/:id/proof · over': asks(scene => ['GET', at(scene, '/proof')], { wanted: over }),
  'GET /api/tables/:id/proof · over, closed': asks(scene => ['GET', at(scene, '/proof')], { wanted: { ...over, more: closed } }),
  'GET /api/tables/:id/rated': asks(scene => ['GET', at(scene, '/rated')], { wanted: over }),
  'GET /api/tables/:id/rated · closed': asks(scene => ['GET', at(scene, '/rated')], { wanted: { ...over, more: closed } }),

  'GET /api/players': asks(() => ['GET', '/api/players?game=vino']),
  'GET /api/player · a bot': asks(() => ['GET', '/api/player?bot=level3']),
  'GET /api/player · who has not played': asks(({ given }) => ['GET', `/api/player?name=${encodeURIComponent(given)}`], { before: member }),
};

const SEATS: Trials = {
  'POST /api/tables/:id/sit · free': sits(FREE, {}),
  'POST /api/tables/:id/sit · free, by the link': sits(FREE, {}, byLink),
  'POST /api/tables/:id/sit · free, listed': sits(FREE, { more: { listed } }),
  'POST /api/tables/:id/sit · free, closed': sits(FREE, { more: closed }),
  'POST /api/tables/:id/sit · kept for a link of its own': sits(FREE, { seats: ['open', 'open', 'link'] }, byLink),
  'POST /api/tables/:id/sit · taken, by the link': sits(SEAT, {}, byLink),
  'POST /api/tables/:id/sit · a bot’s, by the link': sits(BOT, withBot, byLink),
  'POST /api/tables/:id/sit · handed over, by its link': sits(SEAT, {}, ({ given }) => given, handOver),
  'POST /api/tables/:id/hand-over': asks(scene => ['POST', at(scene, '/hand-over'), { seat: SEAT }]),
  'POST /api/tables/:id/hand-over · closed': asks(scene => ['POST', at(scene, '/hand-over'), { seat: SEAT }], { wanted: { more: closed } }),
  'POST /api/tables/:id/hand-over · a bot’s': asks(scene => ['POST', at(scene, '/hand-over'), { seat: BOT }], { wanted: withBot }),
  'DELETE /api/tables/:id/hand-over': asks(scene => ['DELETE', at(scene, '/hand-over'), { seat: SEAT }], { before: handOver }),
  'DELETE /api/tables/:id': asks(scene => ['DELETE', at(scene)]),
  'DELETE /api/tables/:id · closed': asks(scene => ['DELETE', at(scene)], { wanted: { more: closed } }),
  'DELETE /api/tables/:id · begun': asks(scene => ['DELETE', at(scene)], { wanted: begun }),
  'POST /api/tables/:id/bot': asks(scene => ['POST', at(scene, '/bot'), { seat: FREE, bot: 'level1' }]),
  'POST /api/tables/:id/bot · closed': asks(scene => ['POST', at(scene, '/bot'), { seat: FREE, bot: 'level1' }], {
    wanted: { more: closed },
  }),
  'POST /api/tables/:id/bot · somebody sits there': asks(scene => ['POST', at(scene, '/bot'), { seat: SEAT, bot: 'level1' }]),
  'POST /api/tables/:id/bot · begun': asks(scene => ['POST', at(scene, '/bot'), { seat: SEAT, bot: 'level1' }], { wanted: begun }),
  'POST /api/tables/:id/again': asks(scene => ['POST', at(scene, '/again'), {}], { wanted: begun }),
  'POST /api/tables/:id/again · over': asks(scene => ['POST', at(scene, '/again'), {}], { wanted: over }),
  'POST /api/tables/:id/again · over, closed': asks(scene => ['POST', at(scene, '/again'), {}], { wanted: { ...over, more: closed } }),
};

const OTHERS: Trials = {
  'POST /api/reports': asks(({ world }) => ['POST', '/api/reports', { table: world.id, ...report(SEAT) }]),
  'POST /api/reports · a bot': asks(({ world }) => ['POST', '/api/reports', { table: world.id, ...report(BOT) }], { wanted: withBot }),
  'GET /api/blocks · of the seat': {
    before: blocked,
    act: async by => ((await keyOfBlock(by)) === undefined ? 'none' : 'yes'),
  },
  'POST /api/blocks': asks(({ world }) => ['POST', '/api/blocks', { table: world.id, seat: SEAT }]),
  'DELETE /api/blocks · of the seat': {
    before: blocked,
    async act(by, { world, given }) {
      await by.ask('DELETE', '/api/blocks', { key: given });
      return (await keyOfBlock(world.people.seat)) === undefined ? 'yes' : 'none';
    },
  },
  'GET /api/moderation': asks(() => ['GET', '/api/moderation']),
  'POST /api/moderation/settle': asks(({ given: id }) => ['POST', '/api/moderation/settle', { id, verdict: 'banned', days: 7 }], {
    before: reported,
  }),
  'POST /api/moderation/lift': asks(({ given: person }) => ['POST', '/api/moderation/lift', { person }], { before: banned }),
};

const ONESELF: Trials = {
  'GET /api/account': {
    act: async by => ((await by.ask('GET', '/api/account')).body.account === undefined ? 'none' : 'yes'),
  },
  'POST /api/account': slowly((by, scene) => sends('POST', '/api/account', { name: `Newcomer ${names++}`, password: PASSWORD })(by, scene)),
  'POST /api/account · a name that there is': slowly(
    memberAsks('/api/account', () => ({})),
    { before: member },
  ),
  'POST /api/account/sign-in': { ...own(memberAsks('/api/account/sign-in', () => ({ bring: false }))), before: member },
  'POST /api/account/sign-in · with a wrong password': slowly(
    memberAsks('/api/account/sign-in', () => ({ password: WRONG, bring: false })),
    { before: member },
  ),
  'POST /api/account/sign-out': own(sends('POST', '/api/account/sign-out', {})),
  'POST /api/account/recover · by a code': slowly(async (by, scene) => {
    const name = await member(scene.world, scene.theatre);
    const code = members.get(scene.theatre)?.codes.pop();
    scene.theatre.written();
    return memberAsks('/api/account/recover', () => ({ name, code }))(by, scene);
  }),
  'POST /api/account/recover · by a wrong code': slowly(
    memberAsks('/api/account/recover', () => ({ code: 'aaaa-aaaa-aaaa' })),
    { before: member },
  ),
  'POST /api/account/password': own(sends('POST', '/api/account/password', { password: PASSWORD, fresh: OTHER_PASSWORD })),
  'POST /api/account/password · with a wrong one': slowly(
    sends('POST', '/api/account/password', { password: WRONG, fresh: OTHER_PASSWORD }),
  ),
  'POST /api/account/codes': slowly(sends('POST', '/api/account/codes', { password: PASSWORD })),
  'DELETE /api/account/sessions': slowly(sends('DELETE', '/api/account/sessions', {})),
  'DELETE /api/account/sessions · somebody else’s': {
    before: sessionOf,
    async act(by, scene) {
      const answer = await by.ask('DELETE', '/api/account/sessions', { id: scene.given });
      if (answer.status >= 400) return word(answer, scene);
      return (await scene.theatre.store.card('session', scene.given)) === undefined ? 'yes' : 'none';
    },
  },
  'POST /api/account/passkeys/begin': slowly(withPasskey(async () => ['POST', '/api/account/passkeys/begin', { password: PASSWORD }])),
  'POST /api/account/passkeys/begin · with a wrong password': slowly(
    withPasskey(async () => ['POST', '/api/account/passkeys/begin', { password: WRONG }]),
  ),
  'POST /api/account/passkeys': slowly(
    withPasskey(async at => {
      const { asks = NO_CHALLENGE } = (await beginAdding(at)).body;
      return ['POST', '/api/account/passkeys', { name: 'Key', answer: new Authenticator(at.origin).make(asks) }];
    }),
  ),
  'POST /api/account/passkeys · what another was asked': slowly(
    withPasskey(async (at, { theatre }) => {
      const { asks } = (await beginAdding(named(await theatre.fresh('account')))).body;
      return ['POST', '/api/account/passkeys', { name: 'Key', answer: new Authenticator(at.origin).make(asks) }];
    }),
  ),
  'POST /api/account/passkeys/name': slowly(
    withPasskey(async (at, scene) => ['POST', '/api/account/passkeys/name', { key: await mineOr(at, scene), name: 'Other' }]),
    { before: passkey },
  ),
  'POST /api/account/passkeys/name · somebody else’s': slowly(
    withPasskey(async (_, { given }) => ['POST', '/api/account/passkeys/name', { key: given, name: 'Other' }]),
    { before: passkey },
  ),
  'DELETE /api/account/passkeys': slowly(
    withPasskey(async (at, scene) => ['DELETE', '/api/account/passkeys', { key: await mineOr(at, scene) }]),
    { before: passkey },
  ),
  'DELETE /api/account/passkeys · somebody else’s': slowly(
    withPasskey(async (_, { given }) => ['DELETE', '/api/account/passkeys', { key: given }]),
    { before: passkey },
  ),
  'POST /api/account/by-passkey/begin': slowly(withPasskey(async () => ['POST', '/api/account/by-passkey/begin', {}])),
  'POST /api/account/by-passkey': {
    ...own(
      withPasskey(async (at, { theatre }) => {
        const answer = keys.get(theatre)?.show(await challenge(at));
        return ['POST', '/api/account/by-passkey', { answer, bring: false }];
      }),
    ),
    before: passkey,
  },
  'POST /api/account/by-passkey · not the one it is': slowly(
    withPasskey(async (_, { theatre }) => {
      const answer = keys.get(theatre)?.show(NO_CHALLENGE);
      return ['POST', '/api/account/by-passkey', { answer, bring: false }];
    }),
    { before: passkey },
  ),
  'GET /api/account/export': slowly(sends('GET', '/api/account/export')),
  'DELETE /api/account': own(sends('DELETE', '/api/account', { password: PASSWORD })),
  'DELETE /api/account · with a wrong password': slowly(sends('DELETE', '/api/account', { password: WRONG })),
  'POST /api/account/standing': slowly(sends('POST', '/api/account/standing', { listed: true })),
  'GET /api/told': asks(() => ['GET', '/api/told']),
  'POST /api/told': slowly(sends('POST', '/api/told', { after: 5 })),
  'POST /api/told/push': slowly((by, scene) => sends('POST', '/api/told/push', browserAt('https://push.example'))(by, scene)),
  'POST /api/told/push · within the network': slowly((by, scene) =>
    sends('POST', '/api/told/push', browserAt('http://10.0.0.1'))(by, scene),
  ),
  'DELETE /api/told/push · of the seat': {
    async before({ people }) {
      const browser = browserAt('https://push.example');
      await people.seat.ask('POST', '/api/told/push', browser);
      return browser.endpoint;
    },
    async act(by, { world, given }) {
      await by.ask('DELETE', '/api/told/push', { endpoint: given });
      return (await world.people.seat.ask('GET', '/api/told')).body.browsers === 0 ? 'yes' : 'none';
    },
  },
  'POST /api/devices': slowly(sends('POST', '/api/devices', {})),
  'POST /api/devices/join · by a link of the seat': own(async (by, { world }) => {
    const { token } = (await world.people.seat.ask('POST', '/api/devices', {})).body;
    await by.ask('POST', '/api/devices/join', { token });
    return (await by.glance(world.id)).mine.includes(SEAT) ? 'yes' : 'none';
  }),
  'POST /api/devices/join · by a wrong link': slowly(sends('POST', '/api/devices/join', { token: WRONG })),
};

export const ASKED: Trials = { ...TABLES, ...SEATS, ...OTHERS, ...ONESELF };
