import { chargebackEntry, lostPremiumEntry } from '@haat/order-core';
import type { OrderRow } from '@haat/backend-orders';
import { lostOfOrder } from '@haat/backend-payments';
import type { Dependencies, Transaction } from '@haat/backend-platform';

import { bookShopEntry, entriesOf } from './shop-account.ts';

/** How references of premium begin that came back with the money of a payer's bank, and not with a refund. */
export const LOST_PREMIUM = 'premium-lost:';

/** Whether it is open if the goods of an order that was handed over really came. */
export type HandoverDoubt = (tx: Transaction, orderId: string) => Promise<boolean>;

declare module '@haat/backend-platform/area' {
  interface Area {
    /** What leaves it open whether goods that were handed over came; none leaves none. */
    readonly handoverDoubts?: readonly HandoverDoubt[];
  }
}

/** Whether an order's goods were handed over, and nothing leaves it open. */
export async function isHandedOverForSure(
  tx: Transaction,
  { areas }: Pick<Dependencies, 'areas'>,
  { id, status }: OrderRow,
): Promise<boolean> {
  if (status !== 'DELIVERED') return false;
  for (const isOpen of areas.flatMap(({ handoverDoubts = [] }) => handoverDoubts))
    if (await isOpen(tx, id)) return false;
  return true;
}

/**
 * Books what of a chargeback is the shop's, and the premium that came back with it, or takes it out where it is no
 * more; what is the market's loss stays in the ledger with the gateway alone. The caller has locked the order; said
 * again it changes nothing. See docs/domain/ledger.md#chargebacks.
 */
export async function bookChargeback(
  tx: Transaction,
  dependencies: Dependencies,
  { id, vendorId }: OrderRow,
  isHandedOver: boolean,
): Promise<void> {
  const lost = await lostOfOrder(tx, id);
  const book = async (kind: 'chargeback' | 'premium', name: string, entryFor: (bookedPaise: number) => number) => {
    const before = (await entriesOf(tx, id, [kind])).filter(({ reference }) => reference.startsWith(name));
    const amountPaise = entryFor(before.reduce((paise, entry) => paise + entry.amountPaise, 0));
    if (amountPaise === 0) return;
    const reference = `${name}${id}:${before.length + 1}`;
    await bookShopEntry(tx, dependencies, { vendorId, orderId: id, kind, amountPaise, reference });
  };
  await book('chargeback', 'chargeback:', (bookedPaise) => chargebackEntry({ ...lost, bookedPaise, isHandedOver }));
  await book('premium', LOST_PREMIUM, (bookedPaise) => lostPremiumEntry({ ...lost, bookedPaise, isHandedOver }));
}
