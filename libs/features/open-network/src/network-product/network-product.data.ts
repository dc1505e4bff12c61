import { data, type LoaderFunctionArgs, type RouterContextProvider, type useLoaderData } from 'react-router';
import { isApiError, networkProduct, networkSellers } from '@haat/api-client';
import type { NetworkProductDetails, NetworkSellers, NetworkVariantDetails } from '@haat/api-contract/open-network';
import type { Language, NetworkCategory } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, placeContext, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { canBeBought, handoverOf, isSubsidisedOffer, type NetworkHandover } from '@haat/ondc-core';
import { SUBSIDISED_LIMIT } from '@haat/order-core';
import type { PriceView } from '@haat/presenters';
import { countryName } from '../country-name.ts';
import { withinText } from '../duration.presenter.ts';
import { kindFacts } from '../kind-of-goods.ts';
import { farText, mostPacks, offerPrice, packText, unitPriceText } from '../offer.presenter.ts';
import { packsInNetworkCart } from '../packs-in-cart.data.ts';
import { placeOfNetwork } from '../place-of-network.ts';
import { minOrderText, reachTexts } from '../seller.presenter.ts';

/** A fact on the pack; null where the seller does not tell it. */
export interface PackFact {
  readonly name: string;
  readonly value: string | null;
}

/** A pack of the network as the screen shows it. */
export interface NetworkPack {
  readonly id: string;
  readonly name: string;
  readonly price: PriceView;
  /** '₹29.40 per kg'; null for what is not sold by weight or volume. */
  readonly unitPrice: string | null;
  readonly isSelectable: boolean;
  /** It is there, its seller tells what the law asks for, and may sell it as it hands it over. */
  readonly canBeBought: boolean;
  /** It is fetched at the shop: it is brought nowhere. */
  readonly isFetched: boolean;
  /** How it is handed over, where it is not simply brought, and why it cannot be bought where that is so. */
  readonly atShop: { readonly tone: 'info' | 'warning'; readonly text: string } | null;
  /** Most packs in one order; null where the seller names no limit. */
  readonly most: number | null;
  /** Names of facts that the law asks for and the seller does not tell: 'MRP, maker'; null when all are told. */
  readonly missing: string | null;
  readonly facts: readonly PackFact[];
  /** How the seller sends, takes back and is paid, in words. */
  readonly terms: readonly string[];
  /** The seller's own words; null for none. */
  readonly description: string | null;
}

/**
 * Kinds of goods that only a shop with a licence may sell. The network's catalogue has no field for the licence, so it
 * is never told: docs/domain/open-network.md#facts-that-the-law-asks-for.
 */
const LICENSED: ReadonlySet<NetworkCategory> = new Set(['Seed', 'Pesticide', 'Fertilizer']);

