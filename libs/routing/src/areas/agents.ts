import { AGENT_STOP_PATH } from '@haat/api-contract';

/** Agents who act for a farmer. */
export const agentsPaths = {
  agentStop: AGENT_STOP_PATH,
  myAgents: '/account/agents',
  agentFarmers: '/agents/farmers',
  agentEarnings: '/agents/commission',
  agentConsent: '/agents/farmers/code',
} as const;
