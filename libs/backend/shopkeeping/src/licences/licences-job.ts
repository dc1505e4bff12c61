import { expireOffers, licencesEndingBefore } from '@haat/backend-market';
import { addEvents, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { licenceNotices } from '../tables.ts';
import { LICENCE_EVENT } from './licence-notices.ts';
import { dayAhead, TOLD_BEFORE_DAYS } from './licence-state.ts';

const EVERY_MS = 600_000;

/** Takes goods without a licence off sale, and tells shops a month before and on the day. */
export const licencesJob: Job = { name: 'shopkeeping.licences', every: EVERY_MS, run: lookAtLicences };

async function lookAtLicences(dependencies: Dependencies): Promise<void> {
  const { database, newId, now } = dependencies;
  await expireOffers(database, now());
  const today = indiaDay(now());
  const ending = await licencesEndingBefore(database, dayAhead(now(), TOLD_BEFORE_DAYS + 1));
  if (ending.length === 0) return;
  await inTransaction(database, async (tx) => {
    const told = await tx
      .insert(licenceNotices)
      .values(ending.map((licence) => ({ ...licence, isExpired: licence.until < today })))
      .onConflictDoNothing()
      .returning();
    await addEvents(
      tx,
      told.map(({ vendorId, kind, until, isExpired }) => ({
        id: newId(),
        type: LICENCE_EVENT,
        payload: { shop: vendorId, kind, until, is_expired: String(isExpired) },
        at: now(),
      })),
    );
  });
}
