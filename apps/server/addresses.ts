// Where somebody comes from, as far as it can be known. What stands in a header was written by whoever comes, unless a proxy of ours wrote
// it: only that is believed, and only the last that it has added.

import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whether the word of an address is taken on where a request came to it from; `hop`: how many stand between it and us. */
export type Trust = (address: string, hop: number) => boolean;

/** Proxies that stand on this machine, or in the same network as it. */
const NEAR = proxyAddr.compile(['loopback', 'linklocal', 'uniquelocal']);
/** Who has gone meanwhile has no address. */
const isNear = (address: string | undefined): boolean => address !== undefined && NEAR(address, 0);

/** So many proxies, one behind the other, of which the nearest is near; or those with these addresses. Undefined for what is neither. */
export function trustIn(text: string): Trust | undefined {
  const count = ['true', 'yes'].includes(text) ? 1 : Number(text);
  if (Number.isInteger(count)) return (address, hop) => hop < count && (hop > 0 || isNear(address));
  try {
    return proxyAddr.compile(text.split(',').map(one => one.trim()));
  } catch {
    return undefined;
  }
}

export const addressOf = (request: IncomingMessage, trust: Trust): string => proxyAddr(request, trust) ?? '';

/** Whoever has one address of IPv6 has all that begin alike. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return filled.slice(0, 4).map(group => group || '0').join(':'); // biome-ignore format: a chain
};

const HERE = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '[::1]', 'localhost'];
/** Who passes something on for somebody else says so, whether or not he is believed in what he says of him. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

interface Asked {
  /** Where it comes from. */
  readonly ip: string;
  /** By which name it calls us: a page of another site may have had its own name lead here. */
  readonly hostname: string;
  readonly headers: IncomingMessage['headers'];
}

/** Somebody on this machine, who asks for himself. */
export const isFromHere = ({ ip, hostname, headers }: Asked): boolean =>
  HERE.includes(ip) && HERE.includes(hostname) && !PASSED_ON.some(header => header in headers);
