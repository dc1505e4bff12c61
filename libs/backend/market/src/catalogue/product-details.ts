import { RAIL_SIZE } from '@haat/api-contract';
import type { ProductDetails } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { goodsById } from './goods.ts';
import { offersInView } from './offers-in-view.ts';
import { dosePurpose, doseUnit } from './pack-name.ts';
import { productFacts } from './product-facts.ts';
import type { ProductFacts, ProductName } from './product-facts.ts';
import { NO_OFFERS, toProduct, variantIdsOf } from './product-shape.ts';
import type { ProductView } from './product-shape.ts';
import { restrictionOf } from '../substances/restrictions.ts';
import safetyTexts from './safety-texts.json' with { type: 'json' };

/**
 * A product with all its facts, by id or by slug, or null when there is none. What it is said to be like is what the
 * shop has on its shelf.
 */
export async function productDetails(
  executor: Executor,
  name: ProductName,
  { language, vendorId, prebook }: ProductView,
): Promise<ProductDetails | null> {
  const facts = await productFacts(executor, name);
  if (facts === null) return null;
  const { product, uses } = facts;
  const goods = await goodsById(executor, [product.id, ...facts.similar]);
  const own = goods.get(product.id);
  if (own === undefined) return null;
  const sold =
    vendorId === undefined
      ? NO_OFFERS
      : await offersInView(executor, vendorId, variantIdsOf([...goods.values()]), prebook);
  const similar = facts.similar
    .flatMap((id) => goods.get(id) ?? [])
    .filter(({ packs }) => vendorId === undefined || packs.some(({ id }) => (sold.get(id)?.stock ?? 0) > 0))
    .slice(0, RAIL_SIZE);
  return {
    ...toProduct(own, sold, language),
    maker: product.makerName,
    country_of_origin: product.countryOfOrigin,
    registration_number: product.registrationNumber,
    gst_percent: product.gstPercent,
    toxicity: product.toxicity,
    doses: dosesOf(uses, language),
    restriction: restrictionOf(product.composition, language),
    safety: safetyTexts[product.kind].map((text) => inLanguage(text, language)),
    alike: similar.map((one) => toProduct(one, sold, language)),
  };
}

function dosesOf(uses: ProductFacts['uses'], language: Language): ProductDetails['doses'] {
  return uses.flatMap(({ cropId, cropName, doses, waitingDays }) =>
    doses.map((dose) => ({
      crop_id: cropId,
      crop_name: inLanguage(cropName, language),
      purpose: dosePurpose(dose, language),
      amount: String(dose.amount),
      unit: doseUnit(dose, language),
      per_acre: dose.per === 'acre' ? { amount: dose.amount, unit: dose.unit } : null,
      waiting_days: waitingDays,
    })),
  );
}
