import { describe, expect, it } from 'vitest';
import { answerOffline, quantityAfter } from './cart-answer.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('quantityAfter', () => {
  it.each([
    ['nothing under way', undefined, 3, 3],
    ['added to what is there', { intent: 'add', quantity: '2' }, 3, 5],
    ['set', { intent: 'set', quantity: '7' }, 3, 7],
    ['taken out', { intent: 'remove', quantity: '1' }, 1, 0],
    ['a new cart', { intent: 'reset', quantity: '2' }, 0, 2],
  ])('%s', (_what, sent, inCart, quantity) => {
    expect(quantityAfter(sent && form(sent), inCart)).toBe(quantity);
  });
});

describe('answerOffline', () => {
  it('answers as the cart would', () => {
    const sent = form({ quantity: '2', isPrebook: 'true' });
    expect(answerOffline('kept', sent, 'A')).toEqual({ kind: 'changed' });
    expect(answerOffline('vendor-changed', sent, 'A')).toEqual({
      kind: 'vendor-changed',
      cartVendorName: 'A',
      offered: { quantity: 2 },
    });
    expect(answerOffline('order-type-changed', sent, 'A')).toEqual({
      kind: 'order-type-changed',
      to: 'prebook',
      offered: { quantity: 2 },
    });
    expect(answerOffline('invalid-quantity', sent, null)).toEqual({
      kind: 'refused',
      code: 'cart_error.invalid_quantity',
    });
  });
});
