import { OTP_GRANT, type Address, type CartView, type Checkout } from '@haat/api-contract';
import type { PaymentKind } from '@haat/api-contract/vocabulary';
import type { SignedOrderPayload } from '@haat/order-core';
import { call, goodBody, type Call, type Outcome } from './call.ts';
import { orderFor } from './order-for.ts';

/** A shop of the sample market in Nashik that delivers, one of its products, and a pack of it. */
export const SHOP = 'v-nashik-1';
export const PRODUCT = 'p-nano-urea';
export const PACK = 'p-nano-urea-500ml';
/** A place that the shop delivers to. */
const FARM = {
  name: 'Sunita Pawar',
  phone_number: '9812345670',
  house: 'House 12',
  village: 'Makhmalabad',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  lat_lng: '20.01,73.79',
};
const REALM = '/realms/krishi-haat';
const CART = '/cart/v1/carts/dehaat';
export const ORDERS = '/order/v1/orders';

/** A signed-in farmer. */
export interface Buyer {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly address: Address;
}

/** A cart as it was ordered: placing it again is the same placement. */
export interface Placement {
  readonly buyer: Buyer;
  readonly payload: SignedOrderPayload;
}

const SIGN_INS_AT_ONCE = 4;
let buyersSoFar = 0;
let signInsSoFar = 0;

/** A shop that sells the pack, and a place that it delivers to, where that is not the usual one. */
export interface Where {
  readonly shop: string;
  readonly farm: Readonly<Partial<typeof FARM>>;
}

/** Signs a new farmer in, who writes an address. @param phoneNumber one that has none yet */
export async function newBuyer(at: string, phoneNumber?: string, where?: Where): Promise<Buyer> {
  buyersSoFar += 1;
  const session = await signsIn(at, phoneNumber ?? String(9_100_000_000 + buyersSoFar));
  const { token } = session;
  const address = await good<Address>(at, '/user/v1/addresses?lang=en', {
    ...{ method: 'POST', token },
    body: { ...FARM, ...where?.farm },
  });
  return { ...session, address };
}

/**
 * Signs a number in as a farmer does, by a one-time password. Each time it is asked for from another address, as a
 * shell forwards it, so that the limit of passwords for one address does not count them together.
 */
export async function signsIn(at: string, phoneNumber: string): Promise<Omit<Buyer, 'address'>> {
  signInsSoFar += 1;
  const headers = { 'x-forwarded-for': `10.20.${signInsSoFar >> 8}.${signInsSoFar & 255}` };
  const asked = await good<{ request_id: string }>(at, `${REALM}/otp`, {
    method: 'POST',
    body: { phone_number: phoneNumber },
    headers,
  });
  const { results } = await good<{ results: { otp: string }[] }>(at, `/sandbox/sms.json?phone_number=${phoneNumber}`);
  const form = new URLSearchParams({
    client_id: 'krishi-haat-farmer',
    grant_type: OTP_GRANT,
    request_id: asked.request_id,
    otp: results[0]?.otp ?? '',
  });
  const { access_token: token, refresh_token: refreshToken } = await good<{
    access_token: string;
    refresh_token: string;
  }>(at, `${REALM}/protocol/openid-connect/token`, { method: 'POST', body: form });
  const { id: userId } = await good<{ id: string }>(at, '/user/v1/details', { token });
  return { userId, token, refreshToken };
}

/** Signs many in, a few at a time. */
export async function newBuyers(at: string, count: number): Promise<Buyer[]> {
  const buyers: Buyer[] = [];
  let begun = 0;
  const signIn = async () => {
    while (begun < count) {
      begun += 1;
      buyers.push(await newBuyer(at));
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, signIn));
  return buyers;
}

/** What is put into a cart. */
export interface CartWish {
  readonly pack?: string;
  readonly quantity?: number;
  readonly payment?: PaymentKind;
  /** A product of insurance that one unit of the pack has for nothing. */
  readonly insurance?: string;
  readonly where?: Where;
}

/** Puts packs into a farmer's cart, to be delivered, and answers the order of it; it is not sent yet. */
export async function fillCart(
  at: string,
  buyer: Buyer,
  { pack = PACK, quantity = 1, payment = 'cash', insurance, where }: CartWish = {},
): Promise<Placement> {
  const { token, address } = buyer;
  await good(at, `${CART}/items/${pack}?lang=en`, {
    method: 'PUT',
    token,
    body: { vendor_id: where?.shop ?? SHOP, quantity },
  });
  const view = await good<CartView>(at, `${CART}?lang=en`, {
    method: 'PATCH',
    token,
    body: {
      ...{ delivery_type: 'home_delivery', address_id: address.id, payment_kind: payment },
      ...(insurance !== undefined && {
        insurance: [{ variant_id: pack, group_insurance_product_id: insurance, multiplier_factor: 1, units: 1 }],
      }),
    },
  });
  const seen = insurance === undefined ? view : await good<Checkout>(at, `${CART}/checkout?lang=en`, { token });
  return { buyer, payload: orderFor(seen, { createdFor: buyer.userId, payment, address }) };
}

/** Sends a placement, once. */
export function place(at: string, { buyer, payload }: Placement): Promise<Outcome> {
  return call(at, `${ORDERS}?lang=en`, { method: 'POST', token: buyer.token, body: payload });
}

/** The id of the order that an answer acknowledges, or null. */
export function orderIdOf(outcome: Outcome): string | null {
  if (outcome.kind === 'lost' || (outcome.status !== 200 && outcome.status !== 201)) return null;
  const { body } = outcome;
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null;
}

/** Notes the order that an answer acknowledges; its id, or null. */
export function acknowledge(acknowledged: Set<string>, outcome: Outcome): string | null {
  const id = orderIdOf(outcome);
  if (id !== null) acknowledged.add(id);
  return id;
}

async function good<Body>(at: string, path: string, given?: Call): Promise<Body> {
  return goodBody<Body>(await call(at, path, given), `${given?.method ?? 'GET'} ${path}`);
}
