import type { Job } from '@haat/backend-platform';
import { and, eq, lt } from 'drizzle-orm';
import { goodsImports } from '../tables.ts';

const EVERY_MS = 3_600_000;
/** A file that was checked and not applied is kept so long. */
const KEPT_MS = 7 * 86_400_000;

/** Removes files that nobody applied. See docs/domain/shop.md#the-file. */
export const importsJob: Job = {
  name: 'shopkeeping.imports',
  every: EVERY_MS,
  async run({ database, now }) {
    await database
      .delete(goodsImports)
      .where(and(eq(goodsImports.state, 'CHECKED'), lt(goodsImports.at, new Date(now().getTime() - KEPT_MS))));
  },
};
