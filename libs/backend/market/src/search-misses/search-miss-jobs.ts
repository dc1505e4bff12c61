import type { Job } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { lt } from 'drizzle-orm';
import { searchMisses, searchMissSalts } from './tables.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 90 * 24 * HOUR_MS;

/** What is forgotten of searches without result. See docs/domain/catalogue.md#searches-without-result. */
export const SEARCH_MISS_JOBS: readonly Job[] = [
  {
    name: 'search-misses.forget',
    every: HOUR_MS,
    async run({ database, now }) {
      await database.delete(searchMissSalts).where(lt(searchMissSalts.day, indiaDay(now())));
      const first = indiaDay(new Date(now().getTime() - KEPT_MS));
      await database.delete(searchMisses).where(lt(searchMisses.day, first));
    },
  },
];
