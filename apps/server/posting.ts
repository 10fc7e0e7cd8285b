// Sending something to an address that a stranger has named: only by https, only to where anybody could reach it, and whatever answers is
// not listened to for long. Where a name leads is looked at when the connection is made, and nowhere else.

import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const PATIENCE = 5_000; // milliseconds, in all

export interface Posting {
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer;
}

export interface Poster {
  /** Whether something may be sent there, as far as the address says. */
  mayCall(address: string): boolean;
  /** The status of the answer. */
  post(address: string, posting: Posting): Promise<number>;
}

/** Of IPv6 only what is given out to networks of the world: all else is meant for something. */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL));
}

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** As the system finds it, without what is not public. */
const publicLookup = (name: string, options: LookupOptions, found: Found): void => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const good = error === null ? addresses.filter(({ address }) => isPublic(address)) : [];
    const [first] = good;
    if (first === undefined) found(error ?? new Error('no public address'), '', 0);
    else if (options.all) found(null, good);
    else found(null, first.address, first.family);
  });
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

function isOutside(url: URL): boolean {
  const { protocol, port, username, password } = url;
  const host = hostOf(url);
  return protocol === 'https:' && port === '' && username === '' && password === '' && (isIP(host) === 0 || isPublic(host));
}

/** `isPrivate`: for tests, which have a receiver on this machine. */
export function posterFor(isPrivate: boolean): Poster {
  const mayCall = (address: string): boolean => {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return isPrivate ? ['http:', 'https:'].includes(url.protocol) : isOutside(url);
  };
  const post = (address: string, { headers, body }: Posting): Promise<number> =>
    new Promise((resolve, reject) => {
      if (!mayCall(address)) return reject(new Error('not an address to be called'));
      const url = new URL(address);
      const call = url.protocol === 'http:' ? plainRequest : request;
      const calling = call(url, {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(PATIENCE),
        ...(isPrivate ? {} : { lookup: publicLookup as LookupFunction }),
      });
      calling.on('error', reject);
      calling.on('response', response => {
        resolve(response.statusCode ?? 0);
        // Whatever else it says, and wherever it would lead.
        response.destroy();
      });
      calling.end(body);
    });
  return { mayCall, post };
}
