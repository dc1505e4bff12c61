import { exportBankAccounts } from './bank-accounts/export-accounts.ts';
import { exportDocument } from './export-document.ts';
import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'identity_papers',
    person: 'user_id',
    keeps:
      'The identity document that an insurer or a law asks for, encrypted, until another is given or the consent is ' +
      'withdrawn; then as long as policies need it.',
    keptAfterErasure: 'With a policy that needed it 5 years after its last day, and not read; otherwise not at all.',
    export: exportDocument,
  },
  {
    table: 'bank_accounts',
    person: 'user_id',
    keeps:
      'Bank accounts that a person gave to be paid on, encrypted, until they are removed; of one that was removed ' +
      'what was decided, without its number.',
    export: exportBankAccounts,
  },
];
