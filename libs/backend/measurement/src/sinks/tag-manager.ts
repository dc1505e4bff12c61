import type { MeasurementConfiguration } from '@haat/backend-platform';
import { byVisitor, inParts, type Sink } from './sink.ts';

/** Events of one request, as the protocol allows. */
const MOST_EVENTS = 25;

/** The Measurement Protocol of GA4 at a tag manager's server. See docs/wires/ga4-measurement-protocol.md. */
export function tagManagerSink({
  address,
  measurementId,
  apiSecret,
}: NonNullable<MeasurementConfiguration['tagManager']>): Sink {
  const query = new URLSearchParams({ measurement_id: measurementId, api_secret: apiSecret });
  return {
    name: 'tag-manager',
    purpose: 'statistics',
    // A request is about one client.
    requestsFor: (events) =>
      byVisitor(events)
        .flatMap((own) => inParts(own, MOST_EVENTS))
        .map((part) => ({
          events: part,
          url: `${address}/mp/collect?${query}`,
          headers: {},
          body: {
            client_id: part[0]?.visitor,
            consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
            events: part.map(({ name, properties, at, shell }) => ({
              name,
              timestamp_micros: Date.parse(at) * 1000,
              params: { ...properties, shell },
            })),
          },
        })),
  };
}
