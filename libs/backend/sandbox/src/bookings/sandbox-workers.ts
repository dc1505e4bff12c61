import {
  finishCollection,
  finishSpray,
  handInBags,
  samplesOf,
  startBooking,
  takeBooking,
  type Worker,
} from '@haat/backend-bookings';
import { farmBookings, farmServices } from '@haat/backend-bookings/tables';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

/** How long a booking waits for its next step. */
const STEP_MS = 20_000;
const LOOK_EVERY_MS = 2_000;
const BATCH = 50;
/** In metres a second: the simulated pilot measures nothing. */
const SAMPLE_WIND = 2;

/**
 * The simulated pilot and collector: they go to no field. A booking of the sample's vendors is taken and begun after
 * some seconds, and done some seconds later, whatever its time; its report says that it is of the sample.
 */
export const WORKER_JOBS: readonly Job[] = [
  {
    name: 'sandbox.workers',
    every: LOOK_EVERY_MS,
    isNeeded: ({ configuration }) => configuration.sandboxShopkeeper,
    run: runWorkers,
  },
];

type Due = Readonly<{ booking: typeof farmBookings.$inferSelect; role: Worker['role'] }>;

async function runWorkers(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies;
  const before = (steps: number) => new Date(now().getTime() - steps * STEP_MS);
  const isSamples = and(isNotNull(farmBookings.takenAt), isNull(farmBookings.workerUserId));
  const due: Due[] = await database
    .select({ booking: farmBookings, role: farmServices.workerRole })
    .from(farmBookings)
    .innerJoin(farmServices, eq(farmServices.id, farmBookings.serviceId))
    .where(
      and(
        sql`${farmBookings.vendorId} like 'sample-%'`,
        inArray(farmBookings.state, ['PENDING', 'ONGOING']),
        or(
          and(isNull(farmBookings.takenAt), lte(farmBookings.bookedAt, before(1))),
          and(isSamples, lte(farmBookings.takenAt, before(1))),
        ),
      ),
    )
    .orderBy(asc(farmBookings.bookedAt))
    .limit(BATCH);
  for (const one of due) await goOn(dependencies, one);
}

/** A booking that a person has taken, or that was cancelled meanwhile, is left as it is. */
async function goOn(dependencies: Dependencies, { booking, role }: Due): Promise<void> {
  const worker = { id: booking.id, role, userId: null };
  try {
    await inTransaction(dependencies.database, async (tx) => {
      if (booking.state === 'ONGOING') return finish(tx, dependencies, worker, booking);
      await takeBooking(tx, dependencies, worker);
      return startBooking(tx, dependencies, worker, role === 'pilot' ? SAMPLE_WIND : null);
    });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

async function finish(
  tx: Transaction,
  dependencies: Dependencies,
  worker: Worker,
  booking: Due['booking'],
): Promise<void> {
  if (worker.role === 'pilot') {
    const report = { acres: booking.acres ?? 0, product_id: booking.tankMix[0] ?? null };
    return finishSpray(tx, dependencies, worker, report);
  }
  const bags = Array.from({ length: samplesOf(booking) }, (_, at) => `${booking.number}-${String(at + 1)}`);
  await finishCollection(tx, dependencies, worker, bags);
  await handInBags(tx, dependencies, worker.id);
}
