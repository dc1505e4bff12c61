import type { RouterContextProvider } from 'react-router';
import { categories, products, suggestions } from '@haat/api-client';
import type { Suggestion } from '@haat/api-contract';
import { LONGEST_SEARCH, type SuggestionKind } from '@haat/api-contract/vocabulary';
import {
  apiContext,
  chosenShop,
  offersInsuranceContext,
  textContext,
  type ChosenShop,
  type ServerTexts,
} from '@haat/app-context';
import { cutText } from '@haat/format';
import { productView, shopView, type ProductView } from '@haat/presenters';
import { pathTo } from '@haat/routing';
import type { FoundThing } from './found-thing.ts';
import { loadAdviceThings, type AdviceThings } from './advice-things.data.ts';
import { loadArticleThings } from './article-things.data.ts';
import { loadMandiThings } from './mandi-things.data.ts';

/** Number of products that a search shows before the link to all of them. */
const PRODUCTS_SHOWN = 6;

/** What a search found, by kind; what was not found is empty. */
export interface FoundThings extends AdviceThings {
  readonly product: readonly FoundThing[];
  readonly category: readonly FoundThing[];
  readonly brand: readonly FoundThing[];
  readonly crop: readonly FoundThing[];
  /** Commodities and markets, whose prices are searched. */
  readonly mandi: readonly FoundThing[];
  readonly article: readonly FoundThing[];
}

/** Goods of the chosen shop that were found. */
export interface FoundGoods {
  readonly vendorId: string;
  readonly shopName: string;
  /** How many there are in all. */
  readonly count: number;
  readonly products: readonly ProductView[];
}

/** What is searched for, as an address says it. */
export function searchedFor(query: URLSearchParams): string {
  return cutText((query.get('q') ?? '').trim(), LONGEST_SEARCH);
}

/** Where a suggestion leads: a product's page, or the goods of a category, brand or crop. */
export function suggestionAddress({ kind, slug }: Pick<Suggestion, 'kind' | 'slug'>): string {
  return kind === 'product' ? pathTo('product', { slug }) : pathTo('products', {}, { [kind]: slug });
}

/** What a suggestion is, in a word: a product's brand, or its kind. */
export function suggestionDetail(t: ServerTexts, { kind, detail }: Pick<Suggestion, 'kind' | 'detail'>): string {
  if (kind === 'product') return detail ?? t('search:kind.product');
  return { category: t('search:kind.category'), brand: t('search:kind.brand'), crop: t('search:kind.crop') }[kind];
}

/**
 * What a search finds at the chosen shop; without one, products are named without a price.
 * @throws what `chosenShop` throws, and ApiError when the products could not be loaded: that is never shown as
 *   'nothing found'
 */
export async function loadSearch(context: Readonly<RouterContextProvider>, search: string) {
  const t = context.get(textContext);
  const api = context.get(apiContext);
  const chosen = await chosenShop(context);
  const vendorId = chosen.state === 'shop' ? chosen.vendor.id : undefined;
  if (search === '') {
    const all = await categories(api, { vendor_id: vendorId }).catch(() => null);
    return {
      view: 'start' as const,
      vendorId,
      categories:
        all &&
        all.map(({ slug, app_display_name, image_url }) => ({ slug, name: app_display_name, pictureUrl: image_url })),
    };
  }
  const kinds: readonly SuggestionKind[] =
    chosen.state === 'shop' ? ['category', 'brand', 'crop'] : ['product', 'category', 'brand', 'crop'];
  const things = suggestions(api, { q: search, vendor_id: vendorId, kinds });
  // At a shop the goods are what matters: they are shown even where the rest could not be loaded.
  const [goods, found, mandi, advice, article] = await Promise.all([
    goodsOf(context, chosen, search),
    chosen.state === 'shop' ? things.catch(() => null) : things,
    loadMandiThings(api, t, search),
    loadAdviceThings(api, search),
    loadArticleThings(api, search),
  ]);
  return {
    view: 'found' as const,
    vendorId,
    search,
    goods,
    things: found && { ...byKind(t, found), ...advice, mandi, article },
  };
}

async function goodsOf(
  context: Readonly<RouterContextProvider>,
  chosen: ChosenShop,
  search: string,
): Promise<FoundGoods | null> {
  if (chosen.state !== 'shop') return null;
  const t = context.get(textContext);
  const [{ count, results }, isInsuranceOffered] = await Promise.all([
    products(context.get(apiContext), { vendor_id: chosen.vendor.id, search }),
    context.get(offersInsuranceContext)(),
  ]);
  const terms = { maxPacks: chosen.vendor.vendor_details.max_packs, isInsuranceOffered };
  return {
    vendorId: chosen.vendor.id,
    shopName: shopView(t, chosen.vendor, new Date()).name,
    count,
    products: results.slice(0, PRODUCTS_SHOWN).flatMap((product) => productView(t, product, terms) ?? []),
  };
}

function byKind(
  t: ServerTexts,
  found: readonly Suggestion[],
): Omit<FoundThings, 'mandi' | 'article' | keyof AdviceThings> {
  const of = (kind: SuggestionKind): FoundThing[] =>
    found
      .filter((one) => one.kind === kind)
      .map((one) => ({
        to: suggestionAddress(one),
        name: one.name,
        detail: kind === 'product' ? suggestionDetail(t, one) : null,
        pictureUrl: one.image_url,
      }));
  return { product: of('product'), category: of('category'), brand: of('brand'), crop: of('crop') };
}
