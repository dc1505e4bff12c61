import type { CartView } from '@haat/api-contract';
import { ADDRESS, ADDRESSES, CART, deliverablePacks, farmer, orderOf, setOffer } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend, TestDatabase } from '@haat/backend-testing';

/** A backend whose shop has three packs on the shelf at a known price. */
export async function startOrdersBackend(
  on: TestDatabase,
): Promise<{ backend: TestBackend; packs: [string, string, string] }> {
  const backend = await startBackend({ on, seed: 'small' });
  const packs = await deliverablePacks(backend);
  for (const pack of packs) await setOffer(backend, pack, { stock: 900, pricePaise: 50_000, discountPaise: 5_025 });
  return { backend, packs };
}

/** What a refusal says. */
export const statusAndCode = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({
  status,
  code: body.error?.code,
  details: body.error?.details,
});

/** A farmer with a cart of two packs, to be delivered to an address near the shop. */
export async function farmerReadyToOrder(
  backend: TestBackend,
  [first, second]: readonly [string, string, string],
  quantity = 2,
) {
  const buyer = await farmer(backend);
  const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
  await buyer.put(first, quantity);
  await buyer.put(second, 1);
  const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
  return { buyer, address, view: view as CartView, order: orderOf(view as CartView, buyer.userId, address) };
}
