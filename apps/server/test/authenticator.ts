// An authenticator made of software, as the standard has it (WebAuthn, level 2): it makes keys for a host and signs what a page is asked. It can
// be told to do what none should.

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

// As much of CBOR as is needed: numbers, texts, bytes and maps.

const head = (kind: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
};
const number = (n: number): Buffer => (n < 0 ? head(1, -1 - n) : head(0, n));
const bytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const word = (of: string): Buffer => Buffer.concat([head(3, of.length), Buffer.from(of)]);
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;

interface Asked {
  readonly challenge: string;
}

/** What the page says, and what the authenticator does, where they do not do as they should. */
export interface Wrongly {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly counter?: number;
  readonly isUnverified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly publicKey: KeyObject;
  private readonly origin: string;
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    this.publicKey = publicKey;
  }

  private clientData(type: string, { challenge }: Asked, wrongly: Wrongly): Buffer {
    return Buffer.from(
      JSON.stringify({ type: wrongly.type ?? type, challenge, origin: wrongly.origin ?? this.origin, crossOrigin: false }),
    );
  }

  private data(flags: number, wrongly: Wrongly, more: Buffer = Buffer.alloc(0)): Buffer {
    const host = wrongly.host ?? new URL(this.origin).hostname;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(wrongly.counter ?? ++this.counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | (wrongly.isUnverified ? 0 : VERIFIED)]), counter, more]);
  }

  /** A new key, as `navigator.credentials.create` answers. */
  make(asked: Asked, wrongly: Wrongly = {}) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const point = (of: string): Buffer => bytes(Buffer.from(of, 'base64url'));
    const key = map(
      [number(1), number(2)],
      [number(3), number(-7)],
      [number(-1), number(1)],
      [number(-2), point(x)],
      [number(-3), point(y)],
    );
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const data = this.data(PRESENT | WITH_KEY, wrongly, Buffer.concat([Buffer.alloc(16), length, this.id, key]));
    const attestation = map([word('fmt'), word('none')], [word('attStmt'), map()], [word('authData'), bytes(data)]);
    const response = {
      clientDataJSON: text(this.clientData('webauthn.create', asked, wrongly)),
      attestationObject: text(attestation),
      transports: ['internal'],
    };
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }

  /** A signature, as `navigator.credentials.get` answers. */
  show(asked: Asked, wrongly: Wrongly = {}) {
    const client = this.clientData('webauthn.get', asked, wrongly);
    const data = this.data(PRESENT, wrongly);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    const response = { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) };
    return { id: text(this.id), rawId: text(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }
}
