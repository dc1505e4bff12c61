import { createHash, randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER, type InsuranceOrder } from '@haat/api-contract';
import type { CartView, Checkout, InsuranceOffer } from '@haat/api-contract';
import type { TermSheet } from '@haat/api-contract/insurance-term-sheets';
import { canonicalOrder, orderPayload } from '@haat/order-core';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { SignedOrderPayload } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { signInForTest } from './test-backend.ts';
import type { TestAnswer, TestBackend, TestRequest } from './test-backend.ts';
import { offers, products, variants } from '@haat/backend-market/tables';

/** Shop of the small market that delivers 10 km and hands over to 25 km around. */
export const SHOP = 'small-both';
/** A place 1.1 km from it. */
export const NEAR = '20.01,73.8';
/** A place 33 km from it. */
export const FAR = '20.3,73.8';
/** The PIN code of the post office nearest to it, 9 km away. */
export const FAR_PINCODE = '422202';
/** Shop of the small market that sells on credit; it delivers 40 km around. */
export const CREDIT_SHOP = 'small-centre';
export const CART = '/cart/v1/carts/dehaat';
export const CHECKOUT = `${CART}/checkout`;
export const ORDERS = '/order/v1/orders';
export const ADDRESSES = '/user/v1/addresses';
/** An address near the shop. */
export const ADDRESS = {
  name: 'Sunita Pawar',
  phone_number: '9876543210',
  house: 'Plot 4',
  village: 'Makhmalabad',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: '422003',
  lat_lng: NEAR,
};

/** A user who calls the backend: a farmer with a token, or a guest with a guest cart. */
export interface Buyer {
  userId: string;
  call(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** Sets a line of the cart. */
  put(variantId: string, quantity: unknown, more?: Record<string, unknown>): Promise<TestAnswer>;
  cart(): Promise<CartView>;
  checkout(): Promise<Checkout>;
}

/** A user who sends every request with what is given: a token, headers. */
export function buyerWith(backend: Pick<TestBackend, 'request'>, userId: string, given: TestRequest): Buyer {
  const call: Buyer['call'] = (method, path, body) => {
    const place = path.startsWith(CART) && !path.includes('lat_lng') ? `&lat_lng=${NEAR}` : '';
    return backend.request(method, `${path}${path.includes('?') ? '&' : '?'}lang=en${place}`, {
      ...given,
      ...(body === undefined ? {} : { body }),
    });
  };
  return {
    userId,
    call,
    put: (variantId, quantity, more = {}) =>
      call('PUT', `${CART}/items/${variantId}`, { quantity, vendor_id: SHOP, ...more }),
    cart: async () => (await call('GET', CART)).body as CartView,
    checkout: async () => (await call('GET', CHECKOUT)).body as Checkout,
  };
}

let phones = 9_400_000_000 + Math.floor(Math.random() * 1e6) * 50;

/** An unused number without a sandbox credit line. */
function newPhone(): string {
  phones += phones % 10 === 6 ? 2 : 1;
  return String(phones);
}

/** A farmer of a new number, or of the given one, at a backend (or at another process on its database). */
export async function farmer(
  backend: TestBackend,
  { phone = newPhone(), at = backend }: { phone?: string; at?: Pick<TestBackend, 'request'> } = {},
): Promise<Buyer & { token: string; phone: string }> {
  const { accessToken, userId } = await signInForTest(backend, phone);
  return { ...buyerWith(at, userId, { token: accessToken }), token: accessToken, phone };
}

/** A farmer of a new number that ends in 7, and so with a sandbox credit line of ₹50,000. */
export async function creditFarmer(backend: TestBackend): ReturnType<typeof farmer> {
  phones = (Math.floor(phones / 10) + 1) * 10 + 7;
  return farmer(backend, { phone: String(phones) });
}

/** A guest with a guest cart of a new id. */
export function guestBuyer(backend: TestBackend, guestId: string = randomUUID()): Buyer & { guestId: string } {
  return { ...buyerWith(backend, '', { headers: { [GUEST_CART_HEADER]: guestId } }), guestId };
}

/** Accepts the terms of every insurance as they are today, as a farmer does before insurance is bought. */
export async function acceptTerms({ call }: Pick<Buyer, 'call'>): Promise<void> {
  const { results } = (await call('GET', '/insurance/v1/term-sheets')).body as { results: TermSheet[] };
  for (const { product_id: id, version } of results) {
    const accepted = { version, heard_aloud: false };
    const { status } = await call('POST', `/insurance/v1/term-sheets/${id}/acceptances`, accepted);
    if (status !== 201) throw new Error(`The terms of ${id} were not accepted.`);
  }
}

/** Ids of packs that can be delivered, in a fixed order. */
export async function deliverablePacks(backend: TestBackend): Promise<[string, string, string]> {
  const rows = await backend.database
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.collectOnly, false))
    .orderBy(variants.id)
    .limit(3);
  return rows.map(({ id }) => id) as [string, string, string];
}

