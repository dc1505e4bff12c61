import type { Paged, Product } from '@haat/api-contract';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { call, goodBody } from '../../faults/call.ts';
import type { PartResult } from '../figure.ts';
import { productsOf, SHOP } from '../market/visitor.ts';
import { measureLoad } from '../measure/load.ts';
import type { BenchSetting } from './setting.ts';

const CALLS_A_SECOND = 700;

/** Calls of a shop's list of products a second: its pages, categories and orders in six languages in turn. */
export async function measureCalls({ market, server, scale }: BenchSetting): Promise<PartResult> {
  const products = await productsOf(market.backend);
  const categories = [...new Set(products.map(({ category }) => category.slug))];
  const queries = [
    '',
    '&page=2',
    '&sort=price_low',
    '&sort=discount&in_stock=true',
    ...categories.map((slug) => `&category=${slug}`),
  ];
  const paths = LANGUAGES.flatMap((language) =>
    queries.map((query) => `/catalogue/v1/products?vendor_id=${SHOP}&lang=${language}${query}`),
  );
  const load = await measureLoad(
    { address: market.backend, paths, warmUp: scale.warmUp, requests: scale.requests },
    { processes: { backend: market.processes['backend'] ?? 0 }, database: server.server.processId() },
  );
  const [half, most] = load.waits;
  return {
    figures: [
      {
        what: 'list calls',
        value: load.rate,
        unit: '/s',
        aim: { is: 'at least', bound: CALLS_A_SECOND },
        remark: `${load.cpu}; half within ${half} ms, 99 of 100 within ${most} ms; ${load.bytes} bytes each`,
      },
    ],
    failures: [...(await emptyLists(market.backend, paths)), ...load.failures],
    checked: `${paths.length} different lists hold goods with a price; ${scale.requests} under load are answered 200`,
  };
}

/** Lists without goods, or with some that have no price. */
async function emptyLists(backend: string, paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of paths) {
    const { results } = goodBody<Paged<Product>>(await call(backend, path), path);
    if (results.length === 0 || results.some(({ inventory_set }) => inventory_set.length === 0))
      wrong.push(`${path} lists nothing, or something without a price`);
  }
  return wrong;
}
