import type { TokenClaims } from '@haat/api-contract';

/** Token claims that identify a partner agent. See docs/domain/service-calls.md#tokens. */
export type PartnerClaims = Readonly<Pick<TokenClaims, 'external_partner_id' | 'external_partner_type'>>;

/**
 * A partner agent: a partner type of the CSC kind together with a partner id. See
 * docs/domain/identity.md#partner-agents.
 */
export function isPartnerAgent({ external_partner_id: id, external_partner_type: type }: PartnerClaims): boolean {
  return Boolean(id) && /^csc(?![a-z])/i.test(type ?? '');
}
