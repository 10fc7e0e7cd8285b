// A push service and a browser in one, of our own: takes messages as push services do, sees that they are signed by the server's key
// (RFC 8292), and opens them as a browser would (RFC 8291). Nothing of what the server uses to close them is used here.

import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Notice, type PushSubscribed, parseNotice } from '@adega/wire/told.ts';

export interface Delivered {
  readonly subscriber: Subscriber;
  readonly notice: Notice;
  readonly headers: IncomingMessage['headers'];
}

/** A browser as its push service knows it. */
export interface Subscriber {
  readonly name: string;
  readonly subscription: PushSubscribed;
  readonly ecdh: ECDH;
}

export interface Receiver {
  readonly origin: string;
  /** Messages that were opened, the oldest first. */
  readonly delivered: Delivered[];
  /** Every knock, by the name of whom it was for. */
  readonly knocks: string[];
  /** What the next ones are answered instead of 201. */
  readonly answers: number[];
  subscribe(name: string): Subscriber;
  /** The key of the server, once a browser has been told it. */
  trust(key: string): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const subscribers = new Map<string, Subscriber>();
  const delivered: Delivered[] = [];
  const knocks: string[] = [];
  const answers: number[] = [];
  let trusted = '';
  const take = async (request: IncomingMessage): Promise<number> => {
    const subscriber = subscribers.get(request.url ?? '');
    const body = await buffer(request);
    knocks.push(subscriber?.name ?? '?');
    if (subscriber === undefined) return 404;
    const instead = answers.shift();
    if (instead !== undefined) return instead;
    seeSignature(request, trusted, origin);
    const { message, trouble } = parseNotice(JSON.parse(opened(subscriber, body)));
    if (message === undefined) throw new Error(`no notice: ${JSON.stringify(trouble)}`);
    delivered.push({ subscriber, notice: message, headers: request.headers });
    return 201;
  };
  const server: Server = createServer((request, response) => {
    take(request).then(
      status => response.writeHead(status, status === 302 ? { location: `${origin}/elsewhere` } : {}).end('x'.repeat(100)),
      error => {
        knocks.push(String(error));
        response.writeHead(400).end();
      },
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    delivered,
    knocks,
    answers,
    subscribe(name) {
      const path = `/push/${name}-${randomBytes(6).toString('hex')}`;
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys().toString('base64url');
      const auth = randomBytes(16).toString('base64url');
      const subscriber = { name, ecdh, subscription: { endpoint: `${origin}${path}`, keys: { p256dh, auth } } };
      subscribers.set(path, subscriber);
      return subscriber;
    },
    trust(key) {
      trusted = key;
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

const SIX_HOURS = 6 * 3600;

/** RFC 8292: a token for this push service alone, signed with the key that the browser was given, good for a while. */
function seeSignature({ headers }: IncomingMessage, key: string, origin: string): void {
  const [, head = '', claims = '', signature = '', signer] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (signer !== key) throw new Error('signed by somebody else');
  const bytes = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; exp: number; sub: string };
  const left = exp - Date.now() / 1000;
  if (!isSigned || aud !== origin || left < SIX_HOURS || left > 4 * SIX_HOURS || !/^(mailto|https):/.test(sub)) {
    throw new Error('not signed as it should be');
  }
}

/** RFC 8291, with the one record of RFC 8188 that a push message has. */
function opened({ ecdh, subscription: { keys } }: Subscriber, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = (text: string, ...more: Buffer[]) => Buffer.concat([Buffer.from(`${text}\0`), ...more]);
  const derive = (secret: Buffer, by: Buffer, about: Buffer, size: number) => Buffer.from(hkdfSync('sha256', secret, by, about, size));
  const both = info('WebPush: info', ecdh.getPublicKey(), theirs);
  const secret = derive(ecdh.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), both, 32);
  const key = derive(secret, salt, info('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, info('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last byte that is not padding says that there is no other record.
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString();
}
