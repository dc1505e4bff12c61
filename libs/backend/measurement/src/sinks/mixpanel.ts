import type { MeasurementConfiguration } from '@haat/backend-platform';
import { inParts, type Sink } from './sink.ts';

/** Events of one request, as the interface allows. */
const MOST_EVENTS = 2_000;

/** Mixpanel's import of events. See docs/wires/mixpanel.md. */
export function mixpanelSink({ address, token }: NonNullable<MeasurementConfiguration['mixpanel']>): Sink {
  return {
    name: 'mixpanel',
    purpose: 'statistics',
    requestsFor: (events) =>
      inParts(events, MOST_EVENTS).map((part) => ({
        events: part,
        url: `${address}/import?strict=1`,
        headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
        body: part.map(({ id, name, properties, at, visitor, shell }) => ({
          event: name,
          // `ip: 0`: no place is read from the address of our server.
          properties: { ...properties, shell, time: Date.parse(at), distinct_id: visitor, $insert_id: id, ip: 0 },
        })),
      })),
    // What passes its checks is taken also where others of the batch do not.
    readAnswer(status, body) {
      if (status !== 400 || typeof body !== 'object' || body === null || !('failed_records' in body)) return null;
      return { refused: Array.isArray(body.failed_records) ? body.failed_records.length : 0 };
    },
  };
}
