import { orders } from '@haat/backend-orders/tables';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGatewayPayment, orderForPickup, payer, sendWebhook, testDatabases } from '@haat/backend-testing';
import type { Payer, TestBackend } from '@haat/backend-testing';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { makeShadows, routingOf, type Distribution, type Routing, type SentStatement } from './distribution.ts';

/** By which column the rows of each table would be dealt out. See docs/scaling.md#many-databases. */
const DISTRIBUTIONS: readonly Distribution[] = [
  { table: 'carts', column: 'owner' },
  { table: 'orders', column: 'farmer_id' },
  { table: 'order_lines', column: 'order_id' },
  { table: 'order_history', column: 'order_id' },
  { table: 'payments', column: 'order_id' },
  { table: 'payment_captures', column: 'order_id' },
  { table: 'shop_entries', column: 'vendor_id' },
];

/**
 * What would ask every database, by its condition, with why: what comes from outside knows an id alone. Nothing else
 * may, and what does so no more is taken from here.
 */
const SPREAD: readonly (readonly [table: string, condition: RegExp, why: string])[] = [
  ['orders', /where "orders"\."id" = \$\d+/, 'links, shops and companies name an order by its id'],
  ['payments', /where "payments"\."gateway_order_id" = \$\d+/, 'the gateway names its own order'],
  ['payments', /where \(?"payments"\."id" = \$\d+/, 'an attempt is gone on with by its id'],
  ['payment_captures', /where "payment_captures"\."gateway_payment_id" = \$\d+/, 'the gateway names its own payment'],
  ['shop_entries', /where \("shop_entries"\."order_id" = \$\d+/, 'once for a payment, to book it once'],
];

const server = testDatabases().find((database) => database.server !== null);

// The planner of the database decides; the embedded one has no second connection for the shadows.
describe.skipIf(server === undefined)('what is asked of tables that grow with the orders', () => {
  let backend: TestBackend;
  let client: pg.Client;
  const sent = new Map<string, SentStatement>();
  let routings: Routing[];
  const { query } = pg.Client.prototype;
  beforeAll(async () => {
    backend = await startBackend({ ...(server && { on: server }), seed: 'small', areas: AREAS_WITHOUT_JOBS });
    watchStatements(sent);
    const buyer = await payer(backend);
    await useMarket(backend, buyer);
    pg.Client.prototype.query = query;
    client = new pg.Client({ connectionString: backend.databaseUrl ?? '' });
    await client.connect();
    await makeShadows(client, DISTRIBUTIONS);
    routings = [];
    for (const statement of sent.values()) routings.push(await routingOf(client, DISTRIBUTIONS, statement));
  });
  afterAll(async () => {
    pg.Client.prototype.query = query;
    await client?.end();
    await backend?.close();
  });

  it('is every table of the plan, by statements that were really sent', () => {
    expect(new Set(routings.flatMap(({ tables }) => tables))).toEqual(new Set(DISTRIBUTIONS.map(({ table }) => table)));
  });

  it('goes to one database, except where it is known why not', () => {
    const unknown = routings.filter(({ text, spread }) =>
      Object.keys(spread).some(
        (table) => !SPREAD.some(([known, condition]) => known === table && condition.test(text)),
      ),
    );
    expect(unknown.map(({ text, spread }) => ({ text, spread }))).toEqual([]);
  });

  it.each(SPREAD)('goes to every database for %s by %s: %s', (table, condition) => {
    expect(routings.some(({ text, spread }) => table in spread && condition.test(text))).toBe(true);
  });
});

/** What people do most: look at a cart, fill it, order, pay, look at orders. */
async function useMarket(backend: TestBackend, buyer: Payer): Promise<void> {
  for (const path of ['/cart/v1/carts/dehaat', '/order/v1/orders', `/order/v1/orders/${buyer.orderId}`])
    expect((await buyer.call('GET', path)).status, path).toBe(200);
  const gatewayOrderId = await buyer.open();
  const [order] = await backend.database.select().from(orders).where(eq(orders.id, buyer.orderId));
  const payment = await createGatewayPayment(backend, gatewayOrderId, order?.totalPaise ?? 0, 'captured');
  expect((await sendWebhook(backend, 'payment.captured', payment)).status).toBe(200);
  expect((await buyer.books()).status).toBe('SUCCESS');
  await buyer.put(buyer.variantId, 1);
  expect((await orderForPickup(buyer)).status).toBe(201);
}

/** Keeps each statement that reads or writes rows, once, with the values that it was sent with. */
function watchStatements(sent: Map<string, SentStatement>): void {
  const { query } = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  pg.Client.prototype.query = function watched(this: pg.Client, ...given: unknown[]) {
    const [config, values] = given;
    const text = typeof config === 'string' ? config : ((config as { text?: string } | null)?.text ?? '');
    const own = Array.isArray(values) ? values : ((config as { values?: unknown[] } | null)?.values ?? []);
    if (/^\s*(select|insert|update|delete|with)\b/i.test(text)) sent.set(text, { text, values: own });
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
}
