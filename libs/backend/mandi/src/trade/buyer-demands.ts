import type { MandiDemandInput } from '@haat/api-contract/mandi-trade';
import type { Language } from '@haat/api-contract/vocabulary';
import { reachableNumber, userOfId } from '@haat/backend-identity';
import { regionNames, toLatLng } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';
import { indiaDay, toPaise } from '@haat/format';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { commoditiesOf } from '../prices/commodities.ts';
import { mandiCommodities, mandiDemands, mandiOffers } from '../tables.ts';
import { demandView, kilogramsOf, offerView } from './find-demands.ts';

const MOST_OWN = 50;

/**
 * Writes what a buyer wants. @param buyerId null for the sample's
 * @returns its id
 * @throws ServiceError `mandi_error.unknown` for a commodity that is none, `mandi_error.demand_over` for a last day
 *   that is over
 */
export async function addDemand(
  executor: Executor,
  { newId, now }: Pick<Dependencies, 'newId' | 'now'>,
  buyerId: string | null,
  input: MandiDemandInput,
): Promise<string> {
  const [commodity] = await commoditiesOf(executor, [input.commodity]);
  if (commodity === undefined) throw new ServiceError('mandi_error.unknown');
  if (input.until < indiaDay(now())) throw new ServiceError('mandi_error.demand_over');
  const id = newId();
  const { grade, buyer, place, district, state, until } = input;
  await executor.insert(mandiDemands).values({
    ...{ id, buyerId, buyer, status: 'OPEN', commodityId: commodity.id, grade, until },
    ...{ quantityKg: kilogramsOf(input.quintals), acceptedKg: 0, ratePaise: toPaise(input.rate) },
    moisturePercent: input.moisture_percent,
    marketFeePercent: input.market_fee_percent,
    commissionPercent: input.commission_percent,
    handlingPaise: toPaise(input.handling_per_quintal),
    paysAfterDays: input.pays_after_days,
    ...{ place, district, state, ...toLatLng(input.lat_lng) },
    ...{ createdAt: now(), isSample: buyerId === null },
  });
  return id;
}

/** A buyer's demands with their offers, the newest first; of one id alone where it is given. */
export async function demandsOfBuyer(
  executor: Executor,
  buyerId: string,
  { language, today, id }: { readonly language: Language; readonly today: string; readonly id?: string },
) {
  const names = await regionNames(executor, language);
  const rows = await executor
    .select({ demand: mandiDemands, commodity: mandiCommodities })
    .from(mandiDemands)
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiDemands.commodityId))
    .where(and(eq(mandiDemands.buyerId, buyerId), id === undefined ? undefined : eq(mandiDemands.id, id)))
    .orderBy(desc(mandiDemands.createdAt), desc(mandiDemands.id))
    .limit(MOST_OWN);
  const offers =
    rows.length === 0
      ? []
      : await executor
          .select()
          .from(mandiOffers)
          .where(
            inArray(
              mandiOffers.demandId,
              rows.map(({ demand }) => demand.id),
            ),
          )
          .orderBy(asc(mandiOffers.createdAt), asc(mandiOffers.id));
  const farmers = new Map<string, { name: string; phone_number: string }>();
  for (const { userId, status } of offers) {
    const user = status === 'ACCEPTED' && !farmers.has(userId) ? await userOfId(executor, userId) : null;
    if (user !== null) farmers.set(userId, { name: user.fullName, phone_number: reachableNumber(user) });
  }
  return rows.map(({ demand, commodity }) => ({
    ...demandView(demand, commodity, { names, language, metres: null, today }),
    offers: offers
      .filter(({ demandId }) => demandId === demand.id)
      .map((offer) => ({
        ...offerView(offer),
        farmer: offer.status === 'ACCEPTED' ? (farmers.get(offer.userId) ?? null) : null,
      })),
  }));
}
