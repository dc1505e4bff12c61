import type { TokenEndpointGrantContext } from 'oidc-provider';

/**
 * Header by which our server tells the OpenID library's grants the hash of the caller's network; what a caller sends
 * under this name is overwritten.
 */
export const NETWORK_HEADER = 'x-haat-network';

/** Hash of the network from which a grant is asked for. */
export function callerNetwork(ctx: Pick<TokenEndpointGrantContext, 'req'>): string {
  return String(ctx.req.headers[NETWORK_HEADER] ?? '');
}
