import type { Consent } from '@haat/api-contract';
import type { ConsentPurpose } from '@haat/api-contract/vocabulary';
import {
  deleteDocument,
  documentConsentOf,
  lockDocumentConsent,
  markWithdrawn,
  peopleWithdrawn,
} from '@haat/backend-kyc';
import { inTransaction } from '@haat/backend-platform';
import type { DataSubject, Dependencies, Transaction } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { keptForPolicies } from './kept-by-law.ts';

const PURPOSE: ConsentPurpose = 'identity-document';

/** Who withdraws a consent, and the shortened network that it came over. */
export interface Withdrawing {
  readonly userId: string;
  readonly network: string | null;
}

/** The consents of a person that stand, and withdrawn ones whose data the law keeps. */
export async function consentsOf(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  userId: string,
): Promise<Consent[]> {
  const consent = await documentConsentOf(database, userId);
  if (consent === null) return [];
  const { isKept, until } = await keptForPolicies(database, userId, now());
  return [
    {
      purpose: PURPOSE,
      kind: consent.kind,
      has_photo: consent.hasPhoto,
      given_at: consent.givenAt.toISOString(),
      withdrawn_at: consent.withdrawnAt?.toISOString() ?? null,
      kept_by_law: isKept,
      kept_until: until,
    },
  ];
}

/**
 * Withdraws the consent to keep an identity document: without a policy that needed it, it is deleted with its photo;
 * else it is kept as long as the law says, and nothing uses it. A repeat changes nothing. See
 * docs/domain/identity.md#consents.
 */
export async function withdrawDocumentConsent(
  dependencies: Dependencies,
  { userId, network }: Withdrawing,
): Promise<void> {
  await inTransaction(dependencies.database, (tx) => withdraw(tx, dependencies, { userId, network }));
}

/** The same for a person who is erased. */
export async function eraseDocument(
  tx: Transaction,
  dependencies: Dependencies,
  { userId }: DataSubject,
): Promise<void> {
  await withdraw(tx, dependencies, { userId, network: null });
}

async function withdraw(tx: Transaction, dependencies: Dependencies, { userId, network }: Withdrawing): Promise<void> {
  const { now } = dependencies;
  const consent = await lockDocumentConsent(tx, userId);
  if (consent === null || consent.withdrawnAt !== null) return;
  const { isKept } = await keptForPolicies(tx, userId, now());
  if (isKept) await markWithdrawn(tx, userId, now());
  else await deleteDocument(tx, userId);
  const subjects = { purpose: PURPOSE, version: consent.version, reason: isKept ? 'kept-by-law' : 'deleted' };
  await recordSecurityEvent(tx, dependencies, { kind: 'consent-withdrawn', userId, network, subjects });
}

/** Deletes identity documents whose consent is withdrawn, once no policy has them kept any more. */
export async function removeWithdrawnDocuments({ database, now }: Dependencies): Promise<void> {
  for (const userId of await peopleWithdrawn(database)) {
    await inTransaction(database, async (tx) => {
      const consent = await lockDocumentConsent(tx, userId);
      if (consent === null || consent.withdrawnAt === null) return;
      if (!(await keptForPolicies(tx, userId, now())).isKept) await deleteDocument(tx, userId);
    });
  }
}
