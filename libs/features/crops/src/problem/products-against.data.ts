import type { RouterContextProvider } from 'react-router';
import { productBySlug } from '@haat/api-client';
import type { ProductDetails, Vendor } from '@haat/api-contract';
import type { LabelledProduct } from '@haat/api-contract/advice';
import { apiContext, shopsAtPlace, textContext, type ServerTexts } from '@haat/app-context';
import { dose } from '@haat/crop-core';
import { formatAmount, formatMoney, toPaise, toRupees } from '@haat/format';
import { acresText } from '@haat/presenters';
import { pathTo } from '@haat/routing';

/** Products that are looked up at the shop: each takes a call. */
const MOST_PRODUCTS = 3;

/** Packs that go into the cart together with a press each. */
export interface NeededPack {
  readonly variantId: string;
  readonly name: string;
  readonly count: number;
}

/** A product whose label names the problem, with what the area needs of it. */
export interface AgainstView {
  readonly slug: string;
  readonly name: string;
  readonly active: string | null;
  readonly pictureUrl: string;
  readonly to: string;
  readonly needed: string;
  readonly waiting: string | null;
  readonly toxicity: string | null;
  /** Where the law forbids it; null where it does not. */
  readonly restriction: string | null;
  /** At the shop of the place: the packs and their price; null where there are none. */
  readonly atShop: { readonly vendorId: string; readonly packs: readonly NeededPack[]; readonly price: string } | null;
}

/** What is asked of the products. */
interface Asked {
  readonly products: readonly LabelledProduct[];
  readonly cropId: string;
  readonly acres: number;
}

/** Products against a problem, with the cheapest packs of the shop that cover the dose of the area. */
export async function productsAgainst(context: Readonly<RouterContextProvider>, { products, cropId, acres }: Asked) {
  if (products.length === 0) return [];
  const t = context.get(textContext);
  const vendor = (await shopsAtPlace(context)).vendor ?? null;
  return Promise.all(
    products.slice(0, MOST_PRODUCTS).map(async (product) => {
      // Without its price a product is still named.
      const details =
        vendor === null
          ? null
          : await productBySlug(context.get(apiContext), product.slug, { vendor_id: vendor.id }).catch(() => null);
      return againstView(t, { product, details, vendor, cropId, acres });
    }),
  );
}

interface Against {
  readonly product: LabelledProduct;
  readonly details: ProductDetails | null;
  readonly vendor: Vendor | null;
  readonly cropId: string;
  readonly acres: number;
}

/** A product with what the area needs of it. See docs/domain/advice.md#dose. */
export function againstView(t: ServerTexts, { product, details, vendor, cropId, acres }: Against): AgainstView {
  const {
    slug,
    name,
    active,
    image_url: pictureUrl,
    per_acre: perAcre,
    waiting_days: days,
    toxicity,
    restriction,
  } = product;
  const offered = (details?.product_variants ?? []).flatMap(
    ({ id, pack, attribute_value: { name: packName }, vendor_quotes: quotes }) => {
      const quote = quotes.find(({ vendor_id: vendorId }) => vendorId === vendor?.id);
      if (quote === undefined) return [];
      const pricePaise = toPaise(quote.price) - toPaise(quote.discount);
      return [{ size: pack.amount, unit: pack.unit, pricePaise, variantId: id, name: packName, stock: quote.stock }];
    },
  );
  const inStock = offered.filter(({ stock }) => stock > 0);
  const { amount, packs, costPaise } = dose(
    { per_acre: perAcre.amount, unit: perAcre.unit, water_l_per_acre: null },
    acres,
    inStock,
  );
  const isThere = vendor !== null && costPaise !== null && packs.every(({ pack, count }) => count <= pack.stock);
  return {
    ...{ slug, name, active, pictureUrl, restriction },
    to: pathTo('product', { slug }, { crop: cropId, acres }),
    needed: t('biotic-stress:needed', {
      acres: acresText(t, acres),
      amount: t(`main:units.${perAcre.unit}`, { amount: formatAmount(amount) }),
    }),
    waiting: days === null ? t('biotic-stress:waitLabel') : t('products:dose.waiting', { count: days }),
    toxicity: toxicity === null ? null : t(`products:safety.${toxicity}`),
    atShop: isThere
      ? {
          vendorId: vendor.id,
          packs: packs.map(({ pack, count }) => ({
            variantId: pack.variantId,
            name: `${count} × ${pack.name}`,
            count,
          })),
          price: formatMoney(toRupees(costPaise)),
        }
      : null,
  };
}
