import type { AgentConsent } from '@haat/order-core';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { agentConsents } from './tables.ts';

/** A consent as the database has it. */
export type ConsentRow = typeof agentConsents.$inferSelect;

/** A consent in the form that the rules read. */
export function asConsent(row: ConsentRow): AgentConsent {
  return {
    id: row.id,
    farmer_id: row.farmerId,
    agent_id: row.agentId,
    purposes: row.purposes,
    given_at: row.givenAt,
    until: row.until,
    revoked_at: row.revokedAt,
  };
}

/** Every consent of a farmer for an agent, the newest first. */
export async function consentsOfPair(
  executor: Executor,
  { agentId, farmerId }: { agentId: string; farmerId: string },
): Promise<ConsentRow[]> {
  return executor
    .select()
    .from(agentConsents)
    .where(and(eq(agentConsents.agentId, agentId), eq(agentConsents.farmerId, farmerId)))
    .orderBy(desc(agentConsents.givenAt), desc(agentConsents.id));
}
