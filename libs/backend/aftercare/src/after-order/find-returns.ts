import type { OrderReturn } from '@haat/api-contract';
import { toRupees } from '@haat/format';
import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { orderReturnLines, orderReturns } from './tables.ts';

/** A return with its packs. */
export type ReturnRow = typeof orderReturns.$inferSelect & { lines: { variantId: string; quantity: number }[] };

/** Returns of orders, the oldest first, by order. An order without any is not in the map. */
export async function returnsOf(executor: Executor, orderIds: readonly string[]): Promise<Map<string, ReturnRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.requestedAt), asc(orderReturns.number));
  const lines =
    rows.length === 0
      ? []
      : await executor
          .select()
          .from(orderReturnLines)
          .where(
            inArray(
              orderReturnLines.returnId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(orderReturnLines.variantId));
  const found = new Map<string, ReturnRow[]>();
  for (const row of rows) {
    const whole = {
      ...row,
      lines: lines
        .filter(({ returnId }) => returnId === row.id)
        .map(({ variantId, quantity }) => ({ variantId, quantity })),
    };
    found.set(row.orderId, [...(found.get(row.orderId) ?? []), whole]);
  }
  return found;
}

/** What says whether the packs of a return count as given back. */
type CountedReturn = Pick<ReturnRow, 'status' | 'overruledAt' | 'lines'>;

/** Whether a return is refused, and support has not decided otherwise. */
export function isRefused({ status, overruledAt }: Pick<ReturnRow, 'status' | 'overruledAt'>): boolean {
  return status === 'REFUSED' && overruledAt === null;
}

/** Packs of an order with an open or completed return, by variant; refused returns do not count. */
export function returnedPacks(returns: readonly CountedReturn[]): Map<string, number> {
  const packs = new Map<string, number>();
  for (const { lines } of returns.filter((one) => !isRefused(one)))
    for (const { variantId, quantity } of lines) packs.set(variantId, (packs.get(variantId) ?? 0) + quantity);
  return packs;
}

/** Packs of an order that stay with the farmer once these returns are taken, by variant. */
export function packsKept(
  ordered: readonly { variantId: string; quantity: number }[],
  returns: readonly CountedReturn[],
): Map<string, number> {
  const returned = returnedPacks(returns);
  return new Map(ordered.map(({ variantId, quantity }) => [variantId, quantity - (returned.get(variantId) ?? 0)]));
}

/** A return as its farmer sees it. */
export function toReturn({
  id,
  number,
  status,
  reason,
  refusal,
  amountPaise,
  lines,
  requestedAt,
  updatedAt,
}: ReturnRow): OrderReturn {
  return {
    id,
    number,
    status,
    reason,
    refusal,
    amount: toRupees(amountPaise),
    lines: lines.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
    requested_at: requestedAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
