import type { PersonalTable } from '@haat/backend-platform/area';
import { eq } from 'drizzle-orm';
import { workItems } from './tables.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'work_items',
    person: 'claimed_by',
    keeps: 'Which work of the market a member of its staff has, or did in the last 90 days.',
    erase: async (tx, { userId }) =>
      void (await tx.update(workItems).set({ claimedBy: null }).where(eq(workItems.claimedBy, userId))),
  },
  {
    table: 'work_items',
    person: 'returned_by',
    keeps: 'Which work a member of the staff gave back.',
    erase: async (tx, { userId }) =>
      void (await tx.update(workItems).set({ returnedBy: null }).where(eq(workItems.returnedBy, userId))),
  },
];
