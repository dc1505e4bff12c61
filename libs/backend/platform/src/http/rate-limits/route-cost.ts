import type { FastifyRequest } from 'fastify';

/**
 * What a request costs, in points: docs/domain/service-calls.md#limits. What costs more than a read is
 * counted over all processes, in the database.
 */
export const ROUTE_COST = {
  /** Not limited: probes, public keys, and companies that call for the whole market from few addresses. */
  free: 0,
  /** A route that says nothing. */
  read: 1,
  /** A search among products or places; exchanging a code or token. */
  search: 3,
  exchange: 3,
  /** A code by SMS, an order, a payment, a document that is drawn or encrypted. */
  transaction: 10,
  /** A picture that is unpacked and made anew. */
  photo: 50,
} as const;

/** The cost of a route, or how it depends on what is asked. It is asked before the request is validated. */
export type RouteCost = number | ((request: FastifyRequest) => number);

/** For lists that can be searched: only the search is dear. */
export function costOfList({ query }: Pick<FastifyRequest, 'query'>): number {
  const isSearch = typeof query === 'object' && query !== null && 'search' in query && query.search !== '';
  return isSearch ? ROUTE_COST.search : ROUTE_COST.read;
}
