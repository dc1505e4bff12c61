import type { AgentPurpose } from '@haat/api-contract/vocabulary';
import type { RequestUser } from '@haat/backend-identity';

/** Whether a request may do what this purpose is for: of the person's own always, of an agent with the consent. */
export function hasPurpose({ agent }: Pick<RequestUser, 'agent'>, purpose: AgentPurpose): boolean {
  return agent === undefined || agent.purposes.includes(purpose);
}
