import type { PersonalTable } from '@haat/backend-platform/area';
import { asc, eq, or } from 'drizzle-orm';
import { workItems } from './tables.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'work_items',
    person: 'claimed_by',
    keeps: 'Which work of the market a member of its staff has, did in the last 90 days, or gave back.',
    // A row may name two people: each is told what is their own.
    export: async ({ database }, { userId }) =>
      (
        await database
          .select()
          .from(workItems)
          .where(or(eq(workItems.claimedBy, userId), eq(workItems.returnedBy, userId)))
          .orderBy(asc(workItems.madeAt), asc(workItems.id))
      ).map(({ id, kind, state, claimedBy, claimedUntil, returnedBy, doneAt }) => ({
        ...{ id, kind, is_mine: claimedBy === userId, was_returned_by_me: returnedBy === userId },
        ...(claimedBy === userId
          ? { state, claimed_until: claimedUntil?.toISOString() ?? null, done_at: doneAt?.toISOString() ?? null }
          : {}),
      })),
    erase: async (tx, { userId }) => {
      await tx.update(workItems).set({ claimedBy: null }).where(eq(workItems.claimedBy, userId));
      await tx.update(workItems).set({ returnedBy: null }).where(eq(workItems.returnedBy, userId));
    },
  },
];
