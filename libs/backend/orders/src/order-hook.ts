import type { OrderStatus } from '@haat/api-contract/vocabulary';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import type { OrderRow } from './order-row.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What the area books with every order. */
    readonly orderHooks?: readonly OrderHook[];
  }
}

/**
 * The steps in which an order's hooks are called, one after the other. Who pays is settled before anything is taken,
 * and documents are written before money is asked for; within a step the areas' order of registration counts.
 */
const STAGES = ['authorise', 'discount', 'reserve', 'document', 'collect'] as const;

/**
 * What belongs to an order beside its goods (credit, coupon, payment, insurance): each keeps books of its own, in the
 * transaction of the order. A hook that cannot do its work throws a `ServiceError`, and nothing of the order or the
 * transition is kept.
 */
export interface OrderHook {
  readonly stage: (typeof STAGES)[number];
  /** The order was written. */
  onPlaced?(tx: Transaction, dependencies: Dependencies, order: OrderRow): Promise<void>;
  /** The order has a new status; `order` has it already. */
  onTransition?(
    tx: Transaction,
    dependencies: Dependencies,
    order: OrderRow,
    transition: { readonly from: OrderStatus; readonly to: OrderStatus },
  ): Promise<void>;
  /** The order or its new attempt to pay was refused, and its transaction is undone. */
  onRefused?(dependencies: Dependencies, refusal: unknown): Promise<void>;
}

/** Every area's hooks, in the order in which they are called. */
export function orderHooksOf({ areas }: Pick<Dependencies, 'areas'>): OrderHook[] {
  const all = areas.flatMap(({ orderHooks = [] }) => orderHooks);
  return STAGES.flatMap((stage) => all.filter((hook) => hook.stage === stage));
}

/** Tells the hooks of a refusal, and throws it on. */
export async function afterRefusal(dependencies: Dependencies, refusal: unknown): Promise<never> {
  for (const hook of orderHooksOf(dependencies)) await hook.onRefused?.(dependencies, refusal);
  throw refusal;
}
