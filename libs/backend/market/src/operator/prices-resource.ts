import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { CARERS, OPERATORS, referenceFilter } from '@haat/backend-platform/operator';
import type { OperatorContext, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import { toRupees } from '@haat/format';
import { and, asc, eq, gte, like, sql } from 'drizzle-orm';
import { offers, products, variants } from '../catalogue/tables.ts';
import { packName } from '../catalogue/pack-name.ts';
import { foldText } from '../search/fold-text.ts';
import { priceChanges } from './tables.ts';

const DAY_MS = 86_400_000;
/** A price that is so many times yesterday's, or so small a part of it, is asked about. */
const UNUSUAL_TIMES = 100;

/** What shops ask for packs, and what they have of them. See docs/domain/operator.md#prices. */
export const pricesResource: OperatorResource = {
  name: 'prices',
  read: CARERS,
  source: {
    table: offers,
    key: offers.cId,
    joins: [
      { table: variants, on: eq(variants.id, offers.variantId) },
      { table: products, on: eq(products.id, variants.productId) },
    ],
  },
  sort: { field: 'c_id', order: 'asc' },
  fields: {
    c_id: { kind: 'text', column: offers.cId, isSortable: true },
    shop_id: { kind: 'reference', reference: 'shops', column: offers.vendorId },
    product_id: { kind: 'reference', reference: 'products', column: variants.productId },
    product_name: { kind: 'texts', column: products.name },
    variant_id: { kind: 'text', column: offers.variantId },
    pack: { kind: 'text', isDerived: true },
    mrp: { kind: 'rupees', column: variants.mrpPaise },
    price: { kind: 'rupees', column: offers.pricePaise, least: 0.01, most: 1_000_000, change: OPERATORS },
    discount: { kind: 'rupees', column: offers.discountPaise, most: 1_000_000, change: OPERATORS },
    to_pay: { kind: 'rupees', isDerived: true },
    /** Orders take from it: it is no part of what two people change at once. */
    stock: { kind: 'number', column: offers.stock, least: 0, most: 1_000_000, change: OPERATORS, isDerived: true },
  },
  filters: {
    shop_id: referenceFilter(offers.vendorId, 'shops', false),
    product_id: referenceFilter(variants.productId, 'products', false),
    product: {
      kind: 'text',
      longest: 60,
      where: (text: string) => like(products.search, `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`),
    },
    is_out_of_stock: {
      kind: 'boolean',
      where: (value: boolean) => (value ? eq(offers.stock, 0) : sql`${offers.stock} > 0`),
    },
  },
  complete: async ({ database }, rows) => {
    const packs = await database
      .select()
      .from(variants)
      .where(sql`${variants.id} = any(${sql.param(rows.map((row) => String(row['variant_id'])))}::text[])`);
    const packOf = new Map(packs.map((pack) => [pack.id, pack]));
    return rows.map((row) => {
      const pack = packOf.get(String(row['variant_id']));
      return {
        ...row,
        pack:
          pack === undefined
            ? null
            : packName({ amount: pack.packAmount, unit: pack.packUnit, container: pack.container }, 'en'),
        to_pay: Number(row['price']) - Number(row['discount']),
      };
    });
  },
  change: changePrice,
};

async function changePrice(
  tx: Transaction,
  context: OperatorContext,
  before: OperatorValues,
  values: OperatorValues,
): Promise<void> {
  const cId = String(before['id']);
  const given = (field: string) => Number(values[field] ?? before[field]);
  const [pricePaise, discountPaise, stock] = [given('price'), given('discount'), given('stock')];
  if (pricePaise > Number(before['mrp']))
    throw new ServiceError('operator_error.above_mrp', { mrp: toRupees(Number(before['mrp'])) });
  if (discountPaise > pricePaise || !Number.isInteger(stock)) {
    const field = discountPaise > pricePaise ? 'data.discount' : 'data.stock';
    throw new ServiceError('request_error.invalid', { fields: [{ field, rule: 'value' }] });
  }
  const toPay = { before: Number(before['to_pay']), after: pricePaise - discountPaise };
  if (toPay.after !== toPay.before) await recordPrice(tx, context, cId, toPay);
  // Stock that is not said stays what orders have left of it.
  const stockChange = values['stock'] === undefined ? {} : { stock };
  await tx
    .update(offers)
    .set({ pricePaise, discountPaise, ...stockChange, version: sql`${offers.version} + 1` })
    .where(eq(offers.cId, cId));
}

async function recordPrice(
  tx: Transaction,
  { dependencies, by, isConfirmed }: OperatorContext,
  cId: string,
  toPay: { before: number; after: number },
): Promise<void> {
  const dayAgo = new Date(dependencies.now().getTime() - DAY_MS);
  const [first] = await tx
    .select({ paise: priceChanges.beforePaise })
    .from(priceChanges)
    .where(and(eq(priceChanges.cId, cId), gte(priceChanges.at, dayAgo)))
    .orderBy(asc(priceChanges.id))
    .limit(1);
  const yesterday = first?.paise ?? toPay.before;
  const isUnusual = toPay.after >= yesterday * UNUSUAL_TIMES || toPay.after * UNUSUAL_TIMES <= yesterday;
  if (isUnusual && !isConfirmed)
    throw new ServiceError('operator_error.confirm_needed', {
      unusual: [{ field: 'price', before: toRupees(yesterday), wanted: toRupees(toPay.after) }],
    });
  await tx.insert(priceChanges).values({
    ...{ cId, beforePaise: toPay.before, afterPaise: toPay.after },
    ...{ userId: by.id, at: dependencies.now() },
  });
}
