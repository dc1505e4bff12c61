import { PAGE_SIZE } from '@haat/api-contract';
import type { waitingSamplesSchema } from '@haat/api-contract/soil';
import type { Executor } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { soilSamples } from '../tables.ts';

/** A page of the samples that wait for a laboratory, the longest waiting first. */
export async function waitingSamples(
  executor: Executor,
  page: number,
): Promise<{ count: number; samples: z.infer<typeof waitingSamplesSchema>['results'] }> {
  const where = eq(soilSamples.state, 'WAITING');
  const rows = await executor
    .select({ bagNumber: soilSamples.bagNumber, sentAt: soilSamples.sentAt })
    .from(soilSamples)
    .where(where)
    .orderBy(asc(soilSamples.sentAt), asc(soilSamples.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return {
    count: await executor.$count(soilSamples, where),
    samples: rows.map(({ bagNumber, sentAt }) => ({ bag_number: bagNumber, sent_day: indiaDay(sentAt) })),
  };
}
