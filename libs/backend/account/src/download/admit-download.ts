import { refuseBeforeStepUp } from '@haat/backend-identity';
import { inTransaction, lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { eventsSince, recordSecurityEvent } from '@haat/backend-security-events';

const DAY_MS = 86_400_000;
/** Downloads of one person in 24 hours. */
const MOST_DOWNLOADS = 3;

/**
 * Counts a download of a person's data and records it, before anything is put together.
 * @throws ServiceError `request_error.too_many` with `retry_after`, `auth_error.step_up_needed`
 */
export async function admitDownload(
  dependencies: Dependencies,
  { userId, network }: { readonly userId: string; readonly network: string | null },
): Promise<void> {
  const { database, now } = dependencies;
  await inTransaction(database, async (tx) => {
    await refuseBeforeStepUp(tx, userId);
    await lockName(tx, `data of ${userId}`);
    const since = new Date(now().getTime() - DAY_MS);
    const done = await eventsSince(tx, { userId, kind: 'data-downloaded', since });
    const [first] = done;
    if (first !== undefined && done.length >= MOST_DOWNLOADS) {
      const seconds = Math.max(1, Math.ceil((first.getTime() - since.getTime()) / 1000));
      const details = { retry_after: seconds };
      throw new ServiceError('request_error.too_many', details, { 'retry-after': String(seconds) });
    }
    await recordSecurityEvent(tx, dependencies, { kind: 'data-downloaded', userId, network });
  });
}
