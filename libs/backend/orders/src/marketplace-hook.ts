import type { Order } from '@haat/api-contract';
import type { Marketplace, ReturnReasonCode, OrderStatus } from '@haat/api-contract/vocabulary';
import type { IssueClocks } from '@haat/order-core';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { OrderRow } from './order-row.ts';
import type { OrderLineRow } from './order-shape.ts';

declare module '@haat/backend-platform/area' {
  interface Area {
    /** How orders of another marketplace than our own shops' are cancelled, returned and complained of. */
    readonly marketplaceHooks?: readonly MarketplaceHook[];
  }
}

/** Who wants an order cancelled. */
export interface CancelWish {
  readonly by: 'farmer' | 'support';
  /** Code of the farmer's reason; null for support, which has words of its own. */
  readonly reason: string | null;
  readonly userId: string;
}

/** For which reasons packs of a line can be returned, and until when. */
export interface LineReturnTerms {
  readonly reasons: readonly ReturnReasonCode[];
  readonly until: Date;
}

/** Packs that a farmer wants to give back. */
export interface ReturnWish {
  /** Of the return. */
  readonly id: string;
  readonly reason: ReturnReasonCode;
  readonly note: string;
  readonly photoIds: readonly string[];
  readonly variantId: string;
  readonly quantity: number;
}

/** A complaint that was written down. */
export interface OpenedIssue {
  readonly id: string;
  readonly reason: string;
  readonly variantId: string | null;
  readonly note: string;
  readonly photoIds: readonly string[];
  readonly openedAt: Date;
}

/** What the marketplace of an order tells of it beside its status. */
export type MarketplaceView = NonNullable<Order['network']>;

/**
 * What is done otherwise with orders of a marketplace whose sellers are not our shops: they are asked, and answer
 * later. Each step runs in the transaction of what it belongs to.
 */
export interface MarketplaceHook {
  readonly marketplace: Marketplace;
  /** Whether the seller can still be asked to cancel. */
  canAskToCancel(order: Pick<OrderRow, 'status'>): boolean;
  /**
   * Asks the seller to cancel an order, which the caller has locked.
   * @returns false where there is no seller to ask yet: it is cancelled as an order of our own
   * @throws ServiceError `order_error.cannot_cancel`
   */
  cancel(tx: Transaction, dependencies: Dependencies, order: OrderRow, wish: CancelWish): Promise<boolean>;
  /**
   * What of an order that ended without its goods goes back, whole paise; null for all that was paid.
   * @param to how it ended
   */
  refundAtEnd(tx: Transaction, order: OrderRow, to: OrderStatus): Promise<number | null>;
  /** By variant; a line that is not in it cannot be returned. */
  returnTerms(
    executor: Executor,
    lines: readonly OrderLineRow[],
    deliveredAt: Date,
  ): Promise<ReadonlyMap<string, LineReturnTerms>>;
  /** Packs by variant that the seller cancelled after all. */
  cancelledPacks(
    executor: Executor,
    dependencies: Pick<Dependencies, 'encryptor'>,
    orderId: string,
  ): Promise<ReadonlyMap<string, number>>;
  /** Asks the seller to take packs back. */
  requestReturn(tx: Transaction, dependencies: Dependencies, order: OrderRow, wish: ReturnWish): Promise<void>;
  /** When a complaint is to be answered and closed. */
  issueClocks(openedAt: Date): IssueClocks;
  openIssue(tx: Transaction, dependencies: Dependencies, order: OrderRow, issue: OpenedIssue): Promise<void>;
  /** A complaint was closed, or went to support. */
  moveIssue(
    tx: Transaction,
    dependencies: Dependencies,
    issueId: string,
    move: { readonly to: 'CLOSED' | 'ESCALATED'; readonly wasEscalated: boolean },
  ): Promise<void>;
  view(
    executor: Executor,
    dependencies: Pick<Dependencies, 'encryptor'>,
    order: OrderRow,
    lines: readonly OrderLineRow[],
  ): Promise<MarketplaceView>;
}

/** The hook of an order's marketplace; none for orders of our own shops. */
export function marketplaceHookOf(
  { areas }: Pick<Dependencies, 'areas'>,
  { marketplace }: Pick<OrderRow, 'marketplace'>,
): MarketplaceHook | undefined {
  return areas
    .flatMap(({ marketplaceHooks = [] }) => marketplaceHooks)
    .find((hook) => hook.marketplace === marketplace);
}
