import type { Context } from '../../wire/message.ts';
import { SELF_PICKUP } from '../catalogue/catalogue-item.ts';
import type { Script } from '../scripts.ts';
import type { SellerShop } from '../seller-profile.ts';
import type { ConfirmedOrder, Tag } from './order-messages.ts';
import type { Line } from './quote-basket.ts';

/** Steps of goods that are brought, in their order. */
export const DELIVERY_STEPS = ['Pending', 'Packed', 'Order-picked-up', 'Out-for-delivery', 'Order-delivered'] as const;
/** Steps of goods that are fetched at the shop. */
const PICKUP_STEPS = ['Pending', 'Packed', 'Order-picked-up'] as const;
/** Where goods are; the last three end their way. */
export type GoodsState = (typeof DELIVERY_STEPS)[number] | 'Cancelled' | 'RTO-Initiated' | 'RTO-Delivered';

/** What was cancelled, came back or is to come back: a fulfilment of its own. */
export interface EventFulfilment {
  readonly id: string;
  readonly type: 'Cancel' | 'RTO' | 'Return';
  state: string;
  readonly items: readonly { readonly id: string; readonly count: number }[];
  tags: readonly Tag[];
}

/** An order as the seller app has it. */
export interface SellerOrder {
  /** As the buyer app confirmed it. */
  readonly confirmed: ConfirmedOrder;
  readonly context: Context;
  readonly shop: SellerShop;
  readonly script: Script;
  readonly createdAt: string;
  updatedAt: string;
  state: 'Accepted' | 'In-progress' | 'Completed' | 'Cancelled';
  goods: GoodsState;
  /** What is still to be paid for. */
  lines: readonly Line[];
  readonly events: EventFulfilment[];
  cancellation: { readonly cancelled_by: string; readonly reason: { readonly id: string } } | null;
  /** When the goods came to each of their states, ISO 8601. */
  readonly moments: Partial<Record<GoodsState, string>>;
  /** Paid back by the buyer app, as it told; repeated in each answer. */
  refunds: readonly unknown[];
}

/** A complaint of a buyer app. */
export interface OpenIssue {
  /** Of its latest message. */
  readonly context: Context;
  readonly issue: Readonly<Record<string, unknown>>;
  /** Its `issue_type` when it was resolved last; null while it was not. */
  resolvedAs: string | null;
}

/** What a seller app remembers while it runs. */
export interface OrderBook {
  readonly orders: Map<string, SellerOrder>;
  /** By transaction: what `on_init` asked, in paise. */
  readonly initialised: Map<string, number>;
  /** By transaction or, with '*', for all others: the script that was asked for. */
  readonly scripts: Map<string, Script>;
  /** By id of the issue, as the buyer app last sent it. */
  readonly issues: Map<string, OpenIssue>;
}

/** Nothing is remembered at first. */
export const createOrderBook = (): OrderBook => ({
  orders: new Map(),
  initialised: new Map(),
  scripts: new Map(),
  issues: new Map(),
});

/** Whether an order is fetched at the shop: by which of the shop's fulfilments it was confirmed. */
export const isFetched = ({ confirmed }: Pick<SellerOrder, 'confirmed'>): boolean =>
  confirmed.fulfillments[0]?.id === SELF_PICKUP;

/** Steps of the goods of an order, in their order; with the last it is completed. */
export const stepsOf = (order: Pick<SellerOrder, 'confirmed'>): readonly (typeof DELIVERY_STEPS)[number][] =>
  isFetched(order) ? PICKUP_STEPS : DELIVERY_STEPS;
