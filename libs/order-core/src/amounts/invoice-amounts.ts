import { allocate, gstParts, type GstParts } from './gst.ts';

/** Packs of one kind on an invoice. Amounts are whole paise and include tax. */
export interface InvoicedPacks {
  quantity: number;
  /** Of one pack. */
  pricePaise: number;
  discountPaise: number;
  /** The whole rate, such as 18. */
  gstPercent: number;
}

/** What an invoice adds to its packs or takes off them. */
export interface InvoiceTerms {
  couponPaise: number;
  /** 0 for a pickup, and for what is delivered free. */
  deliveryFeePaise: number;
  /** Whether seller and buyer are in one state. */
  isWithinState: boolean;
}

/** A line's amount with its tax taken apart; whole paise. */
export interface TaxedAmount extends GstParts {
  amount: number;
  gstPercent: number;
}

/**
 * The amounts of an invoice: each line less its proportional part of the coupon, and the delivery fee, taxed at the
 * rate of the most valuable line, null without one. See docs/domain/aftercare.md#bills.
 */
export function invoiceAmounts(
  packs: readonly InvoicedPacks[],
  { couponPaise, deliveryFeePaise, isWithinState }: InvoiceTerms,
): { lines: TaxedAmount[]; deliveryFee: TaxedAmount | null } {
  const worths = packs.map(({ quantity, pricePaise, discountPaise }) => (pricePaise - discountPaise) * quantity);
  const coupons = allocate(couponPaise, worths);
  const taxed = (amount: number, gstPercent: number): TaxedAmount => ({
    amount,
    gstPercent,
    ...gstParts(amount, gstPercent, isWithinState),
  });
  const lines = packs.map(({ gstPercent }, index) => taxed((worths[index] ?? 0) - (coupons[index] ?? 0), gstPercent));
  const rate = lines.reduce((most, line) => (line.amount > most.amount ? line : most), { amount: -1, gstPercent: 0 });
  return { lines, deliveryFee: deliveryFeePaise > 0 ? taxed(deliveryFeePaise, rate.gstPercent) : null };
}
