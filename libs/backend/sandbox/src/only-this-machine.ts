import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';

/** What proxies add; a caller on this machine who comes directly has none of them. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'cf-connecting-ip'];

/**
 * A module of a sandbox that answers only callers on this machine, by the address of their connection: who came through
 * a proxy on this machine came from elsewhere. A demonstration answers everybody. To others the routes do not exist.
 */
export function onlyThisMachine(module: Module): Module {
  return {
    ...module,
    async register(app: App, dependencies: Dependencies) {
      if (!dependencies.configuration.demo) app.addHook('onRequest', refuseOthers);
      await module.register(app, dependencies);
    },
  };
}

async function refuseOthers({ socket, headers }: FastifyRequest): Promise<void> {
  const isThisMachine = isLoopbackAddress(socket.remoteAddress ?? '');
  if (!isThisMachine || PROXY_HEADERS.some((name) => headers[name] !== undefined))
    throw new ServiceError('request_error.not_found');
}

/** Whether a connection's address is this machine's own: 127.0.0.0/8, ::1, or the former written as IPv6. */
export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
