import type { Job } from '@haat/backend-platform';
import { removeUnorderedCarts } from './campaign-rows.ts';

const DAY_MS = 86_400_000;
/** As long as the cart of a guest who does not come back. */
const FILLED_CART_KEPT_MS = 90 * DAY_MS;

/** What time makes due of campaigns. */
export const CAMPAIGN_JOBS: readonly Job[] = [
  {
    name: 'campaigns.unordered-carts',
    every: DAY_MS,
    run: ({ database, now }) => removeUnorderedCarts(database, new Date(now().getTime() - FILLED_CART_KEPT_MS)),
  },
];
