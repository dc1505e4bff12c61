import { isId, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { offerRefusal } from '@haat/mandi-core';
import { and, eq } from 'drizzle-orm';
import { mandiDemands, mandiOffers } from '../tables.ts';
import { kilogramsOf } from './find-demands.ts';

type Needed = Pick<Dependencies, 'database' | 'newId' | 'now'>;

/**
 * Offers a quantity for a demand; the same again is the one that is there. See docs/domain/mandi.md#demands-and-offers.
 * @returns the offer's id
 * @throws ServiceError `request_error.not_found`, `mandi_error.demand_over`, `mandi_error.over_quantity` with what is
 *   left, `mandi_error.already_offered`
 */
export async function makeOffer(
  { database, newId, now }: Needed,
  userId: string,
  { demandId, quintals }: { readonly demandId: string; readonly quintals: number },
): Promise<string> {
  if (!isId(demandId)) throw new ServiceError('request_error.not_found');
  return inTransaction(database, async (tx) => {
    const [demand] = await tx.select().from(mandiDemands).where(eq(mandiDemands.id, demandId)).for('update');
    if (demand === undefined) throw new ServiceError('request_error.not_found');
    const quantityKg = kilogramsOf(quintals);
    const [open] = await tx
      .select({ id: mandiOffers.id, quantityKg: mandiOffers.quantityKg })
      .from(mandiOffers)
      .where(
        and(eq(mandiOffers.demandId, demandId), eq(mandiOffers.userId, userId), eq(mandiOffers.status, 'OFFERED')),
      );
    const refusal = offerRefusal(demand, quantityKg, indiaDay(now()));
    if (refusal === 'over') throw new ServiceError('mandi_error.demand_over');
    // Pressed twice, or sent again because no answer came.
    if (open?.quantityKg === quantityKg) return open.id;
    if (refusal !== null)
      throw new ServiceError('mandi_error.over_quantity', { left: (demand.quantityKg - demand.acceptedKg) / 100 });
    if (open !== undefined) throw new ServiceError('mandi_error.already_offered');
    const id = newId();
    await tx
      .insert(mandiOffers)
      .values({ id, demandId, userId, status: 'OFFERED', quantityKg, createdAt: now(), decidedAt: null });
    return id;
  });
}

/**
 * Takes a farmer's offer back; one that was taken back stays so.
 * @throws ServiceError `request_error.not_found` for one that is not there or another farmer's,
 *   `mandi_error.offer_decided`
 */
export async function withdrawOffer(
  { database, now }: Pick<Needed, 'database' | 'now'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!isId(id)) throw new ServiceError('request_error.not_found');
  const own = and(eq(mandiOffers.id, id), eq(mandiOffers.userId, userId));
  const withdrawn = await database
    .update(mandiOffers)
    .set({ status: 'WITHDRAWN', decidedAt: now() })
    .where(and(own, eq(mandiOffers.status, 'OFFERED')))
    .returning({ id: mandiOffers.id });
  if (withdrawn.length > 0) return;
  const [offer] = await database.select({ status: mandiOffers.status }).from(mandiOffers).where(own);
  if (offer?.status === 'WITHDRAWN') return;
  throw new ServiceError(offer === undefined ? 'request_error.not_found' : 'mandi_error.offer_decided');
}
