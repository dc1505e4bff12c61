import type { OperatorList } from '@haat/api-contract/operator';
import { call, goodBody } from '@haat/test-clients/call';
import type { PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import { signsOperatorIn } from '../market/operator.ts';
import type { Scale } from '../scale.ts';
import { generateOrders, type HeldOrders } from './operator-rows.ts';

const WITHIN_MS = 200;
const ORDERS = '/operator/v1/orders';

/** What people at a desk look for, and whether something must be found. */
const looksOf = ({ number, phone, shop }: HeldOrders): Readonly<Record<string, string>> => ({
  'the newest': '',
  'page 100': '?page=100',
  'by number': `?number=${number}`,
  'numbers that begin so': `?number=${number.slice(0, 9)}`,
  'by phone': `?phone=${phone}`,
  'of a shop': `?shop_id=${shop}`,
  'of a shop and a state': `?shop_id=${shop}&status=USER_CANCELLED`,
  'on their way': '?status=OUT_FOR_DELIVERY,SHIPPED',
  late: '?is_late=true',
  stuck: '?is_stuck=true',
  'of a month, on credit': `?since=${dayAgo(60)}&until=${dayAgo(30)}&payment=credit`,
  'the oldest': '?sort=created_at&order=asc',
});

/** Lists of a desk among many orders, asked for one at a time. */
export async function measureOperator(server: BenchServer, scale: Scale): Promise<PartResult> {
  const name = await server.copyOf(await server.marketOf(scale.shops[0]));
  const market = await openBenchMarket(server.addressOf(name), { withShell: false });
  const failures: string[] = [];
  try {
    const held = await generateOrders(server, name, scale.operator.orders);
    const token = await signsOperatorIn(market.backend, server, name);
    const all: number[] = [];
    const slowest: string[] = [];
    for (const [what, query] of Object.entries(looksOf(held))) {
      const path = `${ORDERS}${query}`;
      const taken: number[] = [];
      for (let turn = 0; turn <= scale.operator.turns; turn += 1) {
        const begun = performance.now();
        const { data } = goodBody<OperatorList>(await call(market.backend, path, { token }), path);
        // The first of each is not counted: its statement is planned and its pages are read.
        if (turn > 0) taken.push(performance.now() - begun);
        if (data.length === 0) failures.push(`${what} finds nothing`);
      }
      all.push(...taken);
      slowest.push(`${what}: ${percentile(taken, 0.95).toFixed(0)} ms`);
    }
    return {
      figures: [
        {
          what: 'lists of the desk, 95 of 100 calls',
          value: percentile(all, 0.95),
          unit: 'ms',
          aim: { is: 'at most', bound: WITHIN_MS },
          remark: `${held.orders} orders, ${slowest.length} lists one after the other`,
        },
      ],
      notes: [`95 of 100 calls of each list:\n${slowest.join('\n')}`],
      failures: [...new Set(failures)],
      checked: `${slowest.length} lists of a desk find orders among ${held.orders}`,
    };
  } finally {
    await market.close();
  }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
