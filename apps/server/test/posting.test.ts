// What strangers name as an address is called only where anybody could be called.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublic, posterFor } from '../posting.ts';

let knocks = 0;
const server = createServer((_request, response) => {
  knocks++;
  response.end();
});
beforeAll(() => new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise(resolve => server.close(resolve)));

test('public addresses and all others', () => {
  for (const address of ['8.8.8.8', '203.0.114.7', '2606:4700::1111']) expect([address, isPublic(address)]).toEqual([address, true]);
  const others = `127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 192.0.2.1
    198.18.0.1 ::1 :: fe80::1 fc00::1 fd12::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1:: 2001::1 ::127.0.0.1
    2001:db8::1 localhost`;
  for (const address of others.split(/\s+/)) expect([address, isPublic(address)]).toEqual([address, false]);
});

test('only https, on its own port, to a public host', () => {
  const { mayCall } = posterFor(false);
  for (const address of ['https://push.example/x', 'https://8.8.8.8/x']) expect(mayCall(address)).toBe(true);
  const others = `http://push.example/x https://push.example:8443/ https://a:b@push.example/ https://127.0.0.1/ https://[::1]/
    https://2130706433/ https://0x7f.1/ https://[::ffff:10.0.0.1]/ https://192.168.0.1/ nothing`;
  for (const address of others.split(/\s+/)) expect([address, mayCall(address)]).toEqual([address, false]);
});

test('a name that leads to this machine is not called, on the way neither', async () => {
  const { port } = server.address() as AddressInfo;
  const posting = { headers: {}, body: Buffer.from('x') };
  await expect(posterFor(false).post('https://localhost/x', posting)).rejects.toThrow('no public address');
  await expect(posterFor(false).post(`http://127.0.0.1:${port}/`, posting)).rejects.toThrow();
  expect(knocks).toBe(0);
  expect(await posterFor(true).post(`http://127.0.0.1:${port}/`, posting)).toBe(200);
});
