import type { Order } from '@haat/api-contract';
import { pathTo } from '@haat/routing';

/** Address of the product of an order's line: goods of the open network have pages of their own. */
export function productPath({ network }: Pick<Order, 'network'>, { slug }: Order['lines'][number]): string {
  return network === undefined ? pathTo('product', { slug }) : pathTo('networkProduct', { id: slug });
}
