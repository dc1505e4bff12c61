import { matchPath } from 'react-router';
import { paths, type PathName } from '@haat/routing';
import type { ScreenShape } from '@haat/ui-kit';

/** What each screen looks like from afar; those that are left out are forms. */
const SHAPES: Partial<Readonly<Record<PathName, ScreenShape>>> = {
  home: 'home',
  language: 'rows',
  account: 'rows',
  about: 'rows',
  privacy: 'cards',
  passkeys: 'rows',
  devices: 'rows',
  sharedPhone: 'rows',
  deleteAccount: 'cards',
  help: 'cards',
  notices: 'cards',
  credit: 'order',
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
  addresses: 'cards',
  orders: 'cards',
  order: 'order',
  paymentReturn: 'order',
  agentStop: 'cards',
  agentFarmers: 'cards',
  myAgents: 'cards',
  agentEarnings: 'rows',
  campaignLink: 'cart',
  campaignCart: 'cart',
  networkShops: 'list',
  networkSellers: 'cards',
  networkProduct: 'offers',
  mandiPrices: 'cards',
  mandiSearch: 'list',
  demands: 'cards',
  collectionCentres: 'cards',
  myCrops: 'cards',
  allCrops: 'tiles',
  crop: 'cards',
  cropGuide: 'cards',
  cropProblems: 'tiles',
  cropProblem: 'product',
  insurance: 'cards',
  insurancePeril: 'cards',
  policies: 'cards',
  policy: 'order',
  askExpert: 'form',
  prescription: 'cards',
  articles: 'list',
  articlesOfChannel: 'list',
  articlesOfTag: 'list',
  episodes: 'cards',
  news: 'cards',
};

const names = Object.keys(SHAPES) as PathName[];

/** The shape of the screen at a path, before anything of that screen is there. */
export function shapeOfScreen(pathname: string): ScreenShape {
  const name = names.find((each) => paths[each] === pathname) ?? names.find((each) => matchPath(paths[each], pathname));
  return (name && SHAPES[name]) ?? 'form';
}
