import type { IdentityDocument } from '@haat/api-contract';
import { maskIdentityNumber } from '@haat/identity-documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import { decryptDocument } from './encrypted-document.ts';
import { identityDocuments } from './tables.ts';

/** The stored identity document of a user, its number masked; `paper` is null without one, and without consent. */
export async function heldDocument(
  { database, encryptor }: Pick<Dependencies, 'database' | 'encryptor'>,
  userId: string,
): Promise<IdentityDocument> {
  const [row] = await database
    .select()
    .from(identityDocuments)
    .where(and(eq(identityDocuments.userId, userId), isNull(identityDocuments.withdrawnAt)));
  if (row === undefined) return { paper: null };
  const { number, name } = await decryptDocument(encryptor, row, row.encrypted);
  return {
    paper: {
      kind: row.kind,
      masked_number: maskIdentityNumber(row.kind, number),
      name,
      given_at: row.consentedAt.toISOString(),
      has_photo: row.encryptedPhoto !== null,
    },
  };
}
