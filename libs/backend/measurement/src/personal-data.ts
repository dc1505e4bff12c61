import type { PersonalTable } from '@haat/backend-platform/area';

/** What this area keeps about people: nothing. An event names a browser by a random id, and no person. */
export const PERSONAL_DATA: readonly PersonalTable[] = [];
