import { toLatinDigits } from '@haat/format';
import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';

/** Characters of a number without spaces, by kind of document. */
export const IDENTITY_NUMBER_LENGTH = { aadhaar: 12, pan: 10, 'voter-id': 10 } as const satisfies Record<
  IdentityDocumentKind,
  number
>;

/**
 * The number of a document as it is compared and kept: digits of every script as 0 to 9, capitals, no spaces, hyphens
 * or dots.
 */
export function identityNumber(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[\s.\-‐-―]/g, '');
}
