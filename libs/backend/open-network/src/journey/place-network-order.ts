import type { PlaceNetworkOrder } from '@haat/api-contract/open-network';
import type { NetworkOrderStep } from '@haat/api-contract/vocabulary';
import { farmerOwner } from '@haat/backend-checkout';
import { checkSubsidisedLimit } from '@haat/backend-orders';
import { checkUnpaidOrderLimit } from '@haat/backend-payments';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { toPaise, toRupees } from '@haat/format';
import { MESSAGE_TTL_MS } from '@haat/ondc-core';
import { lockNetworkCart } from '../cart/cart-rows.ts';
import {
  changeJourney,
  findOwnJourney,
  isSameGoods,
  journeysOfCart,
  lockJourney,
  queueSending,
} from './journey-rows.ts';
import { subsidisedPacksOf } from './journey-item.ts';
import { paymentChoicesOf, totalPaiseOf } from './journey-quote.ts';
import type { JourneyRow } from './tables.ts';

/** From here on the farmer has ordered; the same again is answered with what has become of it. */
const ORDERED: readonly NetworkOrderStep[] = [
  'sending-order',
  'order-refused',
  'awaiting-payment',
  'confirming',
  'accepted',
  'failed',
];
const UNDER_WAY: readonly NetworkOrderStep[] = ['sending-order', 'awaiting-payment', 'confirming'];

/**
 * Orders what a shop has quoted, at the price that the farmer has agreed to. The same again, from another tab too, is
 * the same order.
 * @returns the journey's id
 * @throws ServiceError `order_error.not_found`, also for another farmer's; `order_error.cart_changed` without a quote
 *   for what the cart holds, `order_error.not_enough_stock`, `order_error.price_changed`,
 *   `order_error.payment_refused`, `order_error.already_ordered` when another journey of the cart is an order,
 *   `order_error.too_many_unpaid`, `order_error.too_many_unpaid_today`, `order_error.subsidised_limit`
 */
export async function placeNetworkOrder(
  dependencies: Dependencies,
  farmerId: string,
  { journey_id, agreed_total, payment_kind }: PlaceNetworkOrder,
): Promise<string> {
  return inTransaction(dependencies.database, async (tx) => {
    // The cart before its journey, as everywhere: orders of one cart at once wait for each other here.
    const cart = await lockNetworkCart(tx, farmerOwner(farmerId));
    await findOwnJourney(tx, farmerId, journey_id);
    const row = await lockJourney(tx, journey_id);
    if (row === null) throw new ServiceError('order_error.not_found');
    if (ORDERED.includes(row.step)) return row.id;
    const isOfCart = cart?.cartId === row.cartId && isSameGoods(cart.items, row.items);
    if (!isOfCart || row.step !== 'price-known' || row.quote === null)
      throw new ServiceError('order_error.cart_changed');
    await refuseSecondOrder(tx, row);
    await checkSubsidisedLimit(tx, dependencies, { farmerId, packs: subsidisedPacksOf(row.items) });
    checkAgreement(row, { agreedPaise: toPaise(agreed_total), now: dependencies.now() });
    if (!paymentChoicesOf(row).includes(payment_kind))
      throw new ServiceError('order_error.payment_refused', { payment_kind });
    const at = dependencies.now();
    if (payment_kind === 'pay-now')
      await checkUnpaidOrderLimit(tx, dependencies, { id: row.id, farmerId, createdAt: at });
    await changeJourney(tx, dependencies, row, {
      step: 'sending-order',
      agreedAt: at,
      paymentKind: payment_kind,
      initMessageId: dependencies.newId(),
      nextTryAt: at,
      answerDue: new Date(at.getTime() + MESSAGE_TTL_MS),
      problemCode: null,
      problemVariantIds: [],
    });
    await queueSending(tx, dependencies, row.id);
    return row.id;
  });
}

async function refuseSecondOrder(tx: Transaction, { id, farmerId, cartId }: JourneyRow): Promise<void> {
  const others = await journeysOfCart(tx, farmerId, cartId);
  const other = others.find((one) => one.id !== id && UNDER_WAY.includes(one.step));
  if (other !== undefined) throw new ServiceError('order_error.already_ordered', { order_id: other.id });
}

/** The farmer orders at the price that is quoted now, and for as long as it holds. */
function checkAgreement(
  { quote, isShort, holdsUntil }: JourneyRow,
  { agreedPaise, now }: { agreedPaise: number; now: Date },
): void {
  if (isShort) throw new ServiceError('order_error.not_enough_stock');
  const totalPaise = quote === null ? null : totalPaiseOf(quote);
  if (totalPaise !== agreedPaise || holdsUntil === null || holdsUntil <= now)
    throw new ServiceError('order_error.price_changed', { total: totalPaise === null ? null : toRupees(totalPaise) });
}
