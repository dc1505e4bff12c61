import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /kyc/v1/id': { who: 'signed-in', forFarmer: 'documents' },
  'POST /kyc/v1/id': { who: 'signed-in', forFarmer: 'documents', act: 'document-given' },
};
