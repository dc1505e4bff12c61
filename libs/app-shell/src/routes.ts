import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { routes as account } from '@haat/feature-account/routes';
import { routes as addresses } from '@haat/feature-addresses/routes';
import { routes as campaigns } from '@haat/feature-campaigns/routes';
import { routes as cart } from '@haat/feature-cart/routes';
import { routes as catalogueAcrossShops } from '@haat/feature-catalogue-across-shops/routes';
import { routes as catalogue } from '@haat/feature-catalogue/routes';
import { routes as home } from '@haat/feature-home/routes';
import { routes as kyc } from '@haat/feature-kyc/routes';
import { routes as language } from '@haat/feature-language/routes';
import { routes as location } from '@haat/feature-location/routes';
import { routes as nearbyCentres } from '@haat/feature-nearby-centres/routes';
import { resources as orderResources, routes as orders } from '@haat/feature-orders/routes';
import { resources as paymentResources, routes as payments } from '@haat/feature-payments/routes';

const { layout, route } = relative(import.meta.dirname);

/**
 * The one route table, the same in every shell: each area's own part, below a boundary that keeps the frame when a
 * screen
 * fails, and the shell's own addresses for texts and session.
 */
export const routes: RouteConfigEntry[] = [
  layout('screen-boundary.tsx', { id: 'screens' }, [
    ...home(),
    ...location(),
    ...language(),
    ...account(),
    ...catalogue(),
    ...catalogueAcrossShops(),
    ...nearbyCentres(),
    ...cart(),
    ...campaigns(),
    ...addresses(),
    ...kyc(),
    ...orders(),
    ...payments(),
  ]),
  ...paymentResources(),
  ...orderResources(),
  route('/texts/:version/:language/:file', 'resources/texts.ts', { id: 'texts' }),
  route('/api/keycloak/token', 'resources/token.ts', { id: 'session-token' }),
  route('/api/keycloak/logout', 'resources/logout.ts', { id: 'session-logout' }),
  route('/api/keycloak/sendOTP', 'resources/send-otp.ts', { id: 'session-send-otp' }),
];
