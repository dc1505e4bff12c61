import { RouterContextProvider, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '@haat/api-client';
import type { NetworkJourney } from '@haat/api-contract/open-network';
import { apiContext, languageContext, placeContext, sessionContext, textContext } from '@haat/app-context';
import { sampleCart, sampleJourney } from '../sample-journey.ts';
import { loadNetworkCart } from './network-cart.data.ts';
import { action } from './network-cart.screen.tsx';

const ADDRESS = 'http://shop.example/ondc/cart';

function contextOf(status: 'authenticated' | 'guest', step: NetworkJourney['step'], calls: string[] = []) {
  const send = ({ path }: { path: string }) => {
    calls.push(path);
    return Promise.resolve(path.includes('cart') ? sampleCart({ journey: sampleJourney({ step }) }) : { results: [] });
  };
  const context = new RouterContextProvider();
  context.set(textContext, (key) => key);
  context.set(languageContext, 'hi');
  context.set(placeContext, null);
  context.set(sessionContext, { status } as never);
  context.set(apiContext, {
    language: 'hi',
    isSignedIn: true,
    guestCart: { id: null },
    send,
  } as unknown as ApiClient);
  return context;
}

/** Where a redirect leads; null for none. */
async function redirectOf(answer: Promise<unknown>): Promise<string | null> {
  try {
    const said = await answer;
    return said instanceof Response ? said.headers.get('location') : null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
}

describe('the network’s cart', () => {
  it.each<[NetworkJourney['step'], string | null]>([
    ['asking-price', null],
    ['price-known', null],
    ['sending-order', '/ondc/order/j1'],
    ['awaiting-payment', '/ondc/order/j1'],
    ['confirming', '/ondc/order/j1'],
    ['failed', null],
  ])('that stands at %s is shown here or leads to its order', async (step, to) => {
    const context = contextOf('authenticated', step);
    const args = { url: new URL(ADDRESS), request: new Request(ADDRESS), context, params: {} };
    expect(await redirectOf(loadNetworkCart(args as unknown as LoaderFunctionArgs))).toBe(to);
  });

  it.each(['ask', 'askLess', 'order'])(
    'sends a guest who presses "%s" to the sign-in, and asks no shop',
    async (intent) => {
      const calls: string[] = [];
      const context = contextOf('guest', 'price-known', calls);
      const body = new URLSearchParams({
        intent,
        addressId: 'a1',
        journeyId: 'j1',
        agreedTotal: '780',
        payment: 'cash',
      });
      const request = new Request(ADDRESS, { method: 'POST', body });
      const args = { request, context, params: {} } as unknown as ActionFunctionArgs;
      expect(await redirectOf(action(args) as Promise<unknown>)).toMatch(/^\/login\?next=/);
      expect(calls).toEqual([]);
    },
  );
});
