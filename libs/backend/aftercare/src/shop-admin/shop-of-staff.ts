import { eq, gt } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { vendorStaff } from './tables.ts';

const MINUTE_MS = 60_000;
/** How long after one of its people last looked a shop counts as attended, milliseconds: half an hour. */
const ATTENDED_MS = 30 * MINUTE_MS;

/**
 * The shop that a user with the role `vendor` works for; notes that the shop is attended.
 * @throws ServiceError `auth_error.forbidden` for a user who works for none
 */
export async function shopOfStaff(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  userId: string,
): Promise<string> {
  const [staff] = await database.select().from(vendorStaff).where(eq(vendorStaff.userId, userId));
  if (staff === undefined) throw new ServiceError('auth_error.forbidden');
  // Written once a minute: a page that looks again every few seconds would write as often.
  if (staff.seenAt === null || now().getTime() - staff.seenAt.getTime() >= MINUTE_MS)
    await database.update(vendorStaff).set({ seenAt: now() }).where(eq(vendorStaff.userId, userId));
  return staff.vendorId;
}

/** The shops whose people are looking after them. See docs/domain/orders.md#the-sample-shopkeeper. */
export async function attendedShops(executor: Executor, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - ATTENDED_MS);
  const rows = await executor
    .selectDistinct({ vendorId: vendorStaff.vendorId })
    .from(vendorStaff)
    .where(gt(vendorStaff.seenAt, since));
  return rows.map(({ vendorId }) => vendorId);
}

/** The people who work for a shop, by their ids. */
export async function staffOfShop(executor: Executor, vendorId: string): Promise<string[]> {
  const rows = await executor
    .select({ userId: vendorStaff.userId })
    .from(vendorStaff)
    .where(eq(vendorStaff.vendorId, vendorId));
  return rows.map(({ userId }) => userId);
}
