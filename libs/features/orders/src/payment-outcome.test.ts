import { RouterContextProvider } from 'react-router';
import type { ApiClient } from '@haat/api-client';
import { PAYMENT_STATES, type PaymentState } from '@haat/api-contract/vocabulary';
import { apiContext, languageContext, textContext, trackContext } from '@haat/app-context';
import { expect, it } from 'vitest';
import { loadOrder } from './orders.data.ts';
import { SAMPLE_ORDER } from './sample-order.ts';

/** What is measured as an order is opened. */
async function measured(state: PaymentState, isBack: boolean): Promise<object[]> {
  const events: object[] = [];
  const payment = { kind: 'pay-now', state, paid: 0, pay_by: null, can_pay: false } as const;
  const context = new RouterContextProvider();
  context.set(apiContext, { send: async () => ({ ...SAMPLE_ORDER, payment }) } as unknown as ApiClient);
  context.set(textContext, (key) => key);
  context.set(languageContext, 'en');
  context.set(trackContext, (event) => void events.push(event));
  await loadOrder(context, SAMPLE_ORDER.id, { isBack });
  return events;
}

// Written from docs/domain/measurement.md#events.
it.each([
  ['paid', 'paid'],
  ['failed', 'failed'],
  ['pending', 'waiting'],
] as const)('coming back from paying to an order that is %s is told as %s', async (state, outcome) => {
  expect(await measured(state, true)).toEqual([{ name: 'payment_outcome', properties: { outcome } }]);
});

it.each(PAYMENT_STATES)('opening an order that is %s otherwise tells nothing', async (state) => {
  expect(await measured(state, false)).toEqual([]);
});
