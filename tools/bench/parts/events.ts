import { setTimeout as pause } from 'node:timers/promises';
import { newBuyers, orderIdOf } from '@haat/test-clients/buyer';
import type { PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import { openSlowGateway } from '../market/slow-gateway.ts';
import { CONNECTIONS, type Scale } from '../scale.ts';
import { setStock } from './order-counts.ts';
import { orderOnce } from './orders.ts';

/** After the last event was written, all must be delivered within this, beyond the gateway's answer. */
const REST_MS = 30_000;
/** What notices and refunds may take longer than they must, 95 of 100. */
const NOTICE_WITHIN_MS = 1_000;
const REFUND_WITHIN_MS = 2_000;

/**
 * Whether events are delivered as fast as so many orders a second write them, while the payment gateway takes seconds
 * to answer: each second, for each order, a notice to its farmer and a refund of money that was taken twice. The events
 * are written by SQL, so that only their delivery is measured.
 */
export async function measureEvents(server: BenchServer, scale: Scale): Promise<PartResult> {
  const { rate, seconds, gatewayMs } = scale.events;
  const name = await server.copyOf(await server.marketOf(scale.shops[0]));
  await setStock(server, name, 1_000);
  const gateway = await openSlowGateway(gatewayMs);
  const market = await openBenchMarket(server.addressOf(name), {
    withShell: false,
    settings: {
      PAYMENT_GATEWAY: 'razorpay',
      RAZORPAY_ADDRESS: gateway.address,
      RAZORPAY_KEY_ID: 'rzp_test_bench',
      RAZORPAY_KEY_SECRET: 'bench',
      RAZORPAY_WEBHOOK_SECRET: 'bench',
    },
  });
  try {
    const buyers = await newBuyers(market.backend, CONNECTIONS);
    const placed = await Promise.all(buyers.map((buyer) => orderOnce(market.backend, buyer)));
    const orderIds = placed.flatMap((outcome) => orderIdOf(outcome) ?? []);
    const begun = performance.now();
    for (let second = 0; second < seconds; second += 1) {
      await pause(Math.max(0, begun + second * 1_000 - performance.now()));
      await writeEvents(server, name, { orderIds, rate, second });
    }
    const left = await waitUntilDelivered(server, name, gatewayMs + REST_MS);
    const [lag] = await server.query<{ notice: number | null; refund: number | null }>(name, LAG);
    const total = rate * seconds;
    const twice = [...gateway.requested.values()].filter((times) => times > 1).length;
    return {
      figures: [
        {
          what: 'a notice after its event',
          value: lag?.notice ?? Number.NaN,
          unit: 'ms',
          aim: { is: 'at most', bound: NOTICE_WITHIN_MS },
          remark: `95 of 100, at ${rate} orders a second`,
        },
        {
          what: 'a refund after its event',
          value: lag?.refund ?? Number.NaN,
          unit: 'ms',
          aim: { is: 'at most', bound: gatewayMs + REFUND_WITHIN_MS },
          remark: `95 of 100; the gateway takes ${gatewayMs} ms`,
        },
      ],
      failures: [
        ...(left === 0 ? [] : [`${left} events were not delivered`]),
        ...(gateway.requested.size === total ? [] : [`${gateway.requested.size} of ${total} refunds were requested`]),
        ...(twice === 0 ? [] : [`${twice} refunds were requested more than once`]),
      ],
      checked: `${total * 2} events delivered, each of ${total} refunds requested once at a slow gateway`,
    };
  } finally {
    await market.close();
    await gateway.close();
  }
}

/** What a second of orders writes: for each a payment taken twice, its refund, and the events of both. */
async function writeEvents(
  server: BenchServer,
  name: string,
  { orderIds, rate, second }: { orderIds: readonly string[]; rate: number; second: number },
): Promise<void> {
  await server.query(
    name,
    `with made as (
       select n, gen_random_uuid() as payment, gen_random_uuid() as refund, ($1::uuid[])[1 + n % $2::int] as order_id,
       'pay_bench_' || $3::int || '_' || n as gateway_payment from generate_series(1, $4::int) n),
     attempts as (
       insert into payments (id, order_id, attempt, kind, amount_paise, state, created_at, updated_at)
       select payment, order_id, 1000 + $3::int * $4::int + n, 'pay-now', 10000, 'captured', now(), now() from made),
     captures as (
       insert into payment_captures (gateway_payment_id, payment_id, order_id, amount_paise, use, captured_at)
       select gateway_payment, payment, order_id, 10000, 'refund', now() from made),
     back as (
       insert into refunds (id, number, order_id, amount_paise, cause, "to", status, gateway_payment_id, next_try_at,
       requested_at)
       select refund, 'B' || $3::int || '-' || n, order_id, 10000, 'paid-twice', 'gateway', 'REFUND_REQUESTED',
       gateway_payment, now(), now() from made),
     refund_events as (
       insert into outbox (id, type, payload, created_at, due_at)
       select gen_random_uuid(), 'refund.due', jsonb_build_object('refund_id', refund), now(), now() from made),
     notices as (
       insert into outbox (id, type, payload, created_at, due_at)
       select gen_random_uuid(), 'order.notice', jsonb_build_object('order_id', order_id, 'kind', 'order-paid'), now(),
       now() from made)
     select pg_notify('haat_events', 'bench')`,
    [orderIds, orderIds.length, second, rate],
  );
}

const LAG = `
  select (percentile_cont(0.95) within group (order by extract(epoch from delivered_at - created_at) * 1000)
    filter (where type = 'order.notice' and payload ->> 'kind' = 'order-paid'))::float8 as notice,
  (percentile_cont(0.95) within group (order by extract(epoch from delivered_at - created_at) * 1000)
    filter (where type = 'refund.due'))::float8 as refund
  from outbox where delivered_at is not null`;

/** @returns how many are left when the time is over */
async function waitUntilDelivered(server: BenchServer, name: string, within: number): Promise<number> {
  for (const until = performance.now() + within; ;) {
    const [row] = await server.query<{ left: number }>(
      name,
      'select count(*)::int as left from outbox where delivered_at is null',
    );
    if (row?.left === 0 || performance.now() > until) return row?.left ?? 0;
    await pause(250);
  }
}
