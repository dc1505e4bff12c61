import type { CartLine } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { inLanguage, preparedListQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { pictureAddress } from './picture-address.ts';
import { toQuote, toVariant } from './product-shape.ts';
import { isOnSale } from '../shop-goods/on-sale.ts';
import { brands, offers, products, variants } from './tables.ts';

/** Today's price of a pack at a shop, in paise, with the data that an order needs. */
export interface VariantQuote {
  variantId: string;
  productId: string;
  /** Catalogue id, `c_id` on the wire. */
  cId: string;
  pricePaise: number;
  discountPaise: number;
  mrpPaise: number;
  /** Whole packs on the shelf. */
  stock: number;
  /** May only be collected at the shop. */
  collectOnly: boolean;
}

const findQuotes = preparedListQuery((executor, variantIds) =>
  executor
    .select({
      variantId: variants.id,
      productId: variants.productId,
      cId: offers.cId,
      pricePaise: offers.pricePaise,
      discountPaise: offers.discountPaise,
      mrpPaise: variants.mrpPaise,
      stock: offers.stock,
      collectOnly: products.collectOnly,
    })
    .from(offers)
    .innerJoin(variants, eq(variants.id, offers.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(offers.vendorId, sql.placeholder('vendorId')), inArray(offers.variantId, variantIds), isOnSale)),
);

/** Today's prices of packs at a shop, by variant id. What the shop does not sell is not in the map. */
export async function quoteFor(
  executor: Executor,
  variantIds: readonly string[],
  vendorId: string,
): Promise<Map<string, VariantQuote>> {
  if (variantIds.length === 0) return new Map();
  const rows = await findQuotes(executor, variantIds, { vendorId });
  return new Map(rows.map((quote) => [quote.variantId, quote]));
}

/** What a line of a cart or an order shows of a pack; `quote` is null when the shop does not sell it. */
export interface ProductLine {
  product: CartLine['product'];
  variant: CartLine['variant'];
  quote: CartLine['quote'] | null;
}

// Descriptions and search words are left where they are: they are most of a product.
const findLines = preparedListQuery((executor, variantIds) =>
  executor
    .select({
      variant: variants,
      offer: offers,
      product: {
        id: products.id,
        slug: products.slug,
        name: products.name,
        picture: products.picture,
        collectOnly: products.collectOnly,
      },
      brandName: brands.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(
      offers,
      and(eq(offers.variantId, variants.id), eq(offers.vendorId, sql.placeholder('vendorId')), isOnSale),
    )
    .where(inArray(variants.id, variantIds)),
);

/** Names, pictures and prices of packs for the lines of a cart, by variant id. An unknown variant is not in the map. */
export async function productLines(
  executor: Executor,
  variantIds: readonly string[],
  { vendorId, language }: { vendorId: string; language: Language },
): Promise<Map<string, ProductLine>> {
  if (variantIds.length === 0) return new Map();
  const rows = await findLines(executor, variantIds, { vendorId });
  return new Map(
    rows.map(({ variant: row, product, brandName, offer }) => {
      const { attribute_value, pack, mrp } = toVariant(row, offer, language);
      return [
        row.id,
        {
          product: {
            id: product.id,
            slug: product.slug,
            name: inLanguage(product.name, language),
            image_url: pictureAddress(product.picture),
            brand_name: inLanguage(brandName, language),
            collect_only: product.collectOnly,
          },
          variant: { attribute_value, pack, mrp },
          quote: offer === null ? null : toQuote(offer),
        },
      ];
    }),
  );
}
