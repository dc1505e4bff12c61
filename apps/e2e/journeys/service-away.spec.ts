import type { Page } from '@playwright/test';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect } from '../src/journey.ts';
import { test } from '../src/own-market.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { FARM } from '../src/shopper.ts';
import type { Texts } from '../src/texts.ts';

/** Longest time until a screen says that the services are away, milliseconds. */
const SAYS_SO_WITHIN = 10_000;
/** A screen tries again by itself, at first after two seconds, at last every thirty. */
const RECOVERS_WITHIN = 45_000;

/** Screens that show what the services know. */
const LIVING = [
  '/',
  '/?section=shop',
  '/products',
  '/products/categories',
  '/products/brands',
  '/products/crops',
  '/product/neem-coated-urea',
  `/products/${GOODS.urea.id}`,
  '/categories',
  '/brands',
  '/dcs',
  '/nearby-dcs',
  '/ondc',
  '/ondc/dcs',
  '/ondc/products/no-such-id',
  '/mandi',
  '/cart',
  '/addresses',
  '/orders',
  '/order/00000000-0000-4000-8000-000000000000',
  '/location?q=Nashik',
];
/** Screens that stand by themselves. */
const STANDING = ['/language', '/about', '/location', '/404', '/address/new'];

test.setTimeout(450_000);

test('With unreachable services every screen says so in time, keeps what is typed, and recovers', async ({
  page,
  t,
  shopper,
  ownMarket,
  context,
  trouble,
}) => {
  trouble.expect(/status of (503|404|502|504)/);
  const { name } = await product(GOODS.boron.id, 'hi');
  const cart = new CartScreen(page, t);
  const address = new AddressForm(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await address.open();
  await address.write({
    name: FARM.name,
    mobile: FARM.mobile,
    pincode: FARM.pincode,
    house: FARM.house,
    village: FARM.village,
    district: 'Nashik',
    state: 'Maharashtra',
  });

  await ownMarket.parts.backend.stop();

  await test.step('what is typed stays, and it is said that it was not kept yet', async () => {
    await address.save();
    await expect(page.getByText(t('main:errors.request_error_unavailable'))).toBeVisible({
      timeout: SAYS_SO_WITHIN + 2_000,
    });
    await expect(address.field('house')).toHaveValue(FARM.house);
    await expect(address.field('village')).toHaveValue(FARM.village);
  });

  await test.step('every screen says so', async () => {
    const waiting = [...LIVING];
    const visitNext = async (): Promise<void> => {
      const own = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const start = Date.now();
        await own.goto(path);
        expect.soft(Date.now() - start, `${path} in time`).toBeLessThan(SAYS_SO_WITHIN);
        await expect.soft(saysSo(own, t), `${path} says so`).toBeVisible();
      }
      await own.close();
    };
    await Promise.all([visitNext(), visitNext(), visitNext()]);
    const own = await context.newPage();
    for (const path of STANDING) {
      await own.goto(path);
      await expect.soft(own.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.soft(new Frame(own, t).unavailable()).toHaveCount(0);
    }
    await own.close();
  });

  const waiting = await context.newPage();
  await waiting.goto('/products');
  await expect(new Frame(waiting, t).unavailable()).toBeVisible();
  await ownMarket.parts.backend.start();

  await test.step('a waiting screen recovers by itself', async () => {
    await expect(waiting.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: RECOVERS_WITHIN });
  });

  await test.step('what was typed can be sent now; session and cart are as they were', async () => {
    const okay = page.getByRole('dialog').getByRole('button', { name: t('main:okay') });
    if (await okay.isVisible()) await okay.click();
    await address.save();
    await expect(page).toHaveURL('/addresses');
    await expect(page.getByRole('main')).toContainText(FARM.village);
    await cart.open();
    await expect(cart.packs(name)).toHaveText('2');
  });
});

/** The sentence of a screen that could not be loaded, or of the part that could not. */
function saysSo(page: Page, t: Texts) {
  const sentences = [
    'main:states.unavailable',
    'main:errors.request_error_unavailable',
    'home:shelf.failed',
    'location:search.failed',
    'cart:address.failed',
  ];
  return sentences
    .map((key) => page.getByText(t(key)))
    .reduce((either, one) => either.or(one))
    .first();
}
