import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { feeAfterRefund, paymentKind, saleEntries, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import { findOrdersById } from '@haat/backend-orders';
import type { OrderHook, OrderRow } from '@haat/backend-orders';
import type { CaptureHook, DisputeHook, RefundHook } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookChargeback, isHandedOverForSure, LOST_PREMIUM } from './book-chargeback.ts';
import { releaseCashRefund } from './release-cash-refund.ts';
import { bookShopEntry, feeReference, entriesOf, shopTerms } from './shop-account.ts';
import type { shopEntries } from './tables.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/** What the market captured for an order is owed to its shop. */
export const ledgerCaptureHook: CaptureHook = {
  async captured(tx, dependencies, { order, gatewayPaymentId, amountPaise }) {
    if (!isOfOurShops(order)) return;
    await bookShopEntry(tx, dependencies, {
      vendorId: order.vendorId,
      orderId: order.id,
      kind: 'captured',
      amountPaise,
      reference: captureReference(gatewayPaymentId),
    });
    // A dispute may have been told before the money that it is about.
    await bookChargeback(tx, dependencies, order, false);
  },
};

/** The sale is booked when the goods are handed over; an order that ends otherwise is closed without a fee. */
export const ledgerOrderHook: OrderHook = {
  stage: 'collect',
  marketplace: 'dehaat',
  async onTransition(tx, dependencies, order, { to, evidence }) {
    const isHandedOver = to === 'DELIVERED';
    if (!isHandedOver && !ENDED_UNFULFILLED.includes(to)) return;
    const captured = await entriesOf(tx, order.id, ['captured']);
    if (!isHandedOver && captured.length === 0) return;
    const { feeBasisPoints } = await shopTerms(tx, order.vendorId);
    const entries = isHandedOver
      ? saleEntries({
          payment: paymentKind(order.paymentMode) ?? 'cash',
          goodsPaise: goodsOf(order),
          premiumPaise: order.premiumPaise,
          totalPaise: order.totalPaise,
          capturedPaise: sumOf(captured),
          feeBasisPoints,
        })
      : [{ kind: 'fee', amountPaise: 0 } as const];
    for (const { kind, amountPaise } of entries)
      await bookShopEntry(tx, dependencies, {
        vendorId: order.vendorId,
        orderId: order.id,
        kind,
        amountPaise,
        reference: kind === 'fee' ? feeReference(order.id) : `${kind}:${order.id}`,
      });
    await reverseFee(tx, dependencies, order, order.id);
    await bookChargeback(tx, dependencies, order, isHandedOver && evidence !== 'delivery-photo');
  },
};

/** What a payer's bank takes back for good is the shop's, where nothing proves that the goods were handed over. */
export const ledgerDisputeHook: DisputeHook = {
  async told(tx, dependencies, order) {
    if (!isOfOurShops(order)) return;
    await bookChargeback(tx, dependencies, order, await isHandedOverForSure(tx, dependencies, order));
  },
};

/** A refund is the shop's, and its part of the fee comes back; what the shop took in cash is paid within its limit. */
export const ledgerRefundHook: RefundHook = {
  async requested(tx, dependencies, { id, orderId, gatewayPaymentId, amountPaise, premiumPaise }) {
    const [order] = orderId === null ? [] : await findOrdersById(tx, [orderId]);
    if (order === undefined || !isOfOurShops(order)) return;
    // Money that paid no order was never the shop's.
    const captured = await entriesOf(tx, order.id, ['captured']);
    if (
      gatewayPaymentId !== null &&
      !captured.some(({ reference }) => reference === captureReference(gatewayPaymentId))
    )
      return;
    const booking = { vendorId: order.vendorId, orderId: order.id };
    await bookShopEntry(tx, dependencies, {
      ...booking,
      kind: 'refund',
      amountPaise: 0 - amountPaise,
      reference: `refund:${id}`,
    });
    if (premiumPaise > 0)
      await bookShopEntry(tx, dependencies, {
        ...booking,
        kind: 'premium',
        amountPaise: premiumPaise,
        reference: `premium-back:${id}`,
      });
    await reverseFee(tx, dependencies, order, id);
  },
  async premiumLeft(tx, dependencies, { order, returnId, amountPaise }) {
    await bookShopEntry(tx, dependencies, {
      vendorId: order.vendorId,
      orderId: order.id,
      kind: 'premium',
      amountPaise,
      reference: `premium-left:${returnId}`,
    });
  },
  beforePayout: releaseCashRefund,
};

/** Sellers of the open network have no account here: see docs/domain/open-network.md#money. */
const isOfOurShops = ({ marketplace }: OrderRow) => marketplace === 'dehaat';

/** Reverses the part of an order's fee that belongs to refunded goods. @param cause idempotency key of the booking */
async function reverseFee(tx: Transaction, dependencies: Dependencies, order: OrderRow, cause: string): Promise<void> {
  const entries = await entriesOf(tx, order.id, ['fee', 'refund', 'premium']);
  const charged = entries.find(({ reference }) => reference === feeReference(order.id));
  if (charged === undefined) return;
  const retainedPaise = feeAfterRefund({
    feePaise: 0 - charged.amountPaise,
    goodsPaise: goodsOf(order),
    refundedPaise:
      0 - sumOf(entries.filter(({ kind }) => kind === 'refund')) - sumOf(entries.filter(isRefundedPremium)),
  });
  const reversedPaise = 0 - sumOf(entries.filter(({ kind }) => kind === 'fee')) - retainedPaise;
  if (reversedPaise > 0)
    await bookShopEntry(tx, dependencies, {
      vendorId: order.vendorId,
      orderId: order.id,
      kind: 'fee',
      amountPaise: reversedPaise,
      reference: `fee-back:${cause}`,
    });
}

function sumOf(entries: readonly { amountPaise: number }[]): number {
  return entries.reduce((paise, { amountPaise }) => paise + amountPaise, 0);
}

/** Premium that came back with a refund: what a bank gave the farmer is no refund. */
function isRefundedPremium({ kind, amountPaise, reference }: typeof shopEntries.$inferSelect): boolean {
  return kind === 'premium' && amountPaise > 0 && !reference.startsWith(LOST_PREMIUM);
}

function captureReference(gatewayPaymentId: string): string {
  return `captured:${gatewayPaymentId}`;
}

function goodsOf({ pricePaise, discountPaise, couponDiscountPaise }: OrderRow): number {
  return Math.max(0, pricePaise - discountPaise - couponDiscountPaise);
}
