import type { CreditEntry } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  CREDIT_SHOP,
  creditFarmer,
  deliverablePacks,
  farmer,
  NEAR,
  orderOf,
  ORDERS,
  setOffer,
  toldCode,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestAnswer, TestBackend, TestDatabase } from '@haat/backend-testing';

/** What a pack costs at the shop that sells on credit, in rupees. */
export const PACK_PRICE = 1_000;

const DAY_MS = 86_400_000;

/** A backend whose shop with credit has three packs on the shelf. */
export async function startCreditBackend(
  on: TestDatabase,
): Promise<{ backend: TestBackend; packs: [string, string, string] }> {
  const backend = await startBackend({ on, seed: 'small' });
  const packs = await deliverablePacks(backend);
  for (const pack of packs)
    await setOffer(backend, pack, { stock: 900, pricePaise: PACK_PRICE * 100, discountPaise: 0 }, CREDIT_SHOP);
  return { backend, packs };
}

/** What a refusal says. */
export const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
  status,
  code: body.error?.code,
  details: body.error?.details,
});

export const accountOf = async (buyer: Buyer) => (await buyer.call('GET', `/credit/v1/account?lat_lng=${NEAR}`)).body;

/** The farmer's ledger, newest entry first. */
export const entriesOf = async (buyer: Buyer) =>
  (await buyer.call('GET', '/credit/v1/entries')).body.results as CreditEntry[];

/** Why the farmer cannot choose credit at checkout; null when nothing is in the way, undefined with an empty cart. */
export const creditObstacle = async (buyer: Buyer) =>
  (await buyer.checkout()).payment.choices.find(({ kind }) => kind === 'credit')?.obstacle;

/** Transactions of the ledger whose entries do not sum to zero. */
export const unbalancedTransactions = (backend: TestBackend) =>
  rowsOf(
    backend.database,
    sql`select transaction_id from credit_entries group by transaction_id having sum(amount_paise) <> 0`,
  );

/** Orders so many packs on credit, to be collected. */
export async function orderOnCredit(buyer: Buyer, pack: string, quantity: number, vendorId = CREDIT_SHOP) {
  await buyer.put(pack, quantity, { vendor_id: vendorId });
  await buyer.call('PATCH', CART, { delivery_type: 'pickup_from_store', payment_kind: 'credit' });
  return buyer.call('POST', ORDERS, orderOf(await buyer.checkout(), buyer.userId, null, 'credit'));
}

/** A farmer who has had so many packs delivered on credit. */
export async function deliverOnCredit(backend: TestBackend, pack: string, quantity: number) {
  const buyer = await creditFarmer(backend);
  const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
  await buyer.put(pack, quantity, { vendor_id: CREDIT_SHOP });
  await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
  const { body: order } = await buyer.call(
    'POST',
    ORDERS,
    orderOf(await buyer.checkout(), buyer.userId, address, 'credit'),
  );
  const evidence = await toldCode(backend, order.id);
  for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
    await inTransaction(backend.database, (tx) =>
      transitionOrder(tx, backend.dependencies, order.id, to, 'vendor', { evidence }),
    );
  }
  return { buyer, order };
}

/** Advances the clock by days; signed-in users sign in again. */
export async function daysLater(backend: TestBackend, days: number, { phone }: { phone: string }) {
  backend.advance(days * DAY_MS);
  return farmer(backend, { phone });
}
