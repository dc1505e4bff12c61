import type { PackageUnit } from '@haat/api-contract/vocabulary/bookings';
import { SOIL_REPORT_PAISE } from '@haat/programme-core';

/** Acres that are paid for at least. */
const LEAST_PAID_ACRES = 1;

/** A package that is booked. */
export interface PricedItem {
  readonly packageId: string;
  readonly per: PackageUnit;
  /** In paise, for one acre, sample or person. */
  readonly price: number;
  readonly quantity: number;
}

/** What a booking costs, in paise. */
export interface BookingPrice {
  readonly lines: readonly { readonly packageId: string; readonly amount: number }[];
  readonly total: number;
}

/** What one acre, sample or person costs, in paise: a soil sample has a price of its own under the programme. */
export function unitPrice({ per, price }: Pick<PricedItem, 'per' | 'price'>, isProgramme: boolean): number {
  return per === 'sample' && isProgramme ? SOIL_REPORT_PAISE : price;
}

/**
 * What a booking costs, in paise: price × quantity; what is by the acre also × acres, at least one. A soil sample
 * costs ₹150.00 under the programme. See docs/domain/bookings.md#price.
 *
 * @throws RangeError for acres, a price or a quantity that is not finite or below 0
 */
export function bookingPrice(items: readonly PricedItem[], areaAcres: number, isProgramme = false): BookingPrice {
  mustBe(areaAcres);
  const lines = items.map((item) => {
    const { packageId, per, price, quantity } = item;
    mustBe(price);
    mustBe(quantity);
    const acres = per === 'acre' ? Math.max(LEAST_PAID_ACRES, areaAcres) : 1;
    return { packageId, amount: wholePaise(unitPrice(item, isProgramme) * quantity * acres) };
  });
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Half up. Fifteen digits: 30 × 1.15 is a little less than 34.5 in the machine, and 34.5 on paper. */
function wholePaise(amount: number): number {
  return Math.round(Number(amount.toPrecision(15)));
}

function mustBe(number: number): void {
  if (!(Number.isFinite(number) && number >= 0)) throw new RangeError(`No amount: ${String(number)}`);
}
