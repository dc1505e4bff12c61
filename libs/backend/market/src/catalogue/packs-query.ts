import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { variants } from './tables.ts';

/** Query of every pack, for other markets to compare theirs with: `product_id`, `variant_id`, `amount`, `unit`. */
export function packsQuery(): SQL {
  return sql`select ${variants.productId} as product_id, ${variants.id} as variant_id, ${variants.packAmount} as amount,
    ${variants.packUnit} as unit from ${variants}`;
}
