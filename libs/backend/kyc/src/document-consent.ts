import type { IdentityDocumentKind } from '@haat/api-contract/vocabulary';
import { eq, isNotNull } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { identityDocuments } from './tables.ts';

/** The consent to keep an identity document. See docs/domain/identity.md#consents. */
export interface DocumentConsent {
  readonly kind: IdentityDocumentKind;
  readonly hasPhoto: boolean;
  readonly version: string;
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

/** A person's consent to keep their identity document, also a withdrawn one whose document the law keeps. */
export async function documentConsentOf(executor: Executor, userId: string): Promise<DocumentConsent | null> {
  const [row] = await executor.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
  return row === undefined ? null : consentOfRow(row);
}

/**
 * The same, to be changed: until the transaction ends no order is insured by the document, and who insured one by it
 * before has ended.
 */
export async function lockDocumentConsent(tx: Transaction, userId: string): Promise<DocumentConsent | null> {
  const [row] = await tx.select().from(identityDocuments).where(eq(identityDocuments.userId, userId)).for('update');
  return row === undefined ? null : consentOfRow(row);
}

/** Says that a consent is withdrawn. What was given stays where it is, and nothing uses it. */
export async function markWithdrawn(tx: Transaction, userId: string, withdrawnAt: Date): Promise<void> {
  await tx.update(identityDocuments).set({ withdrawnAt }).where(eq(identityDocuments.userId, userId));
}

/** Deletes a person's identity document, with its photo and its consent. */
export async function deleteDocument(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(identityDocuments).where(eq(identityDocuments.userId, userId));
}

/** The people whose consent is withdrawn while their document is kept. */
export async function peopleWithdrawn(executor: Executor): Promise<readonly string[]> {
  const rows = await executor
    .select({ userId: identityDocuments.userId })
    .from(identityDocuments)
    .where(isNotNull(identityDocuments.withdrawnAt));
  return rows.map(({ userId }) => userId);
}

function consentOfRow(row: typeof identityDocuments.$inferSelect): DocumentConsent {
  return {
    kind: row.kind,
    hasPhoto: row.encryptedPhoto !== null,
    version: row.consentVersion,
    givenAt: row.consentedAt,
    withdrawnAt: row.withdrawnAt,
  };
}
