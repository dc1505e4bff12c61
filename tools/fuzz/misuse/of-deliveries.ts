import type { MoneyActView, Order } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { withNewFarmer, type People } from '../market/people.ts';
import { answerToPerson, unless, unlessRefused, type MisuseCase } from './misuse-case.ts';

const REASON = 'The photo shows another house.';

/** A home delivery that its farmer has paid at the gateway, brought as far as the given statuses by its shop. */
async function paidDelivery(people: People, ...statuses: readonly OrderStatus[]): Promise<Order> {
  const { farmer, gateway, shopkeeper } = people;
  const { order, signed } = await gateway.takesMoneyOf(farmer, { address: await farmer.movesHouse() });
  await farmer.call('POST', '/payment/v1/returns', signed);
  await shopkeeper.moves(order.id, ...statuses);
  return farmer.looksAt(order.id);
}

/** What went back to the farmer of an order, or is on its way, rupees. */
const refunded = ({ refunds }: Order) => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The shop has the money, leaves nothing at the door, and shows a photo; its farmer says that nothing came. */
async function tryEmptyDoor(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { farmer, shopkeeper, supporter } = people;
  const { id, total_price: paid } = await paidDelivery(
    people,
    'VENDOR_CONFIRMED',
    'READY_FOR_DELIVERY',
    'OUT_FOR_DELIVERY',
  );
  await shopkeeper.leavesAtAddress(id);
  const { issues } = await farmer.call<Order>('POST', `/order/v1/orders/${id}/arrival`, { has_come: false });
  const issueId = issues[0]?.id ?? '';
  await shopkeeper.answers(id, issueId);
  const overrule = (amount: number) =>
    answerToPerson(supporter, {
      method: 'POST',
      path: `/support/v1/issues/${issueId}/overrule`,
      body: { amount, reason: REASON },
    });
  const early = await overrule(paid);
  await farmer.call('POST', `/order/v1/orders/${id}/issues/${issueId}/escalate`);
  const more = await overrule(paid + 1);
  const back = await overrule(paid);
  const twice = await overrule(paid);
  const after = await farmer.looksAt(id);
  return [
    ...unless(issues.length === 1, `“nothing came” opens ${issues.length} complaints`),
    ...unlessRefused('money for a complaint that was not brought to support', early, 'issue_error.cannot_move'),
    ...unlessRefused('more than was paid', more, 'refund_error.more_than_paid'),
    ...unless(
      back.status === 200 && (back.body as MoneyActView).is_done,
      `support gives the money back: ${back.status} ${back.code}`,
    ),
    ...unlessRefused('the same money once more', twice, 'issue_error.cannot_move'),
    ...unless(refunded(after) === paid, `of ${paid} rupees ${refunded(after)} go back to a farmer who got nothing`),
  ];
}

/** The shop has the money and never comes. The farmer cannot take it back before the order's time is over. */
async function tryWaiting(given: People): Promise<string[]> {
  const people = await withNewFarmer(given);
  const { farmer, shopkeeper, supporter } = people;
  const { id, total_price: paid } = await paidDelivery(
    people,
    'VENDOR_CONFIRMED',
    'READY_FOR_DELIVERY',
    'OUT_FOR_DELIVERY',
  );
  const cancel = (by: typeof supporter, path: string, reason: string) =>
    answerToPerson(by, { method: 'POST', path: `${path}/${id}/cancel`, body: { reason } });
  const own = await cancel(farmer, '/order/v1/orders', '006');
  const early = await cancel(supporter, '/support/v1/orders', 'never-came');
  await shopkeeper.call('POST', `/vendor/v1/orders/${id}/agree-to-cancel`);
  const agreed = await cancel(supporter, '/support/v1/orders', 'never-came');
  const after = await farmer.looksAt(id);
  return [
    ...unlessRefused('cancelling what is on the road', own, 'order_error.cannot_cancel'),
    ...unlessRefused('support’s cancelling before the order’s time is over', early, 'order_error.too_early'),
    ...unless(
      agreed.status === 200 && after.status === 'DEHAAT_CANCELLED',
      `support cancels as the shop agrees: ${agreed.status} ${agreed.code}, ${after.status}`,
    ),
    ...unless(refunded(after) === paid, `of ${paid} rupees ${refunded(after)} go back from a shop that never came`),
  ];
}

/** What is tried with goods that were paid for and do not come. */
export const MISUSE_OF_DELIVERIES: readonly MisuseCase[] = [
  { name: 'a delivery that was paid for and never came', attempt: tryEmptyDoor },
  { name: 'a shop that was paid and does not come', attempt: tryWaiting },
];
