import type { MoneyActView, Order } from '@haat/api-contract';
import { SAMPLE } from '../requests/good-values.ts';
import type { People } from './people.ts';
import { collectedOrder, escalatedRefund, requestedReturn } from './stories.ts';

/** Packs of the sample that cost more than ₹5,000.00 together, from which a second person is needed. */
const PACKS_FOR_TWO = 30;
const SHOPS = '/support/v1/ledger/shops';

/** A shop to which the market owes at least ten rupees. @returns its id */
export async function payableShop(people: People): Promise<string> {
  const { shopId } = people.shopkeeper;
  const { balance } = await people.supporter.sees<{ balance: { owed: number; held: number } }>(`${SHOPS}/${shopId}`);
  const missing = 10 - (balance.owed - balance.held);
  if (missing > 0) {
    const body = { amount: Math.ceil(missing), reason: 'Its debt.' };
    const act = await people.supporter.call<MoneyActView>('POST', `${SHOPS}/${shopId}/receipts`, body);
    if (!act.is_done) await people.otherSupporter.call('POST', `/support/v1/acts/${act.id}/confirm`);
  }
  return shopId;
}

/** What another person of support wants and a second one has to confirm. @returns its id */
export async function waitingAct(people: People): Promise<string> {
  const { id } = await people.otherSupporter.call<MoneyActView>(
    'POST',
    `${SHOPS}/${await payableShop(people)}/receipts`,
    { amount: 5_000, reason: 'Brought by hand.' },
  );
  return id;
}

/** A refund of cash that waits for two persons. @returns its id */
export async function refundForTwo(people: People): Promise<string> {
  return (await escalatedRefund(people, PACKS_FOR_TWO)).refundId;
}

/** A refund that support has paid by hand, and once more under another reference. @returns its id */
export async function refundPaidTwice(people: People): Promise<string> {
  const { refundId } = await escalatedRefund(people);
  const path = `/support/v1/refunds/${refundId}/paid`;
  await people.supporter.call('POST', path, { destination_version: 1, bank_reference: 'UTR-ONE' });
  // Refused, because it is paid; that it was paid once more is noted.
  await people.supporter.call('POST', path, { destination_version: 1, bank_reference: 'UTR-TWO' }).catch(() => null);
  return refundId;
}

/** A return that its shop refused. @returns its id */
export async function refusedReturn(people: People): Promise<string> {
  const { order, returnId } = await requestedReturn(people);
  await people.shopkeeper.refusesReturn(order.id, returnId);
  return returnId;
}

/** A complaint about goods that were paid for, which the farmer has brought to support. @returns its id */
export async function escalatedAfterHandOver(people: People): Promise<string> {
  const { id } = await collectedOrder(people);
  const { issues } = await people.farmer.call<Order>('POST', `/order/v1/orders/${id}/issues`, {
    reason: 'ITM01',
    variant_id: SAMPLE.variantId,
  });
  const issueId = issues.at(-1)?.id ?? '';
  await people.shopkeeper.answers(id, issueId);
  await people.farmer.call('POST', `/order/v1/orders/${id}/issues/${issueId}/escalate`);
  return issueId;
}
