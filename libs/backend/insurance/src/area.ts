import type { Area, Job } from '@haat/backend-platform/area';
import { certificatesModule } from './certificates/certificates.module.ts';
import { consentsModule } from './consents/consents.module.ts';
import { eraseDocument, removeWithdrawnDocuments } from './consents/withdraw-consent.ts';
import { insuranceHook } from './insurance-hook.ts';
import { insuranceReturnHook } from './insurance-return-hook.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { policiesModule } from './policies/policies.module.ts';
import { termSheetsModule } from './terms/term-sheets.module.ts';

const DAY_MS = 86_400_000;
const JOBS: readonly Job[] = [{ name: 'consents.withdrawn', every: DAY_MS, run: removeWithdrawnDocuments }];

/** Insurance that comes with goods: offers, policies, and the consent that it needs. */
export const insuranceArea: Area = {
  name: 'insurance',
  orderHooks: [insuranceHook],
  returnHooks: [insuranceReturnHook],
  routes: [consentsModule, policiesModule, certificatesModule, termSheetsModule],
  jobs: JOBS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: { erase: eraseDocument },
};
