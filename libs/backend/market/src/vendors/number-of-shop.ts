import { eq } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { vendors } from './tables.ts';

/** Whether a mobile number, ten digits, is a shop's. */
export async function isNumberOfShop(executor: Executor, phoneNumber: string): Promise<boolean> {
  const [shop] = await executor
    .select({ id: vendors.id })
    .from(vendors)
    .where(eq(vendors.phoneNumber, phoneNumber))
    .limit(1);
  return shop !== undefined;
}
