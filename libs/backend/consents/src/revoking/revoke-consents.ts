import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { agentConsents } from '../tables.ts';
import type { RevokedBy } from '../tables.ts';

/** Whose consents are revoked, and by whom. */
export interface Revoking {
  readonly farmerId: string;
  /** Null: of every agent. */
  readonly agentId: string | null;
  readonly by: RevokedBy;
  /** As the record of security events has it. */
  readonly network: string | null;
}

/**
 * Revokes a farmer's consents at once: the next request of the agent is refused. Again it changes nothing. See
 * docs/domain/agents.md#revoking.
 * @returns how many were revoked
 */
export async function revokeConsents(
  dependencies: Dependencies,
  { farmerId, agentId, by, network }: Revoking,
): Promise<number> {
  const { database, now } = dependencies;
  const conditions: SQL[] = [eq(agentConsents.farmerId, farmerId), isNull(agentConsents.revokedAt)];
  if (agentId !== null) conditions.push(eq(agentConsents.agentId, agentId));
  return inTransaction(database, async (tx) => {
    const revoked = await tx
      .update(agentConsents)
      .set({ revokedAt: now(), revokedBy: by })
      .where(and(...conditions))
      .returning({ id: agentConsents.id, agentId: agentConsents.agentId });
    for (const consent of revoked)
      await recordSecurityEvent(tx, dependencies, {
        kind: 'consent-withdrawn',
        userId: farmerId,
        network,
        subjects: { purpose: 'agent', reason: by, ids: `${consent.id},${consent.agentId}` },
      });
    return revoked.length;
  });
}
