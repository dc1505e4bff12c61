import {
  DELIVERY,
  SELF_PICKUP,
  type NetworkBasket,
  type NetworkDestination,
  type NetworkFulfilment,
} from '../messages/basket.ts';
import { billingOf } from '../messages/init.ts';
import type { AnsweredOrder } from '../messages/order-answer.ts';
import { durationOf } from '../wire/read-values.ts';
import { isOutward } from './told-states.ts';

/** What was agreed of an order, which its seller may repeat, and not change. */
export interface AgreedOrder {
  readonly basket: NetworkBasket;
  readonly destination: NetworkDestination;
  readonly agreedAt: Date;
  /** How the goods are handed over. */
  readonly fulfilment: Pick<NetworkFulfilment, 'type'>;
  /** As `on_select` told it, ISO 8601; null where it told none. */
  readonly timeToDeliver: string | null;
  /** How it is paid and settled, as it was told or asked for. */
  readonly payment: Readonly<Record<string, unknown>>;
  /** Of `on_init`; null before. */
  readonly cancellationTerms: readonly unknown[] | null;
}

/** With which of the network's codes a seller is told that it changed something. */
export type ChangeRefusal = '20003' | '20004' | '20005' | '20006' | '22504' | '22505' | '22506';

const HANDOVERS: readonly string[] = [DELIVERY, SELF_PICKUP, 'Buyer-Delivery'];

/** Terms of payment that never change; what is given back and whether it is paid does. */
const PAYMENT_TERMS = [
  'type',
  'collected_by',
  '@ondc/org/buyer_app_finder_fee_type',
  '@ondc/org/buyer_app_finder_fee_amount',
  '@ondc/org/settlement_basis',
  '@ondc/org/settlement_window',
  '@ondc/org/withholding_amount',
] as const;

/**
 * Whether an answer is of the seller, the shop and the goods that were asked: 20003, 20004 and 20005 when not. What is
 * not repeated is not another.
 *
 * @param isWhole whether goods that are told have to be all of those that were asked for
 */
export function changeOfGoods(
  { provider, items }: Pick<AnsweredOrder, 'provider' | 'items'>,
  basket: NetworkBasket,
  isWhole: boolean,
): '20003' | '20004' | '20005' | null {
  if (provider?.id !== undefined && provider.id !== basket.providerId) return '20003';
  if ((provider?.locations ?? []).some(({ id }) => id !== undefined && id !== basket.locationId)) return '20004';
  if (items === undefined) return null;
  const told = new Set(items.flatMap(({ id }) => id ?? []));
  const asked = new Set(basket.items.map(({ id }) => id));
  const isKnown = [...told].every((id) => asked.has(id));
  return isKnown && (!isWhole || told.size === asked.size) ? null : '20005';
}

/**
 * Whether an answer tells other numbers of packs than are paid for: 21002 where there are more of something, 20005
 * where there are fewer; null when not. What is not told is not another.
 */
export function changeOfCounts(
  { items }: Pick<AnsweredOrder, 'items'>,
  basket: NetworkBasket,
): '21002' | '20005' | null {
  const differences = basket.items.map(({ id, count }) => {
    const told = (items ?? []).filter((item) => item.id === id).map(({ quantity }) => quantity?.count);
    if (told.length === 0 || told.includes(undefined)) return 0;
    return told.reduce<number>((sum, one) => sum + Number(one), 0) - count;
  });
  if (differences.some((difference) => difference > 0)) return '21002';
  return differences.every((difference) => difference === 0) ? null : '20005';
}

/**
 * Whether a seller repeats an order as it was agreed, in this order; null when it does. What is not repeated is not
 * another, since sellers leave out what they did not change.
 *
 * | code | when |
 * |---|---|
 * | 20003, 20004, 20005 | as {@link changeOfGoods} |
 * | 20006 | the bill is for somebody else, or the goods go to another place, or are handed over in another way |
 * | 22504 | they come in another time |
 * | 22505 | it is cancelled on other terms |
 * | 22506 | paid in another way or to another, settled on other terms, or another finder fee |
 *
 * See docs/domain/open-network.md#what-a-seller-may-not-change.
 */
export function changeOfOrder(order: AnsweredOrder, agreed: AgreedOrder, isWhole: boolean): ChangeRefusal | null {
  const goods = changeOfGoods(order, agreed.basket, isWhole);
  if (goods !== null) return goods;
  const outward = (order.fulfillments ?? []).filter(({ type }) => isOutward(type));
  if (!isSameBill(order, agreed) || !outward.every((one) => isHandedOverAsAgreed(one, agreed))) return '20006';
  if (!outward.every((one) => isSameDuration(one['@ondc/org/TAT'], agreed.timeToDeliver))) return '22504';
  const { cancellation_terms: terms } = order;
  if (agreed.cancellationTerms !== null && terms !== undefined && textOf(terms) !== textOf(agreed.cancellationTerms))
    return '22505';
  return PAYMENT_TERMS.every((term) => isSameTerm(order.payment?.[term], agreed.payment[term])) ? null : '22506';
}

const isSame = (told: unknown, ours: unknown) => told === undefined || told === ours;

/** Where goods are brought to, and that they are brought; of what is fetched only that. */
function isHandedOverAsAgreed(
  { type, end }: NonNullable<AnsweredOrder['fulfillments']>[number],
  { destination, fulfilment }: AgreedOrder,
): boolean {
  if (type !== undefined && type !== fulfilment.type && HANDOVERS.includes(type)) return false;
  return fulfilment.type === SELF_PICKUP || isSame(end?.location?.gps, destination.gps);
}

/** All of what we sent of it that is told again; what the seller adds is its own. */
function isSameBill({ billing }: AnsweredOrder, agreed: AgreedOrder): boolean {
  const ours = billingOf(agreed);
  const told = recordOf(billing?.['address']);
  return (
    (['name', 'phone', 'email'] as const).every((key) => isSame(billing?.[key], ours[key])) &&
    Object.entries(ours.address).every(([key, value]) => isSame(told[key], value))
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isSameDuration(told: string | undefined, agreed: string | null): boolean {
  return told === undefined || agreed === null || told === agreed || durationOf(told) === durationOf(agreed);
}

/** Terms are written '3' and '3.00'. What was not agreed on is not judged. */
function isSameTerm(told: unknown, agreed: unknown): boolean {
  if (told === undefined || agreed === undefined || told === agreed) return true;
  return isDecimal(told) && isDecimal(agreed) && Number(told) === Number(agreed);
}

function isDecimal(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && /^\d+(\.\d+)?$/.test(String(value));
}

/** The same for what differs only in the order of its names. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
