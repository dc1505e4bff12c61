import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /kyc/v1/id': { who: 'signed-in', forFarmer: 'documents' },
  'GET /kyc/v1/id/photo': 'signed-in',
  'POST /kyc/v1/id': { who: 'signed-in', forFarmer: 'documents', act: 'document-given' },
  'GET /kyc/v1/banks': 'signed-in',
  'GET /kyc/v1/bank-accounts': 'signed-in',
  'POST /kyc/v1/bank-accounts': 'signed-in',
  'GET /kyc/v1/bank-accounts/:id': 'signed-in',
  'DELETE /kyc/v1/bank-accounts/:id': 'signed-in',
  'POST /kyc/v1/bank-accounts/:id/codes': 'signed-in',
  'POST /kyc/v1/bank-accounts/:id/payout': 'signed-in',
  'GET /support/v1/bank-accounts': 'support',
  'POST /support/v1/bank-accounts/:id/decision': 'support',
};