/** Goods of a shop of the network with every fact. Which pack is chosen stands in the address. */
export async function loadNetworkProduct({ params, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const place = context.get(placeContext);
  const [found, packsInCart] = await Promise.all([findProduct(context, params.id ?? ''), packsInNetworkCart(context)]);
  if (found === null)
    return data({ view: 'gone' as const, title: t('open-network:product.goneTitle') }, { status: 404 });
  const { product, sellers } = found;
  const language = context.get(languageContext);
  return {
    view: 'product' as const,
    title: product.name,
    id: product.id,
    name: product.name,
    brand: product.brand,
    ...kindFacts(product.category),
    place: place?.label ?? null,
    servesPlace: product.serves_place,
    packsInCart,
    seller: {
      name: product.seller.name,
      providerId: product.seller.provider_id,
      distance: farText(t, product.seller.distance_metres),
      ...sellerTerms(t, product, sellers),
    },
    packs: product.product_variants.map((variant) => packView(t, variant, { category: product.category, language })),
  };
}

/** What the product's screen is drawn from. */
export type NetworkProductData = ReturnType<typeof useLoaderData<typeof loadNetworkProduct>>;
/** A product that is there. */
export type NetworkProductShown = Extract<NetworkProductData, { view: 'product' }>;

/** The product, and the sellers that serve the place: null without a place or where they could not be loaded. */
async function findProduct(context: Readonly<RouterContextProvider>, id: string) {
  const api = context.get(apiContext);
  const chosen = context.get(placeContext);
  const place = chosen ? placeOfNetwork(chosen) : undefined;
  try {
    const [product, sellers] = await Promise.all([
      networkProduct(api, id, place),
      place ? networkSellers(api, place) : null,
    ]);
    return { product, sellers };
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused') throw error;
    return null;
  }
}

/** How far the seller brings these goods and for how much at least; empty where that is not known. */
function sellerTerms(t: ServerTexts, { seller, category }: NetworkProductDetails, sellers: NetworkSellers | null) {
  const known = sellers?.vendor_details.find(({ provider_id }) => provider_id === seller.provider_id);
  if (!known) return { reach: [], minOrder: null };
  const { delivers, min_order } = known.vendor_details;
  const here = known.id === seller.id ? delivers.filter((each) => each.category === category) : [];
  return {
    reach: reachTexts(
      t,
      here.map(({ reach }) => reach),
    ),
    minOrder: minOrderText(t, min_order),
  };
}

/** Subsidised fertiliser is said to be so, with how much of it a farmer may have. */
function atShop(t: ServerTexts, handover: NetworkHandover | null, isSubsidised: boolean): NetworkPack['atShop'] {
  if (handover === 'brought') return null;
  if (handover === null) return { tone: 'warning', text: t('open-network:buy.subsidised') };
  const { packs: most, days } = SUBSIDISED_LIMIT;
  return {
    tone: 'info',
    text: isSubsidised ? t('open-network:buy.fetchSubsidised', { most, days }) : t('open-network:buy.fetch'),
  };
}

function packView(
  t: ServerTexts,
  variant: NetworkVariantDetails,
  { category, language }: { category: NetworkCategory; language: Language },
): NetworkPack {
  const { missing_facts: missing } = variant;
  const { name, is_collect_only: isCollectOnly } = variant;
  const handover = handoverOf({ category, name, isCollectOnly });
  const isSubsidised = isSubsidisedOffer({ category, name });
  return {
    id: variant.id,
    name: packText(t, variant),
    price: offerPrice(t, variant),
    unitPrice: unitPriceText(t, variant),
    isSelectable: variant.is_selectable,
    canBeBought: canBeBought(category, variant),
    isFetched: isCollectOnly,
    atShop: atShop(t, handover, isSubsidised),
    most: isSubsidised
      ? Math.min(mostPacks(variant) ?? SUBSIDISED_LIMIT.packs, SUBSIDISED_LIMIT.packs)
      : mostPacks(variant),
    missing: missing.length === 0 ? null : missing.map((fact) => t(`open-network:fact.${fact}`)).join(', '),
    facts: factsOf(t, variant, { category, language }),
    // They are terms of an order, of which there can be none.
    terms: handover === null ? [] : termsOf(t, variant, { isFetched: isCollectOnly, isSubsidised }),
    description: variant.description ?? variant.short_description,
  };
}

function factsOf(
  t: ServerTexts,
  variant: NetworkVariantDetails,
  { category, language }: { category: NetworkCategory; language: Language },
): PackFact[] {
  const { mrp, pack, maker, maker_address, country_of_origin: origin, consumer_care, packed_on } = variant;
  return [
    { name: t('open-network:fact.mrp'), value: mrp === null ? null : formatMoney(mrp) },
    { name: t('open-network:fact.net_quantity'), value: pack === null ? null : packText(t, variant) },
    { name: t('open-network:fact.maker'), value: maker && [maker, maker_address].filter(Boolean).join(', ') },
    { name: t('open-network:fact.origin'), value: origin && countryName(language, origin) },
    { name: t('open-network:fact.consumer_care'), value: careText(consumer_care) },
    ...(packed_on === null ? [] : [{ name: t('open-network:fact.packed_on'), value: packed_on }]),
    ...(LICENSED.has(category) ? [{ name: t('open-network:fact.licence'), value: null }] : []),
  ];
}

/** Whom to complain to: sellers write name, e-mail and phone with commas alone between them. */
function careText(care: string | null): string | null {
  const parts =
    care
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return parts.length === 0 ? null : parts.join(', ');
}

function termsOf(
  t: ServerTexts,
  variant: NetworkVariantDetails,
  { isFetched, isSubsidised }: { isFetched: boolean; isSubsidised: boolean },
): string[] {
  // What is fetched leaves the shop with the farmer.
  const ships = isFetched ? null : withinText(t, variant.time_to_ship);
  const window = withinText(t, variant.return_window);
  return [
    ships === null ? null : t('open-network:terms.ships', { within: ships }),
    // Its sale was booked against the farmer: docs/domain/aftercare.md#returns.
    returnText(t, variant.returnable && !isSubsidised, window),
    t(variant.cancellable ? 'open-network:terms.cancellable' : 'open-network:terms.notCancellable'),
    cashText(t, variant.cash_on_delivery, isFetched),
  ].filter((line) => line !== null);
}

function returnText(t: ServerTexts, isReturnable: boolean, window: string | null): string {
  if (!isReturnable) return t('open-network:terms.notReturnable');
  return window === null
    ? t('open-network:terms.returnable')
    : t('open-network:terms.returnWithin', { within: window });
}

function cashText(t: ServerTexts, isTaken: boolean, isFetched: boolean): string {
  if (isFetched) return t(isTaken ? 'open-network:terms.cashAtShop' : 'open-network:terms.noCashAtShop');
  return t(isTaken ? 'open-network:terms.cash' : 'open-network:terms.noCash');
}
