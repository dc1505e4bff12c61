import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { identityDocuments } from './tables.ts';

/** Whether we hold an identity document of a person; nothing of it is read. */
export async function hasIdentityDocument(executor: Executor, userId: string): Promise<boolean> {
  const held = await executor
    .select({ userId: identityDocuments.userId })
    .from(identityDocuments)
    .where(eq(identityDocuments.userId, userId));
  return held.length > 0;
}
