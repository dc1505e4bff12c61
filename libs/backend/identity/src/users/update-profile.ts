import type { ProfileUpdate } from '@haat/api-contract';
import { plainLine } from '@haat/format';
import { eq } from 'drizzle-orm';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { refuseBeforeStepUp } from '../step-up/step-up-due.ts';
import { users } from './tables.ts';
import type { UserRow } from './tables.ts';

/**
 * Changes what is given and leaves the rest; the first update makes the profile.
 * @throws ServiceError `auth_error.signed_out` when the user is gone; `request_error.invalid` for a name that is only
 *   markup; `auth_error.step_up_needed` for a name or address of mail before a step-up
 */
export async function updateProfile(
  { database }: Dependencies,
  userId: string,
  change: ProfileUpdate,
): Promise<UserRow> {
  const fullName = change.full_name === undefined ? undefined : plainLine(change.full_name);
  if (fullName === '')
    throw new ServiceError('request_error.invalid', { fields: [{ field: 'full_name', rule: 'value' }] });
  return inTransaction(database, async (tx) => {
    // Who has not proved the name does not change it.
    if (fullName !== undefined || change.email !== undefined) await refuseBeforeStepUp(tx, userId);
    const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (before === undefined) throw new ServiceError('auth_error.signed_out');
    const [after] = await tx
      .update(users)
      .set({
        ...(fullName === undefined ? {} : { fullName }),
        ...(change.email === undefined ? {} : { email: change.email }),
        profile: {
          languageCode: change.language_code ?? before.profile?.languageCode ?? null,
          source: change.source ?? before.profile?.source ?? [],
        },
      })
      .where(eq(users.id, userId))
      .returning();
    return after ?? before;
  });
}
