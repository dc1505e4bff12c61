import { randomInt, randomUUID } from 'node:crypto';
import { GUEST_CART_HEADER, OTP_GRANT } from '@haat/api-contract';
import type { KnownPerson, TestMarket } from '@haat/backend/test-market';
import { Farmer } from './farmer.ts';
import type { Filled } from './filled.ts';
import { goodObject, goodValue } from './good-values.ts';
import type { Operation } from './read-operations.ts';

const ADDRESSES = '/user/v1/addresses';
const ORDERS = '/order/v1/orders';
const TOKEN = '/protocol/openid-connect/token';
const CLIENT = 'krishi-haat-farmer';
const PHOTO = '/upload/v1/photos/{id}';
const REPAYMENTS = '/credit/v1/repayments';

/** Bodies that cannot be put together from the names of their fields. */
const BODIES: Readonly<Record<string, unknown>> = {
  'POST /kyc/v1/id': { kind: 'pan', number: 'ABCPK1234F', name: 'सुनीता पवार', consent: true },
  'POST /order/v1/orders/{id}/returns': { reason: '001', lines: [{ variant_id: 'p-boron-250g', quantity: 1 }] },
  'POST /vendor/v1/orders/{id}/returns/{returnId}': { to: 'APPROVED' },
  'POST /vendor/v1/orders/{id}/issues/{issueId}/answer': { answer: 'हम दूसरा पैक देंगे।' },
  'POST /support/v1/issues/{id}/close': { answer: 'हम दूसरा पैक देंगे।' },
  'POST /payment/v1/orders/{id}/attempts': { callback_url: 'http://127.0.0.1/back', cancel_url: 'http://127.0.0.1/orders' },
  [`POST ${REPAYMENTS}`]: { amount: 1, callback_url: 'http://127.0.0.1/back', cancel_url: 'http://127.0.0.1/account/credit' },
  'POST /payment/v1/refunds/{id}/destination': { kind: 'upi', vpa: 'sunita@okbank' },
  'POST /payment/v1/returns': { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'no signature' },
};

/**
 * A request of an operation that a backend grants, made of the document and of what its farmer has now; what it asks for is made
 * first: a new address, a new order, a one-time password.
 */
export async function goodRequest(operation: Operation, market: TestMarket): Promise<Filled> {
  const farmer = new Farmer(market.address, market.owner);
  const filled = plainRequest(operation, market);
  const { pattern, method } = operation;
  if (pattern === PHOTO) return { ...filled, path: { id: await farmer.sendsPhoto() } };
  if (pattern === `${ADDRESSES}/{id}`) return { ...filled, path: { id: await newAddress(farmer) } };
  if (pattern === ADDRESSES && method === 'POST') await farmer.clearsAddresses();
  if (pattern.startsWith(`${ORDERS}/{id}`)) return { ...filled, path: { ...filled.path, id: (await farmer.orders()).id } };
  if (pattern === ORDERS && method === 'POST') return { ...filled, body: farmer.orderOf(await farmer.fillsCart()) };
  if (pattern.endsWith('/otp')) return { ...filled, body: { phone_number: newNumber() } };
  if (pattern.endsWith(TOKEN)) return { ...filled, body: await passwordGrant(market.address, pattern.replace(TOKEN, '/otp')) };
  if (pattern.endsWith('/logout')) return { ...filled, body: { client_id: CLIENT, refresh_token: randomUUID() as string } };
  if (pattern.includes('/product-slugs/')) return { ...filled, path: { slug: await anySlug(market.address) } };
  // The sample market's credit farmer has dues.
  if (pattern.endsWith('/credit/repayments')) return { ...filled, body: { phone_number: '9000000007', amount: 0.01, receipt: randomUUID() } };
  if (pattern.endsWith('/restore')) await parksCart(market.address, filled.headers[GUEST_CART_HEADER] ?? '');
  return filled;
}

/** A request of an operation as the document describes it, by the owner of things; nothing is made first, so what it names need not be there. */
export function plainRequest(operation: Operation, market: TestMarket): Filled {
  const parts = { path: new Map<string, string>(), query: new Map<string, string>(), header: new Map<string, string>() };
  for (const { in: part, name, schema, required } of operation.parameters) {
    const value = part === 'path' && name === 'id' ? idOf(operation.pattern) : goodValue(name, schema);
    if (value !== undefined || required) parts[part].set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const guest: Record<string, string> = operation.parameters.some(({ name }) => name === GUEST_CART_HEADER) ? { [GUEST_CART_HEADER]: randomUUID() } : {};
  return {
    operation,
    path: Object.fromEntries(parts.path), query: Object.fromEntries(parts.query),
    headers: { ...guest, ...Object.fromEntries(parts.header), ...(operation.isSigned ? { authorization: `Bearer ${askerOf(operation, market).accessToken}` } : {}) },
    body: BODIES[operation.route] ?? (operation.body === null ? undefined : goodObject(operation.body.schema)),
  };
}

/** Who may ask: staff for what is theirs, who owes something to repay it, else the owner of things. */
function askerOf({ pattern }: Operation, { owner, debtor, vendor, support }: TestMarket): KnownPerson {
  if (pattern === REPAYMENTS) return debtor;
  if (pattern.startsWith('/support/')) return support;
  return pattern.startsWith('/vendor/') ? vendor : owner;
}

function idOf(pattern: string): string {
  return pattern.includes('/vendors/') ? 'v-nashik-1' : 'p-boron';
}

async function newAddress(farmer: Farmer): Promise<string> {
  await farmer.clearsAddresses();
  return (await farmer.writesAddress()).id;
}

/** A mobile number that has asked for nothing yet. */
function newNumber(): string {
  return `8${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

async function passwordGrant(address: string, otpPath: string): Promise<Record<string, string>> {
  const phoneNumber = newNumber();
  const asked = await fetch(address + otpPath, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ phone_number: phoneNumber }) });
  const { request_id } = (await asked.json()) as { request_id: string };
  const sent = await fetch(`${address}/sandbox/sms.json?phone_number=${phoneNumber}`);
  const { results } = (await sent.json()) as { results: { otp: string }[] };
  return { grant_type: OTP_GRANT, client_id: CLIENT, request_id, otp: results[0]?.otp ?? '' };
}

async function anySlug(address: string): Promise<string> {
  const answer = await fetch(`${address}/catalogue/v1/products/p-boron`);
  return ((await answer.json()) as { slug: string }).slug;
}

async function parksCart(address: string, guestId: string): Promise<void> {
  const reset = (body: unknown) => fetch(`${address}/cart/v1/carts/dehaat/reset`, { method: 'POST', headers: { 'content-type': 'application/json', [GUEST_CART_HEADER]: guestId }, body: JSON.stringify(body) });
  await reset({ offered: { variant_id: 'p-boron-250g', vendor_id: 'v-nashik-1' } });
  await reset({});
}
