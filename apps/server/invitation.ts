// What is printed at the start: where the server is reached. In a local network a phone at the same table joins by pointing at it.

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = { readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined };

const EVERYWHERE = ['0.0.0.0', '::'];
/** Networks at home come first; those that a machine has with itself come last. */
const ORDER = [/^192\.168\./, /^10\./, /./];
const INNER = /^(docker|veth|br-|virbr|vmnet|vboxnet)/;

/** Addresses of this machine that others in its networks can reach; none where it listens to itself only. */
export function networkAddresses(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  if (!EVERYWHERE.includes(host)) return [];
  const found = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [{ address, isInner: INNER.test(name) }] : [])),
  );
  const rank = ({ address, isInner }: { address: string; isInner: boolean }): number =>
    (isInner ? ORDER.length : 0) + ORDER.findIndex(like => like.test(address));
  return found.sort((a, b) => rank(a) - rank(b)).map(({ address }) => `http://${address}:${port}`);
}

/** Where people on other machines reach a server; undefined where they do not. `origin`: it was said by the operator. */
export const reachedAt = ({ host, origin }: { readonly host: string; readonly origin?: string | undefined }, port: number) =>
  origin ?? networkAddresses(host, port)[0];

/** White on black whatever the colours of the terminal: not every camera reads it the other way round. */
const WHITE_ON_BLACK = '\u001b[97;40m';
const AS_BEFORE = '\u001b[0m';

/** The address as lines of text that a camera can read. */
export function qrLines(address: string, isTerminal: boolean): string[] {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n');
  return isTerminal ? lines.map(line => `${WHITE_ON_BLACK}${line}${AS_BEFORE}`) : lines;
}

/** `own`: where people reach the server, if that is elsewhere. */
export function invitationTo(listening: string, host: string, own: string | undefined, isTerminal: boolean): string {
  const { port } = new URL(listening);
  const others = own === undefined ? networkAddresses(host, Number(port)) : [own];
  const [first] = others;
  const here = `  Adega is ready: ${listening}/`;
  if (first === undefined) return here;
  const listed = others.map(address => `  From other devices: ${address}/`);
  return [here, ...listed, '', ...qrLines(`${first}/`, isTerminal).map(line => `  ${line}`)].join('\n');
}
