import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

it('lets a page tell less of itself to the one that follows', async () => {
  const app = Fastify();
  await addSecurityHeaders(app, { hostOrigins: [], isSecure: false });
  app.get('/', (_request, reply) => reply.send('any'));
  app.get('/secret', (_request, reply) => reply.header('referrer-policy', 'strict-origin').send('with a token'));
  const policyOf = async (url: string) => (await app.inject(url)).headers['referrer-policy'];
  expect(await policyOf('/')).toBe('strict-origin-when-cross-origin');
  expect(await policyOf('/secret')).toBe('strict-origin');
  await app.close();
});
