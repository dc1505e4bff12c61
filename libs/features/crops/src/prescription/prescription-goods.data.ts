import type { RouterContextProvider } from 'react-router';
import { productBySlug } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import type { Prescription } from '@haat/api-contract/questions';
import { apiContext, shopsAtPlace } from '@haat/app-context';
import { toPaise } from '@haat/format';
import { goodsOf, type NeededItem, type PrescribedPacks, type ShopOffer } from './goods-of.ts';

/** Products of one item that are looked up at the shop: each takes a call. */
const MOST_PRODUCTS = 4;

/** Packs of a prescription that the shop of the place has. */
export interface PrescribedGoods extends PrescribedPacks {
  /** Null without a place, or without a shop there. */
  readonly vendor: Vendor | null;
}

type NamedProduct = Pick<Prescription['items'][number]['products'][number], 'id' | 'slug' | 'active'>;

/** What is needed, with the goods that it may be. */
export interface NeededGoods extends NeededItem {
  readonly products: readonly NamedProduct[];
}

/** What of a prescription goes into the cart for so many acres, at the shop of the place. */
export async function prescribedGoods(
  context: Readonly<RouterContextProvider>,
  { items }: { readonly items: readonly NeededGoods[] },
  acres: number,
): Promise<PrescribedGoods> {
  const vendor = (await shopsAtPlace(context)).vendor ?? null;
  if (vendor === null || items.length === 0) return { vendor, ...goodsOf(items, acres, []) };
  const products = new Map(
    items.flatMap((item) => item.products.slice(0, MOST_PRODUCTS).map((product) => [product.id, product] as const)),
  );
  const offers = await Promise.all([...products.values()].map((product) => offersOf(context, vendor, product)));
  return { vendor, ...goodsOf(items, acres, offers.flat()) };
}

/** Packs in stock of a product at a shop; none where it cannot be looked up. */
async function offersOf(
  context: Readonly<RouterContextProvider>,
  { id: vendorId }: Vendor,
  { id, slug, active }: NamedProduct,
): Promise<ShopOffer[]> {
  const details = await productBySlug(context.get(apiContext), slug, { vendor_id: vendorId }).catch(() => null);
  return (details?.product_variants ?? []).flatMap((variant) => {
    const quote = variant.vendor_quotes.find((one) => one.vendor_id === vendorId);
    if (quote === undefined || quote.stock === 0) return [];
    return [
      {
        ...{ variant_id: variant.id, product_id: id, active: active ?? '' },
        ...{ size: variant.pack.amount, unit: variant.pack.unit, stock: quote.stock },
        ...{ name: details?.name ?? '', packName: variant.attribute_value.name },
        pricePaise: toPaise(quote.price) - toPaise(quote.discount),
      },
    ];
  });
}
