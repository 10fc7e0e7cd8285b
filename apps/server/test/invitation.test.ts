import { encode } from 'uqr';
import { afterAll, expect, test } from 'vitest';
import { invitationTo, networkAddresses, qrLines } from '../invitation.ts';
import { makeGround } from './processes.ts';

const ground = makeGround();
afterAll(() => ground.clear());

const at = (address: string, more: object = {}) => ({ address, family: 'IPv4', internal: false, ...more }) as never;

test('addresses that others can reach, those of a network at home first', () => {
  const interfaces = {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    eth0: [at('203.0.113.7'), at('fd00::2', { family: 'IPv6' })],
    wlan0: [at('192.168.1.20')],
  };
  const expected = ['http://192.168.1.20:8080', 'http://203.0.113.7:8080', 'http://172.17.0.1:8080'];
  expect(networkAddresses('0.0.0.0', 8080, interfaces)).toEqual(expected);
  expect(networkAddresses('::', 8080, interfaces)).toEqual(expected);
  expect(networkAddresses('127.0.0.1', 8080, interfaces)).toEqual([]);
});

/** Of two rows in one line: which of them is dark. */
const HALVES: { readonly [character: string]: readonly [boolean, boolean] } = {
  '█': [false, false],
  '▀': [false, true],
  '▄': [true, false],
  ' ': [true, true],
};

const darkIn = (lines: readonly string[]): boolean[][] =>
  lines.flatMap(line => [0, 1].map(half => [...line].map(character => HALVES[character]?.[half] as boolean)));

test('a server for the local network prints its address as text and as a code', async () => {
  const server = await ground.start({ HOST: '0.0.0.0' });
  const { port } = new URL(server.origin);
  await server.stop();
  const [first, ...others] = networkAddresses('0.0.0.0', Number(port));
  // A machine without a network has nobody to invite.
  const shown = [...server.said().matchAll(/From other devices: (\S+)\//g)].map(([, address]) => address);
  expect(shown).toEqual(first === undefined ? [] : [first, ...others]);
  if (first === undefined) return;
  const code = server.said().split('\n').filter(line => /^ {2}[█▀▄ ]{20,}$/.test(line)); // biome-ignore format: a chain
  const { data, size } = encode(`${first}/`, { border: 2 });
  expect(darkIn(code.map(line => line.slice(2))).slice(0, size)).toEqual(data);
});

test('where somebody else reaches it, that is what is shown; on this machine only, nothing', () => {
  const listening = 'http://127.0.0.1:8080';
  expect(invitationTo(listening, '127.0.0.1', 'https://adega.example', false)).toMatch(
    /From other devices: https:\/\/adega\.example\/\n\n *█/,
  );
  expect(invitationTo(listening, '127.0.0.1', undefined, false)).toBe(`  Adega is ready: ${listening}/`);
});

test('a terminal shows light on dark whatever its colours are', () => {
  const [line] = qrLines('http://192.168.1.20:8080/', true);
  expect(line).toBe(`\u001b[97;40m${'█'.repeat(29)}\u001b[0m`);
});
