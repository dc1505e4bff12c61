import type { TestMarket } from '@haat/backend-testing';
import type { Farmer } from '../market/farmer.ts';
import { ownersOf } from '../market/people.ts';
import { policyInForce } from '../market/insured-policy.ts';
import { answered, collectedOrder, dueRefund, requestedReturn } from '../market/stories.ts';
import { booksService } from '../requests/good/bookings/of-bookings.ts';
import { givesBankAccount } from '../requests/good/of-kyc.ts';
import { registersField } from '../requests/good/of-fields.ts';
import { asksExpert, getsPrescription } from '../requests/good/of-questions.ts';
import { getsSoilReport, handsInSoil } from '../requests/good/of-soil.ts';
import { checkedFile, ownPack } from '../requests/good/shop/of-goods.ts';
import { send } from '../requests/send.ts';
import { answerWithoutIds } from './matrix-result.ts';

/** A user's resources, and ids from which they must be indistinguishable to others. */
export interface OwnedResources {
  /** Id of what the owner has. */
  readonly owned: string;
  /** Id of what the owner had and took away; null for what cannot be taken away. */
  readonly removed: string | null;
}

/** A kind of thing that an address or a form of a shell names and that has an owner. */
export type OwnedKind =
  | 'address'
  | 'cart'
  | 'order'
  | 'handed-over order'
  | 'unpaid order'
  | 'network order'
  | 'refund'
  | 'refund’s order'
  | 'issue'
  | 'issue’s order'
  | 'question'
  | 'prescription'
  | 'voice note'
  | 'soil sample'
  | 'soil report'
  | 'booking'
  | 'field'
  | 'policy'
  | 'bank account'
  | 'photo'
  | 'photo’s order'
  | 'pack of the shop'
  | 'file of goods';

/** What the owner has of each kind. */
export type OwnedState = Readonly<Record<OwnedKind, OwnedResources>>;

/** Gives a farmer one of everything. */
export async function createResources(market: TestMarket, people = ownersOf(market)): Promise<OwnedState> {
  const { farmer, gateway } = people;
  const policyId = await policyInForce(people);
  const removed = await farmer.movesHouse();
  await farmer.removesAddress(removed.id);
  const address = await farmer.writesAddress();
  const money = await dueRefund(people);
  const complaint = await answered(people);
  const handed = await collectedOrder(people);
  const sentBack = await requestedReturn(people);
  const [order, unpaid] = [await farmer.orders(), await gateway.redirects(farmer)];
  const parked = await farmer.fillsCart();
  const cart = await farmer.fillsCart();
  const networkOrderId = await farmer.asksNetworkShop(address.id);
  const question = await asksExpert(farmer);
  const prescription = await getsPrescription(people, farmer);
  const sample = await handsInSoil(farmer);
  const soilReportId = await getsSoilReport(people, farmer);
  const fieldId = await registersField(farmer);
  const accountId = await givesBankAccount(farmer);
  const kept = (id: string): OwnedResources => ({ owned: id, removed: null });
  return {
    address: { owned: address.id, removed: removed.id },
    cart: { owned: cart.cart_id, removed: parked.cart_id },
    order: kept(order.id),
    'handed-over order': kept(handed.id),
    'unpaid order': kept(unpaid.order.id),
    'network order': kept(networkOrderId),
    refund: kept(money.refundId),
    'refund’s order': kept(money.order.id),
    issue: kept(complaint.issueId),
    'issue’s order': kept(complaint.order.id),
    question: kept(question.id),
    prescription: kept(prescription),
    'voice note': kept(question.voiceId),
    'soil sample': kept(sample.id),
    'soil report': kept(soilReportId),
    booking: kept((await booksService(farmer)).id),
    field: kept(fieldId),
    policy: kept(policyId),
    'bank account': kept(accountId),
    photo: kept(sentBack.photoId),
    'photo’s order': kept(sentBack.order.id),
    'pack of the shop': kept((await ownPack(people)).c_id),
    'file of goods': kept(await checkedFile(people)),
  };
}

/**
 * What a farmer has, as one text, to see whether another user has changed it. How orders stand is not in it: the
 * gateway's word may come at any time.
 */
export async function farmerState(farmer: Farmer, orderIds: readonly string[]): Promise<string> {
  const seen = async (path: string) =>
    answerWithoutIds(
      await send(farmer.address, { method: 'GET', path, headers: { authorization: farmer.authorization } }),
      path,
    );
  const orders = await farmer.sees<{ count: number }>('/order/v1/orders');
  const all = await Promise.all(
    [
      '/user/v1/addresses',
      '/user/v1/details',
      '/kyc/v1/id',
      '/user/v1/consents',
      '/cart/v1/carts/dehaat',
      ...orderIds.map((id) => `/order/v1/orders/${encodeURIComponent(id)}`),
    ].map(seen),
  );
  return [String(orders.count), ...all].join('\n');
}
