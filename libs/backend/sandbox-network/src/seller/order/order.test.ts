import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteProblems, type Quote } from '@haat/ondc-core';
import { signRequest, verifyRequest } from '@haat/ondc-core/signing';
import { startTestSandbox, type TestSandbox } from '../../testing/start-test-sandbox.ts';
import { orderOf, startJourney, stateOf, trailOf, type Purchase } from '../../testing/test-journey.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const journeyOf = (purchase: Purchase = {}, seller = sandbox.network.sellers[0]!) =>
  startJourney(sandbox.buyer, seller, purchase);

describe('an order', () => {
  it('goes from select to the farmer’s door, with one quote that adds up', async () => {
    const journey = journeyOf();
    const quotes: Quote[] = [];
    const selected = await journey.select();
    expect(selected.error).toBeUndefined();
    quotes.push(orderOf(selected).quote);
    const initialised = orderOf(await journey.init());
    quotes.push(initialised.quote);
    const confirmed = await journey.ask('confirm', journey.confirmation(initialised));
    expect(stateOf(orderOf(confirmed))).toEqual(['Accepted', 'Pending']);
    expect(orderOf(confirmed).payment).toEqual({ ...initialised.payment, status: 'PAID' });
    quotes.push(orderOf(confirmed).quote);
    const price = Number(initialised.quote.breakup[0]?.price.value) / 2;
    for (const quote of quotes)
      expect(quoteProblems(quote, [{ id: journey.basket.items[0]!.id, count: 2, price }])).toEqual([]);
    const states = [];
    for (let step = 0; step < 4; step++) states.push(stateOf(orderOf(await journey.advance('on_status'))));
    expect(states).toEqual([
      ['In-progress', 'Packed'],
      ['In-progress', 'Order-picked-up'],
      ['In-progress', 'Out-for-delivery'],
      ['Completed', 'Order-delivered'],
    ]);
    expect(orderOf(journey.came('on_status').at(-1)).documents).toHaveLength(1);
    const ids = sandbox.buyer.received.filter(({ json }) => json.context.transaction_id === journey.transaction_id);
    expect(new Set(ids.map(({ json }) => json.context.message_id)).size).toBe(ids.length);
    expect((await journey.sandbox('advance', { order_id: journey.orderId })).status).toBe(409);
  });

  it('is signed by the seller app in each answer', async () => {
    const journey = journeyOf();
    await journey.place();
    const body = Buffer.from(JSON.stringify({ subscriber_id: sandbox.network.sellers[0]?.subscriberId, type: 'BPP' }));
    const [seller] = JSON.parse((await sandbox.buyer.post(`${sandbox.network.registryUrl}/v2.0/lookup`, body)).body);
    const answers = sandbox.buyer.received.filter(({ json }) => json.context.transaction_id === journey.transaction_id);
    expect(answers).toHaveLength(3);
    for (const { authorization, body: bytes } of answers)
      expect(verifyRequest(authorization, bytes, seller.signing_public_key, Date.now())).toBe('ok');
  });

  it('may be paid on delivery, at an ISN as well, and be asked about', async () => {
    const journey = journeyOf({ isPaidOnDelivery: true });
    expect(orderOf(await journey.place()).payment).toMatchObject({
      ...{ type: 'ON-FULFILLMENT', collected_by: 'BPP', status: 'NOT-PAID' },
    });
    const about = { order_id: journey.orderId };
    expect(stateOf(orderOf(await journey.ask('status', about)))).toEqual(['Accepted', 'Pending']);
    expect((await journey.ask('track', about)).message).toMatchObject({ tracking: { id: 'F1', status: 'inactive' } });
    expect((await journey.ask('support', { ref_id: journey.orderId })).message).toMatchObject({ phone: '18000000000' });
    const confirmation = journey.confirmation(orderOf(await journey.init()));
    const again = orderOf(await journey.ask('confirm', confirmation));
    expect(again.id).toBe(journey.orderId);
  });

  it('is cancelled by the buyer app until the goods left, and what is given back is told', async () => {
    const journey = journeyOf();
    const total = Number(orderOf(await journey.place()).quote.price.value);
    const cancelled = orderOf(
      await journey.ask('cancel', { order_id: journey.orderId, cancellation_reason_id: '010' }),
    );
    expect(stateOf(cancelled)).toEqual(['Cancelled', 'Cancelled']);
    expect(cancelled.cancellation).toEqual({ cancelled_by: 'bap.localhost', reason: { id: '010' } });
    expect(cancelled.items.map(({ fulfillment_id, quantity }) => [fulfillment_id, quantity.count])).toEqual([
      ['F1', 0],
      ['C1', 2],
    ]);
    expect(cancelled.quote.price.value).toBe('0.00');
    expect(trailOf(cancelled, 'Cancel').reduce((sum, value) => sum + value, 0)).toBeCloseTo(-total, 2);
  });
});

