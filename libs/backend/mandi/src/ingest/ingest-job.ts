import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job, MandiPricesConfiguration } from '@haat/backend-platform';
import { insertMandiDirectory } from '../directory/insert-directory.ts';
import { mandiIngests } from '../tables.ts';
import { readResourcePage } from './daily-resource.ts';
import { storeRows } from './store-rows.ts';

const HOUR_MS = 3_600_000;
const EVERY_MS = 10 * 60_000;
/** The source adds to its day until the evening: a whole run begins anew after this pause. */
const PAUSE_MS = 3 * HOUR_MS;
/** A run that broke off longer ago is not gone on with: the source holds another day by then. */
const RESUMED_WITHIN_MS = 12 * HOUR_MS;
/** No day of the whole country has so many rows. */
const MOST_ROWS = 200_000;

/** Fetches the day's prices. See docs/domain/mandi.md#where-prices-come-from. */
export const ingestJob: Job = {
  name: 'mandi.ingest',
  every: EVERY_MS,
  isNeeded: ({ configuration }) => configuration.mandiPrices !== null,
  run: ingest,
};

async function ingest(dependencies: Dependencies): Promise<void> {
  const { configuration, database, now, newId, log } = dependencies;
  const { mandiPrices: source } = configuration;
  if (source === null) return;
  const [last] = await database.select().from(mandiIngests).orderBy(desc(mandiIngests.startedAt)).limit(1);
  if (last?.finishedAt && last.finishedAt.getTime() > now().getTime() - PAUSE_MS) return;
  const [brokenOff] = await database
    .select()
    .from(mandiIngests)
    .where(
      and(isNull(mandiIngests.finishedAt), gt(mandiIngests.startedAt, new Date(now().getTime() - RESUMED_WITHIN_MS))),
    )
    .limit(1);
  const id = brokenOff?.id ?? newId();
  if (brokenOff === undefined) {
    // What is not in the directory would be set aside.
    await inTransaction(database, (tx) => insertMandiDirectory(tx, null));
    await database.insert(mandiIngests).values({
      id,
      source: 'data.gov.in',
      startedAt: now(),
      finishedAt: null,
      readRows: 0,
      takenRows: 0,
      setAsideRows: 0,
    });
  }
  try {
    while (!(await takePage(dependencies, source, id)));
  } catch (error) {
    // It goes on where it was: what has been read is kept with its page.
    log.warn({ reason: describeError(error) }, 'market prices could not be fetched');
  }
}

/** Takes the next page of a run, and notes with it that it was taken. @returns whether it was the last */
async function takePage(
  { database, now }: Dependencies,
  source: MandiPricesConfiguration,
  id: string,
): Promise<boolean> {
  const [run] = await database.select().from(mandiIngests).where(eq(mandiIngests.id, id));
  const offset = run?.readRows ?? 0;
  const { total, rows } = await readResourcePage(source, offset);
  const isLast = rows.length === 0 || offset + rows.length >= Math.min(total, MOST_ROWS);
  await inTransaction(database, async (tx) => {
    const { taken, setAside } = await storeRows(tx, rows, {
      source: 'data.gov.in',
      today: indiaDay(now()),
      now: now(),
    });
    await tx
      .update(mandiIngests)
      .set({
        readRows: offset + rows.length,
        takenRows: (run?.takenRows ?? 0) + taken,
        setAsideRows: (run?.setAsideRows ?? 0) + setAside,
        finishedAt: isLast ? now() : null,
      })
      .where(eq(mandiIngests.id, id));
  });
  return isLast;
}
