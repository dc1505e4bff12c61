import type { PersonalTable } from '@haat/backend-platform';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'account_deletions',
    person: 'user_id',
    keeps: 'That and when a person wanted their account deleted, and when it was.',
    keptAfterErasure: 'The proof that it was done, under an id that leads to no person any more.',
    keptRecord: 'security',
  },
  {
    table: 'call_backs',
    person: 'user_id',
    keeps: 'That a person wanted to be called, about what and when, until their data is erased.',
  },
];
