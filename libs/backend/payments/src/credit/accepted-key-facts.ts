import type { CreditKeyFacts, OwnCreditAccount } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { desc, eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Executor, Transaction } from '@haat/backend-platform';

import { creditAcceptances } from './tables.ts';

/** An order on credit whose farmer agreed to a Key Facts Statement. */
export interface KeyFactsAcceptance {
  orderId: string;
  userId: string;
  /** The one that holds now; null without a lender. */
  keyFacts: CreditKeyFacts | null;
  /** Version that the farmer agreed to; undefined when none was. */
  version: string | undefined;
  /** In which the statement was read. */
  language: Language;
  at: Date;
}

/**
 * Keeps with an order on credit which Key Facts Statement its farmer agreed to, and when.
 * @throws ServiceError `credit_error.key_facts_not_accepted` with the version that holds, when it is not that one
 */
export async function acceptKeyFacts(
  tx: Transaction,
  { orderId, userId, keyFacts, version, language, at }: KeyFactsAcceptance,
): Promise<void> {
  if (keyFacts === null || keyFacts.version !== version)
    throw new ServiceError('credit_error.key_facts_not_accepted', { version: keyFacts?.version ?? null });
  await tx
    .insert(creditAcceptances)
    .values({ orderId, userId, version, statement: keyFacts, language, acceptedAt: at });
}

/** The statement that a farmer agreed to last, or null. */
export async function lastAcceptance(
  executor: Executor,
  userId: string,
): Promise<OwnCreditAccount['accepted_key_facts']> {
  const [last] = await executor
    .select()
    .from(creditAcceptances)
    .where(eq(creditAcceptances.userId, userId))
    .orderBy(desc(creditAcceptances.acceptedAt))
    .limit(1);
  return last === undefined ? null : { version: last.version, accepted_at: last.acceptedAt.toISOString() };
}
