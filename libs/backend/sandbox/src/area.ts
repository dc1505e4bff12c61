import type { Area } from '@haat/backend-platform/area';
import { WORKER_JOBS } from './bookings/sandbox-workers.ts';
import { BUYER_JOBS } from './buyer/sandbox-buyer.ts';
import { sandboxCampaignsModule } from './campaigns/sandbox-campaigns.module.ts';
import { CHECKER_JOBS } from './checker/sandbox-checker.ts';
import { EXPERT_JOBS } from './expert/sandbox-expert.ts';
import { sandboxCscWalletProvider } from './gateway/sandbox-csc-wallet.ts';
import { sandboxCscModule, sandboxGatewayModule } from './gateway/sandbox-gateway.module.ts';
import { sandboxGatewayProvider } from './gateway/sandbox-gateway.ts';
import { sandboxAccountChecks } from './gateway/sandbox-account-checks.ts';
import { sandboxPayouts } from './gateway/sandbox-payouts.ts';
import { GATEWAY_JOBS } from './gateway/advance-sandbox.ts';
import { GEOTAG_JOBS } from './geotags/sandbox-geotags.ts';
import { LABORATORY_JOBS } from './laboratory/sandbox-laboratory.ts';
import { INSURER_JOBS } from './insurer/sandbox-insurer.ts';
import { OFFICER_JOBS } from './officer/sandbox-officer.ts';
import { onlyThisMachine } from './only-this-machine.ts';
import { sandboxPagesModule } from './pages/sandbox-pages.module.ts';
import { sampleLenderProvider } from './sample-market/sample-lender.ts';
import { SAMPLE_PRICE_JOBS } from './sample-market/mandi/sample-price-jobs.ts';
import { sampleCreditHook } from './sample-market/sample-credit.ts';
import { SHOPKEEPER_JOBS } from './shopkeeper/sandbox-shopkeeper.ts';
import { sandboxSatelliteModule } from './satellite/sandbox-satellite.module.ts';
import { sandboxSmsModule } from './sms/sandbox-sms.module.ts';
import { createSandboxSms } from './sms/sandbox-sms.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Everything that stands in for a company or a shopkeeper, and the sample market. */
export const sandboxArea: Area = {
  name: 'sandbox',
  routes: [
    ...[sandboxSmsModule, sandboxPagesModule, sandboxGatewayModule, sandboxCscModule, sandboxCampaignsModule],
    sandboxSatelliteModule,
  ].map(onlyThisMachine),
  jobs: [
    ...GATEWAY_JOBS,
    ...SHOPKEEPER_JOBS,
    ...BUYER_JOBS,
    ...CHECKER_JOBS,
    ...EXPERT_JOBS,
    ...LABORATORY_JOBS,
    ...GEOTAG_JOBS,
    ...INSURER_JOBS,
    ...WORKER_JOBS,
    ...OFFICER_JOBS,
    ...SAMPLE_PRICE_JOBS,
  ],
  userHooks: [sampleCreditHook],
  adapters: {
    sms: {
      isChosen: ({ sms }) => sms.adapter === 'sandbox',
      create: ({ database, now, newId }) => createSandboxSms(database, now, newId),
    },
    payments: sandboxGatewayProvider,
    cscWallet: sandboxCscWalletProvider,
    creditLender: sampleLenderProvider,
    accountChecks: {
      isChosen: ({ razorpayX, payments }) => razorpayX === null && payments.gateway === 'sandbox',
      create: () => sandboxAccountChecks,
    },
    payouts: {
      isChosen: ({ razorpayX, payments }) => razorpayX === null && payments.gateway === 'sandbox',
      create: () => sandboxPayouts,
    },
  },
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
