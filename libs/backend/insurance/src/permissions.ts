import type { AgentPermission, Permission } from '@haat/backend-platform/area';

/** Who may call each route of this area. */
export const PERMISSIONS: Readonly<Record<string, Permission | AgentPermission>> = {
  'GET /insurance/v1/policies': { who: 'signed-in', forFarmer: 'insurance' },
  'GET /insurance/v1/policies/:id': { who: 'signed-in', forFarmer: 'insurance' },
  'GET /insurance/v1/policies/:id/certificate': { who: 'signed-in', forFarmer: 'insurance' },
  'GET /insurance/v1/term-sheets': { who: 'signed-in', forFarmer: 'insurance' },
  'POST /insurance/v1/term-sheets/:id/acceptances': {
    ...{ who: 'signed-in', forFarmer: 'insurance', act: 'terms-accepted' },
  },
  'GET /insurance/v1/claims': { who: 'signed-in', forFarmer: 'insurance' },
  'POST /insurance/v1/claims': { who: 'signed-in', forFarmer: 'insurance', act: 'claim-filed' },
  'GET /insurance/v1/claims/:id': { who: 'signed-in', forFarmer: 'insurance' },
  'GET /insurance/v1/claims/:id/photos/:photoId': { who: 'signed-in', forFarmer: 'insurance' },
  'POST /insurance/v1/claims/:id/withdraw': { who: 'signed-in', forFarmer: 'insurance', act: 'claim-withdrawn' },
  'POST /insurance/v1/claims/:id/appeal': { who: 'signed-in', forFarmer: 'insurance', act: 'claim-appealed' },
  'GET /surveyor/v1/claims': 'surveyor',
  'GET /surveyor/v1/claims/:id': 'surveyor',
  'GET /surveyor/v1/claims/:id/photos/:photoId': 'surveyor',
  'POST /surveyor/v1/claims/:id/take': 'surveyor',
  'POST /surveyor/v1/claims/:id/report': 'surveyor',
  'GET /insurer/v1/claims': 'insurer',
  'GET /insurer/v1/claims/:id': 'insurer',
  'GET /insurer/v1/claims/:id/photos/:photoId': 'insurer',
  'GET /insurer/v1/claims/:id/account': 'insurer',
  'POST /insurer/v1/claims/:id/approval': 'insurer',
  'POST /insurer/v1/claims/:id/rejection': 'insurer',
  'POST /insurer/v1/claims/:id/payment': 'insurer',
  'GET /user/v1/consents': 'signed-in',
  'POST /user/v1/consents/withdrawal': 'signed-in',
};
