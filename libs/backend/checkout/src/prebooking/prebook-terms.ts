import { jointTerms } from '@haat/order-core';
import { seasonOffers } from '@haat/backend-market';
import type { StockLine } from '@haat/backend-market';
import { placesWaiting } from '@haat/backend-orders';
import type { Executor } from '@haat/backend-platform';

/** On what terms a shop takes a prebooking. */
export interface PrebookTerms {
  seasonId: string;
  /** Days that can be booked, 'YYYY-MM-DD', the nearest first. */
  bookingDates: readonly string[];
  /** What is paid in advance, in whole paise; 0 when no advance is asked. */
  advancePaise: number;
  /** The fewest of its packs: how many days before the booking date cancelling costs nothing. */
  cancelFreeDays: number;
  /** Of one pack, by variant id, in whole paise. */
  lockedPrices: Map<string, { pricePaise: number; discountPaise: number }>;
  /** Unbooked packs of the season, by variant id. */
  left: Map<string, number>;
  /** The place in the shop's queue that the next one gets. */
  nextPlace: number;
}

/** The terms for all of these packs together at a shop; null when it does not take a prebooking of each of them. */
export async function prebookTermsFor(
  executor: Executor,
  { vendorId, items, now }: { vendorId: string; items: readonly StockLine[]; now: Date },
): Promise<PrebookTerms | null> {
  const shelf = await seasonOffers(
    executor,
    vendorId,
    items.map(({ variantId }) => variantId),
    now,
  );
  if (shelf === null || items.length === 0) return null;
  const { season, offers } = shelf;
  const booked = items.flatMap(({ variantId, quantity }) => {
    const offer = offers.get(variantId);
    return offer === undefined ? [] : [{ offer, quantity }];
  });
  if (booked.length < items.length) return null;
  return {
    seasonId: season.id,
    bookingDates: season.bookingDates,
    ...jointTerms(booked.map(({ offer, quantity }) => ({ ...offer, quantity }))),
    lockedPrices: new Map(
      booked.map(({ offer: { variantId, pricePaise, discountPaise } }) => [variantId, { pricePaise, discountPaise }]),
    ),
    left: new Map(booked.map(({ offer }) => [offer.variantId, offer.stock])),
    nextPlace: (await placesWaiting(executor, vendorId, season.id)) + 1,
  };
}
