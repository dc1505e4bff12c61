import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isLocalhostName, localhostAgent } from './localhost-agent.ts';

const agent = localhostAgent({ keepAlive: false });
const server = createServer((request, response) => response.end(`you asked ${request.headers.host}`));
afterEach(() => server.close());

it('finds a server by a name below localhost, and tells it the name', async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    get(`http://registry.localhost:${port}/`, { agent }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    }).on('error', reject);
  });
  expect(answer).toBe(`you asked registry.localhost:${port}`);
});

it.each([
  ['localhost', true],
  ['bpp-godavari.localhost', true],
  ['a.b.localhost', true],
  ['notlocalhost', false],
  ['localhost.example', false],
  ['127.0.0.1', false],
  ['', false],
])('%s is a name of this machine: %s', (host, expected) => {
  expect(isLocalhostName(host)).toBe(expected);
});
