import { call, describe } from '@haat/test-clients/call';
import { cookieHeader } from '@haat/test-clients/shell-browser';
import type { PartResult } from '../figure.ts';
import { productsOf, guestWithPlace } from '../market/guest.ts';
import { measureLoad } from '../measure/load.ts';
import type { BenchSetting } from './setting.ts';

const PAGES_A_SECOND = 190;

/**
 * Product pages a second, of every product of a shop in turn, to a guest with a place, compressed as for a browser.
 */
export async function measurePages({ market, server, scale }: BenchSetting): Promise<PartResult> {
  const guest = await guestWithPlace(market.farmer);
  const products = await productsOf(market.backend);
  const failures = await wrongPages(market.farmer, cookieHeader(guest.cookies), products);
  const load = await measureLoad(
    {
      address: market.farmer,
      paths: products.map(({ slug }) => `/product/${slug}`),
      headers: {
        cookie: cookieHeader(guest.cookies),
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br, zstd',
      },
      warmUp: scale.warmUp,
      requests: scale.requests,
    },
    { processes: market.processes, database: server.server.processId() },
  );
  const [half, most] = load.waits;
  return {
    figures: [
      {
        what: 'product pages',
        value: load.rate,
        unit: '/s',
        aim: { is: 'at least', bound: PAGES_A_SECOND },
        remark: `${load.cpu}; half within ${half} ms, 99 of 100 within ${most} ms; ${load.bytes} bytes each`,
      },
    ],
    failures: [...failures, ...load.failures],
    checked: `${products.length} product pages show their product; ${scale.requests} under load are answered 200`,
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
