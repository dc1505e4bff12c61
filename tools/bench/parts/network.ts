import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Paged } from '@haat/api-contract';
import { incrementalSearch } from '@haat/ondc-core';
import { newBuyers, orderIdOf } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Outcome } from '@haat/test-clients/call';
import type { PartResult } from '../figure.ts';
import { openBenchMarket } from '../market/bench-market.ts';
import { openBenchNetwork, SELLER, type BenchNetwork } from '../market/bench-network.ts';
import type { BenchServer } from '../market/bench-server.ts';
import {
  EVERYWHERE,
  itemOf,
  KNOWN_IDS,
  NOWHERE,
  SEARCHES,
  sellerCatalogue,
  SELLERS_OF_MESSAGES,
  TOWNS,
} from '../market/network-goods.ts';
import { cpuPerRequest, cpuTimes } from '../measure/cpu-time.ts';
import { CONNECTIONS, type Scale } from '../scale.ts';
import { copyOrder, copySellers, logMessage } from './network-rows.ts';
import { setStock } from './order-counts.ts';
import { orderOnce } from './orders.ts';

const CALLBACKS_A_SECOND = 300;
const SEARCH_WITHIN_MS = 60;
/** News that an order has of its seller: it is never gone on with longer. */
const NEWS_OF_AN_ORDER = 6;
const STATES = ['Packed', 'Agent-assigned', 'Order-picked-up', 'In-transit', 'At-destination-hub', 'Out-for-delivery'];
/** Messages that were acknowledged have to be done with within this. */
const DONE_WITHIN_MS = 300_000;

/**
 * The open network: a catalogue of many sellers is taken in, and searched by one farmer at a time; then its seller app
 * sends signed messages over ten connections, half of them increments of an item, half news of orders. The catalogues
 * of the first sellers come as messages; those of the others are copies of their rows under other names.
 */
export async function measureNetwork(server: BenchServer, scale: Scale): Promise<PartResult> {
  const name = await server.copyOf(await server.marketOf(scale.shops[0]));
  await setStock(server, name, 1_000);
  const network = await openBenchNetwork();
  const market = await openBenchMarket(server.addressOf(name), { withShell: false, settings: network.settings });
  const watched = { processes: market.processes, database: server.server.processId() };
  const failures: string[] = [];
  const right = (outcome: Outcome) => {
    if (!isAck(outcome)) failures.push(`a message was answered ${describe(outcome)}`);
  };
  try {
    const subscription = randomUUID();
    await logMessage(server, name, {
      ...{ direction: 'sent', action: 'search', participant: 'gateway.localhost', transactionId: subscription },
      body: { context: { action: 'search' }, message: incrementalSearch({ percent: '3' }, 'start') },
    });
    const begun = performance.now();
    for (let seller = 0; seller < SELLERS_OF_MESSAGES; seller += 1) {
      const catalog = sellerCatalogue(seller, scale.network.items, new Date().toISOString());
      right(await network.send(market.backend, 'on_search', subscription, { message: { catalog } }));
    }
    await untilDone(server, name, failures);
    const taken = (SELLERS_OF_MESSAGES * scale.network.items) / ((performance.now() - begun) / 1_000);
    await copySellers(server, name, SELLER.id, scale.network.sellers / SELLERS_OF_MESSAGES);
    const held = await server.query<{ items: number; sellers: number }>(
      name,
      `select (select count(*)::int from network_items) as items,
        (select count(*)::int from network_providers) as sellers`,
    );
    const { sellers: wanted, items } = scale.network;
    if (held[0]?.sellers !== wanted || held[0].items !== wanted * items)
      failures.push(`${held[0]?.items} items of ${held[0]?.sellers} sellers are held`);

    const searches = await searchAll(market.backend, scale.network.rounds, failures);
    const lists = await compareAll(market.backend, scale.network.rounds, failures);
    const orders = await ordersOf(server, name, market.backend, Math.ceil(scale.requests / 2 / NEWS_OF_AN_ORDER));
    const warm = await sendAll(network, market.backend, { subscription, orders: [], count: scale.warmUp });
    const [started, cpu] = [performance.now(), cpuTimes(watched)];
    const sent = await sendAll(network, market.backend, { subscription, orders, count: scale.requests });
    const seconds = (performance.now() - started) / 1_000;
    const spent = cpuPerRequest(cpu, cpuTimes(watched), sent.length);
    [...warm, ...sent].forEach(right);
    await untilDone(server, name, failures);
    return {
      figures: [
        {
          what: 'search of the network',
          value: percentile(searches, 0.95),
          unit: 'ms',
          aim: { is: 'at most', bound: SEARCH_WITHIN_MS },
          remark:
            `95 of 100, one at a time; half within ${Math.round(percentile(searches, 0.5))} ms; ` +
            `${held[0]?.items} items of ${held[0]?.sellers} sellers`,
        },
        {
          what: 'list of shops and network',
          value: percentile(lists, 0.95),
          unit: 'ms',
          aim: null,
          remark: `95 of 100, one at a time, by price; half within ${Math.round(percentile(lists, 0.5))} ms`,
        },
        {
          what: 'signed callbacks',
          value: sent.filter(isAck).length / seconds,
          unit: '/s',
          aim: { is: 'at least', bound: CALLBACKS_A_SECOND },
          remark: spent,
        },
        {
          what: 'items taken in',
          value: taken,
          unit: '/s',
          aim: null,
          remark: 'whole catalogues, until they are listed',
        },
      ],
      failures: [...new Set(failures)],
      checked:
        `${held[0]?.items} items are held and found, ${warm.length + sent.length} signed messages acknowledged and ` +
        'worked on',
    };
  } finally {
    await market.close();
    await network.close();
  }
}

