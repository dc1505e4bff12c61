import { indiaDay, toPaise, toRupees } from '@haat/format';
import { divideCreditReturn, PAYMENT_MODES, UNFULFILLED_ORDER_STATUSES } from '@haat/order-core';
import type { CreditReturnParts } from '@haat/order-core';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { refuseBeforeStepUp } from '@haat/backend-identity';
import type { OrderHook } from '@haat/backend-orders';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { book, bookedEntries } from './credit-ledger.ts';
import { lockCreditLine } from './credit-lines.ts';
import { accountSummary } from './account-summary.ts';

const ENDED_UNFULFILLED: readonly OrderStatus[] = UNFULFILLED_ORDER_STATUSES;

/**
 * The credit of an order: booked with it, under the lock of the farmer's line, so that concurrent orders never exceed
 * the limit; due when the goods are handed over; reversed when they are not. See docs/domain/credit.md#limit.
 */
export const creditHook: OrderHook = {
  stage: 'authorise',
  async onPlaced(tx, dependencies, { id, farmerId: userId, paymentMode, totalPaise, createdAt }) {
    if (paymentMode !== PAYMENT_MODES.credit) return;
    const line = await lockCreditLine(tx, userId);
    if (line === null) throw new ServiceError('credit_error.not_enrolled');
    await refuseBeforeStepUp(tx, userId);
    const { available, isOverdue } = accountSummary(line, await bookedEntries(tx, userId), indiaDay(createdAt));
    if (isOverdue) throw new ServiceError('credit_error.overdue');
    if (totalPaise > toPaise(available))
      throw new ServiceError('credit_error.over_limit', { available, needed: toRupees(totalPaise) });
    await book(tx, dependencies, {
      userId,
      orderId: id,
      reference: `order:${id}`,
      at: createdAt,
      event: { kind: 'order', paise: totalPaise },
    });
  },

  async onTransition(tx, dependencies, { id, farmerId: userId, paymentMode, totalPaise, updatedAt }, { to }) {
    if (paymentMode !== PAYMENT_MODES.credit) return;
    const event =
      to === 'DELIVERED'
        ? { kind: 'delivery' as const, paise: totalPaise }
        : ENDED_UNFULFILLED.includes(to)
          ? { kind: 'reversal' as const, paise: totalPaise, of: 'open' as const }
          : null;
    if (event === null) return;
    // What was not booked with the order has nothing to be taken back.
    if ((await lockCreditLine(tx, userId)) === null) return;
    await book(tx, dependencies, { userId, orderId: id, reference: `${event.kind}:${id}`, at: updatedAt, event });
  },
};

/** Goods of an order on credit that came back. */
export interface CreditReturn {
  userId: string;
  orderId: string;
  /** Names the return: it is taken off once only. */
  returnId: string;
  /** Whole paise. */
  amountPaise: number;
}

/**
 * Takes what came back off a farmer's dues; what exceeds them was repaid, and is for the caller to pay out. The same
 * return again books nothing. See docs/domain/credit.md#returns.
 */
export async function reduceDues(
  tx: Transaction,
  dependencies: Dependencies,
  { userId, orderId, returnId, amountPaise }: CreditReturn,
): Promise<CreditReturnParts> {
  const at = dependencies.now();
  const line = await lockCreditLine(tx, userId);
  if (line === null) throw new Error('goods on credit came back from a farmer without a credit line');
  const { dues } = accountSummary(line, await bookedEntries(tx, userId), indiaDay(at));
  const parts = divideCreditReturn(amountPaise, toPaise(dues));
  const bookPart = (reference: string, paise: number, of: 'dues' | 'repaid') =>
    book(tx, dependencies, { userId, orderId, reference, at, event: { kind: 'reversal', paise, of } });
  await bookPart(`return:${returnId}`, parts.offDuesPaise, 'dues');
  await bookPart(`return:${returnId}:repaid`, parts.payOutPaise, 'repaid');
  return parts;
}
