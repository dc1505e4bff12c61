import type { Area, Job } from '@haat/backend-platform/area';
import { certificatesModule } from './certificates/certificates.module.ts';
import { claimBlocks } from './claims/claim-account-hook.ts';
import { CLAIM_JOBS } from './claims/claim-jobs.ts';
import { CLAIM_NOTICE_HANDLERS } from './claims/claim-notices.ts';
import { takeClaimPayout } from './claims/claim-payout-report.ts';
import { claimsModule } from './claims/claims.module.ts';
import { ENCRYPTED_COLUMNS } from './claims/encrypted-claim.ts';
import { insurerModule } from './claims/insurer.module.ts';
import { surveyorModule } from './claims/surveyor.module.ts';
import { consentsModule } from './consents/consents.module.ts';
import { eraseDocument, removeWithdrawnDocuments } from './consents/withdraw-consent.ts';
import { insuranceHook } from './insurance-hook.ts';
import { insuranceReturnHook } from './insurance-return-hook.ts';
import { claimsResource } from './operator/claims-resource.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { policiesModule } from './policies/policies.module.ts';
import { termSheetsModule } from './terms/term-sheets.module.ts';
import { CLAIMS_WORK } from './claims/claims-work.ts';

const DAY_MS = 86_400_000;
const JOBS: readonly Job[] = [
  { name: 'consents.withdrawn', every: DAY_MS, run: removeWithdrawnDocuments },
  ...CLAIM_JOBS,
];

/** Insurance that comes with goods: offers, policies, claims, and the consent that it needs. */
export const insuranceArea: Area = {
  name: 'insurance',
  orderHooks: [insuranceHook],
  returnHooks: [insuranceReturnHook],
  routes: [
    consentsModule,
    policiesModule,
    certificatesModule,
    termSheetsModule,
    claimsModule,
    surveyorModule,
    insurerModule,
  ],
  jobs: JOBS,
  eventHandlers: CLAIM_NOTICE_HANDLERS,
  payoutHook: takeClaimPayout,
  operator: [claimsResource],
  workLists: CLAIMS_WORK,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
  encryptedColumns: ENCRYPTED_COLUMNS,
  accountHook: { blocks: claimBlocks, erase: eraseDocument },
};
