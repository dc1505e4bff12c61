import { eq } from 'drizzle-orm';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { vendorStaff } from './tables.ts';

/**
 * The shop that a user with the role `vendor` works for.
 * @throws ServiceError `auth_error.forbidden` for a user who works for none
 */
export async function shopOfStaff(executor: Executor, userId: string): Promise<string> {
  const [staff] = await executor
    .select({ vendorId: vendorStaff.vendorId })
    .from(vendorStaff)
    .where(eq(vendorStaff.userId, userId));
  if (staff === undefined) throw new ServiceError('auth_error.forbidden');
  return staff.vendorId;
}
