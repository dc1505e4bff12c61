import { expect, it } from 'vitest';
import { FEATURE_NAMES, routesOf } from './routes.ts';

/**
 * Every address that the product is given, by area; `{…}` stands for any id. See docs/domain/application.md#pages. The
 * prefix of the farm services is given for the first alone.
 */
const GIVEN: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  errors: ['/404', '/app/404'],
  addresses: ['/addresses', '/address/new', '/address/{id}/edit', '/growth/address'],
  catalogue: [
    ...['/all-brands', '/all-categories', '/brands', '/categories', '/products', '/products/{id}', '/product/{slug}'],
    ...['/products/categories', '/products/brands', '/products/crops'],
  ],
  'catalogue across shops': ['/productsV2', '/productsV2/{id}', '/productV2/{slug}', '/productsV2/brands'],
  content: [
    ...['/blogs', '/blogs/channel/{slug}', '/blogs/tag/{slug}', '/blog/{slug}', '/community/post/{slug}'],
    ...['/dehaat/post/{slug}', '/farm-talk', '/news'],
  ],
  questions: ['/ask-agri-question', '/ask-help', '/ask-question'],
  crops: ['/crop', '/crops', '/crop/all', '/crop-guide', '/crop/{id}/problems', '/crop/{id}/problem/{problemId}'],
  commerce: ['/cart', '/cart/kyc/id', '/order/{orderId}', '/orders', '/dcs', '/nearby-dcs', '/growth/cart'],
  'farm and satellite': ['/farm/{id}', '/farms', '/prakshep', '/geotag-campaign', '/feedback'],
  insurance: [
    ...['/insurance', '/insurance/claims', '/insurance/claims/{id}', '/insurance/kyc', '/insurance/kyc/id'],
    ...['/insurance/kyc/banks', '/insurance/kyc/banks/{id}', '/insurance/kyc/banks/new', '/insurance/perils/{id}'],
    ...['/insurance/policies', '/insurance/policies/{id}', '/insurance/policies/term-sheets'],
  ],
  other: [
    ...['/language', '/location', '/login', '/delete-account', '/prescription/{id}', '/soil-test-report'],
    ...['/soil-test-report/{id}', '/growth/validate'],
  ],
  'market prices': [
    ...['/mandi', '/mandi/search', '/mandi/submit-reciept', '/mandi/demand-trade', '/mandi/collection-center'],
  ],
  programme: ['/shri-program', '/shri-program/activation', '/shri-program/apply'],
  'open network': [
    ...['/ondc', '/ondc/cart', '/ondc/dcs', '/ondc/location', '/ondc/order/{ondcOrderId}', '/ondc/products/{id}'],
  ],
  'farm services': [
    ...['soil-testing', 'package-list', 'cart', 'booking-form', 'booking-details/{bookingId}', 'booking-list'],
    ...['drone-spray', 'dehaat-captain-training'],
  ].map((page) => `/farmer-services/${page}`),
};

/** Those that no screen answers yet. The list only gets shorter: a screen that is there is taken out of it. */
const NOT_YET: readonly string[] = [];

/** An address without the names of its ids. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, '*');
const screens = (routesOf(FEATURE_NAMES)[0]?.children ?? []).flatMap(({ path, index, file }) => {
  const address = index === true ? '/' : path;
  return address !== undefined && file.endsWith('.screen.tsx') ? [shapeOf(address)] : [];
});
const isAnswered = (address: string) => screens.includes(shapeOf(address));

const given = Object.entries(GIVEN).flatMap(([area, addresses]) => addresses.map((address) => ({ area, address })));

it.each(given.filter(({ address }) => !NOT_YET.includes(address)))(
  '$address ($area) is answered by a screen of its own',
  ({ address }) => {
    expect(isAnswered(address)).toBe(true);
  },
);

it('names no address as missing whose screen is there, or that is not given', () => {
  expect(NOT_YET.filter(isAnswered)).toEqual([]);
  const addresses = given.map(({ address }) => address);
  expect(NOT_YET.filter((address) => !addresses.includes(address))).toEqual([]);
});
