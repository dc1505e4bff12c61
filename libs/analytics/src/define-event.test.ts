import { describe, expect, it } from 'vitest';
import { defineEvent } from './define-event.ts';
import { choice, count, route, type PropertyKind } from './property-kinds.ts';

describe('a definition of an event', () => {
  it('takes closed kinds', () => {
    const event = defineEvent('shelf_opened', { shelf: choice('seed', 'tools'), packs: count(10) });
    expect(event.name).toBe('shelf_opened');
  });

  it('refuses, by its type, properties whose name speaks of a person', () => {
    // @ts-expect-error a phone number
    defineEvent('a', { phone: choice('a') });
    // @ts-expect-error a name
    defineEvent('a', { full_name: choice('a') });
    // @ts-expect-error an address
    defineEvent('a', { address: choice('a') });
    // @ts-expect-error the number of a document
    defineEvent('a', { document_number: count(10) });
    // @ts-expect-error the number of a document
    defineEvent('a', { aadhaar: count(10) });
    // @ts-expect-error free text
    defineEvent('a', { note_text: choice('a') });
    // @ts-expect-error what was typed
    defineEvent('a', { query: choice('a') });
    // @ts-expect-error who it was
    defineEvent('a', { user_id: choice('a') });
    expect(true).toBe(true);
  });

  it('refuses, by its type, a kind that another file makes, such as free text', () => {
    const text = { accepts: (value: unknown) => typeof value === 'string' };
    // @ts-expect-error only this library makes kinds
    defineEvent('a', { said: text });
    // @ts-expect-error nor is a plain type one
    const kind: PropertyKind<string> = text;
    expect(kind).toBe(text);
  });

  it.each(['Camel', 'with space', 'with-hyphen', '', 'a'.repeat(41)])('refuses the name %j', (name) => {
    expect(() => defineEvent(name, {})).toThrow(RangeError);
    expect(() => defineEvent('a', { [name]: count(1) } as never)).toThrow(RangeError);
  });

  it.each(['9822012345', 'Ramesh Patil', 'a b', 'नाम', '', 'x'.repeat(41), 'card-1234'])(
    'refuses the word %j as a choice',
    (word) => {
      expect(() => choice('seed', word)).toThrow(RangeError);
    },
  );

  it.each([9_822_012_345, 1_000_000_000, -1, 0.5, Number.NaN])('refuses %d as the most that is counted', (most) => {
    expect(() => count(most)).toThrow(RangeError);
  });

  it.each([
    ['/', true],
    ['/product/:slug', true],
    ['/productsV2/:id', true],
    ['/crop/:id/problem/:problemId', true],
    ['/product/urea-45-kg?utm_source=a', false],
    ['/order/20261125123', false],
    ['/farmer/9822012345', false],
    ['/product/नाम', false],
    ['product', false],
    ['/a b', false],
  ])('takes %s as a route: %s', (given, isTaken) => {
    expect(route().accepts(given)).toBe(isTaken);
  });
});
