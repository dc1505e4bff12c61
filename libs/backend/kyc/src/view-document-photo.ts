import { checkDocumentAddress, countDocumentViews, documentAddress, recordDocumentView } from '@haat/backend-media';
import type { DocumentView } from '@haat/backend-media';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { and, eq, isNull } from 'drizzle-orm';
import { decryptPhoto } from './encrypted-document.ts';
import { identityDocuments } from './tables.ts';

/** Where the photo of one's own identity document is given out. */
export const DOCUMENT_PHOTO_PATH = '/kyc/v1/id/photo';

const ownView = (userId: string): DocumentView => ({
  ...{ kind: 'identity-document', documentId: userId, viewerId: userId, why: 'own' },
});

/** Where a person gets the photo of their document, for five minutes, and how often others have looked at it. */
export async function documentPhotoView(
  dependencies: Pick<Dependencies, 'database' | 'encryptor' | 'now'>,
  userId: string,
): Promise<{ address: string; views: number }> {
  const views = await countDocumentViews(dependencies.database, 'identity-document', [userId]);
  return {
    address: await documentAddress(dependencies, DOCUMENT_PHOTO_PATH, ownView(userId)),
    views: views.get(userId) ?? 0,
  };
}

/**
 * The photo of a person's own document, as JPEG; that it was looked at is noted.
 * @throws ServiceError `request_error.not_found` without a valid address of this person's, without a photo, and once
 *   the consent was withdrawn
 */
export async function viewDocumentPhoto(
  dependencies: Dependencies,
  userId: string,
  seal: string | undefined,
): Promise<Uint8Array> {
  const { database, encryptor } = dependencies;
  await checkDocumentAddress(dependencies, seal, ownView(userId));
  const isHeld = and(eq(identityDocuments.userId, userId), isNull(identityDocuments.withdrawnAt));
  const [row] = await database.select().from(identityDocuments).where(isHeld);
  if (row === undefined || row.encryptedPhoto === null) throw new ServiceError('request_error.not_found');
  await recordDocumentView(dependencies, userId, ownView(userId));
  return decryptPhoto(encryptor, row, row.encryptedPhoto);
}
