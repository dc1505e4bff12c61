import { relative, type RouteConfigEntry } from '@react-router/dev/routes';
import { paths } from '@haat/routing';

const { route } = relative(import.meta.dirname);

/** Routes that a campaign's link leads along: the link itself, what it offers, and where to that shall come. */
export function routes(): RouteConfigEntry[] {
  return [
    route(paths.campaignLink, 'campaign-link/campaign-link.screen.tsx', { id: 'campaign-link' }),
    route(paths.campaignCart, 'campaign-cart/campaign-cart.screen.tsx', { id: 'campaign-cart' }),
    route(paths.campaignAddress, 'campaign-address/campaign-address.screen.tsx', { id: 'campaign-address' }),
  ];
}
