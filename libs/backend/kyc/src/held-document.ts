import type { IdentityDocument } from '@haat/api-contract';
import { maskIdentityNumber } from '@haat/identity-documents';
import { and, eq, isNull } from 'drizzle-orm';
import type { Dependencies } from '@haat/backend-platform';
import { decryptDocument } from './encrypted-document.ts';
import { identityDocuments } from './tables.ts';
import { documentPhotoView } from './view-document-photo.ts';

/** The stored identity document of a user, its number masked; `paper` is null without one, and without consent. */
export async function heldDocument(
  dependencies: Pick<Dependencies, 'database' | 'encryptor' | 'now'>,
  userId: string,
  { isForAgent }: { readonly isForAgent: boolean },
): Promise<IdentityDocument> {
  const { database, encryptor } = dependencies;
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
      photo: row.encryptedPhoto === null || isForAgent ? null : await documentPhotoView(dependencies, userId),
    },
  };
}
