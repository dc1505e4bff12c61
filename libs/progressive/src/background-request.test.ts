import { expect, it } from 'vitest';
import { isBackgroundRequest } from './background-request.ts';

it.each([
  ['the router', '/cart.data', true],
  ['the router with a query', '/order/1/pay.data?_routes=pay-order', true],
  ['a plain form', '/cart', false],
  ['an address that ends alike in its query', '/cart?from=x.data', false],
])('tells %s', (_who, path, isBackground) => {
  expect(isBackgroundRequest(new Request(`http://haat.example${path}`))).toBe(isBackground);
});
