import type { RouterContextProvider } from 'react-router';
import { productBySlug } from '@haat/api-client';
import type { Vendor } from '@haat/api-contract';
import type { Prescription } from '@haat/api-contract/questions';
import { apiContext, shopsAtPlace } from '@haat/app-context';
import { prescriptionCart, type CartOffer } from '@haat/crop-core';
import { toPaise } from '@haat/format';

/** Products of one item that are looked up at the shop: each takes a call. */
const MOST_PRODUCTS = 4;

interface ShopOffer extends CartOffer {
  readonly name: string;
  readonly packName: string;
  readonly stock: number;
}

/** Packs of a prescription that the shop of the place has. */
export interface PrescribedGoods {
  /** Null without a place, or without a shop there. */
  readonly vendor: Vendor | null;
  readonly lines: readonly {
    /** Place of the item in the prescription. */
    readonly item: number;
    readonly variantId: string;
    readonly name: string;
    readonly packName: string;
    readonly count: number;
    /** Of one pack. */
    readonly pricePaise: number;
  }[];
  /** Places of the items of which the shop has not enough. */
  readonly missing: readonly number[];
}

/**
 * What of a prescription goes into the cart for so many acres: the packs of the shop of the place, and nothing that the
 * prescription does not say. See docs/domain/advice.md#prescription.
 */
export async function prescribedGoods(
  context: Readonly<RouterContextProvider>,
  { items }: Pick<Prescription, 'items'>,
  acres: number,
): Promise<PrescribedGoods> {
  const vendor = (await shopsAtPlace(context)).vendor ?? null;
  const every = items.map((_, index) => index);
  if (vendor === null || items.length === 0) return { vendor, lines: [], missing: every };
  const products = new Map(
    items.flatMap((item) => item.products.slice(0, MOST_PRODUCTS).map((product) => [product.id, product] as const)),
  );
  const offers = (
    await Promise.all([...products.values()].map((product) => offersOf(context, vendor, product)))
  ).flat();
  const wanted = items.map(({ product_id: productId, active, dose_per_acre: dose, unit, times }) => ({
    ...(productId === null ? {} : { product_id: productId }),
    ...(active === null ? {} : { active }),
    ...{ dose_per_acre: dose, unit, times },
  }));
  const { lines, missing } = prescriptionCart(wanted, acres, offers);
  const found = lines.flatMap(({ item, variant_id: variantId, count }) => {
    const offer = offers.find((one) => one.variant_id === variantId);
    if (offer === undefined) return [];
    const { name, packName, stock, pricePaise } = offer;
    return [{ item, variantId, name, packName, count, pricePaise, isThere: count <= stock }];
  });
  // Half of an item is not what the prescription says.
  const short = new Set(found.filter(({ isThere }) => !isThere).map(({ item }) => item));
  return {
    vendor,
    lines: found
      .filter(({ item }) => !short.has(item))
      .map(({ item, variantId, name, packName, count, pricePaise }) => ({
        ...{ item, variantId, name, packName, count, pricePaise },
      })),
    missing: every.filter((item) => missing.includes(item) || short.has(item)),
  };
}

/** Packs in stock of a product at a shop; none where it cannot be looked up. */
async function offersOf(
  context: Readonly<RouterContextProvider>,
  { id: vendorId }: Vendor,
  { id, slug, active }: Prescription['items'][number]['products'][number],
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
