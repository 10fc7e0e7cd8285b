// All that is kept of me, to take home; and to have it forgotten. For guests, too.

import { parseRemoval } from '@adega/wire/account.ts';
import type { FastifyInstance } from 'fastify';
import { exportOf, forgetSeats, forgetting } from './account-data.ts';
import { answered, asked, type Office, proved, refuse } from './account-office.ts';
import { accountOf, closeGuest, removeAccount } from './accounts.ts';
import { recallDevices } from './devices.ts';
import { isSecure } from './identity.ts';
import { noCookie } from './people.ts';
import { rateOf } from './rate.ts';
import { endAll, sessionsOf } from './sessions.ts';

/** Every table is read for it: so many at once, and one in so many seconds. */
const AT_ONCE = 3;
const EVERY = 60;

export function serveLeaving(app: FastifyInstance, office: Office): void {
  const { store, identity, endings, sockets, now } = office;
  const exporting = rateOf(1 / EVERY, AT_ONCE, now);

  app.get(
    '/api/account/export',
    answered(async (request, reply) => {
      const { person } = identity.who(request) ?? refuse('signed-out');
      if (!exporting.take(person)) refuse('too-fast');
      const told = await exportOf(office, person);
      reply.header('content-disposition', 'attachment; filename="adega.json"');
      return reply.type('application/json').send(JSON.stringify(told, undefined, 2));
    }),
  );

  app.delete(
    '/api/account',
    answered(async (request, reply) => {
      const { password } = asked(parseRemoval(request.body));
      const { person, by } = identity.who(request) ?? refuse('signed-out');
      const mine = await accountOf(store, person);
      const found = mine && (await proved(office, mine.account.name, password ?? '', request));
      const people = [person, ...(found?.account.guests ?? [])];
      await forgetSeats(office, people);
      const ended = [by, ...(await sessionsOf(store, person, now())).map(({ id }) => id)];
      const close = found === undefined ? [closeGuest(person)] : await removeAccount(store, found);
      const writes = [...close, endAll(person), recallDevices(person), ...(await forgetting(office, people)), ...endings.writes(ended)];
      if ((await store.commit(writes)) === 'conflict') refuse('wrong');
      sockets.end(ended);
      return reply.header('set-cookie', noCookie(isSecure(request))).send({});
    }),
  );
}
