import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRequest } from '@haat/ondc-core/signing';
import { startTestBuyer } from '../../testing/test-buyer.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/start-test-sandbox.ts';
import { orderOf, startJourney, stateOf, trailOf, type Purchase } from '../../testing/test-journey.ts';
import { startTestNetwork } from '../../testing/start-test-network.ts';

const LATE_MS = 300;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ lateMs: LATE_MS });
});
afterAll(() => sandbox.close());

const journeyOf = (purchase: Purchase = {}, seller = sandbox.network.sellers[0]!) =>
  startJourney(sandbox.buyer, seller, purchase);
const returnOf = (journey: ReturnType<typeof journeyOf>, count = '1', reason_id = '003') => {
  const values = { id: 'RT1', item_id: journey.basket.items[0]?.id ?? '', item_quantity: count, reason_id };
  const list = Object.entries(values).map(([code, value]) => ({ code, value }));
  const fulfillments = [{ type: 'Return', tags: [{ code: 'return_request', list }] }];
  return { update_target: 'item', order: { id: journey.orderId, fulfillments } };
};
async function delivered(purchase: Purchase = {}) {
  const journey = journeyOf(purchase);
  await journey.place();
  for (let step = 0; step < 4; step++) await journey.advance('on_status');
  return journey;
}

describe('the script', () => {
  it.each([
    ['out_of_stock', '40002'],
    ['not_serviceable', '30009'],
  ])('%s is told at select with %s', async (script, code) => {
    const journey = journeyOf();
    await journey.sandbox('script', { script, transaction_id: journey.transaction_id });
    const { error, message } = await journey.select();
    expect(error).toMatchObject({ type: 'DOMAIN-ERROR', code });
    if (script === 'out_of_stock') {
      expect(JSON.parse(error?.message ?? '')).toEqual([{ item_id: journey.basket.items[0]?.id, error: '40002' }]);
      const [line] = (message['order'] as { quote: { breakup: unknown[] } }).quote.breakup;
      expect(line).toMatchObject({ '@ondc/org/item_quantity': { count: 0 }, price: { value: '0.00' } });
      expect(line).toMatchObject({ item: { quantity: { available: { count: '0' } } } });
    }
  });

  it('refused cancels the order at its confirmation', async () => {
    const confirmed = await journeyOf({ script: 'refused' }).place();
    expect(confirmed.error?.code).toBe('30019');
    expect(orderOf(confirmed)).toMatchObject({ state: 'Cancelled', cancellation: { reason: { id: '005' } } });
  });

  it('part_cancel takes one pack out of the order, with reason 002', async () => {
    const journey = journeyOf({ script: 'part_cancel' });
    const before = Number(orderOf(await journey.place()).quote.price.value);
    const order = orderOf(await journey.advance('on_update'));
    expect(order.state).toBe('Accepted');
    expect(order.items.map(({ fulfillment_id, quantity }) => [fulfillment_id, quantity.count])).toEqual([
      ['F1', 1],
      ['C1', 1],
    ]);
    const [back] = trailOf(order, 'Cancel');
    expect(Number(order.quote.price.value)).toBeCloseTo(before + (back ?? 0), 2);
    expect(JSON.stringify(order.fulfillments[1])).toContain('"reason_id","value":"002"');
    expect(stateOf(orderOf(await journey.advance('on_status')))).toEqual(['In-progress', 'Packed']);
  });

  it('rto brings the goods back from the door, with reason 013', async () => {
    const journey = journeyOf({ script: 'rto' });
    await journey.place();
    for (let step = 0; step < 3; step++) await journey.advance('on_status');
    const order = orderOf(await journey.advance('on_cancel'));
    expect(order).toMatchObject({ state: 'Cancelled', cancellation: { reason: { id: '013' } } });
    expect(order.fulfillments.map(({ type, state }) => [type, state.descriptor.code])).toEqual([
      ['Delivery', 'Cancelled'],
      ['RTO', 'RTO-Initiated'],
    ]);
    const back = orderOf(await journey.advance('on_status'));
    expect(back.fulfillments[1]?.state.descriptor.code).toBe('RTO-Delivered');
  });

  it.each([
    ['normal', ['Return_Initiated', 'Return_Approved', 'Return_Picked', 'Return_Delivered'], 1],
    ['return_liquidated', ['Return_Initiated', 'Liquidated'], 1],
    ['return_refused', ['Return_Initiated', 'Return_Rejected'], 0],
  ])('%s: a return goes %j', async (script, states, given) => {
    const journey = await delivered({ script });
    const answers = [await journey.ask('update', returnOf(journey))];
    while (answers.length < states.length) answers.push(await journey.advance('on_update'));
    const orders = answers.map(orderOf);
    expect(orders.map(({ fulfillments }) => fulfillments[1]?.state.descriptor.code)).toEqual(states);
    expect(trailOf(orders.at(-1)!, 'Return')).toHaveLength(given);
    expect(orders.at(-1)?.items[0]?.quantity.count).toBe(2 - given);
    expect((await journey.sandbox('advance', { order_id: journey.orderId })).status).toBe(409);
  });

  it.each([
    ['more than was ordered', '3', '003', '30004'],
    ['an unknown reason', '1', '009', '30005'],
  ])('a return of %s is refused', async (_what, count, reason, code) => {
    const journey = await delivered();
    expect(await journey.send('update', returnOf(journey, count, reason))).toMatchObject({ code });
  });

  it('a refund that the buyer app tells is repeated', async () => {
    const journey = await delivered();
    const paid = { settlement_counterparty: 'buyer', settlement_phase: 'refund', settlement_amount: '10.00' };
    const payment = { '@ondc/org/settlement_details': [paid] };
    const order = { id: journey.orderId, fulfillments: [{ id: 'RT1', type: 'Return' }], payment };
    await journey.ask('update', { update_target: 'payment', order });
    const { payment: told } = orderOf(await journey.ask('status', { order_id: journey.orderId }));
    expect(told['@ondc/org/settlement_details']).toContainEqual(paid);
  });

  it('late answers after the time that was set', async () => {
    const journey = journeyOf();
    await journey.sandbox('script', { script: 'late', transaction_id: journey.transaction_id });
    const before = Date.now();
    await journey.select();
    expect(Date.now() - before).toBeGreaterThanOrEqual(LATE_MS);
  });

  it('twice answers twice, with the same bytes', async () => {
    const journey = journeyOf();
    await journey.sandbox('script', { script: 'twice', transaction_id: journey.transaction_id });
    const { id } = await journey.send('select', { order: journey.basket });
    const [first, second] = await sandbox.buyer.answersTo(id, 2);
    expect(second?.body).toEqual(first?.body);
  });

  it('out_of_order tells the later before the earlier', async () => {
    const journey = journeyOf({ script: 'out_of_order' });
    const confirmed = await journey.place();
    const [packed] = journey.came('on_status');
    const order = sandbox.buyer.received.map(({ json }) => json);
    expect(stateOf(orderOf(packed))).toEqual(['In-progress', 'Packed']);
    expect(order.indexOf(packed!)).toBeLessThan(order.indexOf(confirmed));
    expect(packed!.context.timestamp > confirmed.context.timestamp).toBe(true);
    await journey.sandbox('advance', { order_id: journey.orderId });
    await sandbox.buyer.until(() => journey.came('on_status').length === 3);
    expect(journey.came('on_status').map((one) => stateOf(orderOf(one))[1])).toEqual([
      'Packed',
      'Out-for-delivery',
      'Order-picked-up',
    ]);
  });

  it('badly_signed signs other bytes', async () => {
    const journey = journeyOf();
    await journey.sandbox('script', { script: 'badly_signed', transaction_id: journey.transaction_id });
    const { id } = await journey.send('select', { order: journey.basket });
    const [answer] = await sandbox.buyer.answersTo(id);
    const body = Buffer.from(JSON.stringify({ subscriber_id: sandbox.network.sellers[0]?.subscriberId, type: 'BPP' }));
    const [seller] = JSON.parse((await sandbox.buyer.post(`${sandbox.network.registryUrl}/v2.0/lookup`, body)).body);
    expect(verifyRequest(answer?.authorization, answer!.body, seller.signing_public_key, Date.now())).toBe('bad');
  });

  it('wrong_clock signs by a clock that is 30 s ahead', async () => {
    const journey = journeyOf();
    await journey.sandbox('script', { script: 'wrong_clock', transaction_id: journey.transaction_id });
    const { context } = await journey.select();
    expect(Date.parse(context.timestamp) - Date.now()).toBeGreaterThan(20_000);
  });

  it('fails answers 500, and takes the order', async () => {
    const journey = journeyOf();
    const initialised = orderOf((await journey.select()) && (await journey.init()));
    await journey.sandbox('script', { script: 'fails', transaction_id: journey.transaction_id });
    expect((await journey.send('confirm', journey.confirmation(initialised))).status).toBe(500);
    expect((await journey.sandbox('advance', { order_id: journey.orderId })).status).toBe(200);
  });

  it('is that of the goods when none was asked for', async () => {
    const selected = await journeyOf({ providerId: 'P-NSK-02', itemId: 'I-GYPSUM-50KG' }).select();
    expect(selected.error?.code).toBe('30009');
  });

  it('can be chosen for all that follow, and no longer', async () => {
    const journey = journeyOf();
    await journey.sandbox('script', { script: 'out_of_stock' });
    expect((await journey.select()).error?.code).toBe('40002');
    await journey.sandbox('script', { script: null });
    expect((await journey.select()).error).toBeUndefined();
    expect((await journey.sandbox('script', { script: 'none' })).status).toBe(400);
  });
});

