import type { IdentityDocumentInput } from '@haat/api-contract';
import { plainLine } from '@haat/format';
import { checkIdentityNumber } from '@haat/identity-documents';
import { deletePhoto } from '@haat/backend-media';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { encryptDocument, encryptPhoto } from './encrypted-document.ts';
import { identityDocuments } from './tables.ts';

/** Wording of the consent that the screen shows (`id-kyc:consent`); another wording is another version. */
export const CONSENT_VERSION = '2026-11-23';
/** Whose document it is, and the shortened network that it came over. */
interface DocumentOwner {
  readonly userId: string;
  readonly network: string | null;
}
/** Of an Aadhaar no more than its last digits is kept. */
const KEPT_OF_AADHAAR = 4;

/**
 * Keeps a person's identity document in the place of the one before, with the consent to it. Of an Aadhaar only the
 * last four digits ever reach the database; those, other numbers, the name and the photograph are encrypted there.
 * @throws ServiceError `kyc_error.number_invalid` with the problem, `request_error.invalid` for a name that is only
 *   markup and for a photograph of an Aadhaar, `upload_error.photo_unknown`, also for another user's
 */
export async function storeDocument(
  dependencies: Dependencies,
  { userId, network }: DocumentOwner,
  { kind, number: typed, name, photo_id: photoId }: IdentityDocumentInput,
): Promise<void> {
  const { database, encryptor, now } = dependencies;
  const { number, problem } = checkIdentityNumber(kind, typed);
  // It would show the whole number.
  if (kind === 'aadhaar' && photoId !== undefined)
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'photo_id', rule: 'value' }] });
  if (problem !== null) throw new ServiceError('kyc_error.number_invalid', { kind, problem });
  const kept = kind === 'aadhaar' ? number.slice(-KEPT_OF_AADHAAR) : number;
  const encrypted = await encryptDocument(encryptor, { userId, kind }, { number: kept, name: plainName(name) });
  await inTransaction(database, async (tx) => {
    const encryptedPhoto =
      photoId === undefined
        ? null
        : await encryptPhoto(encryptor, { userId, kind }, await deletePhoto(tx, dependencies, userId, photoId));
    const row = {
      kind,
      encrypted,
      encryptedPhoto,
      consentVersion: CONSENT_VERSION,
      consentedAt: now(),
      withdrawnAt: null,
    };
    await tx
      .insert(identityDocuments)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: identityDocuments.userId, set: row });
    const subjects = { purpose: 'identity-document', version: CONSENT_VERSION };
    await recordSecurityEvent(tx, dependencies, { kind: 'consent-given', userId, network, subjects });
  });
}

function plainName(name: string): string {
  const plain = plainLine(name);
  if (plain === '') throw new ServiceError('request_error.invalid', { fields: [{ field: 'name', rule: 'too_short' }] });
  return plain;
}
