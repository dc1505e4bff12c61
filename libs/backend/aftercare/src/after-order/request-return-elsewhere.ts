import type { returnInputSchema } from '@haat/api-contract';
import { isReturnReason } from '@haat/api-contract/vocabulary';
import { plainText } from '@haat/format';
import type { z } from 'zod';
import { attachPhotos } from '@haat/backend-media';
import { linesOf } from '@haat/backend-orders';
import type { MarketplaceHook, OrderRow } from '@haat/backend-orders';
import { nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { returnedPacks, returnsOf } from './find-returns.ts';
import { orderReturnLines, orderReturns, returnNumbers } from './tables.ts';

/** Packs of an order of another marketplace that shall go back. */
interface ReturnElsewhere extends Pick<z.output<typeof returnInputSchema>, 'reason' | 'note' | 'photos'> {
  readonly hook: MarketplaceHook;
  /** Locked, and delivered. */
  readonly order: OrderRow;
  readonly deliveredAt: Date;
  /** Packs by variant. */
  readonly wanted: ReadonlyMap<string, number>;
  readonly farmerId: string;
}

/**
 * Asks a seller of another marketplace to take goods back, by the seller's own terms. Each of its goods is a return of
 * its own, because the seller decides on each. See docs/domain/open-network.md#returns.
 * @throws ServiceError `return_error.reason_unknown`, `return_error.too_late`, `return_error.not_possible`,
 *   `return_error.quantity`, `upload_error.photo_unknown`
 */
export async function requestReturnElsewhere(
  tx: Transaction,
  dependencies: Dependencies,
  { hook, order, deliveredAt, reason, note: typed, photos, wanted, farmerId }: ReturnElsewhere,
): Promise<void> {
  const { now, newId } = dependencies;
  const at = now();
  if (!isReturnReason(reason)) throw new ServiceError('return_error.reason_unknown');
  const lines = await linesOf(tx, [order.id]);
  const terms = await hook.returnTerms(tx, lines, deliveredAt);
  const cancelled = await hook.cancelledPacks(tx, dependencies, order.id);
  const returned = returnedPacks((await returnsOf(tx, [order.id])).get(order.id) ?? []);
  const asked = [...wanted].map(([variantId, quantity]) => {
    const line = lines.find((row) => row.variantId === variantId);
    const term = terms.get(variantId);
    const left = (line?.quantity ?? 0) - (returned.get(variantId) ?? 0) - (cancelled.get(variantId) ?? 0);
    const details = { variant_id: variantId, left: Math.max(0, left) };
    if (line === undefined || quantity > left) throw new ServiceError('return_error.quantity', details);
    if (term?.reasons.includes(reason) !== true) throw new ServiceError('return_error.not_possible', details);
    if (at > term.until) throw new ServiceError('return_error.too_late', details);
    return { variantId, quantity, amountPaise: (line.pricePaise - line.discountPaise) * quantity };
  });
  await attachPhotos(tx, dependencies, farmerId, photos);
  const photoIds = [...new Set(photos)];
  const note = plainText(typed);
  for (const { variantId, quantity, amountPaise } of asked) {
    const id = newId();
    const number = await nextNumber(tx, returnNumbers, 'T', at);
    await tx.insert(orderReturns).values({
      ...{ id, number, orderId: order.id, status: 'REQUESTED', reason, note, photoIds, refusal: null },
      ...{ premiumPaise: 0, amountPaise, requestedAt: at, updatedAt: at },
    });
    await tx.insert(orderReturnLines).values({ returnId: id, variantId, quantity });
    await hook.requestReturn(tx, dependencies, order, { id, reason, note, photoIds, variantId, quantity });
  }
}
