import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiClient } from '@haat/api-client';
import type { NetworkJourney } from '@haat/api-contract/open-network';
import { apiContext, languageContext, sessionContext, textContext } from '@haat/app-context';
import { sampleJourney, sampleQuote } from '../sample-journey.ts';
import { loadNetworkOrder } from './network-order.data.ts';

/** What the screen gets of a journey; null: it is not there. A redirect is answered by its address. */
async function load(journey: NetworkJourney | null) {
  const send = () =>
    journey === null
      ? Promise.reject(new ApiError({ kind: 'refused', status: 404, code: 'order_error.not_found' }))
      : Promise.resolve(journey);
  const context = new RouterContextProvider();
  context.set(textContext, (key, values) => [key, ...Object.values(values ?? {})].join(' '));
  context.set(languageContext, 'hi');
  context.set(sessionContext, { status: 'authenticated' } as never);
  context.set(apiContext, { language: 'hi', send } as unknown as ApiClient);
  const request = new Request('http://shop.example/ondc/order/o1');
  try {
    const answer = await loadNetworkOrder({ request, params: { id: 'o1' }, context } as unknown as LoaderFunctionArgs);
    return 'init' in answer ? { status: answer.init?.status, ...answer.data } : { status: 200, ...answer };
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, to: thrown.headers.get('location'), order: null };
    throw thrown;
  }
}

const quote = sampleQuote({ holds_until: '2099-01-01T00:00:00Z' });
const payment = { kind: 'cash', state: 'due', paid: 0, pay_by: null, can_pay: false } as const;
const made = (status: NonNullable<NetworkJourney['order']>['status']) =>
  sampleJourney({ step: 'accepted', quote, order: { number: '2026-1', status, payment } });

describe('an order on its way to the shop', () => {
  it.each(['PENDING', 'SUCCESS', 'VENDOR_CONFIRMED'] as const)(
    'stays here when the shop has just taken it: %s',
    async (status) => {
      const { order } = await load(made(status));
      expect(order).toMatchObject({ whole: '/order/j1', isInCart: false });
    },
  );

  it.each(['READY_FOR_DELIVERY', 'DELIVERED', 'USER_CANCELLED', 'RETURN_TO_ORIGIN'] as const)(
    'is told by its own screen once it has gone on: %s',
    async (status) => {
      expect(await load(made(status))).toMatchObject({ status: 302, to: '/order/j1' });
    },
  );

  it('says nothing of the end of a price that was agreed to', async () => {
    const notes = (await load(made('PENDING'))).order?.quote?.notes;
    expect(notes?.join()).not.toContain('quote.holds');
    expect((await load(sampleJourney({ step: 'sending-order', quote }))).order?.quote?.notes.join()).toContain(
      'quote.holds',
    );
  });

  it('says where the goods are fetched, in place of where they go', async () => {
    const fetched = sampleJourney({ step: 'sending-order', quote, pickup: { address: 'Ozar', hours: null } });
    expect((await load(fetched)).order).toMatchObject({ pickup: ['Ozar'] });
    expect((await load(sampleJourney({ step: 'sending-order', quote }))).order).toMatchObject({ pickup: null });
  });

  it.each(['price-refused', 'order-refused', 'failed'] as const)('leads back to the cart from %s', async (step) => {
    expect((await load(sampleJourney({ step, problem: { code: '40002', variant_ids: [] } }))).order?.isInCart).toBe(
      true,
    );
  });

  it('that is not there, or another farmer’s, is not found', async () => {
    expect(await load(null)).toMatchObject({ status: 404, order: null });
  });
});
