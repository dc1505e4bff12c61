import type { AgentPurpose } from '@haat/api-contract/vocabulary';

/** That a farmer lets an agent act for them. See docs/domain/agents.md#consent. */
export interface AgentConsent {
  id: string;
  farmer_id: string;
  agent_id: string;
  purposes: readonly AgentPurpose[];
  given_at: Date;
  /** At this moment it has expired. */
  until: Date;
  /** Null while it was not revoked. */
  revoked_at: Date | null;
}

/** Whether an agent may act for a farmer, and the first reason why not. */
export type MayActFor = 'none' | 'revoked' | 'expired' | 'other-purpose' | 'yes';

/**
 * Whether a consent lets its agent act for its farmer; where more than one reason stands against it, the first of
 * `MayActFor`. See docs/domain/agents.md#consent.
 * @param consent of this agent and this farmer; null when there is none
 */
export function mayActFor(
  consent: Pick<AgentConsent, 'purposes' | 'until' | 'revoked_at'> | null,
  purpose: AgentPurpose,
  now: Date,
): MayActFor {
  if (consent === null) return 'none';
  if (consent.revoked_at !== null) return 'revoked';
  if (now.getTime() >= consent.until.getTime()) return 'expired';
  return consent.purposes.includes(purpose) ? 'yes' : 'other-purpose';
}
