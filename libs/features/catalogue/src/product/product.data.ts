import { data, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { isApiError, productBySlug } from '@haat/api-client';
import type { ProductDetails, ProductVariant, Quote, Vendor } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  chosenShop,
  languageContext,
  offersInsuranceContext,
  prebookContext,
  shareCardContext,
  textContext,
  type ServerTexts,
} from '@haat/app-context';
import { formatMoney, toPaise, toRupees, unitPrice } from '@haat/format';
import { MAX_PACKS_PER_LINE } from '@haat/order-core';
import { dayText, pictureGround, priceView, productView, shopView, type PriceView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import { productCard } from './product-share.ts';
import { fulfilmentOptionViews } from './fulfilment.presenter.ts';
import type { AreaDose } from './packs-for-area.ts';

/** A pack as the product's screen shows it. */
export interface PackView {
  readonly id: string;
  readonly name: string;
  readonly pack: ProductVariant['pack'];
  readonly mrp: string;
  /** Null where the shop does not sell it, or no shop is chosen. */
  readonly price: PriceView | null;
  /** '₹29.40 per kg'; null for what is not sold by weight or volume. */
  readonly unitPrice: string | null;
  readonly stock: number;
  /** Most packs that one order can have of it. */
  readonly most: number;
  /** What the insurance is called; null without one. */
  readonly insurance: string | null;
  /**
   * In the prebook flow its terms, else an invitation to it; null without a prebook offer.
   */
  readonly prebook: string | null;
}

/** A use of the product: a crop and its dose. */
export interface DoseView {
  readonly cropId: string;
  readonly crop: string;
  /** '90 kg per acre', with what it is for where that is not growing the crop itself. */
  readonly dose: string;
  readonly waitingDays: number | null;
  /** To calculate packs from; null where the dose is not by area. */
  readonly area: AreaDose | null;
}

/** Everything that a product's screen shows. What of it is chosen stands in the address and is read by the screen. */
export async function loadProduct({ params, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const chosen = await chosenShop(context);
  const vendor = chosen.state === 'shop' ? chosen.vendor : null;
  const isPrebook = context.get(prebookContext);
  const now = new Date();
  let product: ProductDetails;
  const insurance = context.get(offersInsuranceContext)();
  try {
    product = await productBySlug(context.get(apiContext), params.slug ?? '', {
      vendor_id: vendor?.id,
      prebook: isPrebook || undefined,
    });
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return data({ view: 'gone' as const, title: t('products:product.goneTitle') }, { status: 404 });
  }
  context.set(shareCardContext, productCard(product));
  const isInsuranceOffered = await insurance;
  return {
    view: 'product' as const,
    title: product.name,
    isPrebook,
    product: {
      name: product.name,
      slug: product.slug,
      description: product.description,
      /** Where an expert is asked about it, in a form that names it and its first crop. */
      ask: pathTo('askExpert', {}, { product: product.slug, crop: product.doses[0]?.crop_id ?? null }),
      pictureUrl: product.image_url,
      ground: pictureGround(product.category.slug),
      brand: { name: product.brand.app_display_name, slug: product.brand.slug },
      category: { name: product.category.app_display_name, slug: product.category.slug },
      collectOnly: product.collect_only,
      packs: product.product_variants.map((variant) =>
        packView(t, variant, quoteAt(variant, vendor), {
          maxPacks: vendor?.vendor_details.max_packs ?? MAX_PACKS_PER_LINE,
          isInsuranceOffered,
          prebook: (quote) => prebookText(t, quote, context.get(languageContext), isPrebook),
        }),
      ),
      uses: usesOf(product),
      safety: { toxicity: product.toxicity, restriction: product.restriction, lines: product.safety },
      facts: {
        maker: product.maker,
        origin: countryNames(context.get(languageContext)).of(product.country_of_origin) ?? product.country_of_origin,
        registration: product.registration_number,
        gstPercent: product.gst_percent,
      },
      similar: product.alike.flatMap((other) => productView(t, other, { isInsuranceOffered }) ?? []),
    },
    shop: vendor && {
      ...shopView(t, vendor, now),
      fulfilment: fulfilmentOptionViews(t, vendor, {
        collectOnly: product.collect_only,
        language: context.get(languageContext),
        now,
      }),
    },
  };
}

/** What the product's screen is drawn from. */
export type ProductData = ReturnType<typeof useLoaderData<typeof loadProduct>>;
/** A product that is there. */
export type ShownProduct = Extract<ProductData, { view: 'product' }>;

const countryNamesIn = new Map<Language, Intl.DisplayNames>();

/** Names of countries; making them takes longer than all else on the screen. */
function countryNames(language: Language): Intl.DisplayNames {
  const known = countryNamesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  countryNamesIn.set(language, known);
  return known;
}

function quoteAt(variant: ProductVariant, vendor: Vendor | null): Quote | null {
  return variant.vendor_quotes.find(({ vendor_id }) => vendor_id === vendor?.id) ?? null;
}

function packView(
  t: ServerTexts,
  variant: ProductVariant,
  quote: Quote | null,
  {
    maxPacks,
    isInsuranceOffered,
    prebook,
  }: {
    readonly maxPacks: number;
    readonly isInsuranceOffered: boolean;
    readonly prebook: (quote: Quote) => string | null;
  },
): PackView {
  const { pack, mrp, attribute_value, insurance_data } = variant;
  return {
    id: variant.id,
    name: attribute_value.name,
    pack,
    mrp: formatMoney(mrp),
    price: quote && priceView(t, variant, quote),
    unitPrice: quote && unitPriceText(t, quote, pack),
    stock: quote?.stock ?? 0,
    most: Math.min(quote?.stock ?? 0, maxPacks),
    insurance:
      isInsuranceOffered && insurance_data.has_insurance ? insurance_data.label || t('products:product.insured') : null,
    prebook: quote && prebook(quote),
  };
}

/** The prebook notice of a pack; null without a prebook offer, or when it is sold out. */
function prebookText(t: ServerTexts, { prebook }: Quote, language: string, isPrebook: boolean): string | null {
  const from = prebook?.booking_dates[0];
  if (!prebook || from === undefined) return null;
  const day = dayText(t, language, from, new Date());
  const amount = formatMoney(toRupees(toPaise(prebook.price) - toPaise(prebook.discount)));
  if (!isPrebook) return prebook.left > 0 ? t('products:prebook.entry', { amount, day }) : null;
  const terms = [
    t('products:prebook.terms', { amount, day }),
    prebook.advance_percent > 0
      ? t('products:prebook.advance', { percent: prebook.advance_percent })
      : t('products:prebook.noAdvance'),
  ];
  return (prebook.left > 0 ? terms : [t('products:prebook.full')]).join(' ');
}

function unitPriceText(
  t: ServerTexts,
  { price, discount }: Quote,
  { amount, unit }: ProductVariant['pack'],
): string | null {
  const found = unitPrice(toPaise(price) - toPaise(discount), amount, unit);
  if (!found) return null;
  return t(found.per === 'kg' ? 'main:units.per_kg' : 'main:units.per_l', {
    price: formatMoney(toRupees(found.paise)),
  });
}

function usesOf({ doses }: ProductDetails): DoseView[] {
  return doses.map(({ crop_id, crop_name, purpose, amount, unit, waiting_days, per_acre }) => ({
    cropId: crop_id,
    crop: crop_name,
    dose: [purpose, `${amount} ${unit}`].filter(Boolean).join(': '),
    waitingDays: waiting_days,
    area: per_acre ?? null,
  }));
}
