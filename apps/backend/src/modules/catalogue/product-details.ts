import { RAIL_SIZE } from '@haat/api-contract';
import type { Language, ProductDetails } from '@haat/api-contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../database/connection.ts';
import { rowsOf } from '../../database/rows.ts';
import { inLanguage } from '../localised/localised.ts';
import { dosePurpose, doseUnit } from './pack-name.ts';
import { productsById } from './product-shape.ts';
import type { ProductView } from './product-shape.ts';
import safetyTexts from './safety-texts.json' with { type: 'json' };
import { crops, offers, productCrops, products, variants } from './tables.ts';

type ProductRow = typeof products.$inferSelect;

async function dosesOf(executor: Executor, productId: string, language: Language): Promise<ProductDetails['doses']> {
  const rows = await executor.select().from(productCrops).innerJoin(crops, eq(crops.id, productCrops.cropId)).where(eq(productCrops.productId, productId)).orderBy(asc(crops.sortOrder), asc(crops.id));
  return rows.flatMap(({ product_crops: use, crops: crop }) => use.doses.map((dose) => ({
    crop_id: crop.id, crop_name: inLanguage(crop.name, language), purpose: dosePurpose(dose, language),
    amount: String(dose.amount), unit: doseUnit(dose, language),
    per_acre: dose.per === 'acre' ? { amount: dose.amount, unit: dose.unit } : null, waiting_days: use.waitingDays,
  })));
}

/** Other products of the same category: first those of the same composition, then those for the same crops. With a shop, only what it sells. */
async function alikeIds(executor: Executor, product: ProductRow, vendorId: string | undefined): Promise<string[]> {
  const sharedCrops = sql`(select count(*) from ${productCrops} theirs where theirs.product_id = ${products.id}
    and theirs.crop_id in (select crop_id from ${productCrops} own where own.product_id = ${product.id}))`;
  const sold = vendorId === undefined ? sql`true` : sql`exists (select 1 from ${offers} join ${variants} on ${variants.id} = ${offers.variantId}
    where ${variants.productId} = ${products.id} and ${offers.vendorId} = ${vendorId} and ${offers.stock} > 0)`;
  const rows = await rowsOf<{ id: string }>(executor, sql`select ${products.id} from ${products}
    where ${products.categoryId} = ${product.categoryId} and ${products.id} <> ${product.id} and ${sold}
    order by (${products.composition} is not distinct from ${product.composition}::text) desc, ${sharedCrops} desc, ${products.sortOrder}, ${products.id} limit ${RAIL_SIZE}`);
  return rows.map(({ id }) => id);
}

/** A product with all its facts, by id or by slug, or null when there is none. */
export async function productDetails(executor: Executor, by: { id: string } | { slug: string }, view: ProductView): Promise<ProductDetails | null> {
  const [row] = await executor.select().from(products).where('id' in by ? eq(products.id, by.id) : eq(products.slug, by.slug));
  if (row === undefined) return null;
  const [doses, alike] = await Promise.all([dosesOf(executor, row.id, view.language), alikeIds(executor, row, view.vendorId)]);
  const [product, ...others] = await productsById(executor, [row.id, ...alike], view);
  if (product === undefined) return null;
  return {
    ...product,
    maker: row.makerName, country_of_origin: row.countryOfOrigin, registration_number: row.registrationNumber, gst_percent: row.gstPercent, toxicity: row.toxicity,
    doses, safety: safetyTexts[row.kind].map((text) => inLanguage(text, view.language)), alike: others,
  };
}
