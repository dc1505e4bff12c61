import { describe, expect, it } from 'vitest';
import { answerOffline, quantityAfter, refusalTextKey } from './cart-answer.ts';

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
    expect(answerOffline('kept', 'A', false)).toEqual({ kind: 'changed' });
    expect(answerOffline('vendor-changed', 'A', false)).toEqual({ kind: 'vendor-changed', cartVendorName: 'A' });
    expect(answerOffline('order-type-changed', 'A', true)).toEqual({ kind: 'order-type-changed', to: 'prebook' });
    expect(answerOffline('invalid-quantity', null, false)).toEqual({ kind: 'refused', code: 'cart_error.invalid_quantity' });
  });
});

describe('refusalTextKey', () => {
  it('has a text for every code, and one for codes it does not know', () => {
    expect(refusalTextKey('cart_error.not_enough_stock')).toBe('main:errors.cart_error_not_enough_stock');
    expect(refusalTextKey('nonsense')).toBe('main:errors.request_error_failed');
  });
});
