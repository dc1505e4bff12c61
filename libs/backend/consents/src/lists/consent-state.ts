import type { ConsentState } from '@haat/api-contract/vocabulary';
import type { ConsentRow } from '../consents-of.ts';

/** Where a consent stands: revoked, over, or in force. */
export function consentState({ revokedAt, until }: ConsentRow, now: Date): ConsentState {
  if (revokedAt !== null) return 'revoked';
  return now.getTime() >= until.getTime() ? 'expired' : 'active';
}
