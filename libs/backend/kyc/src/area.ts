import type { Area } from '@haat/backend-platform/area';
import { accountChecksByHand } from './bank-accounts/account-check-adapter.ts';
import { ACCOUNT_NOTICE_HANDLERS } from './bank-accounts/account-notices.ts';
import { bankAccountsModule } from './bank-accounts/bank-accounts.module.ts';
import { ACCOUNT_EVENT_HANDLERS, ACCOUNT_JOBS } from './bank-accounts/check-account.ts';
import { undecidedAccountsModule } from './bank-accounts/undecided-accounts.module.ts';
import { kycModule } from './kyc.module.ts';
import { documentAccountHook } from './export-document.ts';
import { ENCRYPTED_COLUMNS } from './encrypted-columns.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { createRazorpayXChecks } from './razorpay-x/razorpay-x-checks.ts';

/** Identity documents and bank accounts. */
export const kycArea: Area = {
  name: 'kyc',
  routes: [kycModule, bankAccountsModule, undecidedAccountsModule],
  jobs: ACCOUNT_JOBS,
  eventHandlers: { ...ACCOUNT_EVENT_HANDLERS, ...ACCOUNT_NOTICE_HANDLERS },
  adapters: {
    accountChecks: {
      isChosen: ({ razorpayX, payments }) => razorpayX !== null || payments.gateway !== 'sandbox',
      create: ({ configuration: { razorpayX } }) =>
        razorpayX === null ? accountChecksByHand : createRazorpayXChecks(razorpayX, razorpayX.accountNumber),
    },
  },
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  accountHook: documentAccountHook,
  encryptedColumns: ENCRYPTED_COLUMNS,
};
