import type { MandiDemand, MandiOffer } from '@haat/api-contract/mandi-trade';
import { PAGE_SIZE } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { metresBetween, regionNames } from '@haat/backend-market';
import type { LatLng, RegionNames } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { and, asc, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { commodityView, marketName } from '../prices/views.ts';
import { mandiCommodities, mandiDemands, mandiOffers } from '../tables.ts';

const KG_OF_QUINTAL = 100;
/** Offers and demands of one person in an answer. */
const MOST_OWN = 50;

export type DemandRow = typeof mandiDemands.$inferSelect;
type CommodityRow = typeof mandiCommodities.$inferSelect;

/** Which demands are asked for. */
export interface DemandsQuery {
  readonly commodity: string | undefined;
  readonly place: LatLng | undefined;
  /** From 1. */
  readonly page: number;
  readonly language: Language;
  /** The day in India. */
  readonly today: string;
}

/** A page of the demands that are open, the nearest first where a place is named, else the newest. */
export async function openDemands(
  executor: Executor,
  { commodity, place, page, language, today }: DemandsQuery,
): Promise<{ count: number; demands: MandiDemand[] }> {
  const where = and(
    eq(mandiDemands.status, 'OPEN'),
    gte(mandiDemands.until, today),
    commodity === undefined ? undefined : eq(mandiCommodities.slug, commodity),
  );
  const metres: SQL<number | null> =
    place === undefined ? sql`null::float8` : sql<number>`${metresBetween(sql`${mandiDemands.position}`, place)}`;
  const rows = await executor
    .select({ demand: mandiDemands, commodity: mandiCommodities, metres, count: sql<number>`(count(*) over ())::int` })
    .from(mandiDemands)
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiDemands.commodityId))
    .where(where)
    .orderBy(...(place === undefined ? [desc(mandiDemands.createdAt)] : [asc(metres)]), asc(mandiDemands.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const names = await regionNames(executor, language);
  return {
    count: rows[0]?.count ?? 0,
    demands: rows.map((row) => demandView(row.demand, row.commodity, { names, language, metres: row.metres, today })),
  };
}

/** A farmer's offers, the newest first; of one id alone where it is given. */
export async function offersOf(
  executor: Executor,
  userId: string,
  { language, today, id }: { readonly language: Language; readonly today: string; readonly id?: string },
): Promise<MandiOffer[]> {
  const names = await regionNames(executor, language);
  const rows = await executor
    .select({ offer: mandiOffers, demand: mandiDemands, commodity: mandiCommodities })
    .from(mandiOffers)
    .innerJoin(mandiDemands, eq(mandiDemands.id, mandiOffers.demandId))
    .innerJoin(mandiCommodities, eq(mandiCommodities.id, mandiDemands.commodityId))
    .where(and(eq(mandiOffers.userId, userId), id === undefined ? undefined : eq(mandiOffers.id, id)))
    .orderBy(desc(mandiOffers.createdAt), desc(mandiOffers.id))
    .limit(MOST_OWN);
  return rows.map(({ offer, demand, commodity }) => ({
    ...offerView(offer),
    // The job that ends demands may not have come by yet.
    status: offer.status === 'OFFERED' && demand.until < today ? ('EXPIRED' as const) : offer.status,
    demand: demandView(demand, commodity, { names, language, metres: null, today }),
  }));
}

/** An offer by itself. */
export function offerView(offer: typeof mandiOffers.$inferSelect) {
  return {
    id: offer.id,
    status: offer.status,
    quintals: offer.quantityKg / KG_OF_QUINTAL,
    offered_at: offer.createdAt.toISOString(),
  };
}

/** Kilograms of quintals that have at most two decimals. */
export function kilogramsOf(quintals: number): number {
  return Math.round(quintals * KG_OF_QUINTAL);
}

interface DemandViewFacts {
  readonly names: RegionNames;
  readonly language: Language;
  readonly metres: number | null;
  readonly today: string;
}

/** A demand in a language. */
export function demandView(
  demand: DemandRow,
  commodity: CommodityRow,
  { names, language, metres, today }: DemandViewFacts,
): MandiDemand {
  return {
    id: demand.id,
    status: demand.status === 'OPEN' && demand.until < today ? 'EXPIRED' : demand.status,
    commodity: commodityView(commodity, language),
    grade: demand.grade,
    buyer: demand.buyer,
    place: marketName({ name: demand.place, state: demand.state }, language),
    district: names.district(demand.state, demand.district),
    state: names.state(demand.state),
    distance_metres: metres === null ? null : Math.round(metres),
    quintals: demand.quantityKg / KG_OF_QUINTAL,
    quintals_left: (demand.quantityKg - demand.acceptedKg) / KG_OF_QUINTAL,
    rate: toRupees(demand.ratePaise),
    moisture_percent: demand.moisturePercent,
    market_fee_percent: demand.marketFeePercent,
    commission_percent: demand.commissionPercent,
    handling_per_quintal: toRupees(demand.handlingPaise),
    pays_after_days: demand.paysAfterDays,
    until: demand.until,
    is_sample: demand.isSample,
  };
}
