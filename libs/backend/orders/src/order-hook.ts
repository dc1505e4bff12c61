import type { Marketplace, OrderStatus } from '@haat/api-contract/vocabulary';
import type { AgreedAmounts } from '@haat/order-core';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { SubmittedEvidence } from './check-evidence.ts';
import type { OrderRow } from './order-row.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What the area books with every order. */
    readonly orderHooks?: readonly OrderHook[];
  }
}

/**
 * The steps in which an order's hooks are called, one after the other. The payer is determined before anything is
 * reserved, and documents are written before payment is requested; within a step, hooks run in the order in which the
 * areas are registered.
 */
const STAGES = ['authorise', 'discount', 'reserve', 'document', 'collect'] as const;

/** What an order comes to at today's prices and rules. */
export interface RecalculatedOrder extends AgreedAmounts {
  /** Sums over the lines, in whole paise. */
  pricePaise: number;
  discountPaise: number;
  /** Null when the order has no coupon that takes something off. */
  couponCode: string | null;
}

/**
 * What belongs to an order beside its goods (credit, coupon, payment, insurance): each keeps its own records, in the
 * transaction of the order. A hook that fails throws a `ServiceError`, and the order or the transition is rolled
 * back.
 */
export interface OrderHook {
  readonly stage: (typeof STAGES)[number];
  /** Only for orders of this marketplace; for those of every one when not given. */
  readonly marketplace?: Marketplace;
  /**
   * What an order comes to today, for a new attempt to pay it; answered by one hook at most. Nothing is written.
   * @throws ServiceError when it cannot be had any more
   */
  recalculate?(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<RecalculatedOrder>;
  /** The order was written. */
  onPlaced?(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
  /** The order has a new status; `order` has it already. `evidence`: what was brought with it, in its kind. */
  onTransition?(
    tx: Transaction,
    dependencies: Dependencies,
    order: OrderRow,
    transition: {
      readonly from: OrderStatus;
      readonly to: OrderStatus;
      readonly evidence?: SubmittedEvidence['kind'] | undefined;
    },
  ): Promise<void>;
  /** The payment company has taken what was asked of it for the order, or its advance; `order` is as before that. */
  onPaid?(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
  /** The order or its new attempt to pay was refused, and its transaction is undone. */
  onRefused?(dependencies: Dependencies, refusal: unknown): Promise<void>;
}

/** Every area's hooks for an order, in the order in which they are called. */
export function orderHooksOf(
  { areas }: Pick<Dependencies, 'areas'>,
  { marketplace }: Pick<OrderRow, 'marketplace'>,
): OrderHook[] {
  const own = allHooks({ areas }).filter((hook) => (hook.marketplace ?? marketplace) === marketplace);
  return STAGES.flatMap((stage) => own.filter((hook) => hook.stage === stage));
}

function allHooks({ areas }: Pick<Dependencies, 'areas'>): OrderHook[] {
  return areas.flatMap(({ orderHooks = [] }) => orderHooks);
}

/** Notifies the hooks of a refusal, and rethrows it. */
export async function afterRefusal(dependencies: Dependencies, refusal: unknown): Promise<never> {
  for (const hook of allHooks(dependencies)) await hook.onRefused?.(dependencies, refusal);
  throw refusal;
}