/** A pack that may only be collected. */
export async function collectOnlyPack(backend: TestBackend): Promise<string> {
  const [row] = await backend.database
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(products.collectOnly, true))
    .orderBy(variants.id)
    .limit(1);
  return row?.id ?? '';
}

/** Puts stock or price of a pack at the shop of these tests to other figures. */
export async function setOffer(
  backend: TestBackend,
  variantId: string,
  change: Partial<Pick<typeof offers.$inferInsert, 'stock' | 'pricePaise' | 'discountPaise'>>,
  shop = SHOP,
): Promise<void> {
  await backend.database
    .update(offers)
    .set(change)
    .where(eq(offers.cId, `${shop}-${variantId}`));
}

/** Packs on the shelf. */
export async function stockOf(backend: TestBackend, variantId: string): Promise<number> {
  const [row] = await backend.database
    .select({ stock: offers.stock })
    .from(offers)
    .where(eq(offers.cId, `${SHOP}-${variantId}`));
  return row?.stock ?? -1;
}

/** The same order with its fingerprint made anew. */
export function signed(payload: Omit<SignedOrderPayload, 'hash_code'> & { hash_code?: string }): SignedOrderPayload {
  return { ...payload, hash_code: createHash('sha256').update(canonicalOrder(payload)).digest('hex') };
}

/** What is insured along, as a shell puts it together of what the farmer chose; null when nothing is. */
function chosenInsurance(offers: readonly InsuranceOffer[]): InsuranceOrder | null {
  const details = offers.flatMap(({ group_insurance_product_id, multiplier_factor, variant_id, unit_lines }) =>
    unit_lines.map(({ units, unit_cost }) => ({
      group_insurance_product_id,
      multiplier_factor,
      product_variant: variant_id,
      cost_to_farmer: unit_cost,
      units_purchased: units,
    })),
  );
  return details.length === 0
    ? null
    : {
        cost_to_farmer: offers.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0) / 100,
        policy_order_details: details,
      };
}

/**
 * The order that a shell would send for a cart as it is seen, at checkout with coupon, insurance and booking day: a
 * delivery to an address, or else a pickup.
 */
export function orderOf(
  view: CartView | Checkout,
  createdFor: string,
  address: { id: string; full_display_address: string } | null = null,
  payment: PaymentKind = 'cash',
): SignedOrderPayload {
  const checkout = 'coupons' in view ? view : null;
  const selected = checkout?.coupons.selected;
  return signed(
    orderPayload({
      cartId: view.cart_id,
      vendorId: view.vendor?.id ?? '',
      createdFor,
      agent:
        checkout?.cumulative_commission === undefined ? null : { cumulativeCommission: checkout.cumulative_commission },
      isPrebook: view.is_prebook,
      payment,
      lines: view.lines.map(({ variant_id, quantity, quote }) => ({
        variantId: variant_id,
        catalogueId: quote.c_id,
        quantity,
        price: quote.price,
        discount: quote.discount,
      })),
      deliveryFee: address === null ? 0 : (view.bill?.delivery_fee ?? 0),
      coupon: selected?.obstacle === null ? selected : null,
      insurance: chosenInsurance(checkout?.insurance ?? []),
      bookingDate: checkout?.prebook?.booking_date ?? null,
      keyFactsVersion: checkout?.payment.credit?.key_facts?.version ?? null,
      fulfilment:
        address === null
          ? { delivery: 'pickup_from_store', pickupFarmer: { name: 'Ram Pawar', phoneNumber: '9876500000' } }
          : {
              delivery: 'home_delivery',
              address: { id: address.id, fullDisplayAddress: address.full_display_address },
            },
    }),
  );
}

/** Sends again what a crowd left no time for; one cart becomes one order however often it is sent. */
export async function untilAnswered(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}

/** Chooses pickup and how to pay, and sends the order of the cart as it is. */
export async function orderForPickup(buyer: Buyer, payment: PaymentKind = 'cash'): Promise<TestAnswer> {
  const chosen = await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: payment });
  // An agent's order says what the agent earns by it, which checkout alone knows.
  const view = payment === 'csc' ? await buyer.checkout() : (chosen.body as CartView);
  return buyer.call('POST', ORDERS, orderOf(view, buyer.userId, null, payment));
}
