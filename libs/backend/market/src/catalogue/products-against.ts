import type { PackUnit, ToxicityColour } from '@haat/api-contract/vocabulary';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';
import { pictureAddress } from './picture-address.ts';
import { productCrops, products } from './tables.ts';

/** A product whose label names a crop and a problem of it. */
export interface ProductAgainst {
  readonly id: string;
  readonly slug: string;
  readonly name: Localised;
  readonly imageUrl: string;
  readonly active: string | null;
  readonly perAcre: { readonly amount: number; readonly unit: PackUnit };
  readonly waitingDays: number | null;
  readonly toxicity: ToxicityColour | null;
}

/** Products whose label names this problem of this crop, with a dose by area, in the order of the catalogue. */
export async function productsAgainst(
  executor: Executor,
  cropId: string,
  problemId: string,
): Promise<ProductAgainst[]> {
  const rows = await executor
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      picture: products.picture,
      active: products.composition,
      toxicity: products.toxicity,
      doses: productCrops.doses,
      waitingDays: productCrops.waitingDays,
    })
    .from(productCrops)
    .innerJoin(products, eq(products.id, productCrops.productId))
    .where(and(eq(productCrops.cropId, cropId), sql`${productCrops.problems} ? ${problemId}`))
    .orderBy(asc(products.sortOrder), asc(products.id));
  return rows.flatMap(({ doses, picture, ...product }) => {
    const dose = doses.find(({ per }) => per === 'acre');
    if (dose === undefined) return [];
    return [{ ...product, imageUrl: pictureAddress(picture), perAcre: { amount: dose.amount, unit: dose.unit } }];
  });
}
