import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'operator_unmaskings',
    person: 'user_id',
    keeps: 'Which personal fields a member of staff has read at the desk, when and why.',
    keptAfterErasure:
      'The rules under the data protection law demand logs by which unlawful access can be found and looked into: ' +
      'they stay with the record of security events.',
    keptRecord: 'security',
    hidden: ['record_id'],
  },
];
