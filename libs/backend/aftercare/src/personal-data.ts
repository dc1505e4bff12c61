import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  { table: 'vendor_staff', person: 'user_id', keeps: 'Who works for which shop.' },
];
