import { matchPath } from 'react-router';
import { paths, type PathName } from '@haat/routing';
import type { ScreenShape } from '@haat/ui-kit';

/** What each screen looks like from afar. What is only data or a file is no screen. */
const SHAPES: Readonly<Record<Exclude<PathName, 'searchSuggestions' | 'orderInvoice'>, ScreenShape>> = {
  home: 'home',
  notFound: 'form',
  appNotFound: 'form',
  location: 'form',
  language: 'rows',
  login: 'form',
  account: 'rows',
  about: 'rows',
  privacy: 'cards',
  stepUp: 'form',
  passkeys: 'rows',
  credit: 'order',
  repayCredit: 'form',
  search: 'list',
  products: 'list',
  productsByCategory: 'list',
  productsByBrand: 'list',
  productsByCrop: 'list',
  productById: 'product',
  product: 'product',
  productsAcrossShops: 'list',
  productAcrossShopsById: 'offers',
  productAcrossShops: 'offers',
  brandsAcrossShops: 'rows',
  categories: 'tiles',
  allCategories: 'tiles',
  brands: 'rows',
  allBrands: 'rows',
  centres: 'cards',
  nearbyCentres: 'cards',
  cart: 'cart',
  cartIdKyc: 'form',
  addresses: 'cards',
  newAddress: 'form',
  editAddress: 'form',
  orders: 'cards',
  order: 'order',
  payOrder: 'form',
  returnGoods: 'form',
  reportIssue: 'form',
  refundDestination: 'form',
  paymentReturn: 'order',
  campaignLink: 'cart',
  campaignCart: 'cart',
  campaignAddress: 'form',
};

const names = Object.keys(SHAPES) as (keyof typeof SHAPES)[];

/** The shape of the screen at a path, before anything of that screen is there. */
export function shapeOfScreen(pathname: string): ScreenShape {
  const name = names.find((each) => paths[each] === pathname) ?? names.find((each) => matchPath(paths[each], pathname));
  return name ? SHAPES[name] : 'list';
}
