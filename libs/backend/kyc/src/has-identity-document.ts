import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { identityDocuments } from './tables.ts';

/**
 * Whether we hold an identity document of a person, with their consent; nothing of it is read. In a transaction the
 * consent cannot be withdrawn until that ends.
 */
export async function hasIdentityDocument(executor: Executor, userId: string): Promise<boolean> {
  const held = await executor
    .select({ userId: identityDocuments.userId })
    .from(identityDocuments)
    .where(and(eq(identityDocuments.userId, userId), isNull(identityDocuments.withdrawnAt)))
    .for('share');
  return held.length > 0;
}
