import { data } from 'react-router';
import { expect, it } from 'vitest';
import { namesError } from './names-error.ts';

it.each([
  ['a refusal that a screen tells', { order: { type: 'data', result: data({ refusal: 'cart_error.empty' }, 409) } }],
  ['a failure with its details', { error: { code: 'coupon_error.used_up', details: { count: 1 } } }],
  ['one of a list', [{ name: 'Urea' }, { problem: 'product_error.not_found' }]],
])('%s names an error', (_, answer) => {
  expect(namesError(answer)).toBe(true);
});

it.each([
  ['what a phone without a network says itself', { error: { code: 'request_error.unavailable', details: {} } }],
  ['a sentence about one', { text: 'The answer was cart_error.empty, twice.' }],
  ['goods and their numbers', { goods: [{ name: 'Urea', price: 266.5, until: null }], isEmpty: false }],
  ['nothing', undefined],
])('%s does not', (_, answer) => {
  expect(namesError(answer)).toBe(false);
});

it('comes to an end with what holds itself', () => {
  const circle: Record<string, unknown> = { name: 'Urea' };
  circle['self'] = circle;
  expect(namesError(circle)).toBe(false);
});
