import type { BenefitUse } from '@haat/api-contract/programme';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { mayUse } from '@haat/programme-core';
import { lockOwnApplication, usesOf, type OwnApplication } from '../applications/own-applications.ts';
import { findBenefit } from '../benefits/benefit-book.ts';
import { programmeBenefitUses } from '../tables.ts';

/**
 * Keeps that a benefit of a card was taken. The same step again, from another tab say, is the same use. See
 * docs/domain/programme.md#uses.
 * @throws ServiceError `request_error.not_found` for a card that is not this person's and for a benefit that there is
 *   not, `programme_error.benefit_refused` with `why`, and for a step that is not the next with `why` 'not-next'
 */
export async function takeBenefit(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  own: OwnApplication,
  { benefit: id, step }: BenefitUse,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { state, crop, validUntil, id: applicationId } = await lockOwnApplication(tx, own);
    const benefit = findBenefit(id);
    if (benefit === null) throw new ServiceError('request_error.not_found');
    const used = (await usesOf(tx, [applicationId])).get(applicationId) ?? {};
    const taken = used[id] ?? 0;
    if (step <= taken) return;
    const why = mayUse({ state, crop, valid_until: validUntil, used }, benefit, indiaDay(now()));
    if (why !== 'yes') throw new ServiceError('programme_error.benefit_refused', { why });
    if (step !== taken + 1) throw new ServiceError('programme_error.benefit_refused', { why: 'not-next' });
    await tx.insert(programmeBenefitUses).values({ applicationId, benefit: id, step, at: now() });
  });
}
