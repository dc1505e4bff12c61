import { addEvent, inTransaction, isId, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { offerRefusal } from '@haat/mandi-core';
import { and, eq, lt } from 'drizzle-orm';
import { mandiDemands, mandiOffers } from '../tables.ts';
import { OFFER_EVENT } from './offer-notices.ts';

type Needed = Pick<Dependencies, 'now' | 'newId'>;

/** Whose offer is decided on, and how. `buyerId` null is the sample's. */
export interface Decision {
  readonly offerId: string;
  readonly buyerId: string | null;
  readonly to: 'ACCEPTED' | 'REJECTED';
}

/**
 * Accepts or rejects an offer for its buyer. Acceptances of one demand come one after the other, so that together they
 * never pass its quantity. See docs/domain/mandi.md#demands-and-offers.
 * @throws ServiceError `request_error.not_found` for an offer that is not there or for another buyer's demand,
 *   `mandi_error.offer_decided`, `mandi_error.demand_over`, `mandi_error.over_quantity` with what is left
 */
export async function decideOffer(tx: Transaction, needed: Needed, { offerId, buyerId, to }: Decision): Promise<void> {
  const [asked] = isId(offerId) ? await tx.select().from(mandiOffers).where(eq(mandiOffers.id, offerId)) : [];
  if (asked === undefined) throw new ServiceError('request_error.not_found');
  const [demand] = await tx.select().from(mandiDemands).where(eq(mandiDemands.id, asked.demandId)).for('update');
  if (demand === undefined || demand.buyerId !== buyerId) throw new ServiceError('request_error.not_found');
  // Looked at again now that it is this transaction's: the farmer may have withdrawn it.
  const [offer] = await tx.select().from(mandiOffers).where(eq(mandiOffers.id, offerId)).for('update');
  if (offer?.status !== 'OFFERED') throw new ServiceError('mandi_error.offer_decided');
  const decidedAt = needed.now();
  if (to === 'ACCEPTED') {
    const refusal = offerRefusal(demand, offer.quantityKg, indiaDay(decidedAt));
    if (refusal === 'over') throw new ServiceError('mandi_error.demand_over');
    if (refusal !== null)
      throw new ServiceError('mandi_error.over_quantity', { left: (demand.quantityKg - demand.acceptedKg) / 100 });
  }
  await tx.update(mandiOffers).set({ status: to, decidedAt }).where(eq(mandiOffers.id, offerId));
  await addOfferEvent(tx, needed, offerId);
  if (to === 'REJECTED') return;
  const acceptedKg = demand.acceptedKg + offer.quantityKg;
  const isFilled = acceptedKg === demand.quantityKg;
  await tx
    .update(mandiDemands)
    .set({ acceptedKg, ...(isFilled ? { status: 'FILLED' as const } : {}) })
    .where(eq(mandiDemands.id, demand.id));
  if (isFilled) await rejectOpenOffers(tx, needed, demand.id);
}

/**
 * Closes a buyer's demand; its open offers are rejected.
 * @throws ServiceError `request_error.not_found` for one that is not there or another buyer's,
 *   `mandi_error.demand_over` for one that is not open
 */
export async function closeDemand(tx: Transaction, needed: Needed, buyerId: string, id: string): Promise<void> {
  const [demand] = isId(id) ? await tx.select().from(mandiDemands).where(eq(mandiDemands.id, id)).for('update') : [];
  if (demand === undefined || demand.buyerId !== buyerId) throw new ServiceError('request_error.not_found');
  if (demand.status !== 'OPEN') throw new ServiceError('mandi_error.demand_over');
  await tx.update(mandiDemands).set({ status: 'CLOSED' }).where(eq(mandiDemands.id, id));
  await rejectOpenOffers(tx, needed, id);
}

/** Their farmers are told. */
async function rejectOpenOffers(tx: Transaction, needed: Needed, demandId: string): Promise<void> {
  for (const id of await endOffers(tx, demandId, 'REJECTED', needed.now())) await addOfferEvent(tx, needed, id);
}

/** @returns the ids of the offers that were open */
async function endOffers(
  tx: Transaction,
  demandId: string,
  to: 'REJECTED' | 'EXPIRED',
  decidedAt: Date,
): Promise<string[]> {
  const ended = await tx
    .update(mandiOffers)
    .set({ status: to, decidedAt })
    .where(and(eq(mandiOffers.demandId, demandId), eq(mandiOffers.status, 'OFFERED')))
    .returning({ id: mandiOffers.id });
  return ended.map(({ id }) => id);
}

function addOfferEvent(tx: Transaction, { now, newId }: Needed, offerId: string): Promise<void> {
  return addEvent(tx, { id: newId(), type: OFFER_EVENT, payload: { offer_id: offerId }, at: now() });
}

const EVERY_MS = 10 * 60_000;
const AT_ONCE = 200;

/** Ends demands whose last day is over, and their open offers. */
export const demandsJob: Job = {
  name: 'mandi.expire-demands',
  every: EVERY_MS,
  async run({ database, now }) {
    const over = await database
      .select({ id: mandiDemands.id })
      .from(mandiDemands)
      .where(and(eq(mandiDemands.status, 'OPEN'), lt(mandiDemands.until, indiaDay(now()))))
      .limit(AT_ONCE);
    for (const { id } of over)
      await inTransaction(database, async (tx) => {
        const [demand] = await tx.select().from(mandiDemands).where(eq(mandiDemands.id, id)).for('update');
        if (demand?.status !== 'OPEN') return;
        await tx.update(mandiDemands).set({ status: 'EXPIRED' }).where(eq(mandiDemands.id, id));
        await endOffers(tx, id, 'EXPIRED', now());
      });
  },
};
