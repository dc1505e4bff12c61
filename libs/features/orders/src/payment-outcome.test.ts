import { RouterContextProvider } from 'react-router';
import type { ApiClient } from '@haat/api-client';
import { PAYMENT_STATES, type PaymentState } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, trackContext } from '@haat/app-context';
import { expect, it } from 'vitest';
import { loadOrder } from './orders.data.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

/** What is measured as an order is opened. */
async function measured(state: PaymentState, isBack: boolean): Promise<{ events: object[]; goesTo: string | null }> {
  const events: object[] = [];
  const payment = { kind: 'pay-now', state, paid: 0, pay_by: null, can_pay: false } as const;
  const context = new RouterContextProvider();
  context.set(apiContext, { send: async () => ({ ...SAMPLE_ORDER, payment }) } as unknown as ApiClient);
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(trackContext, (event) => void events.push(event));
  const answer: unknown = await loadOrder(context, SAMPLE_ORDER.id, { isBack }).catch((thrown: unknown) => thrown);
  return { events, goesTo: answer instanceof Response ? answer.headers.get('location') : null };
}

// Written from docs/domain/measurement.md#events.
it.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['pending', 'waiting'],
] as const)('coming back from paying to an order that is %s is told as %s', async (state, outcome) => {
  expect((await measured(state, true)).events).toEqual([{ name: 'payment_outcome', properties: { outcome } }]);
});

it.each(['paid', 'failed', 'pending'] as const)(
  'is told once: an order that is %s goes on under an address that tells nothing when it is loaded again',
  async (state) => {
    const { goesTo } = await measured(state, true);
    expect(goesTo).toBe(`/order/${SAMPLE_ORDER.id}`);
  },
);

it.each(PAYMENT_STATES)('opening an order that is %s otherwise tells nothing, and stays', async (state) => {
  expect(await measured(state, false)).toEqual({ events: [], goesTo: null });
});
