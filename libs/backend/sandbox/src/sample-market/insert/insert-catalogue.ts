import {
  bannedSubstances,
  brands,
  categories,
  crops,
  offers,
  productCrops,
  products,
  variants,
} from '@haat/backend-market/tables';
import { BannedSubstanceError, bannedSubstanceIn, searchText } from '@haat/backend-market';
import { allTranslations } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { SampleMarket } from '../seed-market.ts';

import { productSearchTexts } from './product-search-texts.ts';

/** Rows of one statement: PostgreSQL takes 65 535 values at most. */
const ROWS_AT_ONCE = 500;

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}

/** Adds substances that may not be listed. */
export async function insertBannedSubstances(
  tx: Transaction,
  banned: readonly { substance: string; note: string }[],
): Promise<void> {
  for (const rows of chunks(banned))
    await tx
      .insert(bannedSubstances)
      .values(rows.map(({ substance, note }) => ({ substance, note })))
      .onConflictDoNothing();
}

/**
 * Adds products to the catalogue.
 * @throws BannedSubstanceError when one contains a substance of the banned list
 */
export async function insertProducts(
  tx: Transaction,
  market: Pick<SampleMarket, 'products' | 'brands' | 'categories' | 'crops' | 'variants'>,
): Promise<void> {
  const banned = (await tx.select({ substance: bannedSubstances.substance }).from(bannedSubstances)).map(
    ({ substance }) => substance,
  );
  for (const product of market.products) {
    const substance = bannedSubstanceIn([product.composition ?? '', product.name.en, ...product.aliases], banned);
    if (substance !== null) throw new BannedSubstanceError(product.id, substance);
  }
  const { names, search } = productSearchTexts(market);
  for (const rows of chunks(market.products)) {
    await tx.insert(products).values(
      rows.map((product) => ({
        id: product.id,
        slug: product.slug,
        kind: product.kind,
        categoryId: product.categoryId,
        brandId: product.brandId,
        name: product.name,
        description: product.description,
        composition: product.composition,
        makerName: product.makerName,
        countryOfOrigin: product.countryOfOrigin,
        registrationNumber: product.registration.number,
        toxicity: product.safety?.toxicity ?? null,
        gstPercent: product.gstPercent,
        hsnCode: product.hsnCode,
        collectOnly: product.collectOnly,
        picture: product.picture,
        sortOrder: product.sortOrder,
        search: search(product),
        searchNames: names(product),
      })),
    );
  }
  const uses = market.products.flatMap((product) => {
    const cropIds = new Set([...product.cropIds, ...product.doses.map(({ cropId }) => cropId)]);
    return [...cropIds].map((cropId) => ({
      productId: product.id,
      cropId,
      doses: product.doses
        .filter((dose) => dose.cropId === cropId)
        .map(({ amount, unit, per }) => ({ amount, unit, per })),
      waitingDays: product.safety?.waitingDays.find((waiting) => waiting.cropId === cropId)?.days ?? null,
      problems: product.doses.filter((dose) => dose.cropId === cropId).flatMap(({ problems = [] }) => problems),
    }));
  });
  for (const rows of chunks(uses)) await tx.insert(productCrops).values(rows);
}

/** Adds categories, brands, crops, products, packs and the shops' offers; the shops must be there. */
export async function insertCatalogue(tx: Transaction, market: SampleMarket): Promise<void> {
  for (const rows of chunks(market.categories))
    await tx.insert(categories).values(
      rows.map(({ id, slug, name, picture, sortOrder }) => ({
        id,
        slug,
        name,
        picture,
        sortOrder,
        search: searchText(allTranslations(name)),
      })),
    );
  for (const rows of chunks(market.brands))
    await tx.insert(brands).values(
      rows.map(({ id, slug, name, legalName, picture, sortOrder }) => ({
        id,
        slug,
        name,
        legalName,
        picture,
        sortOrder,
        search: searchText([...allTranslations(name), legalName]),
      })),
    );
  for (const rows of chunks(market.crops)) {
    await tx.insert(crops).values(
      rows.map(({ id, slug, name, picture, sortOrder, shortCode, botanicalName, group, seasons, isPerennial }) => ({
        id,
        slug,
        name,
        picture,
        sortOrder,
        shortCode,
        botanicalName,
        cropGroup: group,
        seasons: [...seasons],
        isPerennial,
        search: searchText([...allTranslations(name), botanicalName]),
      })),
    );
  }
  await insertProducts(tx, market);
  for (const rows of chunks(market.variants)) {
    await tx.insert(variants).values(
      rows.map(
        ({ id, productId, packAmount, packUnit, container, mrpPaise, hasInsurance, insuranceLabel, sortOrder }) => ({
          id,
          productId,
          packAmount,
          packUnit,
          container,
          mrpPaise,
          hasInsurance,
          insuranceLabel,
          sortOrder,
        }),
      ),
    );
  }
  for (const rows of chunks(market.offers))
    await tx.insert(offers).values(
      rows.map(({ id, vendorId, variantId, pricePaise, discountPaise, stock }) => ({
        cId: id,
        vendorId,
        variantId,
        pricePaise,
        discountPaise,
        stock,
      })),
    );
}
