import type { DeviceKind } from '@haat/api-contract/vocabulary';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { canBeOpened } from './kept-profiles.ts';
import { phoneProfiles } from './tables.ts';

/** A phone that a person left to another, as their list of devices has it. Times are seconds since 1970. */
export interface LeftPhone {
  /** Of the last session there. */
  readonly id: string;
  readonly kind: DeviceKind | null;
  readonly signedInAt: number;
  readonly lastUsedAt: number;
}

/** The phones on which a person can come back by their lock. */
export async function leftPhonesOf(
  { database, configuration: { refreshTokenSeconds }, now }: Pick<Dependencies, 'database' | 'configuration' | 'now'>,
  userId: string,
): Promise<LeftPhone[]> {
  const rows = await database
    .select()
    .from(phoneProfiles)
    .where(and(eq(phoneProfiles.userId, userId), canBeOpened({ refreshTokenSeconds, now: now() })));
  return rows.map(({ session: id, deviceKind: kind, signedInAt, leftAt }) => ({
    id,
    kind,
    signedInAt: secondsOf(signedInAt),
    lastUsedAt: secondsOf(leftAt ?? signedInAt),
  }));
}

/**
 * Removes a person's profile from the phones that they left to others.
 * @param id of one of them; without it all
 * @returns whether there was one
 */
export async function removeLeftPhones(executor: Executor, userId: string, id?: string): Promise<boolean> {
  const removed = await executor
    .delete(phoneProfiles)
    .where(
      and(
        eq(phoneProfiles.userId, userId),
        isNotNull(phoneProfiles.leftAt),
        id === undefined ? undefined : eq(phoneProfiles.session, id),
      ),
    )
    .returning({ id: phoneProfiles.id });
  return removed.length > 0;
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
