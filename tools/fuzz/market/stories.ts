import { setTimeout as pause } from 'node:timers/promises';
import type { Order, RaisedRefund } from '@haat/api-contract';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import type { Farmer } from './farmer.ts';
import { withNewFarmer, type People } from './people.ts';

/** What became of an order. */
export interface Story {
  readonly order: Order;
}

const RAISED_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 100;

/** An order of so many packs that was handed over. */
export async function collectedOrder({ farmer, shopkeeper }: People, quantity = 1): Promise<Order> {
  const order = await farmer.orders({ quantity });
  await shopkeeper.fulfils(order);
  return order;
}

/** A home delivery that its shop has brought as far as the given statuses. */
export async function deliveryInStatus(
  { farmer, shopkeeper }: People,
  ...statuses: readonly OrderStatus[]
): Promise<Order> {
  const order = await farmer.orders({ address: await farmer.movesHouse() });
  await shopkeeper.moves(order.id, ...statuses);
  return order;
}

/** A home delivery at its farmer's door, with the code that the farmer tells. */
export async function deliveryOnTheRoad(people: People): Promise<Order> {
  const { id } = await deliveryInStatus(people, 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY');
  return people.farmer.looksAt(id);
}

/** A home delivery that was left at the address without the code. */
export async function deliveryLeftAtAddress(people: People): Promise<Order> {
  const order = await deliveryOnTheRoad(people);
  await people.shopkeeper.leavesAtAddress(order.id);
  return order;
}

/** Goods that a farmer wants to return, all of them, with a photo of them. */
export async function requestedReturn(
  people: People,
  quantity = 1,
): Promise<Story & { returnId: string; photoId: string }> {
  const order = await collectedOrder(people, quantity);
  const photoId = await people.farmer.sendsPhoto();
  return { order, photoId, returnId: await people.farmer.returnsGoods(order.id, [photoId], quantity) };
}

/** An order that its farmer complained of. */
export async function reportedIssue(
  { farmer }: People,
  photos: readonly string[] = [],
): Promise<Story & { issueId: string }> {
  const order = await farmer.orders();
  return { order, issueId: await farmer.complainsOf(order.id, photos) };
}

/** A complaint that the shop has answered. */
export async function answered(people: People, photos: readonly string[] = []): Promise<Story & { issueId: string }> {
  const story = await reportedIssue(people, photos);
  await people.shopkeeper.answers(story.order.id, story.issueId);
  return story;
}

/** A complaint that the farmer has brought to support. */
export async function escalated(people: People, photos: readonly string[] = []): Promise<Story & { issueId: string }> {
  const story = await answered(people, photos);
  await people.farmer.call('POST', `/order/v1/orders/${story.order.id}/issues/${story.issueId}/escalate`);
  return story;
}

/** A cash refund that waits for a destination. */
export async function dueRefund(people: People, quantity = 1): Promise<Story & { refundId: string }> {
  const { order, returnId } = await requestedReturn(people, quantity);
  await people.shopkeeper.takesBack(order.id, returnId);
  const { refunds } = await people.farmer.looksAt(order.id);
  return { order, refundId: refunds.at(-1)?.id ?? '' };
}

/** Money that support has to pay by hand, or to let go. @throws Error when support is not told of it in time */
export async function escalatedRefund(people: People, quantity = 1): Promise<Story & { refundId: string }> {
  const story = await dueRefund(people, quantity);
  await people.farmer.call('POST', `/payment/v1/refunds/${story.refundId}/destination`, {
    kind: 'upi',
    vpa: 'sunita@okbank',
  });
  for (let waited = 0; waited < RAISED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    const { results } = await people.supporter.sees<{ results: RaisedRefund[] }>('/support/v1/refunds/raised');
    if (results.some(({ id }) => id === story.refundId)) return story;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error('an unpaid refund was not raised to support');
}

/** A new farmer who has goods on credit. */
export async function farmerWithDues(people: People): Promise<Farmer> {
  const { farmer, shopkeeper } = await withNewFarmer(people, 7);
  await shopkeeper.fulfils(await farmer.orders({ payment: 'credit' }));
  return farmer;
}
