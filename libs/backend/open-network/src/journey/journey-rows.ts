import type { NetworkOrderStep } from '@haat/api-contract/vocabulary';
import { addEvent, isId, preparedQuery, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { networkJourneys, type JourneyItem, type JourneyRow } from './tables.ts';

/** A journey's message is to be sent. */
export const JOURNEY_DUE = 'open-network.journey-due';
/** Steps in which nothing was ordered yet: asking anew goes on from them. */
const BEFORE_ORDER: readonly NetworkOrderStep[] = ['asking-price', 'price-refused', 'price-known'];

const journeyOf = preparedQuery((executor) =>
  executor
    .select()
    .from(networkJourneys)
    .where(eq(networkJourneys.id, sql.placeholder('id'))),
);

/** What may change of a journey. */
type Change = Partial<Omit<JourneyRow, 'id' | 'cartId' | 'farmerId'>>;

/** A farmer's journey. @throws ServiceError `order_error.not_found`, also for another farmer's and for what is no id */
export async function findOwnJourney(executor: Executor, farmerId: string, id: string): Promise<JourneyRow> {
  const [row] = isId(id)
    ? await executor
        .select()
        .from(networkJourneys)
        .where(and(eq(networkJourneys.id, id), eq(networkJourneys.farmerId, farmerId)))
    : [];
  if (row === undefined) throw new ServiceError('order_error.not_found');
  return row;
}

/** A journey, or null: also for what is no id. */
export async function findJourney(executor: Executor, id: string): Promise<JourneyRow | null> {
  const [row] = isId(id) ? await journeyOf(executor, { id }) : [];
  return row ?? null;
}

/**
 * A journey, locked until the transaction ends; null also for what is no id. What is locked with it is locked before
 * it: first the cart, then the order.
 */
export async function lockJourney(tx: Transaction, id: string): Promise<JourneyRow | null> {
  const [row] = isId(id) ? await tx.select().from(networkJourneys).where(eq(networkJourneys.id, id)).for('update') : [];
  return row ?? null;
}

/** The journeys of a cart, the last first. */
export function journeysOfCart(executor: Executor, farmerId: string, cartId: string): Promise<JourneyRow[]> {
  return executor
    .select()
    .from(networkJourneys)
    .where(and(eq(networkJourneys.cartId, cartId), eq(networkJourneys.farmerId, farmerId)))
    .orderBy(desc(networkJourneys.since), desc(networkJourneys.id));
}

/** Forgets what was asked for a cart and not ordered. */
export async function removeUnordered(tx: Transaction, farmerId: string, cartId: string): Promise<void> {
  await tx
    .delete(networkJourneys)
    .where(
      and(
        eq(networkJourneys.cartId, cartId),
        eq(networkJourneys.farmerId, farmerId),
        inArray(networkJourneys.step, [...BEFORE_ORDER]),
      ),
    );
}

/** Writes what has changed of a journey that the caller has locked; a new step begins now. */
export async function changeJourney(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  row: JourneyRow,
  change: Change,
): Promise<JourneyRow> {
  const changed = { ...change, ...(change.step === undefined || change.step === row.step ? {} : { since: now() }) };
  await tx.update(networkJourneys).set(changed).where(eq(networkJourneys.id, row.id));
  return { ...row, ...changed };
}

/** Has a journey's message sent once the transaction is kept. */
export async function queueSending(
  tx: Transaction,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  id: string,
): Promise<void> {
  await addEvent(tx, { id: newId(), type: JOURNEY_DUE, payload: { journey_id: id }, at: now() });
}

/** Whether two lists are of the same packs in the same quantities. */
export function isSameGoods(
  one: readonly Pick<JourneyItem, 'variantId' | 'quantity'>[],
  other: readonly Pick<JourneyItem, 'variantId' | 'quantity'>[],
): boolean {
  const text = (items: typeof one) =>
    JSON.stringify(items.map(({ variantId, quantity }) => `${variantId} ${quantity}`).toSorted());
  return text(one) === text(other);
}

/** The id of an order on the wire: the network takes at most 32 characters. */
export function networkOrderId({ id }: Pick<JourneyRow, 'id'>): string {
  return id.replaceAll('-', '');
}
