import type { PersonalTable } from '@haat/backend-platform/area';

const BOOKS = 'Books of account are kept for 8 years.';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'agent_sales',
    person: 'agent_id',
    keeps: 'Which orders an agent placed for farmers, and at which rates.',
    keptAfterErasure: BOOKS,
    keptRecord: 'bills',
  },
  {
    table: 'agent_entries',
    person: 'agent_id',
    keeps: 'What an agent earned by which order, and what was taken back.',
    keptAfterErasure: BOOKS,
    keptRecord: 'bills',
  },
];
