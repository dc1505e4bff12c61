import { generatePath } from 'react-router';
import { accountPaths } from './areas/account.ts';
import { addressesPaths } from './areas/addresses.ts';
import { agentsPaths } from './areas/agents.ts';
import { bookingsPaths } from './areas/bookings.ts';
import { campaignsPaths } from './areas/campaigns.ts';
import { cartPaths } from './areas/cart.ts';
import { catalogueAcrossShopsPaths } from './areas/catalogue-across-shops.ts';
import { cataloguePaths } from './areas/catalogue.ts';
import { cropsPaths } from './areas/crops.ts';
import { geotagsPaths } from './areas/geotags.ts';
import { fieldsPaths } from './areas/fields.ts';
import { homePaths } from './areas/home.ts';
import { insurancePaths } from './areas/insurance.ts';
import { kycPaths } from './areas/kyc.ts';
import { languagePaths } from './areas/language.ts';
import { locationPaths } from './areas/location.ts';
import { mandiPaths } from './areas/mandi.ts';
import { nearbyCentresPaths } from './areas/nearby-centres.ts';
import { openNetworkPaths } from './areas/open-network.ts';
import { ordersPaths } from './areas/orders.ts';
import { paymentsPaths } from './areas/payments.ts';
import { programmePaths } from './areas/programme.ts';
import { readingPaths } from './areas/reading.ts';
import { shopGoodsPaths } from './areas/shop/shop-goods.ts';
import { shopOrdersPaths } from './areas/shop/shop-orders.ts';
import { trainingPaths } from './areas/training.ts';
import { satellitePaths } from './areas/satellite.ts';

/**
 * Every page of the product that exists, by name: route tables and links both read this. Each area's own stand in
 * `areas/`. See docs/domain/application.md#pages.
 */
export const paths = /* @__PURE__ */ pathsOfAreas();

/** A function, so that what reads no path by its name can be built without them. */
function pathsOfAreas() {
  return {
    ...homePaths,
    ...locationPaths,
    ...languagePaths,
    ...accountPaths,
    ...cataloguePaths,
    ...bookingsPaths,
    ...catalogueAcrossShopsPaths,
    ...nearbyCentresPaths,
    ...cartPaths,
    ...kycPaths,
    ...addressesPaths,
    ...ordersPaths,
    ...paymentsPaths,
    ...campaignsPaths,
    ...agentsPaths,
    ...openNetworkPaths,
    ...mandiPaths,
    ...cropsPaths,
    ...geotagsPaths,
    ...insurancePaths,
    ...programmePaths,
    ...readingPaths,
    ...fieldsPaths,
    ...trainingPaths,
    ...satellitePaths,
    ...shopOrdersPaths,
    ...shopGoodsPaths,
  } as const;
}

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
  return addressOf(paths[name], params, query);
}

/**
 * Address of a page by its path. In the browser's files it stands in place of `pathTo` and a name, so that no page
 * brings the paths of all others.
 */
export function addressOf(path: string, params?: Readonly<Record<string, string>>, query?: PathQuery): string {
  return generatePath(path, params ?? {}) + queryText(query);
}

function queryText(query: PathQuery | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value != null && value !== '' && value !== false) search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
