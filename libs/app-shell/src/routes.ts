import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { MEASUREMENT_PATHS, PUSH_PATHS } from '@haat/app-context';
import { routes as account } from '@haat/feature-account/routes';
import { routes as addresses } from '@haat/feature-addresses/routes';
import { routes as agents } from '@haat/feature-agents/routes';
import { routes as bookings } from '@haat/feature-bookings/routes';
import { routes as campaigns } from '@haat/feature-campaigns/routes';
import { routes as cart } from '@haat/feature-cart/routes';
import { routes as catalogueAcrossShops } from '@haat/feature-catalogue-across-shops/routes';
import { routes as catalogue } from '@haat/feature-catalogue/routes';
import { routes as crops } from '@haat/feature-crops/routes';
import { routes as geotags } from '@haat/feature-geotags/routes';
import { routes as fields } from '@haat/feature-fields/routes';
import { routes as home } from '@haat/feature-home/routes';
import { resources as insuranceResources, routes as insurance } from '@haat/feature-insurance/routes';
import { resources as kycResources, routes as kyc } from '@haat/feature-kyc/routes';
import { routes as language } from '@haat/feature-language/routes';
import { routes as location } from '@haat/feature-location/routes';
import { routes as mandi } from '@haat/feature-mandi/routes';
import { routes as nearbyCentres } from '@haat/feature-nearby-centres/routes';
import { routes as openNetwork } from '@haat/feature-open-network/routes';
import { resources as orderResources, routes as orders } from '@haat/feature-orders/routes';
import { resources as paymentResources, routes as payments } from '@haat/feature-payments/routes';
import { routes as programme } from '@haat/feature-programme/routes';
import { routes as reading } from '@haat/feature-reading/routes';
import { resources as shopOrderResources, routes as shopOrders } from '@haat/feature-shop-orders/routes';
import { resources as shopGoodsResources, routes as shopGoods } from '@haat/feature-shop-goods/routes';
import { routes as training } from '@haat/feature-training/routes';
import { routes as satellite } from '@haat/feature-satellite/routes';
import { paths } from '@haat/routing';

const { layout, route } = relative(import.meta.dirname);

interface Feature {
  /** Its screens, shown in the frame. */
  readonly screens: () => RouteConfigEntry[];
  /** Its addresses that are no screens. */
  readonly resources?: () => RouteConfigEntry[];
}

/** Every feature that a shell may carry. */
const FEATURES = {
  home: { screens: home },
  location: { screens: location },
  language: { screens: language },
  account: { screens: account },
  catalogue: { screens: catalogue },
  'catalogue-across-shops': { screens: catalogueAcrossShops },
  'nearby-centres': { screens: nearbyCentres },
  cart: { screens: cart },
  campaigns: { screens: campaigns },
  agents: { screens: agents },
  addresses: { screens: addresses },
  kyc: { screens: kyc, resources: kycResources },
  orders: { screens: orders, resources: orderResources },
  payments: { screens: payments, resources: paymentResources },
  'open-network': { screens: openNetwork },
  mandi: { screens: mandi },
  crops: { screens: crops },
  geotags: { screens: geotags },
  insurance: { screens: insurance, resources: insuranceResources },
  bookings: { screens: bookings },
  programme: { screens: programme },
  reading: { screens: reading },
  fields: { screens: fields },
  training: { screens: training },
  satellite: { screens: satellite },
  'shop-orders': { screens: shopOrders, resources: shopOrderResources },
  'shop-goods': { screens: shopGoods, resources: shopGoodsResources },
} satisfies Record<string, Feature>;

/** A feature that a shell may carry, by the name of its folder in `libs/features`. */
export type FeatureName = keyof typeof FEATURES;
/** All of them, for what shows every screen. */
export const FEATURE_NAMES = Object.keys(FEATURES) as readonly FeatureName[];

/**
 * The route table of a shell: the screens of the features that it carries, below a boundary that keeps the frame when
 * a screen fails, their other addresses, and the shell's own for texts and session. Without a home it starts at its
 * first section.
 * @param features in the order in which their routes stand, each feature once
 */
export function routesOf(features: readonly FeatureName[]): RouteConfigEntry[] {
  const carried = features.map((name): Feature => FEATURES[name]);
  return [
    layout(
      'screen-boundary.tsx',
      { id: 'screens' },
      carried.flatMap(({ screens }) => screens()),
    ),
    ...carried.flatMap(({ resources }) => resources?.() ?? []),
    ...(features.includes('home') ? [] : [route(paths.home, 'resources/start.ts', { id: 'start' })]),
    route('/texts/:version/:language/:file', 'resources/texts.ts', { id: 'texts' }),
    route('/api/keycloak/token', 'resources/token.ts', { id: 'session-token' }),
    route('/api/keycloak/logout', 'resources/logout.ts', { id: 'session-logout' }),
    route('/api/keycloak/leave', 'resources/leave-phone.ts', { id: 'session-leave' }),
    route('/api/webview/nonce', 'resources/host-nonce.ts', { id: 'host-nonce' }),
    route('/api/webview/proof', 'resources/host-proof.ts', { id: 'host-proof' }),
    route('/sitemap.xml', 'resources/sitemap.ts', { id: 'sitemap' }),
    route(MEASUREMENT_PATHS.consent, 'resources/measurement-consent.ts', { id: 'measurement-consent' }),
    route(MEASUREMENT_PATHS.events, 'resources/measured-events.ts', { id: 'measured-events' }),
    route(PUSH_PATHS.subscription, 'resources/push-subscription.ts', { id: 'push-subscription' }),
    route('/api/uploads/:id?', 'resources/uploads.ts', { id: 'uploads' }),
    route('/api/keycloak/sendOTP', 'resources/send-otp.ts', { id: 'session-send-otp' }),
  ];
}
