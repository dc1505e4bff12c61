import { invoiceAmounts } from '@haat/order-core';
import type { GstParts, TaxedAmount } from '@haat/order-core';
import { goodsFactsOf, packName } from '@haat/backend-market';
import { linesOf } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { invoicePartiesOf } from './invoice-parties.ts';
import type { InvoiceRow } from './issue-invoice.ts';

/** A line of a bill; amounts are whole paise. */
export interface InvoiceLine extends TaxedAmount {
  /** Null for what is carried out to the farmer. */
  name: string | null;
  hsn: string;
  quantity: number | null;
  /** Of one pack, with tax. */
  unitPaise: number | null;
}

/** The content of an invoice, in the order's language. */
export interface InvoiceContent {
  number: string;
  /** 'YYYY-MM-DD'. */
  day: string;
  orderNumber: string;
  /** `gstin` is null for a shop that is not registered for goods and services tax. */
  seller: { name: string; address: string; gstin: string | null; licences: readonly string[]; state: string };
  buyer: { name: string; address: string | null };
  placeOfSupply: string;
  isWithinState: boolean;
  lines: InvoiceLine[];
  sums: GstParts & { amount: number };
  couponPaise: number;
  premiumPaise: number;
  totalPaise: number;
}

/** Carrying goods by road. */
const CARRYING_SAC = '9965';

/**
 * The content of an order's invoice. An insurance premium is the insurer's and only listed. An invoice never changes
 * once it is issued.
 */
export async function invoiceContent(
  executor: Executor,
  order: OrderRow,
  invoice: InvoiceRow,
): Promise<InvoiceContent> {
  const rows = await linesOf(executor, [order.id]);
  const facts = await goodsFactsOf(executor, rows);
  const { seller, buyerName, placeOfSupply, isWithinState } =
    invoice.parties ?? (await invoicePartiesOf(executor, order));
  const { language } = order;
  const amounts = invoiceAmounts(
    rows.map((row) => ({ ...row, gstPercent: facts.get(row.variantId)?.gstPercent ?? 0 })),
    { couponPaise: order.couponDiscountPaise, deliveryFeePaise: order.deliveryFeePaise, isWithinState },
  );
  const goods = amounts.lines.flatMap((line, index): InvoiceLine[] => {
    const row = rows[index];
    if (row === undefined) return [];
    return [
      {
        ...line,
        name: `${inLanguage(row.product.name, language)}, ${packName(row.product.pack, language)}`,
        hsn: facts.get(row.variantId)?.hsnCode ?? '',
        quantity: row.quantity,
        unitPaise: row.pricePaise - row.discountPaise,
      },
    ];
  });
  const delivery = { name: null, hsn: CARRYING_SAC, quantity: null, unitPaise: null };
  const lines: InvoiceLine[] = [
    ...goods,
    ...(amounts.deliveryFee === null ? [] : [{ ...amounts.deliveryFee, ...delivery }]),
  ];
  const sum = (of: keyof InvoiceContent['sums']) => lines.reduce((total, line) => total + line[of], 0);
  return {
    number: invoice.number,
    day: invoice.day,
    orderNumber: order.number,
    seller: {
      name: order.vendor.legalName,
      address: inLanguage(order.vendor.address, language),
      state: inLanguage(seller.state, language),
      gstin: seller.gstin,
      licences: seller.licences,
    },
    buyer: { name: buyerName, address: order.address?.text ?? null },
    placeOfSupply: inLanguage(placeOfSupply, language),
    isWithinState,
    lines,
    sums: { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst'), amount: sum('amount') },
    couponPaise: order.couponDiscountPaise,
    premiumPaise: order.premiumPaise,
    totalPaise: order.totalPaise,
  };
}
