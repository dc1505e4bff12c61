import type { Job } from '@haat/backend-platform';
import { lte } from 'drizzle-orm';
import { refreshList, returnExpired } from './refresh-list.ts';
import { workItems } from './tables.ts';
import { workListsOf } from './work-list-definition.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long is kept what was done. */
const KEPT_MS = 90 * DAY_MS;

/** What time does to work lists. See docs/domain/work-lists.md#claims. */
export const WORK_LIST_JOBS: readonly Job[] = [
  {
    name: 'work-lists.refresh',
    every: MINUTE_MS,
    async run(dependencies) {
      const definitions = workListsOf(dependencies);
      for (const definition of definitions) await refreshList(dependencies, definition);
      await returnExpired(dependencies, definitions);
    },
  },
  {
    name: 'work-lists.forget',
    every: DAY_MS,
    async run({ database, now }) {
      await database.delete(workItems).where(lte(workItems.doneAt, new Date(now().getTime() - KEPT_MS)));
    },
  },
];
