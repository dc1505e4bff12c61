import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'insurance_policies',
    person: 'farmer_id',
    keeps: 'Policies that came with orders, as long as they can be claimed.',
    keptAfterErasure: 'Records of insurance: 5 years after the last day of the policy.',
    keptRecord: 'policies',
  },
  {
    table: 'insurance_term_acceptances',
    person: 'user_id',
    keeps: 'Which version of an insurance’s terms a person accepted, when and how.',
    keptAfterErasure: 'Records of insurance: 5 years after the last day of the policy.',
    keptRecord: 'policies',
  },
];