describe('a message is refused', () => {
  it.each([
    ['of another seller app', 'select', {}, { bpp_id: 'bpp-sahyadri.localhost' }, '30000'],
    [
      'of an unknown seller',
      'select',
      { order: { provider: { id: 'P-NONE', locations: [{ id: 'L' }] } } },
      {},
      '30001',
    ],
    ['of unknown goods', 'select', { order: { items: [{ id: 'I-NONE', quantity: { count: 1 } }] } }, {}, '30004'],
    ['of no goods', 'select', { order: { items: [] } }, {}, '30000'],
    ['of an unknown order', 'status', { order_id: 'none' }, {}, '30018'],
    ['without its order', 'track', {}, {}, '30000'],
    ['of an issue that is none', 'issue_status', { issue_id: 'none' }, {}, '30000'],
  ])('%s', async (_what, action, changed, context, code) => {
    const journey = journeyOf();
    const order =
      action === 'select' ? { order: { ...journey.basket, ...('order' in changed ? changed.order : {}) } } : changed;
    expect(await journey.send(action, order, context)).toMatchObject({ code });
  });

  it.each([
    ['a changed quote', { quote: { price: { currency: 'INR', value: '1.00' }, breakup: [] } }, '40008'],
    ['no payment', { payment: { type: 'ON-ORDER', status: 'NOT-PAID' } }, '40004'],
    ['another state', { state: 'Accepted' }, '30000'],
    ['an id that is too long', { id: 'x'.repeat(33) }, '30000'],
  ])('as a confirmation with %s', async (_what, changed, code) => {
    const journey = journeyOf();
    const initialised = orderOf(await journey.init());
    expect(await journey.send('confirm', journey.confirmation(initialised, changed))).toMatchObject({ code });
  });

  it('as a confirmation of what was not initialised, or of another order', async () => {
    const [first, second] = [journeyOf(), journeyOf()];
    const initialised = orderOf(await first.init());
    expect(await second.send('confirm', second.confirmation(initialised))).toMatchObject({ code: '30000' });
    await first.place();
    await second.init();
    expect(await second.send('confirm', second.confirmation(initialised, { id: first.orderId }))).toMatchObject({
      code: '30000',
    });
  });

  it.each([
    ['a reason that is none of a buyer’s', '013', [], '30012'],
    ['goods that left', '010', ['on_status', 'on_status'], '50001'],
  ])('as a cancellation with %s', async (_what, cancellation_reason_id, steps, code) => {
    const journey = journeyOf();
    await journey.place();
    for (const step of steps) await journey.advance(step);
    expect(await journey.send('cancel', { order_id: journey.orderId, cancellation_reason_id })).toMatchObject({ code });
  });

  it('with any signature but the buyer app’s own, whatever the action', async () => {
    for (const action of ['select', 'init', 'confirm', 'status', 'track', 'cancel', 'update', 'support', 'issue']) {
      const context = sandbox.buyer.context(action, { bpp_id: sandbox.network.sellers[0]?.subscriberId });
      const body = Buffer.from(JSON.stringify({ context, message: {} }));
      const signed = signRequest('{}', sandbox.buyer.participant.signer, Date.now());
      for (const headers of [{}, { authorization: signed }])
        expect(
          await sandbox.buyer.http.send(
            'POST',
            `${sandbox.network.sellers[0]?.url}/${action}`,
            headers as Record<string, string>,
            body,
          ),
        ).toMatchObject({ status: 401 });
    }
  });
});
