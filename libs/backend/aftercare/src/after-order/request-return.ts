import type { returnInputSchema } from '@haat/api-contract';
import { plainText } from '@haat/format';
import { returnAmount, returnedDeliveryFee, returnObstacle } from '@haat/order-core';
import type { ReturnObstacle } from '@haat/order-core';
import type { z } from 'zod';
import { goodsFactsOf } from '@haat/backend-market';
import { attachPhotos } from '@haat/backend-media';
import { deliveredAtOf, linesOf, lockOwnOrder, marketplaceHookOf, returnHooksOf } from '@haat/backend-orders';
import type { OrderLineRow, OrderRow } from '@haat/backend-orders';
import { inTransaction, nextNumber, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';

import { requestReturnElsewhere } from './request-return-elsewhere.ts';
import { isRefused, packsKept, returnedPacks, returnsOf } from './find-returns.ts';
import type { ReturnRow } from './find-returns.ts';

import { orderReturnLines, orderReturns, returnNumbers } from './tables.ts';

type Input = z.output<typeof returnInputSchema>;

const REFUSALS = {
  'reason-unknown': 'return_error.reason_unknown',
  'too-late': 'return_error.too_late',
  'not-possible': 'return_error.not_possible',
  opened: 'return_error.opened',
  quantity: 'return_error.quantity',
} as const satisfies Record<ReturnObstacle, string>;

/**
 * Asks a shop to take goods back. See docs/domain/aftercare.md#returns.
 * @throws ServiceError `order_error.not_found`, `return_error.reason_unknown`, `return_error.too_late` (also before
 *   the goods are there), `return_error.not_possible`, `return_error.opened`, `return_error.quantity`,
 *   `upload_error.photo_unknown`
 */
export async function requestReturn(
  dependencies: Dependencies,
  farmerId: string,
  orderId: string,
  { reason, note, photos, lines }: Input,
): Promise<void> {
  const { database, newId } = dependencies;
  const at = dependencies.now();
  const wanted = new Map<string, number>();
  for (const { variant_id: variantId, quantity } of lines)
    wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const opened = new Set(lines.filter(({ is_sealed }) => !is_sealed).map(({ variant_id }) => variant_id));
  await inTransaction(database, async (tx) => {
    const order = await lockOwnOrder(tx, farmerId, orderId);
    const deliveredAt = order.status === 'DELIVERED' ? (await deliveredAtOf(tx, [order.id])).get(order.id) : undefined;
    if (deliveredAt === undefined) throw new ServiceError('return_error.too_late');
    const hook = marketplaceHookOf(dependencies, order);
    if (hook !== undefined)
      return requestReturnElsewhere(tx, dependencies, {
        hook,
        order,
        deliveredAt,
        reason,
        note,
        photos,
        wanted,
        farmerId,
      });
    const ordered = await linesOf(tx, [order.id]);
    const facts = await goodsFactsOf(tx, ordered);
    const before = (await returnsOf(tx, [order.id])).get(order.id) ?? [];
    const returned = returnedPacks(before);
    for (const [variantId, quantity] of wanted) {
      const line = ordered.find((row) => row.variantId === variantId);
      const goods = facts.get(variantId);
      if (line === undefined || goods === undefined)
        throw new ServiceError('return_error.quantity', { variant_id: variantId, left: 0 });
      const already = returned.get(variantId) ?? 0;
      const obstacle = returnObstacle({
        goods,
        reason,
        isSealed: !opened.has(variantId),
        deliveredAt,
        now: at,
        ordered: line.quantity,
        returned: already,
        quantity,
      });
      if (obstacle !== null)
        throw new ServiceError(REFUSALS[obstacle], { variant_id: variantId, left: line.quantity - already });
    }
    await attachPhotos(tx, dependencies, farmerId, photos);
    const id = newId();
    const wantedReturn = { status: 'REQUESTED', overruledAt: null, lines: linesToReturn(wanted) } as const;
    const packsLeft = packsKept(ordered, [...before, wantedReturn]);
    let premiumPaise = 0;
    for (const hook of returnHooksOf(dependencies))
      premiumPaise += (await hook.requested?.(tx, dependencies, order, { id, packsLeft })) ?? 0;
    await tx.insert(orderReturns).values({
      id,
      number: await nextNumber(tx, returnNumbers, 'T', at),
      orderId: order.id,
      status: 'REQUESTED',
      reason,
      note: plainText(note),
      photoIds: [...new Set(photos)],
      refusal: null,
      premiumPaise,
      amountPaise:
        amountOf(order, ordered, returned, wanted) + feeOf(order, ordered, before, { reason, wanted }) + premiumPaise,
      requestedAt: at,
      updatedAt: at,
    });
    await tx.insert(orderReturnLines).values(linesToReturn(wanted).map((line) => ({ returnId: id, ...line })));
  });
}

function linesToReturn(wanted: ReadonlyMap<string, number>): ReturnRow['lines'] {
  return [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
}

function amountOf(
  { couponDiscountPaise }: OrderRow,
  lines: readonly OrderLineRow[],
  returned: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): number {
  const worth = (packsOf: (line: OrderLineRow) => number) =>
    lines.reduce((sum, line) => sum + (line.pricePaise - line.discountPaise) * packsOf(line), 0);
  return returnAmount({
    goodsPaise: worth(({ quantity }) => quantity),
    couponPaise: couponDiscountPaise,
    returnedPaise: worth(({ variantId }) => returned.get(variantId) ?? 0),
    returningPaise: worth(({ variantId }) => wanted.get(variantId) ?? 0),
  });
}

/** What of the delivery fee comes back with this return, after those that the shop has said yes to. */
function feeOf(
  { deliveryFeePaise }: OrderRow,
  lines: readonly OrderLineRow[],
  before: readonly ReturnRow[],
  { reason, wanted }: { reason: string; wanted: ReadonlyMap<string, number> },
): number {
  const taken = before.filter((one) => one.status !== 'REQUESTED' && !isRefused(one));
  const packs = returnedPacks(taken);
  const isWhole = lines.every(
    ({ variantId, quantity }) => (packs.get(variantId) ?? 0) + (wanted.get(variantId) ?? 0) === quantity,
  );
  return returnedDeliveryFee({ deliveryFeePaise, reasons: [...taken.map((one) => one.reason), reason], isWhole });
}
