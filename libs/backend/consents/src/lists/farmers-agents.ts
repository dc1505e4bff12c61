import type { FarmersAgent } from '@haat/api-contract/agents';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { UserRow } from '@haat/backend-identity';
import { usersOfIds } from '@haat/backend-identity';
import type { Dependencies } from '@haat/backend-platform';
import { agentName } from '../agent-name.ts';
import { agentActs, agentConsents } from '../tables.ts';
import { consentState } from './consent-state.ts';

const MOST_CONSENTS = 50;
const MOST_ACTS = 200;

/** Every agent to whom a farmer gave consent, the newest consent first, with what the agent did last. */
export async function farmersAgents(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  farmerId: string,
): Promise<FarmersAgent[]> {
  const rows = await database
    .select()
    .from(agentConsents)
    .where(eq(agentConsents.farmerId, farmerId))
    .orderBy(desc(agentConsents.givenAt), desc(agentConsents.id))
    .limit(MOST_CONSENTS);
  const acts = await database
    .select()
    .from(agentActs)
    .where(and(eq(agentActs.farmerId, farmerId), isNotNull(agentActs.answeredAt)))
    .orderBy(desc(agentActs.at))
    .limit(MOST_ACTS);
  const agents = await usersOfIds(
    database,
    rows.map(({ agentId }) => agentId),
  );
  return rows.map((consent, index) => ({
    agent_id: consent.agentId,
    agent_name: nameOf(agents.get(consent.agentId)),
    state: consentState(consent, now()),
    purposes: consent.purposes,
    given_at: consent.givenAt.toISOString(),
    until: consent.until.toISOString(),
    stand_in_name: consent.standInName,
    // Under the agent's newest consent alone: what was done is said once.
    acts: rows.slice(0, index).some(({ agentId }) => agentId === consent.agentId)
      ? []
      : acts
          .filter(({ agentId }) => agentId === consent.agentId)
          .map(({ act, subject, at }) => ({ act, subject, at: at.toISOString() })),
  }));
}

function nameOf(agent: UserRow | undefined): string {
  return agent === undefined ? '' : agentName(agent);
}
