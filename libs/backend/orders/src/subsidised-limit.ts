import { lockName, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { SUBSIDISED_LIMIT, subsidisedPacksLeft, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import { and, eq, gt, notInArray, sql } from 'drizzle-orm';
import { orderLines, orders } from './tables.ts';

const DAY_MS = 86_400_000;

/** Packs of subsidised fertiliser that a farmer asks for. */
export interface SubsidisedPacks {
  readonly farmerId: string;
  readonly packs: number;
  /** The order that they are in already. */
  readonly orderId?: string | undefined;
}

/**
 * Holds a farmer to the market's limit of subsidised fertiliser, over all shops and those of the network. Two orders of
 * a farmer at once wait for each other here. See docs/domain/orders.md#subsidised-fertiliser.
 * @throws ServiceError `order_error.subsidised_limit` with what is left
 */
export async function checkSubsidisedLimit(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now'>,
  asked: SubsidisedPacks,
): Promise<void> {
  const left = await packsLeft(tx, dependencies, asked);
  if (asked.packs > left)
    throw new ServiceError('order_error.subsidised_limit', {
      most: SUBSIDISED_LIMIT.packs,
      days: SUBSIDISED_LIMIT.days,
      left,
      asked: asked.packs,
    });
}

/** The same, for what is refused in another way. */
export async function isWithinSubsidisedLimit(
  tx: Transaction,
  dependencies: Pick<Dependencies, 'now'>,
  asked: SubsidisedPacks,
): Promise<boolean> {
  return asked.packs <= (await packsLeft(tx, dependencies, asked));
}

async function packsLeft(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { farmerId, packs, orderId }: SubsidisedPacks,
): Promise<number> {
  if (packs === 0) return SUBSIDISED_LIMIT.packs;
  await lockName(tx, `subsidised:${farmerId}`);
  const [bought] = await tx
    .select({ packs: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.farmerId, farmerId),
        gt(orders.createdAt, new Date(now().getTime() - SUBSIDISED_LIMIT.days * DAY_MS)),
        notInArray(orders.status, [...UNFULFILLED_ORDER_STATUSES, 'PAYMENT_FAILED']),
        orderId === undefined ? undefined : sql`${orders.id} <> ${orderId}`,
        sql`(${orderLines.product} -> 'facts' ->> 'isSubsidised')::boolean`,
      ),
    );
  return subsidisedPacksLeft(bought?.packs ?? 0);
}
