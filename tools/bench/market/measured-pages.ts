import type { ShellBrowser } from '@haat/test-clients/shell-browser';
import { fillCart, productsOf, guestWithPlace } from './guest.ts';

/** A page, and who looks at it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly guest: ShellBrowser;
  /** What is to be read on it when it is itself, and no error or empty screen. */
  readonly shows: string;
  /** Its largest paint, at most, in ms. */
  readonly paintedIn: number;
}

/** Largest paints: of what is bought, of pages that a link from elsewhere leads to, and of market prices. */
const PAINTED_IN = { buying: 800, entry: 900, prices: 1_000 } as const;

/** Of the sample's market prices. */
const FOLLOWED = 'onion';
/** Pages that a link from elsewhere leads to first. */
const PROBLEM = '/crop/cotton/problem/cotton_whitefly';
const ARTICLE = '/blog/frost-night';

/**
 * Home, list, product, market prices, a problem of a crop, an article and the cart, as a guest with a place sees them
 * who has nothing of them yet. The guest follows a crop, whose prices near Nashik are shown; the cart has goods in it.
 */
export async function measuredPages({ farmer, backend }: { farmer: string; backend: string }): Promise<MeasuredPage[]> {
  const [guest, buyer] = [await guestWithPlace(farmer), await guestWithPlace(farmer)];
  const follower = await guestWithPlace(farmer);
  await follower.send('/mandi', { crops: FOLLOWED });
  // A cart is named by the first page.
  await buyer.open('/');
  await fillCart(buyer);
  const [product] = await productsOf(backend);
  if (!product) throw new Error('The shop has no product.');
  const { buying, entry, prices } = PAINTED_IN;
  return [
    { name: 'home', path: '/', guest, shows: '/product/', paintedIn: buying },
    { name: 'list', path: '/products', guest, shows: `/product/${product.slug}`, paintedIn: buying },
    { name: 'product', path: `/product/${product.slug}`, guest, shows: product.image_url, paintedIn: buying },
    { name: 'market prices', path: '/mandi', guest: follower, shows: `crop=${FOLLOWED}`, paintedIn: prices },
    { name: 'problem', path: PROBLEM, guest, shows: PROBLEM, paintedIn: entry },
    { name: 'article', path: ARTICLE, guest, shows: ARTICLE, paintedIn: entry },
    { name: 'cart', path: '/cart', guest: buyer, shows: 'name="seen"', paintedIn: buying },
  ];
}

/** What of the pages is not itself. */
export async function pageFailures(pages: readonly MeasuredPage[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, path, guest, shows } of pages) {
    const outcome = await guest.open(path);
    const isItself =
      outcome.kind === 'answer' &&
      outcome.status === 200 &&
      typeof outcome.body === 'string' &&
      outcome.body.includes(shows);
    if (!isItself) wrong.push(`${name} (${path}) does not show ${shows}`);
  }
  return wrong;
}
