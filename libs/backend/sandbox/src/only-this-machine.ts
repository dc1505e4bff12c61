import type { FastifyRequest } from 'fastify';
import { isFromThisMachine, ServiceError } from '@haat/backend-platform';
import type { App, Dependencies, Module } from '@haat/backend-platform';

/**
 * A module of a sandbox that answers only callers on this machine. A demonstration answers everybody. To others the
 * routes do not exist.
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

async function refuseOthers(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request)) throw new ServiceError('request_error.not_found');
}
