import type { Paged, Product } from '@haat/api-contract';
import { call, describe, goodBody } from '@haat/test-clients/call';
import { ShellBrowser } from '@haat/test-clients/shell-browser';

/** The shop that the guest's place leads to first. */
export const SHOP = 'v-nashik-1';
/** A pack of it that may be delivered. */
export const PACK = 'p-nano-urea-500ml';
/** The guest's place, Nashik. */
export const PLACE = { lat: 20.0063, lng: 73.7895 } as const;

/** A user who looks around: a place is set, there is no session. */
export async function guestWithPlace(farmer: string): Promise<ShellBrowser> {
  const guest = new ShellBrowser(farmer);
  await guest.choosesPlace();
  return guest;
}

/** Puts goods into a guest's cart, as the shop's button does. */
export async function fillCart(guest: ShellBrowser): Promise<void> {
  const outcome = await guest.send('/cart', {
    intent: 'set',
    variantId: PACK,
    vendorId: SHOP,
    quantity: '2',
    isPrebook: 'false',
    redirectTo: '/cart',
  });
  if (outcome.kind === 'lost' || outcome.status !== 302)
    throw new Error(`The cart could not be filled: ${describe(outcome)}`);
}

/** All products of the shop, as its list gives them page by page. */
export async function productsOf(backend: string, language = 'hi'): Promise<Product[]> {
  const found: Product[] = [];
  for (let page = 1; ; page += 1) {
    const path = `/catalogue/v1/products?vendor_id=${SHOP}&lang=${language}&page=${page}`;
    const { results, next } = goodBody<Paged<Product>>(await call(backend, path), path);
    found.push(...results);
    if (next === null) return found;
  }
}

/** The slugs of the categories of which the shop sells something. */
export async function categoriesOf(backend: string): Promise<string[]> {
  const path = `/catalogue/v1/categories?vendor_id=${SHOP}&lang=hi`;
  const { results } = goodBody<{ results: readonly { slug: string }[] }>(await call(backend, path), path);
  return results.map(({ slug }) => slug);
}
