import type { UserRow } from '@haat/backend-identity';

/** What an agent is called to a farmer: by name, else by the partner's id. */
export function agentName(agent: Pick<UserRow, 'fullName' | 'externalPartnerId'>): string {
  return agent.fullName === '' ? (agent.externalPartnerId ?? '') : agent.fullName;
}
