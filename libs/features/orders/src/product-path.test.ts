import { expect, it } from 'vitest';
import { productPath } from './product-path.ts';

const LINE = {
  variant_id: 'v',
  name: 'Seed',
  slug: 'p1',
  image_url: '',
  pack_name: '',
  quantity: 1,
  price: 1,
  discount: 0,
};
const NETWORK = { cancel: null, cancelled_lines: [], taken_off: 0, bill_url: null };

it('A line leads to the page of its goods in the channel in which they were bought', () => {
  expect(productPath({}, LINE)).toBe('/product/p1');
  expect(productPath({ network: NETWORK }, LINE)).toBe('/ondc/products/p1');
});
