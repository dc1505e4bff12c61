import { performance } from 'node:perf_hooks';
import type { Job } from '@haat/backend-platform';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { advanceImport } from './run-import.ts';
import { importRows, imports } from './tables.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long imports can be looked up and undone. */
const KEPT_MS = 180 * DAY_MS;
/** A file that has come for so long does not come any more: its process has died. */
const READING_MS = HOUR_MS;
/** One turn of the job; the lease is longer. */
const TURN_MS = 30_000;

/** What goes on when a process has died, and what is forgotten. See docs/domain/imports.md#applying. */
export const IMPORT_JOBS: readonly Job[] = [
  {
    name: 'imports.go-on',
    every: 10_000,
    async run(dependencies) {
      const { database } = dependencies;
      const begun = await database
        .select({ id: imports.id })
        .from(imports)
        .where(inArray(imports.state, ['applying', 'undoing']));
      const until = performance.now() + TURN_MS;
      for (const { id } of begun) await advanceImport(dependencies, id, until);
    },
  },
  {
    name: 'imports.forget',
    every: HOUR_MS,
    async run({ database, now }) {
      const at = now().getTime();
      await database.delete(imports).where(lte(imports.madeAt, new Date(at - KEPT_MS)));
      const problem = { code: 'broken-off', line: null, found: [] } as const;
      const broken = await database
        .update(imports)
        .set({ state: 'refused', problem })
        .where(and(eq(imports.state, 'reading'), lte(imports.madeAt, new Date(at - READING_MS))))
        .returning({ id: imports.id });
      const ids = broken.map(({ id }) => id);
      if (ids.length > 0) await database.delete(importRows).where(inArray(importRows.importId, ids));
    },
  },
];
