import { expect, test } from 'vitest';
import { pathTo } from '@haat/routing';
import { shapeOfScreen } from './screen-shapes.ts';

test.each([
  [pathTo('home'), 'home'],
  [pathTo('products'), 'list'],
  [pathTo('productsByCrop'), 'list'],
  [pathTo('product', { slug: 'neem-coated-urea' }), 'product'],
  [pathTo('cart'), 'cart'],
  [pathTo('orders'), 'cards'],
  [pathTo('order', { orderId: '1' }), 'order'],
  [pathTo('addresses'), 'cards'],
  [pathTo('editAddress', { id: '1' }), 'form'],
  [pathTo('nearbyCentres'), 'cards'],
  [pathTo('centres'), 'cards'],
  [pathTo('location'), 'form'],
  [pathTo('cartIdKyc'), 'form'],
  [pathTo('categories'), 'tiles'],
  [pathTo('brands'), 'rows'],
  [pathTo('language'), 'rows'],
  [pathTo('account'), 'rows'],
  [pathTo('stepUp'), 'form'],
  [pathTo('passkeys'), 'rows'],
  [pathTo('repayCredit'), 'form'],
  [pathTo('productAcrossShops', { slug: 'neem-coated-urea' }), 'offers'],
  [pathTo('brandsAcrossShops'), 'rows'],
  [pathTo('payOrder', { orderId: '1' }), 'form'],
  [pathTo('returnGoods', { orderId: '1' }), 'form'],
  [pathTo('refundDestination', { orderId: '1', refundId: '2' }), 'form'],
  [pathTo('campaignCart'), 'cart'],
  ['/a-screen-that-is-not-known', 'form'],
])('While %s loads, the shape of a %s is shown', (pathname, shape) => {
  expect(shapeOfScreen(pathname)).toBe(shape);
});
