import { type ReturnStatus } from '@haat/api-contract/vocabulary';
import { type ProductKind } from '@haat/api-contract/vocabulary';
import { isReturnReason, RETURN_REASONS, type ReturnReasonCode } from '@haat/api-contract/vocabulary';

/**
 * How long goods can be returned after they were handed over, in milliseconds: 7 days. See
 * docs/domain/aftercare.md#returns.
 */
export const RETURN_WINDOW_MS = 604_800_000;

/** What of a product decides whether it can be returned. */
export interface ReturnableGoods {
  kind: ProductKind;
  /** Sold below its cost by the government's leave: urea, DAP. */
  isSubsidised: boolean;
}

/** Why a line cannot be returned. */
export type ReturnObstacle = 'reason-unknown' | 'too-late' | 'not-possible' | 'opened' | 'quantity';

/** Until when goods that were handed over at a moment can be returned. See docs/domain/aftercare.md#returns. */
export function returnableUntil(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + RETURN_WINDOW_MS);
}

/**
 * The reasons for which goods can be returned; none for subsidised fertiliser. See docs/domain/aftercare.md#returns.
 */
export function returnReasonsFor({ kind, isSubsidised }: ReturnableGoods): ReturnReasonCode[] {
  return kind === 'fertiliser' && isSubsidised ? [] : RETURN_REASONS.map(({ code }) => code);
}

/**
 * Whether goods go back only in sealed packs: seed and pesticide, since the content of an opened one cannot be
 * verified. What is wrong with an opened pack is a complaint, not a return. See docs/domain/aftercare.md#returns.
 */
export function mustBeSealed({ kind }: Pick<ReturnableGoods, 'kind'>): boolean {
  return kind === 'seed' || kind === 'pesticide';
}

/** A line that shall be returned. Quantities are packs. */
export interface ReturnRequest {
  goods: ReturnableGoods;
  reason: string;
  /** Whether the farmer says that the packs are still sealed; it matters for goods that `mustBeSealed`. */
  isSealed: boolean;
  deliveredAt: Date;
  now: Date;
  ordered: number;
  /** Of those, packs of returns that were not refused. */
  returned: number;
  quantity: number;
}

/** What keeps a line from being returned, or `null` when it can be. See docs/domain/aftercare.md#returns. */
export function returnObstacle({
  goods,
  reason,
  isSealed,
  deliveredAt,
  now,
  ordered,
  returned,
  quantity,
}: ReturnRequest): ReturnObstacle | null {
  if (!isReturnReason(reason)) return 'reason-unknown';
  if (now > returnableUntil(deliveredAt)) return 'too-late';
  if (!returnReasonsFor(goods).includes(reason)) return 'not-possible';
  if (mustBeSealed(goods) && !isSealed) return 'opened';
  const isCount = Number.isSafeInteger(quantity) && quantity >= 1;
  return isCount && quantity <= ordered - returned ? null : 'quantity';
}

/** Whether a line can be returned. */
export function canReturn(returnRequest: ReturnRequest): boolean {
  return returnObstacle(returnRequest) === null;
}

/** What an order's goods came to, whole paise: after their discounts, before the coupon. */
export interface ReturnedGoods {
  goodsPaise: number;
  couponPaise: number;
  /** Of the goods, what earlier returns took back. */
  returnedPaise: number;
  /** Of the goods, what goes back now. */
  returningPaise: number;
}

/**
 * What comes back to the farmer for goods, whole paise: what was paid for them, less their part of the coupon.
 * However an order is returned in parts, the parts sum to what its goods were paid with. For carrying see
 * `returnedDeliveryFee`, for insurance `endUnits` of insurance-pricing. See
 * docs/domain/aftercare.md#what-a-return-gives-back.
 */
export function returnAmount({ goodsPaise, couponPaise, returnedPaise, returningPaise }: ReturnedGoods): number {
  const paidFor = (paise: number) =>
    paise - (goodsPaise === 0 ? 0 : Math.min(paise, Math.round((couponPaise * paise) / goodsPaise)));
  return paidFor(returnedPaise + returningPaise) - paidFor(returnedPaise);
}

/** Reasons for returning that are the shop's doing: damaged, wrong quantity or size, different from what was shown. */
const SHOPS_FAULT: readonly string[] = RETURN_REASONS.filter(
  ({ name }) => name !== 'not-needed' && name !== 'cheaper-elsewhere',
).map(({ code }) => code);

/** A return, and what of its order goes back beside it. */
export interface WholeReturn {
  deliveryFeePaise: number;
  /**
   * Reasons of this return and of those that the shop has taken before; one that it has not said yes to does not
   * count.
   */
  reasons: readonly string[];
  /** With these returns nothing of the order is left. */
  isWhole: boolean;
}

/**
 * What of the delivery fee comes back with a return, whole paise: all of it when nothing of the order is left and each
 * of its returns is the shop's fault; nothing otherwise, since the goods were carried, and carried rightly. See
 * docs/domain/aftercare.md#what-a-return-gives-back.
 */
export function returnedDeliveryFee({ deliveryFeePaise, reasons, isWhole }: WholeReturn): number {
  return isWhole && reasons.every((reason) => SHOPS_FAULT.includes(reason)) ? deliveryFeePaise : 0;
}

/** Where a return can go. See docs/domain/aftercare.md#returns. */
const RETURN_WAY = {
  REQUESTED: ['APPROVED', 'REFUSED'],
  APPROVED: ['PICKED_UP'],
  REFUSED: [],
  PICKED_UP: ['REFUNDED'],
  REFUNDED: [],
} as const satisfies Record<ReturnStatus, readonly ReturnStatus[]>;

/** Whether a return may go from one status to another. */
export function canTransitionReturn(from: ReturnStatus, to: ReturnStatus): boolean {
  return (RETURN_WAY[from] as readonly ReturnStatus[]).includes(to);
}
