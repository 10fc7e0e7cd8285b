// What the operator may set, by environment: docs/server.md.

import { resolve } from 'node:path';
import { type Trust, trustIn } from './addresses.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** No other port will do where this one is taken. */
  readonly onePort: boolean;
  readonly logLevel: string;
  /** Where people reach the server, if that is not where it listens: https://adega.example. */
  readonly origin?: string | undefined;
  /** Proxies in front of it whose word on addresses is taken. */
  readonly trustProxy: Trust;
  /** Another folder of the built page. */
  readonly page?: string | undefined;
  /** Threads in which bots think. */
  readonly thinkers: number;
  /** Milliseconds after which a table that nobody looks at is forgotten until somebody comes. */
  readonly sleepAfter: number;
  /** Whether anybody may read the measurements, not only this machine. */
  readonly openMetrics: boolean;
  /** Names of accounts that deal with reports. */
  readonly moderators: readonly string[];
  readonly push: PushConfig;
  readonly limits: Limits;
}

export interface PushConfig {
  /** Whom push services may turn to: an address with https: or mailto:. */
  readonly contact?: string | undefined;
  /** Whether endpoints may be in private networks, and reached by plain http; for tests. */
  readonly isPrivate: boolean;
}

export interface Limits {
  /** Connections in all, whatever they are for, and from one address. */
  readonly connections: number;
  readonly connectionsEach: number;
  /** Sockets in all, and from one address. */
  readonly sockets: number;
  readonly socketsEach: number;
  /** Messages of a person in a second, and at once. */
  readonly messages: number;
  readonly burst: number;
  /** Tables that are made from one address in an hour. */
  readonly tables: number;
  /** Bytes that are sent from one address in an hour: no more of it can be kept. */
  readonly sent: number;
  /** Passwords that are tried, and accounts that are made, from one address in an hour. */
  readonly signIns: number;
}

export class BadConfig extends Error {}

export function configOf(env: NodeJS.ProcessEnv): Config {
  const whole = (name: string, otherwise: number, max = 1_000_000): number => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const n = Number(text);
    if (Number.isInteger(n) && n >= 0 && n <= max) return n;
    throw new BadConfig(`${name} is "${text}"; it must be a number from 0 to ${max}`);
  };
  const isOn = (name: string): boolean => ['1', 'true', 'yes'].includes(env[name] ?? '');
  return {
    host: env['HOST'] || '127.0.0.1',
    port: whole('PORT', 8080, 65535),
    onePort: isOn('ONE_PORT'),
    logLevel: env['LOG_LEVEL'] || 'warn',
    origin: originIn(env['ORIGIN']),
    trustProxy: trustOf(env['TRUST_PROXY']),
    page: env['PAGE'] ? resolve(env['PAGE']) : undefined,
    thinkers: whole('THINKERS', 1, 64),
    sleepAfter: whole('SLEEP_AFTER', 60) * 1000,
    openMetrics: isOn('OPEN_METRICS'),
    moderators: (env['MODERATORS'] ?? '')
      .split(',')
      .map(name => name.trim())
      .filter(name => name !== ''),
    push: { contact: contactIn(env['CONTACT']) ?? contactAt(env['ORIGIN']), isPrivate: isOn('PUSH_PRIVATE') },
    limits: {
      connections: whole('MOST_CONNECTIONS', 12_000),
      connectionsEach: whole('MOST_CONNECTIONS_EACH', 500),
      sockets: whole('MOST_SOCKETS', 10_000),
      socketsEach: whole('MOST_SOCKETS_EACH', 200),
      messages: whole('MOST_MESSAGES', 30),
      burst: whole('MOST_MESSAGES_AT_ONCE', 100),
      tables: whole('MOST_TABLES', 60),
      sent: whole('MOST_SENT', 64) * 2 ** 20,
      signIns: whole('MOST_SIGN_INS', 60),
    },
  };
}

function trustOf(text: string | undefined): Trust {
  const trust = trustIn(text || '0');
  if (trust === undefined) throw new BadConfig(`TRUST_PROXY is "${text}"; it must be how many proxies there are, or their addresses`);
  return trust;
}

function originIn(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (origin === 'null') throw new BadConfig(`ORIGIN is "${text}"; it must be an address as https://adega.example`);
  return origin;
}

function contactIn(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (URL.canParse(text) && ['https:', 'mailto:'].includes(new URL(text).protocol)) return text;
  throw new BadConfig(`CONTACT is "${text}"; it must be an address as mailto:somebody@adega.example or https://adega.example`);
}

const contactAt = (origin: string | undefined): string | undefined => (origin?.startsWith('https:') ? originIn(origin) : undefined);
