import { exportClaims } from './claims/claim-account-hook.ts';
import type { PersonalPart, PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'insurance_staff', person: 'user_id', keeps: 'Who works for which insurer.' },
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
  {
    table: 'insurance_claims',
    person: 'farmer_id',
    keeps: 'Losses that a person reported: when, where, what was said and found, what was decided and paid.',
    keptAfterErasure: 'Records of insurance: 5 years after the last day of the policy.',
    keptRecord: 'policies',
    export: exportClaims,
  },
];

const OF_CLAIM = { column: 'claim_id', of: { table: 'insurance_claims', key: 'id' } } as const;

/** Rows that belong to those. */
export const PERSONAL_PARTS: readonly PersonalPart[] = [
  { ...OF_CLAIM, table: 'insurance_claim_photos' },
  { ...OF_CLAIM, table: 'insurance_claim_moves' },
  { ...OF_CLAIM, table: 'insurance_surveys' },
  { ...OF_CLAIM, table: 'insurance_claim_decisions' },
  { ...OF_CLAIM, table: 'insurance_claim_payouts' },
];
