import { redirect, type LoaderFunctionArgs, type useLoaderData } from 'react-router';
import { networkProducts, networkSellers } from '@haat/api-client';
import { PAGE_SIZE } from '@haat/api-contract';
import { apiContext, placeContext, textContext, unavailable, type ServerTexts } from '@haat/app-context';
import { inOrder, kindFacts } from '../kind-of-goods.ts';
import { isStart, listAddress, readListQuery, type ListQuery } from '../list-query.ts';
import { offerCard } from '../offer.presenter.ts';
import { packsInNetworkCart } from '../packs-in-cart.data.ts';
import { placeOfNetwork } from '../place-of-network.ts';
import { sellerView, type SellerView } from '../seller.presenter.ts';

/** Sellers on the first screen; all of them have a list of their own. */
const SELLERS_AT_START = 3;

/**
 * The open network at the chosen place: its shops and their goods, or what was searched. Each reason for an empty
 * screen is told apart; sellers that could not be loaded are never 'none here'.
 */
export async function loadNetworkShops({ url, context }: LoaderFunctionArgs) {
  const t = context.get(textContext);
  const place = context.get(placeContext);
  const title = t('open-network:start.title');
  if (!place) return { view: 'no-place' as const, title };
  const api = context.get(apiContext);
  const query = readListQuery(url.searchParams);
  const { search, category, seller, sort, page } = query;
  const [found, goods, packsInCart] = await Promise.all([
    networkSellers(api, placeOfNetwork(place)),
    networkProducts(api, {
      ...placeOfNetwork(place),
      search: search === '' ? undefined : search,
      category: category ?? undefined,
      provider: seller ?? undefined,
      sort,
      page,
    }),
    packsInNetworkCart(context),
  ]);
  if (found === null) throw unavailable();
  const sellers = found.vendor_details.map((each) => sellerView(t, each));
  if (sellers.length === 0) return { view: 'no-seller' as const, title, place: place.label };
  const { count, results, next } = goods;
  if (results.length === 0 && count > 0) throw redirect(listAddress(query, { page: Math.ceil(count / PAGE_SIZE) }));
  const listing = {
    packsInCart,
    place: place.label,
    query,
    count,
    hasMore: next !== null,
    cards: results.flatMap((product) => offerCard(t, product) ?? []),
  };
  if (isStart(query))
    return {
      view: 'start' as const,
      title,
      ...listing,
      sellerCount: sellers.length,
      sellers: sellers.slice(0, SELLERS_AT_START),
      kinds: inOrder(found.vendor_details.flatMap(({ vendor_details }) => vendor_details.delivers).map(kindOf)).map(
        (each) => ({ ...kindFacts(each), name: t(`open-network:kind.${kindFacts(each).kind}`) }),
      ),
    };
  return {
    view: count === 0 ? ('nothing-found' as const) : ('list' as const),
    title: titleOf(t, query, sellers) ?? title,
    ...listing,
  };
}

/** What the screen is drawn from; `view` says in which state it is. */
export type NetworkShopsData = ReturnType<typeof useLoaderData<typeof loadNetworkShops>>;
/** The open network as such. */
export type NetworkStartData = Extract<NetworkShopsData, { view: 'start' }>;
/** Goods that were searched or narrowed, or a further page. */
export type NetworkListing = Extract<NetworkShopsData, { view: 'list' | 'nothing-found' }>;

function kindOf({ category }: { readonly category: Parameters<typeof kindFacts>[0] }) {
  return category;
}

/** What the list is a list of: the search, else the seller, else the kind of goods; null for all goods. */
function titleOf(t: ServerTexts, { search, seller, category }: ListQuery, sellers: readonly SellerView[]) {
  if (search !== '') return t('open-network:list.searchFor', { search });
  const named = sellers.find(({ providerId }) => providerId === seller)?.name;
  return named ?? (category === null ? null : t(`open-network:kind.${kindFacts(category).kind}`));
}
