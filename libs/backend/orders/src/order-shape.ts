import type { Order, OrderPayment, OrderSummary } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { packName } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';

import type { OrderRow } from './order-row.ts';
import type { orderLines } from './tables.ts';

/** A line of an order as the database has it. */
export type OrderLineRow = typeof orderLines.$inferSelect;

/** An order as a list shows it. */
export function toSummary(
  row: OrderRow,
  { lines, payment }: { readonly lines: readonly OrderLineRow[]; readonly payment: OrderPayment },
  language: Language,
): OrderSummary {
  const first = lines[0]?.product;
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    type: row.type,
    total_price: toRupees(row.totalPaise),
    created_at: row.createdAt.toISOString(),
    vendor_name: inLanguage(row.vendor.name, language),
    item_count: lines.length,
    first_item: first === undefined ? { name: '', image_url: '' } : shownGoods(first, language),
    payment,
  };
}

/** A line of an order as it was when it was ordered. */
export function toOrderLine(
  { variantId, product, quantity, pricePaise, discountPaise }: OrderLineRow,
  language: Language,
): Order['lines'][number] {
  return {
    variant_id: variantId,
    ...shownGoods(product, language),
    slug: product.slug,
    pack_name: packName(product.pack, language),
    quantity,
    price: toRupees(pricePaise),
    discount: toRupees(discountPaise),
    ...(product.mrpPaise !== undefined && { mrp: toRupees(product.mrpPaise) }),
  };
}

function shownGoods(
  { name, imageUrl, facts }: OrderLineRow['product'],
  language: Language,
): OrderSummary['first_item'] {
  return { name: inLanguage(name, language), image_url: imageUrl, ...(facts !== undefined && { kind: facts.kind }) };
}
