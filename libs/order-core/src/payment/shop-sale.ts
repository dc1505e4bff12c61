import type { PaymentKind, ShopEntryKind } from '@haat/api-contract/vocabulary';

/** An order that was handed over, as its shop's ledger sees it. Amounts are whole paise. */
export interface ShopSale {
  payment: PaymentKind;
  /** The goods after discount and coupon: what the fee is of. */
  goodsPaise: number;
  premiumPaise: number;
  totalPaise: number;
  /** What of the total the market captured; it stands in the ledger already. */
  capturedPaise: number;
  /** The market's fee in hundredths of a per cent. */
  feeBasisPoints: number;
}

/** What a sale adds to its shop's ledger. */
export interface SaleEntry {
  kind: ShopEntryKind;
  /** Above zero the market owes it to the shop, below zero the shop owes it. */
  amountPaise: number;
}

/** The market's fee of an amount, whole paise, rounded half up. */
export function feeOf(paise: number, feeBasisPoints: number): number {
  return Math.round((paise * feeBasisPoints) / 10_000);
}

/** A fee that was charged for an order, and the refunds since. Amounts are whole paise. */
export interface ChargedFee {
  /** Charged when the goods were handed over. */
  feePaise: number;
  /** The goods' price on which it was charged. */
  goodsPaise: number;
  /** Of the goods, delivery with them, what the farmer got back. */
  refundedPaise: number;
}

/**
 * What the market keeps of a fee: as much of it as of the goods' price was kept, rounded half up. However a refund is
 * cut into parts, the same is kept. See docs/domain/ledger.md#entries.
 */
export function feeAfterRefund({ feePaise, goodsPaise, refundedPaise }: ChargedFee): number {
  return goodsPaise === 0 ? 0 : Math.round((feePaise * Math.max(0, goodsPaise - refundedPaise)) / goodsPaise);
}

/**
 * What a shop's ledger takes in when an order is handed over. Cash is in the shop's hands: it is sold and taken, and
 * leaves nothing owed but the fee, and the premium that is the insurer's. There is always an entry of the fee: it says
 * that the sale is done.
 *
 * See docs/domain/ledger.md#entries.
 */
export function saleEntries(sale: ShopSale): SaleEntry[] {
  const { payment, goodsPaise, premiumPaise, totalPaise, capturedPaise, feeBasisPoints } = sale;
  const cash = payment === 'credit' ? 0 : Math.max(0, totalPaise - capturedPaise);
  const entries: SaleEntry[] = [
    { kind: 'sold-on-credit', amountPaise: payment === 'credit' ? totalPaise : 0 },
    { kind: 'sold-for-cash', amountPaise: cash },
    { kind: 'cash-taken', amountPaise: 0 - cash },
    { kind: 'premium', amountPaise: 0 - premiumPaise },
  ];
  return [
    ...entries.filter(({ amountPaise }) => amountPaise !== 0),
    { kind: 'fee', amountPaise: 0 - feeOf(goodsPaise, feeBasisPoints) },
  ];
}
