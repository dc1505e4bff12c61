import type { feedbackInputSchema } from '@haat/api-contract/account';
import { MOST_FEEDBACK } from '@haat/api-contract/vocabulary';
import { attachPhotos } from '@haat/backend-media';
import { inTransaction, lockName, nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { plainText } from '@haat/format';
import { issueClocks } from '@haat/order-core';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import { issueNumbers } from '../after-order/tables.ts';
import { feedback } from './tables.ts';

const DAY_MS = 86_400_000;

/**
 * Takes feedback in, with a number and its clock. What has come before, by its key, is not taken again: what came first
 * stays. See docs/domain/aftercare.md#feedback.
 * @returns its id
 * @throws ServiceError `feedback_error.too_many`, `upload_error.photo_unknown`
 */
export async function sendFeedback(
  { database, newId, now }: Pick<Dependencies, 'database' | 'newId' | 'now'>,
  userId: string,
  { key, rating, subject, text, photo_id: photoId }: z.output<typeof feedbackInputSchema>,
): Promise<string> {
  return inTransaction(database, async (tx) => {
    // Of many that come at once no more than the limit pass, and of the same one only the first.
    await lockName(tx, `feedback of ${userId}`);
    const [before] = await tx
      .select({ id: feedback.id })
      .from(feedback)
      .where(and(eq(feedback.userId, userId), eq(feedback.key, key)));
    if (before !== undefined) return before.id;
    const at = now();
    const dayBefore = new Date(at.getTime() - DAY_MS);
    const sent = await tx.$count(feedback, and(eq(feedback.userId, userId), gt(feedback.sentAt, dayBefore)));
    if (sent >= MOST_FEEDBACK) throw new ServiceError('feedback_error.too_many', { most: MOST_FEEDBACK });
    if (photoId !== null) await attachPhotos(tx, { now }, userId, [photoId]);
    const id = newId();
    await tx.insert(feedback).values({
      ...{ id, userId, key, rating, subject, text: plainText(text), photoId },
      number: await nextNumber(tx, issueNumbers, 'C', at),
      ...{ status: 'OPEN', sentAt: at, answerBy: issueClocks(at).answerBy },
      ...{ answer: null, answeredAt: null, supporterId: null },
    });
    return id;
  });
}
