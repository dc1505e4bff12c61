import { randomUUID } from 'node:crypto';
import { AGENT_PURPOSES } from '@haat/api-contract/vocabulary';
import { agentConsents } from '@haat/backend-consents/tables';
import type { TestBackend } from './test-backend.ts';

const MONTH_MS = 30 * 86_400_000;

/** A farmer lets an agent do everything for a month, or for as long as is said. */
export async function givesConsent(
  { database, dependencies }: Pick<TestBackend, 'database' | 'dependencies'>,
  { farmerId, agentId, ms = MONTH_MS }: { farmerId: string; agentId: string; ms?: number },
): Promise<void> {
  const givenAt = dependencies.now();
  const until = new Date(givenAt.getTime() + ms);
  await database
    .insert(agentConsents)
    .values({ id: randomUUID(), farmerId, agentId, purposes: [...AGENT_PURPOSES], givenAt, until });
}
