import type { PersonalTable } from '@haat/backend-platform/area';
import { eq } from 'drizzle-orm';
import { imports } from './tables.ts';

/** What this area keeps about people. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  {
    table: 'imports',
    person: 'made_by',
    keeps: 'Which files an operator took in within the last 180 days.',
    hidden: ['problem'],
    erase: async (tx, { userId }) =>
      void (await tx.update(imports).set({ madeBy: null }).where(eq(imports.madeBy, userId))),
  },
];
