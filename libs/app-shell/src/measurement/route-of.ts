import { paths } from '@haat/routing';

/** Said of an address that is no page. */
const NO_PAGE = '/:unknown';

/** Fixed parts before parameters: `/order/cancel` is not the order 'cancel'. */
const patterns = Object.values(paths)
  .toSorted((a, b) => a.split(':').length - b.split(':').length)
  .map((path) => ({ path, test: new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`) }));

/** The pattern of a page's address, without what is in it: '/product/urea' → '/product/:slug'. */
export function routeOf(pathname: string): string {
  return patterns.find(({ test }) => test.test(pathname))?.path ?? NO_PAGE;
}
