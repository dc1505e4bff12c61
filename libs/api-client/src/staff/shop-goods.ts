import type { Paged } from '@haat/api-contract';
import type { ChangePack, GoodsImport, GoodsReport, PackHistory, ShopPackView } from '@haat/api-contract/shop-goods';
import type { LedgerMonth, OwnShopView, ShopSettingsInput } from '@haat/api-contract/shop-settings';
import type { ShopGoodsFilter } from '@haat/api-contract/vocabulary';
import { pathOf, type ApiClient } from '../api-client.ts';

const GOODS = '/vendor/v1/goods';
const IMPORTS = '/vendor/v1/goods-imports';
const SHOP = '/vendor/v1/shop';

/** `GET /vendor/v1/goods`: a page of what the shop lists. @throws ApiError `auth_error.forbidden` without a shop */
export function shopGoods(
  api: ApiClient,
  asked: { readonly search: string; readonly filter: ShopGoodsFilter; readonly page: number },
): Promise<Paged<ShopPackView>> {
  return api.send({ service: 'main', method: 'GET', path: GOODS, query: { ...asked, lang: api.language } });
}

/** `GET /vendor/v1/goods/{id}`. @throws ApiError `request_error.not_found`, also for another shop's */
export function shopPack(api: ApiClient, id: string): Promise<ShopPackView> {
  const path = pathOf`/vendor/v1/goods/${id}`;
  return api.send({ service: 'main', method: 'GET', path, query: { lang: api.language } });
}

/** `GET /vendor/v1/goods/{id}/history`: who changed it, the newest first. @throws ApiError `request_error.not_found` */
export async function shopPackHistory(api: ApiClient, id: string): Promise<PackHistory['results']> {
  const path = pathOf`/vendor/v1/goods/${id}/history`;
  return (await api.send<PackHistory>({ service: 'main', method: 'GET', path })).results;
}

/** `PATCH /vendor/v1/goods/{id}`. @throws ApiError `goods_error.*`, `request_error.not_found` */
export function changeShopPack(api: ApiClient, id: string, body: ChangePack): Promise<ShopPackView> {
  const path = pathOf`/vendor/v1/goods/${id}`;
  return api.send({ service: 'main', method: 'PATCH', path, query: { lang: api.language }, body });
}

/** `GET /vendor/v1/goods-file`: the shop's goods as CSV. */
export function goodsTemplate(api: ApiClient): Promise<ArrayBuffer> {
  const path = '/vendor/v1/goods-file';
  return api.send({ service: 'main', method: 'GET', path, query: { lang: api.language }, answer: 'bytes' });
}

/** `GET /vendor/v1/goods-imports`: the newest ten. */
export async function goodsImports(api: ApiClient): Promise<readonly GoodsImport[]> {
  return (await api.send<{ results: GoodsImport[] }>({ service: 'main', method: 'GET', path: IMPORTS })).results;
}

/** `POST /vendor/v1/goods-imports`: checks a file, changes nothing. @throws ApiError `goods_error.file_refused` */
export function checkGoodsFile(api: ApiClient, bytes: Uint8Array): Promise<GoodsReport> {
  const query = { lang: api.language };
  return api.send({ service: 'main', method: 'POST', path: IMPORTS, query, file: { type: 'text/csv', bytes } });
}

/** `GET /vendor/v1/goods-imports/{id}`. @throws ApiError `request_error.not_found` */
export function goodsImport(api: ApiClient, id: string, page: number): Promise<GoodsReport> {
  const path = pathOf`/vendor/v1/goods-imports/${id}`;
  return api.send({ service: 'main', method: 'GET', path, query: { page } });
}

/** `POST …/apply`. @throws ApiError `goods_error.price_jump`, `goods_error.import_moved` */
export function applyGoodsImport(api: ApiClient, id: string, isSure: boolean): Promise<GoodsReport> {
  const path = pathOf`/vendor/v1/goods-imports/${id}/apply`;
  return api.send({ service: 'main', method: 'POST', path, body: { is_sure: isSure } });
}

/** `POST …/undo`. @throws ApiError `goods_error.import_moved` */
export function undoGoodsImport(api: ApiClient, id: string): Promise<GoodsReport> {
  return api.send({ service: 'main', method: 'POST', path: pathOf`/vendor/v1/goods-imports/${id}/undo` });
}

/** `GET /vendor/v1/shop`: hours, terms, licences. @throws ApiError `auth_error.forbidden` without a shop */
export function ownShop(api: ApiClient): Promise<OwnShopView> {
  return api.send({ service: 'main', method: 'GET', path: SHOP, query: { lang: api.language } });
}

/** `PUT /vendor/v1/shop`. @throws ApiError `goods_error.shop_changed`, `request_error.invalid` */
export function changeOwnShop(api: ApiClient, body: ShopSettingsInput): Promise<OwnShopView> {
  return api.send({ service: 'main', method: 'PUT', path: SHOP, query: { lang: api.language }, body });
}

/** `GET /vendor/v1/ledger/months/{month}`. @param month 'YYYY-MM' */
export function ledgerMonth(api: ApiClient, month: string): Promise<LedgerMonth> {
  return api.send({ service: 'main', method: 'GET', path: pathOf`/vendor/v1/ledger/months/${month}` });
}

/** `GET …/file`: the month as CSV. */
export function ledgerMonthFile(api: ApiClient, month: string): Promise<ArrayBuffer> {
  const path = pathOf`/vendor/v1/ledger/months/${month}/file`;
  return api.send({ service: 'main', method: 'GET', path, answer: 'bytes' });
}
