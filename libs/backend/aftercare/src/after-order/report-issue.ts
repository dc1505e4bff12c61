import { isDeepStrictEqual } from 'node:util';
import type { issueInputSchema } from '@haat/api-contract';
import { isIssueReason, ISSUE_REASONS } from '@haat/api-contract/vocabulary';
import { plainText } from '@haat/format';
import { issueReasonsFor } from '@haat/order-core';
import type { z } from 'zod';
import { attachPhotos } from '@haat/backend-media';
import { deliveredAtOf, linesOf, lockOwnOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { issuesOf } from './find-issues.ts';
import { openIssue } from './open-issue.ts';

/** Complaints of one order that are not closed: more of them say nothing that these do not. */
const MOST_OPEN = 10;

/**
 * Writes down what is wrong with an order, with a number and its clocks; the same again, while it is open, changes
 * nothing. See docs/domain/aftercare.md#complaints.
 * @throws ServiceError `order_error.not_found`, `issue_error.reason_unknown`, `issue_error.not_possible`,
 *   `issue_error.line_unknown`, `issue_error.photo_needed`, `upload_error.photo_unknown`
 */
export async function reportIssue(
  dependencies: Dependencies,
  farmerId: string,
  orderId: string,
  { reason, variant_id: variantId, note: typed, photos }: z.output<typeof issueInputSchema>,
): Promise<void> {
  const { database } = dependencies;
  const at = dependencies.now();
  const note = plainText(typed);
  await inTransaction(database, async (tx) => {
    const order = await lockOwnOrder(tx, farmerId, orderId);
    if (!isIssueReason(reason)) throw new ServiceError('issue_error.reason_unknown');
    const deliveredAt = (await deliveredAtOf(tx, [order.id])).get(order.id) ?? null;
    if (!issueReasonsFor({ status: order.status, deliveredAt }, at).includes(reason))
      throw new ServiceError('issue_error.not_possible', { status: order.status });
    const { level, needsPhoto } = ISSUE_REASONS.find(({ code }) => code === reason) ?? {
      level: 'order',
      needsPhoto: false,
    };
    if (level === 'item') {
      const lines = await linesOf(tx, [order.id]);
      if (!lines.some((line) => line.variantId === variantId)) throw new ServiceError('issue_error.line_unknown');
    }
    if (needsPhoto && photos.length === 0) throw new ServiceError('issue_error.photo_needed');
    const about = { reason, variantId: level === 'item' ? variantId : null, note, photoIds: [...new Set(photos)] };
    const open = ((await issuesOf(tx, [order.id])).get(order.id) ?? []).filter(({ status }) => status !== 'CLOSED');
    if (
      open.some((issue) =>
        isDeepStrictEqual(
          { reason: issue.reason, variantId: issue.variantId, note: issue.note, photoIds: issue.photoIds },
          about,
        ),
      )
    )
      return;
    if (open.length >= MOST_OPEN) throw new ServiceError('issue_error.not_possible', { status: order.status });
    await attachPhotos(tx, dependencies, farmerId, photos);
    await openIssue(tx, dependencies, order, about);
  });
}
