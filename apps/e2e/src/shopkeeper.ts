import type { VendorOrder } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { marketAddresses } from './market/market-addresses.ts';
import { shopkeepersToken } from './market/shop-counter.ts';

/** The shop of the sample market's shopkeeper, and a place that it serves. */
export const KEPT_SHOP = { vendorId: 'v-barabanki-1', pincode: '225001' } as const;
const ORDERS = '/vendor/v1/orders';

/** The sample market's shopkeeper, who does with an order what a shop does, through the shop's own API. */
export const shopkeeper = { handOverAtPickup, receiveReturn, answers } as const;

/** Takes an order on, packs it, and hands it over by the code that the farmer says. */
async function handOverAtPickup(orderId: string, code: string): Promise<void> {
  const steps: { to: OrderStatus; code?: string }[] = [
    { to: 'VENDOR_CONFIRMED' },
    { to: 'READY_FOR_DELIVERY' },
    { to: 'DELIVERED', code },
  ];
  for (const step of steps) await call(`${ORDERS}/${orderId}/move`, step);
}

/** Takes back the goods of an order's only return. */
async function receiveReturn(orderId: string): Promise<void> {
  const { returns } = await call<VendorOrder>(`${ORDERS}/${orderId}`);
  for (const to of ['APPROVED', 'PICKED_UP']) await call(`${ORDERS}/${orderId}/returns/${returns[0]?.id}`, { to });
}

/** Answers an order's only complaint. */
async function answers(orderId: string, answer: string): Promise<void> {
  const { issues } = await call<VendorOrder>(`${ORDERS}/${orderId}`);
  await call(`${ORDERS}/${orderId}/issues/${issues[0]?.id}/answer`, { answer });
}

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const answer = await fetch(marketAddresses().backend + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await shopkeepersToken()}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
