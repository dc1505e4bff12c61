/** Catalogue, product, cart and checkout; sign-in is a step of the checkout. Each with the pages below it. */
const PREBOOK_PAGES = [
  '/products',
  '/productsV2',
  '/product',
  '/productV2',
  '/categories',
  '/all-categories',
  '/brands',
  '/all-brands',
  '/ondc/products',
  '/ondc/cart',
  '/cart',
  '/login',
  '/addresses',
  '/address',
] as const;

/**
 * Whether the visit is in the prebook flow after going to a page. It starts with the query `prebook=true`, is kept from
 * page to page, and is cleared on leaving the prebook pages (or by any other value of the query). To be asked for pages
 * only, not for the requests that a page makes.
 *
 * See docs/domain/cart.md#prebook-flow.
 *
 * @param path - path of the page, without query
 * @param query - query of the page, as `location.search` or already read
 * @param current - whether the visit was in the prebook flow before
 */
export function keepsPrebook(path: string, query: string | URLSearchParams, current: boolean): boolean {
  const asked = new URLSearchParams(query).get('prebook');
  if (asked !== null) {
    return asked === 'true';
  }
  return current && PREBOOK_PAGES.some((page) => path === page || path.startsWith(`${page}/`));
}
