import { PAGE_SIZE } from '@haat/api-contract';
import type { waitingApplicationsSchema } from '@haat/api-contract/programme';
import type { Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { programmeApplications } from '../tables.ts';

/** A page of the applications that wait, the longest waiting first; never with the officer's own. */
export async function waitingApplications(
  executor: Executor,
  officerId: string,
  page: number,
): Promise<{ count: number; applications: z.infer<typeof waitingApplicationsSchema>['results'] }> {
  const where = and(eq(programmeApplications.state, 'SUBMITTED'), ne(programmeApplications.userId, officerId));
  const rows = await executor
    .select()
    .from(programmeApplications)
    .where(where)
    .orderBy(asc(programmeApplications.submittedAt), asc(programmeApplications.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    count: await executor.$count(programmeApplications, where),
    applications: rows.map(({ id, crop, squareMetres, sowingDay, submittedAt, createdAt }) => ({
      ...{ id, crop, square_metres: squareMetres, sowing_day: sowingDay },
      submitted_day: indiaDay(submittedAt ?? createdAt),
    })),
  };
}
