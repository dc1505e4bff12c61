import { randomUUID } from 'node:crypto';
import type { MeasuredEvent } from '@haat/api-contract';

/** An event as a shell passes it on: a product was looked at. */
export function measuredEvent(given: Partial<MeasuredEvent> = {}): MeasuredEvent {
  return {
    id: randomUUID(),
    name: 'page_view',
    properties: { route: '/product/:slug', language: 'hi', lite: false },
    at: new Date().toISOString(),
    shell: 'farmer',
    visitor: '6a8c1f54-3b1e-4a57-9f0e-2f7b7a3f5d11',
    purposes: ['statistics', 'marketing'],
    ...given,
  };
}
