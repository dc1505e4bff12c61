import { sql } from 'drizzle-orm';
import { offers } from '../catalogue/tables.ts';

/**
 * The condition that farmers see an offer and may buy it: the shop has not taken it off sale, and its licence for such
 * goods has not run out. See docs/domain/shop.md#off-sale.
 */
export const isOnSale = sql`${offers.withdrawnAt} is null and not ${offers.isExpired}`;
