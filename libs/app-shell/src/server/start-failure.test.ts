import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { ConfigurationError } from './configuration.ts';
import { startFailure } from './start-failure.ts';

const shell = { name: 'farmer', port: '4200' };

it('says in one line that a port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const error: unknown = await Fastify()
    .listen({ port, host: '127.0.0.1' })
    .catch((thrown: unknown) => thrown);
  other.close();
  expect(startFailure(error, { name: 'farmer', port: String(port) })).toBe(
    `Cannot start: port ${port} is in use by another program. Stop it, or choose another by PORT.`,
  );
});

it('says in one line what is wrong with a variable or a host', () => {
  expect(startFailure(new ConfigurationError('Cannot start: PORT must be a number.'), shell)).toBe(
    'Cannot start: PORT must be a number.',
  );
  expect(startFailure(Object.assign(new Error('x'), { code: 'EADDRNOTAVAIL' }), shell)).toBe(
    'Cannot start: this machine has no address like that. Check HOST.',
  );
});

it('prints an unexpected error whole', () => {
  expect(startFailure(new TypeError('boom'), shell)).toContain('boom');
});
