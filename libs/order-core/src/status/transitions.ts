import {
  ONLINE_PAYMENT_KINDS,
  PAYMENT_KINDS,
  type DeliveryType,
  type OrderActor,
  type OrderStatus,
  type PaymentKind,
} from '@haat/api-contract/vocabulary';
import { isPaidOnline } from '../payment/payment-mode.ts';
import { ROAD_STATUSES } from './order-clock.ts';

/** Evidence required for a transition; the caller checks it, because it needs more than the order. */
export type TransitionEvidence =
  | 'reason'
  | 'booking-date-come'
  | 'gateway-report'
  | 'gateway-report-or-15-minutes'
  | 'stock-reserved-anew'
  | 'unpaid-24-hours'
  | 'pickup-code'
  | 'delivery-code-or-photo'
  | 'unclaimed-7-days'
  | 'overdue-or-shop-agrees';

/** One row of the table: from any of these to any of those, by these, only if. */
export interface TransitionRow {
  /** `null` for an order that is being made. */
  from: readonly (OrderStatus | null)[];
  to: readonly OrderStatus[];
  by: readonly OrderActor[];
  /** Only with these payment methods; any when left out. */
  payment?: readonly PaymentKind[];
  /** Only with this fulfilment; any when left out. */
  delivery?: DeliveryType;
  evidence?: TransitionEvidence;
}

const PAID_LATER: readonly PaymentKind[] = PAYMENT_KINDS.filter((kind) => !isPaidOnline(kind));

/**
 * How long a payment may take before it counts as failed, in milliseconds: 15 minutes. See
 * docs/domain/orders.md#transitions.
 */
export const PAYMENT_WAIT_MS = 900_000;

/**
 * How long goods wait at the shop before the vendor may cancel, in milliseconds: 7 days. See
 * docs/domain/orders.md#transitions.
 */
export const PICKUP_WAIT_MS = 604_800_000;

/** The table of transitions. What is not here is refused. See docs/domain/orders.md#transitions. */
export const TRANSITIONS: readonly TransitionRow[] = [
  { from: [null], to: ['PENDING', 'PRE_ORDER'], by: ['farmer', 'agent'] },
  {
    from: ['PRE_ORDER'],
    to: ['PENDING'],
    by: ['system'],
    payment: ['cash', 'credit', 'csc'],
    evidence: 'booking-date-come',
  },
  { from: ['PRE_ORDER'], to: ['SUCCESS'], by: ['system'], payment: ['pay-now'], evidence: 'booking-date-come' },
  { from: ['PENDING'], to: ['SUCCESS'], by: ['system'], payment: ONLINE_PAYMENT_KINDS, evidence: 'gateway-report' },
  {
    from: ['PENDING'],
    to: ['PAYMENT_FAILED'],
    by: ['system'],
    payment: ONLINE_PAYMENT_KINDS,
    evidence: 'gateway-report-or-15-minutes',
  },
  {
    from: ['PAYMENT_FAILED'],
    to: ['PENDING'],
    by: ['farmer', 'agent'],
    payment: ONLINE_PAYMENT_KINDS,
    evidence: 'stock-reserved-anew',
  },
  {
    from: ['PAYMENT_FAILED'],
    to: ['FAILED'],
    by: ['system'],
    payment: ONLINE_PAYMENT_KINDS,
    evidence: 'unpaid-24-hours',
  },
  { from: ['PRE_ORDER'], to: ['FAILED'], by: ['system'], payment: ['pay-now'], evidence: 'unpaid-24-hours' },
  { from: ['PENDING'], to: ['VENDOR_CONFIRMED', 'VENDOR_CANCELLED'], by: ['vendor'], payment: PAID_LATER },
  { from: ['SUCCESS'], to: ['VENDOR_CONFIRMED', 'VENDOR_CANCELLED'], by: ['vendor'] },
  { from: ['PENDING', 'SUCCESS'], to: ['ORDER_FAILED', 'FAILED'], by: ['system'] },
  { from: ['VENDOR_CONFIRMED'], to: ['READY_FOR_DELIVERY', 'VENDOR_CANCELLED'], by: ['vendor'] },
  { from: ['READY_FOR_DELIVERY'], to: ['SHIPPED', 'OUT_FOR_DELIVERY'], by: ['vendor'], delivery: 'home_delivery' },
  {
    from: ['READY_FOR_DELIVERY'],
    to: ['DELIVERED'],
    by: ['vendor'],
    delivery: 'pickup_from_store',
    evidence: 'pickup-code',
  },
  {
    from: ['READY_FOR_DELIVERY'],
    to: ['VENDOR_CANCELLED'],
    by: ['vendor'],
    delivery: 'pickup_from_store',
    evidence: 'unclaimed-7-days',
  },
  { from: ['SHIPPED'], to: ['OUT_FOR_DELIVERY'], by: ['vendor'] },
  { from: ['OUT_FOR_DELIVERY'], to: ['DELIVERED'], by: ['vendor'], evidence: 'delivery-code-or-photo' },
  { from: ['OUT_FOR_DELIVERY'], to: ['FAILED_DELIVERY'], by: ['vendor'] },
  { from: ['FAILED_DELIVERY'], to: ['OUT_FOR_DELIVERY', 'RETURN_TO_ORIGIN'], by: ['vendor'] },
  {
    from: ['PENDING', 'PRE_ORDER', 'SUCCESS', 'VENDOR_CONFIRMED'],
    to: ['USER_CANCELLED'],
    by: ['farmer', 'agent'],
    evidence: 'reason',
  },
  {
    from: ['PENDING', 'PRE_ORDER', 'SUCCESS', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'],
    to: ['DEHAAT_CANCELLED'],
    by: ['support'],
  },
  { from: ROAD_STATUSES, to: ['DEHAAT_CANCELLED'], by: ['support'], evidence: 'overdue-or-shop-agrees' },
];
