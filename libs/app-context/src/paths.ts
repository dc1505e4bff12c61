import { CAMPAIGN_LINK_PATH, PAYMENT_RETURN_PATH } from '@haat/api-contract';
import { generatePath } from 'react-router';

/** Every page of the product that exists, by name. Route tables and links both read this. Specification, section 2. */
export const paths = {
  home: '/',
  notFound: '/404',
  appNotFound: '/app/404',
  location: '/location',
  language: '/language',
  login: '/login',
  account: '/account',
  credit: '/account/credit',
  repayCredit: '/account/credit/pay',
  search: '/search',
  searchSuggestions: '/search/suggestions',
  products: '/products',
  productsByCategory: '/products/categories',
  productsByBrand: '/products/brands',
  productsByCrop: '/products/crops',
  productById: '/products/:id',
  product: '/product/:slug',
  productsAcrossShops: '/productsV2',
  productAcrossShopsById: '/productsV2/:id',
  productAcrossShops: '/productV2/:slug',
  brandsAcrossShops: '/productsV2/brands',
  categories: '/categories',
  allCategories: '/all-categories',
  brands: '/brands',
  allBrands: '/all-brands',
  centres: '/dcs',
  nearbyCentres: '/nearby-dcs',
  cart: '/cart',
  cartIdKyc: '/cart/kyc/id',
  addresses: '/addresses',
  newAddress: '/address/new',
  editAddress: '/address/:id/edit',
  orders: '/orders',
  order: '/order/:orderId',
  payOrder: '/order/:orderId/pay',
  orderInvoice: '/order/:orderId/bill.pdf',
  returnGoods: '/order/:orderId/return',
  reportIssue: '/order/:orderId/report',
  refundDestination: '/order/:orderId/refund/:refundId',
  paymentReturn: PAYMENT_RETURN_PATH,
  campaignLink: CAMPAIGN_LINK_PATH,
  campaignCart: '/growth/cart',
  campaignAddress: '/growth/address',
} as const;

/** Name of a page. */
export type PathName = keyof typeof paths;

type ParamsIn<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> | ParamsIn<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** The parameters that a page's path needs. */
export type PathParams<Name extends PathName> = Record<ParamsIn<(typeof paths)[Name]>, string>;

/** Query of an address; what is null, undefined, false or empty is left out. */
export type PathQuery = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Arguments<Name extends PathName> = [ParamsIn<(typeof paths)[Name]>] extends [never]
  ? [params?: Record<string, never>, query?: PathQuery]
  : [params: PathParams<Name>, query?: PathQuery];

/**
 * Address of a page, such as `pathTo('product', { slug }, { v: vendorId })` or `pathTo('products', {}, { category
 * })`.
 */
export function pathTo<Name extends PathName>(name: Name, ...[params, query]: Arguments<Name>): string {
  return generatePath(paths[name] as string, params ?? {}) + queryText(query);
}

function queryText(query: PathQuery | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value != null && value !== '' && value !== false) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
