import { addDays } from '../days.ts';
import { LEAST_ONLINE_PAISE } from '../payment/least-online.ts';
import type { OrderStatus } from '@haat/api-contract/vocabulary';

/**
 * Days before the booking date until which cancelling costs nothing, unless the shop says otherwise. See
 * docs/domain/prebooking.md#cancelling.
 */
export const CANCEL_FREE_DAYS = 3;

/** The last day, `YYYY-MM-DD`, on which a prebooking for a day can be cancelled without losing its advance. */
export function cancelFreeUntil(bookingDate: string, freeDays: number = CANCEL_FREE_DAYS): string {
  return addDays(bookingDate, -freeDays);
}

/**
 * Whether the advance of a prebooking stays with the shop: only when the farmer cancels it after the last free day
 * and before it became a normal order. However else it ends, the advance goes back.
 *
 * See docs/domain/prebooking.md#cancelling.
 *
 * @param move - the order's old and new status
 * @param today - the day in India, `YYYY-MM-DD`
 */
export function keepsAdvance(
  move: { from: OrderStatus; to: OrderStatus },
  bookingDate: string | null,
  today: string,
  freeDays: number = CANCEL_FREE_DAYS,
): boolean {
  return (
    bookingDate !== null &&
    move.from === 'PRE_ORDER' &&
    move.to === 'USER_CANCELLED' &&
    today > cancelFreeUntil(bookingDate, freeDays)
  );
}

/** Goods of a prebooking, in whole paise, and what part of them is paid in advance. */
export interface AdvanceLine {
  /** What the line's packs cost after discount. */
  goodsPaise: number;
  /** 0 for none. */
  advancePercent: number;
}

/**
 * What is paid in advance, in whole paise; rounded once, half up. None is asked where it comes to less than can be
 * paid online.
 */
export function advancePaise(lines: readonly AdvanceLine[]): number {
  const paise = Math.round(
    lines.reduce((sum, { goodsPaise, advancePercent }) => sum + goodsPaise * advancePercent, 0) / 100,
  );
  return paise < LEAST_ONLINE_PAISE ? 0 : paise;
}

/** Packs of one kind that are prebooked together, on the terms of their offer. Amounts are whole paise. */
export interface PrebookedPacks {
  quantity: number;
  /** Of one pack. */
  pricePaise: number;
  discountPaise: number;
  advancePercent: number;
  cancelFreeDays: number;
}

/**
 * The terms of goods that are prebooked together: one advance for all of them, in whole paise, and the fewest days
 * that one of them has. At least one pack is expected. See docs/domain/prebooking.md#terms and
 * docs/domain/prebooking.md#cancelling.
 */
export function jointTerms(packs: readonly PrebookedPacks[]): { advancePaise: number; cancelFreeDays: number } {
  return {
    advancePaise: advancePaise(
      packs.map(({ quantity, pricePaise, discountPaise, advancePercent }) => ({
        goodsPaise: (pricePaise - discountPaise) * quantity,
        advancePercent,
      })),
    ),
    cancelFreeDays: Math.min(...packs.map(({ cancelFreeDays }) => cancelFreeDays)),
  };
}

/** Days of a season that can still be booked on a day, all `YYYY-MM-DD`. See docs/domain/prebooking.md#terms. */
export function bookableDays(days: readonly string[], today: string): string[] {
  return days.filter((day) => day > today);
}

/** What of a total is paid in advance, in whole paise: never more than all of it, as a coupon may leave. */
export function advanceOfTotal(advance: number, totalPaise: number): number {
  return Math.min(advance, totalPaise);
}

/**
 * Packs of a variant that a farmer may prebook for a season without paying ahead. See
 * docs/domain/prebooking.md#without-an-advance.
 */
export const MAX_UNPAID_SEASON_PACKS = 5;

/** Of a season's packs, the part that may be prebooked without paying ahead, in percent. */
export const UNPAID_SEASON_PERCENT = 30;

/** How much of a variant is prebooked for a season without an advance. */
export interface UnpaidSeasonPacks {
  /** By this farmer, at all shops. */
  own: number;
  /** By all farmers, at this shop. */
  all: number;
  /** What the shop will have of it. */
  promised: number;
}

/**
 * Packs of a variant that a farmer may still prebook at a shop without paying ahead; never below 0.
 *
 * See docs/domain/prebooking.md#without-an-advance.
 */
export function unpaidSeasonPacksLeft({ own, all, promised }: UnpaidSeasonPacks): number {
  const ofShop = Math.floor((promised * UNPAID_SEASON_PERCENT) / 100) - all;
  return Math.max(0, Math.min(MAX_UNPAID_SEASON_PACKS - own, ofShop));
}
