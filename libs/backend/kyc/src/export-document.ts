import { eq } from 'drizzle-orm';
import type { AccountHook, DataSubject, Dependencies, ExportedRows } from '@haat/backend-platform/area';
import { decryptDocument, decryptPhoto } from './encrypted-document.ts';
import { identityDocuments } from './tables.ts';

/** A person's identity document as it was given, for the download of their data. */
export async function exportDocument(
  { database, encryptor }: Dependencies,
  { userId }: DataSubject,
): Promise<ExportedRows> {
  const rows = await database.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
  return Promise.all(
    rows.map(async (row) => ({
      kind: row.kind,
      ...(await decryptDocument(encryptor, row, row.encrypted)),
      consent_version: row.consentVersion,
      consented_at: row.consentedAt.toISOString(),
      withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    })),
  );
}

/** The photograph of the document. */
export const documentAccountHook: AccountHook = {
  async *files({ database, encryptor }, { userId }) {
    const rows = await database.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
    for (const row of rows)
      if (row.encryptedPhoto !== null)
        yield { path: 'kyc/identity-document.jpg', content: await decryptPhoto(encryptor, row, row.encryptedPhoto) };
  },
};
