import { call, describe } from '@haat/test-clients/call';
import { cookieHeader, type ShellBrowser } from '@haat/test-clients/shell-browser';
import type { PartResult } from '../figure.ts';
import { categoriesOf, fillCart, guestWithPlace, productsOf } from '../market/guest.ts';
import { measureLoad } from '../measure/load.ts';
import type { BenchSetting } from './setting.ts';

/** Least pages a second: of products to guests without a cart, of products to a person with one, and lists. */
const AIMS = { guests: 190, everybody: 120, lists: 100 } as const;

/**
 * Pages a second, compressed as for a browser, to people with a place: of every product of a shop in turn, for a guest
 * and for a person with a cart, whose pages are made each time, and the lists of every category, for a guest.
 */
export async function measurePages({ market, server, scale }: BenchSetting): Promise<PartResult> {
  const [guest, buyer] = [await guestWithPlace(market.farmer), await guestWithPlace(market.farmer)];
  await buyer.open('/');
  await fillCart(buyer);
  const products = await productsOf(market.backend);
  const pages = products.map(({ slug }) => `/product/${slug}`);
  const lists = (await categoriesOf(market.backend)).map((slug) => `/products?category=${slug}`);
  const failures = await wrongPages(market.farmer, cookieHeader(guest.cookies), products);
  const watched = { processes: market.processes, database: server.server.processId() };
  const loaded = async (what: string, paths: readonly string[], by: ShellBrowser, bound: number) => {
    const load = await measureLoad(
      {
        address: market.farmer,
        paths,
        headers: {
          cookie: cookieHeader(by.cookies),
          accept: 'text/html',
          'accept-encoding': 'gzip, deflate, br, zstd',
        },
        warmUp: scale.warmUp,
        requests: scale.requests,
      },
      watched,
    );
    const [half, most] = load.waits;
    failures.push(...load.failures);
    return {
      what,
      value: load.rate,
      unit: '/s' as const,
      aim: { is: 'at least' as const, bound },
      remark: `${load.cpu}; half within ${half} ms, 99 of 100 within ${most} ms; ${load.bytes} bytes each`,
    };
  };
  return {
    figures: [
      await loaded('product pages, guest', pages, guest, AIMS.guests),
      await loaded('product pages, with a cart', pages, buyer, AIMS.everybody),
      await loaded('product lists, guest', lists, guest, AIMS.lists),
    ],
    failures,
    checked:
      `${products.length} product pages show their product; ${scale.requests} of them for each person, and of ` +
      `${lists.length} lists, under load are answered 200`,
  };
}

/** Pages on which the product's name is not to be read, be it for an error's sake. */
async function wrongPages(
  farmer: string,
  cookie: string,
  products: readonly { slug: string; name: string }[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { slug, name } of products) {
    const outcome = await call(farmer, `/product/${slug}`, { headers: { cookie, accept: 'text/html' } });
    const isRight =
      outcome.kind === 'answer' &&
      outcome.status === 200 &&
      typeof outcome.body === 'string' &&
      outcome.body.includes(inHtml(name));
    if (!isRight) wrong.push(`/product/${slug} does not show ${name}: ${describe(outcome)}`);
  }
  return wrong;
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
