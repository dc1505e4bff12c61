import { createHash } from 'node:crypto';
import type { Address, CartView, PreparedOrder } from '@haat/api-contract';
import { canonicalOrder, orderPayload } from '@haat/order-core';
import { newBuyers, orderIdOf, ORDERS, PACK, SHOP, type Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Call, type Outcome } from '@haat/test-clients/call';
import type { PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import type { BenchServer } from '../market/bench-server.ts';
import { cpuPerRequest, cpuTimes } from '../measure/cpu-time.ts';
import { CONNECTIONS, type Scale } from '../scale.ts';
import { ordersInDatabase, setStock } from './order-counts.ts';

const ORDERS_A_SECOND = 60;
const CART = '/cart/v1/carts/dehaat';
const FARM = {
  name: 'Sunita Pawar',
  phone_number: '9812345670',
  house: 'House 12',
  village: 'Makhmalabad',
  district: 'Nashik',
  state: 'Maharashtra',
  pincode: '422001',
  lat_lng: '20.01,73.79',
};
/** Packs that are left when a crowd comes for the last ones. */
const LAST_PACKS = 5;

/**
 * Whole orders a second, ten buyers at a time who signed in beforehand, by the calls that the farmer's shell makes
 * from an empty cart to the placed order: a pack, a new address, the choice of delivery, then what pressing 'place
 * order' asks (the cart with its last choices) and the order. Afterwards a crowd comes for the last packs. Then the
 * database is counted.
 */
export async function measureOrders(server: BenchServer, scale: Scale): Promise<PartResult> {
  const name = await server.copyOf(await server.marketOf(scale.shops[0]));
  const stock = scale.orders * 2;
  await setStock(server, name, stock);
  const market = await openBenchMarket(server.addressOf(name), { withShell: false });
  try {
    const buyers = await newBuyers(market.backend, scale.buyers);
    const watched = { processes: market.processes, database: server.server.processId() };
    const warmUp = await orderAll(market.backend, buyers, Math.ceil(scale.orders / 4));
    const [before, begun] = [cpuTimes(watched), performance.now()];
    const answers = await orderAll(market.backend, buyers, scale.orders);
    const [seconds, after] = [(performance.now() - begun) / 1_000, cpuTimes(watched)];
    const acknowledged = [...warmUp, ...answers].flatMap((outcome) => orderIdOf(outcome) ?? []);
    const failures = [...(await wrongCounts(server, name, { acknowledged, stock })), ...refusedOf(answers)];
    const rush = await rushFailures(market.backend, server, name, buyers.slice(0, CONNECTIONS));
    return {
      figures: [
        {
          what: 'whole orders',
          value: answers.filter((outcome) => orderIdOf(outcome) !== null).length / seconds,
          unit: '/s',
          aim: { is: 'at least', bound: ORDERS_A_SECOND },
          remark: `five calls each; ${cpuPerRequest(before, after, answers.length)}`,
        },
      ],
      failures: [...failures, ...rush],
      checked:
        `${acknowledged.length} orders acknowledged and all in the database, each pack off the shelf once; ` +
        `${LAST_PACKS} of ${CONNECTIONS} buyers got the last ${LAST_PACKS} packs`,
    };
  } finally {
    await market.close();
  }
}

/** Ten lanes of whole orders, each buyer in one lane at a time. */
async function orderAll(at: string, buyers: readonly Buyer[], count: number): Promise<Outcome[]> {
  const answers: Outcome[] = [];
  let begun = 0;
  const lanes = Math.min(CONNECTIONS, buyers.length);
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      const own = buyers.filter((_buyer, index) => index % lanes === lane);
      for (let turn = 0; begun < count; turn += 1) {
        begun += 1;
        const buyer = own[turn % own.length];
        if (buyer) answers.push(await orderOnce(at, buyer));
      }
    }),
  );
  return answers;
}

/** From an empty cart to the placed order. */
export async function orderOnce(at: string, buyer: Buyer): Promise<Outcome> {
  const { token } = buyer;
  const ask = async <Body>(path: string, given: Call = {}) =>
    goodBody<Body>(await call(at, path, { token, ...given }), path);
  await ask(`${CART}/items/${PACK}?lang=hi`, { method: 'PUT', body: { vendor_id: SHOP, quantity: 1 } });
  const address = await ask<Address>('/user/v1/addresses', { method: 'POST', body: FARM });
  const choice = { method: 'PATCH', body: { delivery_type: 'home_delivery', address_id: address.id } };
  const { cart_id } = await ask<CartView>(`${CART}?lang=hi`, choice);
  const last = { method: 'PATCH', body: { ...choice.body, cart_id } };
  const prepared = await ask<PreparedOrder>(`${CART}/checkout?lang=hi`, last);
  return call(at, `${ORDERS}?lang=hi`, { method: 'POST', token, body: orderOf(prepared) });
}

function orderOf(view: PreparedOrder) {
  const { address } = view;
  if (address === null) throw new Error('the address that was chosen is not the cart’s');
  const payload = orderPayload({
    cartId: view.cart_id,
    vendorId: SHOP,
    createdFor: view.farmer_id,
    isPrebook: false,
    payment: 'cash',
    deliveryFee: view.bill?.delivery_fee ?? 0,
    lines: view.lines.map(({ variant_id, quantity, quote }) => ({
      variantId: variant_id,
      catalogueId: quote.c_id,
      quantity,
      price: quote.price,
      discount: quote.discount,
    })),
    fulfilment: {
      delivery: 'home_delivery',
      address: { id: address.id, fullDisplayAddress: address.full_display_address },
    },
  });
  return { ...payload, hash_code: createHash('sha256').update(canonicalOrder(payload)).digest('hex') };
}

function refusedOf(answers: readonly Outcome[]): string[] {
  return answers
    .filter((outcome) => orderIdOf(outcome) === null)
    .map((outcome) => `an order was not placed: ${describe(outcome)}`);
}

/** What the database does not agree with. */
async function wrongCounts(
  server: BenchServer,
  name: string,
  { acknowledged, stock }: { acknowledged: readonly string[]; stock: number },
): Promise<string[]> {
  const { ids, packs, left } = await ordersInDatabase(server, name);
  const kept = new Set(ids);
  const lost = acknowledged.filter((id) => !kept.has(id));
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged orders are not in the database`] : []),
    ...(ids.length === new Set(acknowledged).size
      ? []
      : [`${ids.length} orders in the database, ${acknowledged.length} acknowledged`]),
    ...(packs + left === stock && left >= 0 ? [] : [`${packs} packs ordered and ${left} left of ${stock}`]),
  ];
}

/** Ten buyers at once for five packs: five get one, five are refused. */
async function rushFailures(
  at: string,
  server: BenchServer,
  name: string,
  buyers: readonly Buyer[],
): Promise<string[]> {
  await setStock(server, name, LAST_PACKS);
  const outcomes = await Promise.all(
    buyers.map((buyer) => orderOnce(at, buyer).catch((error: unknown) => String(error))),
  );
  const got = outcomes.filter((outcome) => typeof outcome !== 'string' && orderIdOf(outcome) !== null).length;
  const { left } = await ordersInDatabase(server, name);
  const isRight = got === Math.min(LAST_PACKS, buyers.length) && left === Math.max(0, LAST_PACKS - buyers.length);
  return isRight ? [] : [`${got} of ${buyers.length} buyers got one of the last ${LAST_PACKS} packs, ${left} are left`];
}
