import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { identityPapers } from './tables.ts';

/** Whether we hold an identity paper of a person; nothing of it is read. */
export async function hasIdentityPaper(executor: Executor, userId: string): Promise<boolean> {
  const held = await executor
    .select({ userId: identityPapers.userId })
    .from(identityPapers)
    .where(eq(identityPapers.userId, userId));
  return held.length > 0;
}