const isAck = (outcome: Outcome) =>
  outcome.kind === 'answer' && outcome.status === 200 && JSON.stringify(outcome.body).includes('"ACK"');

/** The first pages of what is looked for in each town. @returns milliseconds of each */
async function searchAll(backend: string, rounds: number, failures: string[]): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1)
    for (const [index, search] of SEARCHES.entries()) {
      const [lat, lng] = TOWNS[(round + index) % TOWNS.length] ?? [20, 73.79];
      const path = `/ondc/v1/products?lat_lng=${lat},${lng}&lang=en&search=${encodeURIComponent(search)}`;
      const outcome = await call(backend, path);
      const { results } = goodBody<Paged<object>>(outcome, path);
      const isRight = search === NOWHERE ? results.length === 0 : results.length > 0 || !EVERYWHERE.includes(search);
      if (!isRight) failures.push(`"${search}" finds ${results.length}`);
      // The first round reads from the disk.
      if (round > 0) taken.push(outcome.milliseconds);
    }
  return taken;
}

/** What shops and the network together sell in each town, the cheapest first. @returns milliseconds of each page */
async function compareAll(backend: string, rounds: number, failures: string[]): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds + 1; round += 1)
    for (const [lat, lng] of TOWNS) {
      const place = `lat_lng=${lat},${lng}&lang=en`;
      const path = `/catalogue/v2/products?${place}&sort=landed_low`;
      const listed = await call(backend, path);
      if (goodBody<Paged<object>>(listed, path).results.length === 0)
        failures.push(`nothing is listed at ${lat},${lng}`);
      const offersPath = `/ondc/v1/offers?${place}&product_ids=${KNOWN_IDS.join(',')}`;
      const offered = await call(backend, offersPath);
      if (goodBody<{ results: object[] }>(offered, offersPath).results.length === 0)
        failures.push(`the network offers nothing that is known at ${lat},${lng}`);
      if (round > 0) taken.push(listed.milliseconds + offered.milliseconds);
    }
  return taken;
}

/** Orders that their seller has confirmed, all alike. @returns their ids */
async function ordersOf(server: BenchServer, name: string, backend: string, count: number): Promise<string[]> {
  const [buyer] = await newBuyers(backend, 1);
  const id = buyer === undefined ? null : orderIdOf(await orderOnce(backend, buyer));
  if (id === null) throw new Error('no order was placed');
  return copyOrder(server, name, { id, count, seller: SELLER.id });
}

/** Ten lanes; an order's news come one after the other. */
async function sendAll(
  network: BenchNetwork,
  backend: string,
  { subscription, orders, count }: { subscription: string; orders: readonly string[]; count: number },
): Promise<Outcome[]> {
  const answers: Outcome[] = [];
  let begun = 0;
  const news = orders.map((id) => ({ id, told: 0 }));
  const lane = async (own: { id: string; told: number }[]) => {
    while (begun < count) {
      const turn = (begun += 1);
      const order = turn % 2 === 0 ? own.find(({ told }) => told < NEWS_OF_AN_ORDER) : undefined;
      if (order === undefined) answers.push(await network.send(backend, 'on_search', subscription, incrementOf(turn)));
      else answers.push(await network.send(backend, 'on_status', order.id, newsOf(order.id, (order.told += 1))));
    }
  };
  const lanes = Array.from({ length: CONNECTIONS }, (_, index) =>
    news.filter((_one, at) => at % CONNECTIONS === index),
  );
  await Promise.all(lanes.map(lane));
  return answers;
}

function incrementOf(turn: number) {
  const item = itemOf(turn % SELLERS_OF_MESSAGES, turn % 50, new Date().toISOString(), 100 + (turn % 300));
  return { message: { catalog: { 'bpp/providers': [{ id: `P${turn % SELLERS_OF_MESSAGES}`, items: [item] }] } } };
}

function newsOf(id: string, told: number) {
  const code = STATES[told - 1];
  const fulfillments = [{ id: 'F1', type: 'Delivery', state: { descriptor: { code } } }];
  return { message: { order: { id: id.replaceAll('-', ''), state: 'In-progress', fulfillments } } };
}

/** Until every message that was taken was worked on. */
async function untilDone(server: BenchServer, name: string, failures: string[]): Promise<void> {
  for (const until = performance.now() + DONE_WITHIN_MS; ; await pause(200)) {
    const [row] = await server.query<{ left: number }>(
      name,
      `select count(*)::int as left from network_messages where direction = 'received' and handled_at is null`,
    );
    if (row?.left === 0) return;
    if (performance.now() > until) return void failures.push(`${row?.left} messages were not worked on`);
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