it('an issue is looked into, asked about, resolved and closed', async () => {
  const journey = await delivered();
  const id = crypto.randomUUID();
  const issue = { id, status: 'OPEN', issue_type: 'ISSUE', category: 'ITEM', sub_category: 'ITM04' };
  const opened = await journey.ask('issue', { issue });
  expect(JSON.stringify(opened.message)).toContain('"respondent_action":"PROCESSING"');
  expect(JSON.stringify((await journey.ask('issue_status', { issue_id: id })).message)).not.toContain('RESOLVED');
  expect((await journey.sandbox('advance', { issue_id: id })).status).toBe(200);
  await sandbox.buyer.until(() => journey.came('on_issue_status').length === 2);
  expect(JSON.stringify(journey.came('on_issue_status')[1]?.message)).toContain('"action_triggered":"REFUND"');
  expect(await journey.send('issue', { issue: { id, status: 'CLOSED' } })).toMatchObject({ code: null });
});

it('a clock takes orders on by itself, and resolves issues once as such and once as grievances', async () => {
  const timed = await startTestNetwork({ stepMs: 20 });
  const other = await startTestBuyer(timed);
  try {
    await other.subscribe();
    const journey = startJourney(other, timed.sellers[0]!);
    await journey.place();
    await other.until(() => journey.came('on_status').length === 4);
    expect(stateOf(orderOf(journey.came('on_status').at(-1)))).toEqual(['Completed', 'Order-delivered']);

    const issue = { id: crypto.randomUUID(), status: 'OPEN', issue_type: 'ISSUE', category: 'ITEM' };
    await journey.ask('issue', { issue });
    await other.until(() => journey.came('on_issue_status').length === 1);
    await journey.ask('issue', { issue: { ...issue, issue_type: 'GRIEVANCE' } });
    await other.until(() => journey.came('on_issue_status').length === 2);
    for (const answer of journey.came('on_issue_status')) expect(JSON.stringify(answer.message)).toContain('RESOLVED');
  } finally {
    await other.close();
    await timed.close();
  }
});
