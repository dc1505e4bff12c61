import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '@haat/backend-platform';
import type { DataSubject } from '@haat/backend-platform/area';
import { agentConsents } from '../tables.ts';

/** No agent may act for a person who is erased; the name of who stood in for them goes too. */
export async function revokeAtErasure(tx: Transaction, { userId }: DataSubject, now: Date): Promise<void> {
  await tx
    .update(agentConsents)
    .set({
      standInName: null,
      revokedAt: sql`coalesce(${agentConsents.revokedAt}, ${now.toISOString()}::timestamptz)`,
      revokedBy: sql`coalesce(${agentConsents.revokedBy}, 'farmer')`,
    })
    .where(eq(agentConsents.farmerId, userId));
}
