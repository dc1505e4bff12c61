import type { TokenClaims } from '@haat/api-contract';

/** Why a token whose signature, issuer, audience and time are right is refused all the same. */
export type TokenProblem = 'type' | 'authorised-party' | 'number-unverified';

/** What a token is judged by. */
export interface TokenTerms {
  /** Ids of the clients that may ask for tokens of these services. */
  readonly clientIds: readonly string[];
  /** Whether an outside identity service issued it. */
  readonly isOutside: boolean;
}

/**
 * What is wrong with a token, or null. An identity service signs more than access tokens with the same key: a proof of
 * identity and a refresh token say so in `typ`, one for another product has another authorised party. An
 * external service also knows mobile numbers that were never verified. See docs/domain/identity.md#tokens.
 */
export function tokenProblem(
  { typ, azp, phone_number_verified: isNumberVerified }: Pick<TokenClaims, 'typ' | 'azp' | 'phone_number_verified'>,
  { clientIds, isOutside }: TokenTerms,
): TokenProblem | null {
  if (typ !== 'Bearer') return 'type';
  if (azp === undefined || !clientIds.includes(azp)) return 'authorised-party';
  return isOutside && isNumberVerified !== true ? 'number-unverified' : null;
}
