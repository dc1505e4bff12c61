import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENTS } from './catalogue.ts';
import { readEvent } from './read-event.ts';

/** One event of each name that is right. */
const RIGHT = [
  { name: 'page_view', properties: { route: '/product/:slug', language: 'hi', lite: false } },
  { name: 'search', properties: { results: 12 } },
  { name: 'cart_add', properties: { marketplace: 'dehaat', packs: 2 } },
  { name: 'cart_remove', properties: { marketplace: 'ondc' } },
  { name: 'cart_open', properties: { marketplace: 'dehaat' } },
  { name: 'checkout_step', properties: { step: 'review' } },
  { name: 'order_placed', properties: { marketplace: 'dehaat', payment: 'pay-now', rupees: 1234 } },
  { name: 'payment_outcome', properties: { outcome: 'paid' } },
  { name: 'sign_in', properties: { way: 'otp' } },
  { name: 'notification', properties: { outcome: 'asked' } },
  { name: 'share', properties: { route: '/' } },
  { name: 'read_aloud', properties: { route: '/' } },
  { name: 'question_sent', properties: { to: 'expert' } },
  { name: 'claim_filed', properties: { photos: 4 } },
  { name: 'booking_placed', properties: { service: 'soil-testing' } },
  { name: 'error_shown', properties: { code: 'cart_error.empty', route: '/cart' } },
  {
    name: 'web_vital',
    properties: { metric: 'lcp', value: 2400, rating: 'good', route: '/', network: '3g' },
  },
] as const;

/** What identifies a person. */
const PERSONAL = [
  '9822012345',
  '+91 98220 12345',
  'Ramesh Patil',
  'रमेश पाटील',
  'At Post Niphad, Nashik 422303',
  '1234 5678 9012',
  'ABCDE1234F',
  'a@b.example',
  9_822_012_345,
  123_456_789_012,
];

describe('reading an event', () => {
  it('knows one of each name', () => {
    expect(RIGHT.map(({ name }) => name).sort()).toEqual(Object.keys(EVENTS).sort());
    for (const event of RIGHT) expect(readEvent(event)).toEqual(event);
  });

  it('takes nothing of a person in any property of any event', () => {
    for (const event of RIGHT) {
      for (const property of Object.keys(event.properties)) {
        for (const value of PERSONAL)
          expect(
            readEvent({ ...event, properties: { ...event.properties, [property]: value } }),
            `${event.name}.${property} = ${value}`,
          ).toBeNull();
      }
    }
  });

  it('takes no further property, and none that is left out', () => {
    for (const event of RIGHT) {
      expect(readEvent({ ...event, properties: { ...event.properties, phone: '9822012345' } })).toBeNull();
      const [first = ''] = Object.keys(event.properties);
      const { [first]: _left, ...rest } = event.properties as Record<string, unknown>;
      expect(readEvent({ ...event, properties: rest })).toBeNull();
    }
  });

  it('takes no free text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...RIGHT), (text, event) => {
        for (const [property, value] of Object.entries(event.properties)) {
          if (property === 'route' || property === 'code' || text === String(value)) continue;
          const read = readEvent({ ...event, properties: { ...event.properties, [property]: text } });
          // Another word of the closed list is no free text.
          if (read !== null) expect(/^[a-z\d-]+$/.test(text)).toBe(true);
        }
      }),
    );
  });

  it.each([null, undefined, 1, 'page_view', [], {}, { name: 'page_view' }, { name: 'constructor', properties: {} }])(
    'takes no %j',
    (given) => {
      expect(readEvent(given)).toBeNull();
    },
  );
});
