import { farmerOwner } from '@haat/backend-checkout';
import { findOrderOfCart, isWithinSubsidisedLimit } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import {
  judgeInit,
  type AnsweredOrder,
  type InitRefusal,
  type NetworkContext,
  type OrderAnswer,
} from '@haat/ondc-core';
import { lockNetworkCart, startNewNetworkCart } from '../cart/cart-rows.ts';
import { refuseStep } from './end-journey.ts';
import { addressOf, destinationOf } from './journey-address.ts';
import { subsidisedPacksOf } from './journey-item.ts';
import { orderToInitialise } from './journey-message.ts';
import { maximumPricesOf, selectedOf, withQuotedPrices } from './journey-quote.ts';
import { changeJourney, findJourney, isSameGoods, lockJourney, queueSending } from './journey-rows.ts';
import { refusal } from '../transport/refusals.ts';
import { orderAnswerHandler } from './order-answer-handler.ts';
import type { JourneyRow, JourneyTerms } from './tables.ts';
import { writeNetworkOrder } from './write-network-order.ts';

/** The cart has become an order already, or other orders meanwhile came to all that the farmer may have. */
const NOT_ALLOWED = '23002';
const OUT_OF_STOCK = '40002';

/**
 * A shop's terms for an order: it becomes an order here when they are what the farmer agreed to. Nothing is taken
 * before. What is not what was agreed to is refused at once, and ends the step; that there is less than there was is
 * the seller's to say. See docs/domain/open-network.md#steps-of-an-order.
 */
export const onInit = orderAnswerHandler(takeTerms, async (tx, dependencies, { message, error }, context) => {
  const row = await lockJourney(tx, context.transaction_id);
  if (row?.initMessageId !== context.message_id || row.seller.bppId !== context.bpp_id) return null;
  if (error !== undefined || message?.order === undefined) return null;
  // The same message again is refused again, and changes nothing.
  const isAwaited = row.step === 'sending-order';
  const code = isAwaited || row.step === 'order-refused' ? await judge(dependencies, row, message.order) : null;
  if (code === null || code === OUT_OF_STOCK) return null;
  if (isAwaited) await refuseStep(tx, dependencies, row, { code });
  return refusal(code);
});

/** Works on what was not refused at once. */
async function takeTerms(
  tx: Transaction,
  dependencies: Dependencies,
  { message, error }: OrderAnswer,
  context: NetworkContext,
): Promise<void> {
  const seen = await findJourney(tx, context.transaction_id);
  if (seen === null) return;
  const cart = await lockNetworkCart(tx, farmerOwner(seen.farmerId));
  const row = await lockJourney(tx, seen.id);
  if (row?.step !== 'sending-order' || row.initMessageId !== context.message_id) return;
  if (row.seller.bppId !== context.bpp_id) return;
  const order = message?.order;
  const code = error?.code ?? (order === undefined ? '20006' : await judge(dependencies, row, order));
  if (code !== null || order === undefined) return refuseStep(tx, dependencies, row, { code: code ?? '20006' });
  if (!(await becomeOrder(tx, dependencies, { ...row, terms: termsOf(dependencies, order) })))
    return refuseStep(tx, dependencies, row, { code: NOT_ALLOWED });
  if (cart !== null && cart.cartId === row.cartId) {
    // What was put in while the shop was asked stays.
    const items = isSameGoods(cart.items, row.items) ? [] : cart.items;
    await startNewNetworkCart(tx, cart, { cartId: dependencies.newId(), items, now: dependencies.now() });
  }
}

async function judge(dependencies: Dependencies, row: JourneyRow, order: AnsweredOrder): Promise<InitRefusal | null> {
  const { adapters } = dependencies;
  const host = adapters.openNetwork?.self().id ?? '';
  const items = row.quote === null ? row.items : withQuotedPrices(row.quote, row.items);
  return judgeInit(order, {
    sent: orderToInitialise(row, destinationOf(await addressOf(dependencies, row), row.id, host)),
    timeToDeliver: row.fulfilment?.timeToDeliver ?? null,
    selected: selectedOf(items),
    known: { earlier: row.quote ?? undefined, maximumRetailPrices: maximumPricesOf(items) },
    finderFeePercent: adapters.openNetwork?.finderFee.percent ?? '',
  });
}

function termsOf({ adapters }: Pick<Dependencies, 'adapters'>, order: AnsweredOrder): JourneyTerms {
  return {
    quote: order.quote ?? {},
    payment: order.payment ?? {},
    tags: order.tags ?? [],
    cancellationTerms: order.cancellation_terms ?? [],
    finderFeePercent: adapters.openNetwork?.finderFee.percent ?? '0',
  };
}

/**
 * Writes the order with all that hangs on it, and lets it be paid or confirmed.
 * @returns false when its cart has become an order already, or the farmer has had too much subsidised fertiliser
 *   meanwhile; then nothing of it is written
 * @throws ServiceError what an order's hook throws: then nothing is kept, and the step ends without an answer
 */
async function becomeOrder(tx: Transaction, dependencies: Dependencies, row: JourneyRow): Promise<boolean> {
  const { farmerId, cartId } = row;
  if ((await findOrderOfCart(tx, farmerId, cartId)) !== null) return false;
  if (!(await isWithinSubsidisedLimit(tx, dependencies, { farmerId, packs: subsidisedPacksOf(row.items) })))
    return false;
  await writeNetworkOrder(tx, dependencies, row);
  const isPaidNow = row.paymentKind === 'pay-now';
  await changeJourney(tx, dependencies, row, {
    terms: row.terms,
    answerDue: null,
    confirmMessageId: dependencies.newId(),
    ...(isPaidNow
      ? { step: 'awaiting-payment', nextTryAt: null }
      : { step: 'confirming', nextTryAt: dependencies.now() }),
  });
  if (!isPaidNow) await queueSending(tx, dependencies, row.id);
  return true;
}
