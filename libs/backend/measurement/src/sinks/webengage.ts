import type { MeasurementConfiguration } from '@haat/backend-platform';
import { inParts, type Sink } from './sink.ts';

/** Events of one request. */
const MOST_EVENTS = 25;

/** WebEngage's events in bulk. See docs/wires/webengage.md. */
export function webEngageSink({ address, licenseCode, key }: NonNullable<MeasurementConfiguration['webEngage']>): Sink {
  return {
    name: 'webengage',
    purpose: 'marketing',
    requestsFor: (events) =>
      inParts(events, MOST_EVENTS).map((part) => ({
        events: part,
        url: `${address}/v1/accounts/${licenseCode}/bulk-events`,
        headers: { authorization: `Bearer ${key}` },
        body: {
          events: part.map(({ name, properties, at, visitor, shell }) => ({
            anonymousId: visitor,
            eventName: name,
            eventTime: at.replace(/\.\d+Z$|Z$/, '+0000'),
            eventData: { ...properties, shell },
          })),
        },
      })),
  };
}
