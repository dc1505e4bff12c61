import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'sandbox_messages', person: 'phone_number', keeps: 'Messages that the sandbox shows instead of sending.' },
];
