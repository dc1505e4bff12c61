import { expect, it } from 'vitest';
import { FEATURE_NAMES, routesOf } from './routes.ts';

const addresses = (features: typeof FEATURE_NAMES) => {
  const [screens, ...others] = routesOf(features);
  return [...(screens?.children ?? []), ...others].map(({ path }) => path);
};

it('gives a shell the screens and other addresses of the features it names, and of no other', () => {
  const few = addresses(['home', 'orders']);
  expect(few).toEqual(expect.arrayContaining(['/orders', '/order/:orderId/bill.pdf', '/api/keycloak/token']));
  expect(few).not.toContain('/cart');
  expect(addresses(FEATURE_NAMES)).toEqual(expect.arrayContaining([...few, '/cart', '/growth/cart']));
});

it('gives no two routes the same id', () => {
  const [screens, ...others] = routesOf(FEATURE_NAMES);
  const ids = [...(screens?.children ?? []), ...others].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
