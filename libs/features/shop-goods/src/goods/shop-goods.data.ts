import type { LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shopGoods } from '@haat/api-client';
import { PAGE_SIZE } from '@haat/api-contract';
import type { ShopPackView } from '@haat/api-contract/shop-goods';
import {
  LONGEST_SEARCH,
  readWholeNumber,
  SHOP_GOODS_FILTERS,
  type ShopGoodsFilter,
} from '@haat/api-contract/vocabulary';
import { apiContext, requireSession, textContext, type ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { pathTo } from '@haat/routing';
import { orWithoutShop } from '../without-shop.data.ts';

const MOST_PAGES = 10_000;

/** A page of the shop's goods; null goods to a person without a shop. */
export async function loadShopGoods({ request, url, context }: LoaderFunctionArgs) {
  requireSession(context, request);
  const t = context.get(textContext);
  const title = t('shop-goods:title');
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
  const asked = url.searchParams.get('show');
  const filter = SHOP_GOODS_FILTERS.find((known) => known === asked) ?? 'all';
  const page = Math.min(MOST_PAGES, readWholeNumber(url.searchParams.get('page')) || 1);
  const found = await orWithoutShop(shopGoods(context.get(apiContext), { search, filter, page }));
  if (found === null) return { title, goods: null };
  const to = (show: ShopGoodsFilter, at = 1) =>
    pathTo('shopGoods', {}, { q: search || null, show: show === 'all' ? null : show, page: at === 1 ? null : at });
  return {
    title,
    goods: {
      search,
      filter,
      filters: SHOP_GOODS_FILTERS.map((show) => ({ show, label: t(`shop-goods:filter.${show}`), to: to(show) })),
      rows: found.results.map((pack) => rowOf(t, pack)),
      before: page > 1 ? to(filter, page - 1) : null,
      after: page * PAGE_SIZE < found.count ? to(filter, page + 1) : null,
    },
  };
}

/** What the list is drawn from. */
export type ShopGoodsData = NonNullable<ReturnType<typeof useLoaderData<typeof loadShopGoods>>['goods']>;

function rowOf(t: ServerTexts, pack: ShopPackView) {
  const { c_id: id, name, pack: packed, price, stock, on_sale: isOnSale, is_expired: isExpired, image_url } = pack;
  return {
    ...{ id, name, pack: packed, image: image_url, price: formatMoney(price), to: pathTo('shopPack', { packId: id }) },
    stock: t('shop-goods:stock', { count: stock }),
    isEmpty: stock === 0,
    mark: isExpired ? t('shop-goods:expired') : isOnSale ? null : t('shop-goods:hidden'),
  };
}
