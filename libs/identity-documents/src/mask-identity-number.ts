import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import { IDENTITY_NUMBER_LENGTH } from './identity-number.ts';

const SHOWN = 4;

/**
 * The number of a document as it may be shown: its last four characters, the others crossed out, Aadhaar in groups of
 * four: `XXXX XXXX 0019`. The last four alone give the same.
 */
export function maskIdentityNumber(kind: IdentityDocumentKind, number: string): string {
  const masked = number.slice(-SHOWN).padStart(IDENTITY_NUMBER_LENGTH[kind], 'X');
  return kind === 'aadhaar' ? masked.replace(/(.{4})(?=.)/g, '$1 ') : masked;
}
