import type { TokenEndpointGrantContext } from 'oidc-provider';

/**
 * Header by which our server tells the OpenID library's grants the hash of the caller's network; what a caller sends
 * under this name is overwritten.
 */
export const NETWORK_HEADER = 'x-haat-network';

/** The same for the network as the record of security events has it. */
export const RECORDED_NETWORK_HEADER = 'x-haat-recorded-network';

/** The network from which a grant is asked for, as the record of security events has it. */
export function recordedCallerNetwork(ctx: Pick<TokenEndpointGrantContext, 'req'>): string | null {
  return String(ctx.req.headers[RECORDED_NETWORK_HEADER] ?? '') || null;
}

/** Hash of the network from which a grant is asked for. */
export function callerNetwork(ctx: Pick<TokenEndpointGrantContext, 'req'>): string {
  return String(ctx.req.headers[NETWORK_HEADER] ?? '');
}
