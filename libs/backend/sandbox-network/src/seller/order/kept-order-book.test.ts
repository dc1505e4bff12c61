import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSandboxNetwork, type SandboxNetwork, type SandboxNetworkOptions } from '../../start-sandbox-network.ts';
import { startTestBuyer, type TestBuyer } from '../../testing/test-buyer.ts';
import { startTestNetwork } from '../../testing/start-test-network.ts';
import { orderOf, startJourney, stateOf, type Purchase } from '../../testing/test-journey.ts';
import { openOrderBook } from './kept-order-book.ts';

const BOOK = 'godavari.json';
let folder: string;
let logged: string[];
let network: SandboxNetwork;
let buyer: TestBuyer;
/** What the buyer app knows of the network that runs now. */
let known: SandboxNetwork;
/** Of files alone: an answer that is on its way when the sandbox stops is logged too. */
const log = {
  warn(facts: object, message: string) {
    if ('file' in facts) logged.push(JSON.stringify({ ...facts, message }));
  },
};

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'haat-sandbox-network-')), 'kept');
  logged = [];
});
afterEach(async () => {
  await buyer.close();
  await network.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

async function start(options: SandboxNetworkOptions = {}) {
  network = await startTestNetwork({ folder, log, ...options });
  known = { ...network };
  buyer = await startTestBuyer(known);
  await buyer.subscribe();
}

/** Stops the sandbox and starts it on the same ports and folder; the buyer app goes on, and subscribes anew. */
async function restart(options: SandboxNetworkOptions = {}) {
  await network.close();
  const basePort = Number(new URL(network.registryUrl).port);
  network = await startSandboxNetwork({ folder, log, ...options, basePort });
  Object.assign(known, network);
  await buyer.subscribe();
}

const journeyOf = (purchase: Purchase = {}) => startJourney(buyer, network.sellers[0]!, purchase);
const modeOf = (path: string) => statSync(path).mode & 0o777;

function returnOf({ orderId, basket }: ReturnType<typeof journeyOf>) {
  const values = { id: 'RT1', item_id: basket.items[0]?.id ?? '', item_quantity: '1', reason_id: '003' };
  const list = Object.entries(values).map(([code, value]) => ({ code, value }));
  return {
    update_target: 'item',
    order: { id: orderId, fulfillments: [{ type: 'Return', tags: [{ code: 'return_request', list }] }] },
  };
}

describe('after a restart a seller', () => {
  it('goes on with an order, a return and a complaint', async () => {
    await start();
    const journey = journeyOf();
    const placed = orderOf(await journey.place());
    await restart();
    expect(orderOf(await journey.ask('status', { order_id: journey.orderId }))).toEqual(placed);
    for (let step = 0; step < 2; step++) await journey.advance('on_status');
    await restart();
    for (let step = 0; step < 2; step++) await journey.advance('on_status');
    expect(stateOf(orderOf(journey.came('on_status').at(-1)))).toEqual(['Completed', 'Order-delivered']);

    await restart();
    const returned = orderOf(await journey.ask('update', returnOf(journey)));
    expect(returned.fulfillments.at(-1)).toMatchObject({ state: { descriptor: { code: 'Return_Initiated' } } });
    await restart();
    expect(orderOf(await journey.advance('on_update')).fulfillments.at(-1)).toMatchObject({
      id: 'RT1',
      state: { descriptor: { code: 'Return_Approved' } },
    });

    const issue = { id: crypto.randomUUID(), status: 'OPEN', issue_type: 'ISSUE', category: 'ITEM' };
    await journey.ask('issue', { issue });
    await restart();
    const answer = await journey.ask('issue_status', { issue_id: issue.id });
    expect(answer.message['issue']).toMatchObject({ id: issue.id });
    expect((await journey.sandbox('advance', { issue_id: issue.id })).status).toBe(200);
    await buyer.until(() => JSON.stringify(journey.came('on_issue_status').at(-1)).includes('RESOLVED'));
    expect(logged).toEqual([]);
  });

  it('knows what it asked in on_init, and which script it was told', async () => {
    await start();
    const [journey, scripted] = [journeyOf(), journeyOf()];
    await journey.select();
    const confirmation = journey.confirmation(orderOf(await journey.init()));
    const { transaction_id } = scripted;
    await scripted.sandbox('script', { script: 'out_of_stock', transaction_id });
    await restart();
    expect(stateOf(orderOf(await journey.ask('confirm', confirmation)))).toEqual(['Accepted', 'Pending']);
    expect((await scripted.select()).error?.code).toBe('40002');
    await scripted.sandbox('script', { script: null, transaction_id });
    await restart();
    expect((await scripted.select()).error).toBeUndefined();
  });

  it.each([
    ['rto', 4, ['Cancelled', 'Cancelled']],
    ['part_cancel', 1, ['Accepted', 'Pending']],
    ['refused', 0, ['Cancelled', 'Cancelled']],
  ])('has an order that went as %s as it was', async (script, steps, states) => {
    await start();
    const journey = journeyOf({ script });
    await journey.place();
    for (let step = 0; step < steps; step++) await journey.sandbox('advance', { order_id: journey.orderId });
    const before = orderOf(await journey.ask('status', { order_id: journey.orderId }));
    await restart();
    const after = orderOf(await journey.ask('status', { order_id: journey.orderId }));
    expect([after, stateOf(after)]).toEqual([before, states]);
  });

  it('takes orders on by its clock, after a whole step, however long it was away', async () => {
    await start();
    const journey = journeyOf();
    await journey.place();
    await network.close();
    const text = readFileSync(join(folder, BOOK), 'utf8');
    writeFileSync(join(folder, BOOK), text.replace(/"updatedAt":"\d{4}/, '"updatedAt":"2020'));
    const [stepMs, startedAt] = [1_000, Date.now()];
    await restart({ stepMs });
    await buyer.until(() => journey.came('on_status').length === 1);
    const [told] = buyer.received.filter(({ json }) => json.context.action === 'on_status');
    expect(told?.at).toBeGreaterThanOrEqual(startedAt + stepMs);
    expect(stateOf(orderOf(told?.json))).toEqual(['In-progress', 'Packed']);
  });
});

describe('a file that cannot be read', () => {
  const broken: readonly (readonly [string, () => void])[] = [
    ['is cut off', () => writeFileSync(join(folder, BOOK), '{"orders":[{"billing":{"name":"Sunita')],
    ['is empty', () => writeFileSync(join(folder, BOOK), '')],
    ['is of another form', () => writeFileSync(join(folder, BOOK), '{"version":2,"name":"Sunita"}')],
    [
      'has another state than there are',
      () => {
        const text = readFileSync(join(folder, BOOK), 'utf8');
        writeFileSync(join(folder, BOOK), text.replace('"goods":"Pending"', '"goods":"Sunita"'));
      },
    ],
    [
      'is of a shop that there is no longer',
      () => {
        const text = readFileSync(join(folder, BOOK), 'utf8');
        writeFileSync(join(folder, BOOK), text.replaceAll('P-NSK-01', 'P-GONE'));
      },
    ],
  ];

  it.each(broken)('because it %s is logged without what stands in it, and begun anew', async (_how, spoil) => {
    await start();
    const before = journeyOf();
    await before.place();
    await network.close();
    spoil();
    await restart();
    expect(logged).toEqual([expect.stringContaining('cannot be read')]);
    expect(logged.join()).toContain(BOOK);
    expect(logged.join()).not.toContain('Sunita');
    expect((await before.send('status', { order_id: before.orderId })).code).toBe('30018');
    const journey = journeyOf();
    await journey.place();
    await restart();
    expect((await journey.send('status', { order_id: journey.orderId })).code).toBeNull();
    expect(logged).toHaveLength(1);
  });

  it('nor written is logged, and its seller goes on', async () => {
    mkdirSync(join(folder, BOOK), { recursive: true });
    await start();
    expect(stateOf(orderOf(await journeyOf().place()))).toEqual(['Accepted', 'Pending']);
    const isKeeping = logged.map((line) => line.includes('cannot be kept'));
    // Read once more by each try that found its ports taken, and written as often as something changed.
    const [readings, writings] = [logged.slice(0, isKeeping.indexOf(true)), logged.slice(isKeeping.indexOf(true))];
    for (const lines of [readings, writings]) expect(lines).not.toEqual([]);
    for (const reading of readings) expect(reading).toContain('cannot be read');
    for (const writing of writings) expect(writing).toContain('cannot be kept');
  });
});

it('what is kept is readable by its owner alone, whatever the rights were', async () => {
  await start();
  await journeyOf().place();
  expect(readFileSync(join(folder, BOOK), 'utf8')).toContain('Sunita Pawar');
  expect([modeOf(folder), modeOf(join(folder, BOOK))]).toEqual([0o700, 0o600]);
  chmodSync(folder, 0o755);
  chmodSync(join(folder, BOOK), 0o644);
  await restart();
  expect([modeOf(folder), modeOf(join(folder, BOOK))]).toEqual([0o700, 0o600]);
});

it('changes that come together are one write, and the last of them is in it', async () => {
  await start();
  const own = join(folder, 'own');
  const profile = { name: 'godavari', shops: [] } as const;
  const kept = await openOrderBook(profile, own, log);
  const writes = Array.from({ length: 100 }, (_, index) => {
    kept.book.initialised.set('t1', index);
    return kept.changed();
  });
  expect(new Set(writes).size).toBe(1);
  await writes[0];
  expect((await openOrderBook(profile, own, log)).book.initialised.get('t1')).toBe(99);
});
