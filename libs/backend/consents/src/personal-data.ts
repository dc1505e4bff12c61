import type { PersonalTable } from '@haat/backend-platform/area';
import { revokeAtErasure } from './revoking/revoke-at-erasure.ts';

const KEPT = 'A consent and what was done with it are proved for a year at least.';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'agent_consent_requests',
    person: 'phone_number',
    keeps: 'For a day: which agent asked for consent, for what, of which number, and the names that were told.',
  },
  {
    table: 'agent_consents',
    person: 'farmer_id',
    keeps: 'What the person lets an agent do, from when until when, and when it was revoked.',
    keptAfterErasure: KEPT,
    keptRecord: 'consents',
    erase: revokeAtErasure,
  },
  {
    table: 'agent_acts',
    person: 'farmer_id',
    keeps: 'What an agent did for the person, to which order or address, and when.',
    keptAfterErasure: KEPT,
    keptRecord: 'consents',
  },
];
