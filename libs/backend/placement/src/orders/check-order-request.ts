import { createHash } from 'node:crypto';
import type { OrderRequest } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { canonicalOrder, findDisagreement, initialStatus, paymentKind } from '@haat/order-core';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { OrderPayload } from '@haat/order-core';
import type { CartRow } from '@haat/backend-checkout';
import { ServiceError } from '@haat/backend-platform';

const invalid = (field: string) => new ServiceError('request_error.invalid', { fields: [{ field, rule: 'value' }] });

/**
 * Checks of an order request that need no data.
 * @throws ServiceError `auth_error.forbidden` for another user's order, `order_error.payment_refused`,
 *   `request_error.invalid` for a hash that is not the order's, or an invalid booking date
 */
export function checkWithoutLookups(orderRequest: OrderRequest, userId: string): void {
  if (orderRequest.order_created_for !== userId) throw new ServiceError('auth_error.forbidden');
  if (orderRequest.hash_code !== createHash('sha256').update(canonicalOrder(orderRequest)).digest('hex'))
    throw invalid('hash_code');
  const kind = requestedPayment(orderRequest);
  // Choosing credit says so twice: an order that says it once only was put together by another client.
  if (kind === null || orderRequest.is_credit_order !== (kind === 'credit'))
    throw new ServiceError('order_error.payment_refused');
  if (orderRequest.booking_date !== undefined && !isDay(orderRequest.booking_date)) throw invalid('booking_date');
}

/** How an order says that it is paid; null for a code that is not known. */
export function requestedPayment({ payment }: Pick<OrderRequest, 'payment'>): PaymentKind | null {
  return paymentKind(payment.transactions[0]?.payment_mode ?? 0);
}

function isDay(text: string): boolean {
  return (
    /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

/**
 * Whether an order is of what its cart holds: the same shop, lines, quantities and order type.
 * @throws ServiceError `order_error.cart_changed` with the cart's lines
 */
export function checkAgainstCart(orderRequest: OrderRequest, cart: CartRow): void {
  const inCart = new Map(cart.items.map(({ variantId, quantity }) => [variantId, quantity]));
  const isSame =
    orderRequest.vendor === cart.vendorId &&
    orderRequest.marketplace === cart.marketplace &&
    orderRequest.order_details.length === inCart.size &&
    orderRequest.order_details.every(({ product_variant, quantity }) => inCart.get(product_variant) === quantity) &&
    (orderRequest.status === undefined || orderRequest.status === initialStatus(cart.isPrebook));
  if (isSame) return;
  throw new ServiceError('order_error.cart_changed', {
    vendor_id: cart.vendorId,
    is_prebook: cart.isPrebook,
    lines: cart.items.map(({ variantId, quantity }) => ({ variant_id: variantId, quantity })),
  });
}

/**
 * Checks that every amount of an order equals the one computed from current prices.
 * @throws ServiceError `order_error.price_changed`, naming each line that differs with today's price, or the amount
 */
export function checkAmounts(orderRequest: OrderRequest, computed: OrderPayload): void {
  const disagreement = findDisagreement(orderRequest, computed);
  if (disagreement === null) return;
  const requested = new Map(orderRequest.order_details.map((line) => [line.product_variant, line]));
  const lines = computed.order_details
    .filter(({ product_variant, price, discount, c_id }) => {
      const line = requested.get(product_variant);
      return (
        line === undefined ||
        toPaise(line.price) !== toPaise(price) ||
        toPaise(line.discount) !== toPaise(discount) ||
        line.c_id !== c_id
      );
    })
    .map(({ product_variant, price, discount }) => ({ variant_id: product_variant, price, discount }));
  const { price, discount, delivery_fee, total_price, coupon, insurance } = computed;
  const amounts = {
    price,
    discount,
    delivery_fee,
    premium: insurance?.cost_to_farmer ?? 0,
    coupon_discount: coupon?.discount ?? 0,
    total_price,
  };
  throw new ServiceError('order_error.price_changed', { lines, field: disagreement.field, amounts });
}
