import type { Product, ProductVariant, Quote } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees } from '@haat/format';

/** What a pack costs at a shop, in the words of the request's language. */
export interface PriceView {
  /** To pay for one pack. */
  readonly amount: string;
  /** The maximum retail price, only where it is more than the amount. */
  readonly mrp: string | null;
  /** 'You save ₹80.00'. */
  readonly saved: string | null;
}

/** What a list says of a product: its first pack at the shop. */
export interface ProductView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly pictureUrl: string;
  /** The ground under the picture, by the kind of goods. */
  readonly ground: 'primary' | 'turmeric' | 'sky' | 'soil';
  readonly collectOnly: boolean;
  readonly variantId: string;
  readonly pack: string;
  /** Null at a shop that does not sell it. */
  readonly price: PriceView | null;
  /** Packs that one order can have of it: what the shop has, at most what it lets go at once. */
  readonly stock: number;
  /** Insurance for it can be had, and may be offered to who reads. */
  readonly isInsured: boolean;
}

/** What a list may say of its goods. */
export interface ListTerms {
  /** Most packs that the shop lets go in one order; no limit where none is given. */
  readonly maxPacks?: number;
  /** Whether insurance is offered; it is not to an agent whom the farmer does not let insure. */
  readonly isInsuranceOffered: boolean;
}

/**
 * Puts a product of a list into words; null for one without a pack. It runs on the server, so that only the words
 * travel.
 */
export function productView(
  t: ServerTexts,
  product: Product,
  { maxPacks = Number.POSITIVE_INFINITY, isInsuranceOffered }: ListTerms,
): ProductView | null {
  const quote = product.inventory_set[0];
  const variant =
    product.product_variants.find(({ vendor_quotes }) => vendor_quotes.some(({ c_id }) => c_id === quote?.c_id)) ??
    product.product_variants[0];
  if (!variant) return null;
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand.app_display_name,
    pictureUrl: product.image_url,
    ground: pictureGround(product.category.slug),
    collectOnly: product.collect_only,
    variantId: variant.id,
    pack: variant.attribute_value.name,
    price: quote ? priceView(t, variant, quote) : null,
    stock: Math.min(quote?.stock ?? 0, maxPacks),
    isInsured: isInsuranceOffered && variant.insurance_data.has_insurance,
  };
}

/** What a pack costs: what is paid is price − discount, and what is saved is against the maximum retail price. */
export function priceView(
  t: ServerTexts,
  { mrp }: Pick<ProductVariant, 'mrp'>,
  { price, discount }: Pick<Quote, 'price' | 'discount'>,
): PriceView {
  const pays = toPaise(price) - toPaise(discount);
  const saved = toPaise(mrp) - pays;
  return {
    amount: formatMoney(toRupees(pays)),
    mrp: saved > 0 ? formatMoney(mrp) : null,
    saved: saved > 0 ? t('products:product.saved', { amount: formatMoney(toRupees(saved)) }) : null,
  };
}

/** The ground under a product's picture, by its category's slug; one that is not known stands on the shell's own. */
export function pictureGround(categorySlug: string): ProductView['ground'] {
  if (categorySlug.includes('seed')) return 'turmeric';
  if (/cide|growth|protect/.test(categorySlug)) return 'sky';
  return /tool|machine|sprayer|irrigation|equipment/.test(categorySlug) ? 'soil' : 'primary';
}
