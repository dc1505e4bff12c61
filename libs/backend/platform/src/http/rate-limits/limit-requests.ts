import type { FastifyRequest } from 'fastify';
import type { App, Dependencies } from '../../area.ts';
import { networkOf } from '../network-of.ts';
import { ROUTE_COST } from './route-cost.ts';
import type { RouteCost } from './route-cost.ts';

const countedPersons = new WeakMap<FastifyRequest, string>();

/**
 * Limits the requests of each network, before anything else is done for them. Persons are limited where they are
 * known: `limitPerson`.
 */
export function limitNetworks(app: App, { rateLimiter, log }: Dependencies): void {
  let isProxyNoted = false;
  app.addHook('onRequest', async (request) => {
    try {
      await rateLimiter.consume('network', networkOf(request.ip), costOf(request));
    } catch (refusal) {
      if (!isProxyNoted && isFromUnknownProxy(request)) {
        isProxyNoted = true;
        log.warn('refused callers of a proxy outside TRUSTED_PROXIES: they all count as one network');
      }
      throw refusal;
    }
  });
}

/**
 * Limits the requests of the person whose token a request carries; once for each request.
 * @param subject the token's
 * @throws ServiceError `request_error.too_many`
 */
export async function limitPerson(request: FastifyRequest, subject: string): Promise<void> {
  if (countedPersons.get(request) === subject) return;
  countedPersons.set(request, subject);
  await request.server.dependencies.rateLimiter.consume('person', subject, costOf(request));
}

/** What a request costs; one that finds no route costs a read. */
function costOf(request: FastifyRequest): number {
  const cost: RouteCost = request.routeOptions.config.cost ?? ROUTE_COST.read;
  return typeof cost === 'number' ? cost : cost(request);
}

/** Whether a request names an address beside its own, which is not believed. */
function isFromUnknownProxy({ headers, ip, socket }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress;
}
