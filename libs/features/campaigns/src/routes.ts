import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/app-context';

const { route } = relative(import.meta.dirname);

/** Routes that a campaign's link leads along: the link itself, what it offers, and where to that shall come. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.campaignLink, 'screens/campaign-link.tsx', { id: 'campaign-link' }),
    route(paths.campaignCart, 'screens/campaign-cart.tsx', { id: 'campaign-cart' }),
    route(paths.campaignAddress, 'screens/campaign-address.tsx', { id: 'campaign-address' }),
  ];
}
