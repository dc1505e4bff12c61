import { createHash } from 'node:crypto';
import type { MeasurementConfiguration } from '@haat/backend-platform';
import { inParts, type Sink } from './sink.ts';

/** Events of one request, as the interface allows. */
const MOST_EVENTS = 1_000;

/** Standard names, where there is one. */
const STANDARD_NAMES: Readonly<Record<string, string>> = {
  page_view: 'PageView',
  search: 'Search',
  cart_add: 'AddToCart',
  order_placed: 'Purchase',
};

/** Meta's Conversions API. See docs/wires/meta-conversions.md. */
export function metaSink({ address, pixelId, accessToken }: NonNullable<MeasurementConfiguration['meta']>): Sink {
  return {
    name: 'meta',
    purpose: 'marketing',
    requestsFor: (events) =>
      inParts(events, MOST_EVENTS).map((part) => ({
        events: part,
        url: `${address}/${pixelId}/events?${new URLSearchParams({ access_token: accessToken })}`,
        headers: {},
        body: {
          data: part.map(({ id, name, properties, at, visitor, shell }) => ({
            event_name: STANDARD_NAMES[name] ?? name,
            event_time: Math.floor(Date.parse(at) / 1000),
            event_id: id,
            // Events of websites need the browser's own description, which we do not pass on.
            action_source: 'other',
            user_data: { external_id: [createHash('sha256').update(visitor).digest('hex')] },
            custom_data: {
              ...properties,
              shell,
              ...('rupees' in properties ? { value: properties['rupees'], currency: 'INR' } : {}),
            },
          })),
        },
      })),
  };
}
