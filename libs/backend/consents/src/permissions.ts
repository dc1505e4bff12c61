import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'POST /agent/v1/consent-requests': 'agent',
  'POST /agent/v1/consents': 'agent',
  'GET /agent/v1/farmers': 'agent',
  'GET /agent/v1/farmers/:id': 'agent',
  'GET /agent/v1/revocations/:token': 'signature',
  'POST /agent/v1/revocations/:token': 'signature',
  'GET /user/v1/agents': 'signed-in',
  'POST /user/v1/agents/:id/revocation': 'signed-in',
  'POST /support/v1/agent-consents/revocation': 'support',
};
