import { fastify, type FastifyInstance } from 'fastify';
import { isFromThisMachine } from '@haat/backend-platform';
import { nack } from '@haat/ondc-core';
import { SANDBOX_HEADER, SANDBOX_NOTICE, sandboxPage } from './sandbox-page.ts';

/** The only address on which a server of the sandbox listens: it cannot be configured. */
const HOST = '127.0.0.1';
const LARGEST_BODY = 5_000_000;

/** Where trouble is told; a logger of pino is one. */
export interface SandboxLog {
  warn(facts: object, message: string): void;
}

/**
 * A server of the sandbox. It answers only callers on this machine, says on every answer that it is a sandbox, shows a
 * page at `/`, and hands on bodies as the bytes that came: signatures stand over those.
 */
export function createSandboxServer(
  name: string,
  log: SandboxLog,
  facts: () => readonly (readonly [string, string])[],
): FastifyInstance {
  const app = fastify({ bodyLimit: LARGEST_BODY, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.header(SANDBOX_HEADER, SANDBOX_NOTICE);
    if (!isFromThisMachine(request)) await reply.code(404).send();
  });
  app.setErrorHandler(async (error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.warn({ error: error.message, path: request.url }, `${name} failed`);
    await reply.code(status).send(nack({ type: 'CONTEXT-ERROR', code: '30000', message: error.message }));
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(sandboxPage(name, facts())));
  return app;
}

/** Listens on this machine alone. @throws when the port is taken */
export async function listenOnThisMachine(app: FastifyInstance, port: number): Promise<void> {
  await app.listen({ host: HOST, port });
}

/** The bytes of a request's body; none when it had none. */
export function bodyOf(request: { readonly body: unknown }): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
