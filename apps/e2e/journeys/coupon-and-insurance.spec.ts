import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

/** Coupons of the sample market: one of the list, and one that only who knows it can have. */
const LISTED = 'KISAN50';
const HIDDEN = 'MITRA100';

/** Cotton seed, with two packs insured for nothing, and a cover of the season that asks for an identity paper. */
const COTTON = { variantId: 'p-cotton-rch-659-475g', vendorId: SHOPS.centre, quantity: 3 } as const;

for (const language of ['hi', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('A coupon is tried, taken from the list, kept over a reload, taken off and ordered', async ({ page, t, visitor, trouble }) => {
      // The code that is none.
      trouble.expect(/status of 4\d\d .*\/cart\.data/);
      await visitor.choosesPlace(PLACES.town);
      await visitor.signsIn();
      const cart = await fillCartToCollect(visitor, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre, quantity: 5 });
      const { total } = await cart.bill({ rows: 1 });
      await cart.tryCoupon('NAHIN');
      await expect(page.getByText(t('main:errors.coupon_error_unknown')).first()).toBeVisible();
      await expect(cart.couponCode()).toHaveValue('NAHIN');

      await cart.offeredCoupons().click();
      await cart.applyOffered(LISTED).click();
      await expect(cart.says('coupon.saved', { amount: '₹50.00' })).toBeVisible();
      await expect(cart.total()).toHaveText(written(total - 50));
      await page.reload();
      await expect(cart.says('coupon.saved', { amount: '₹50.00' })).toBeVisible();

      await cart.removeCoupon().click();
      await expect(cart.total()).toHaveText(written(total));
      await cart.tryCoupon(HIDDEN.toLowerCase());
      await expect(cart.says('coupon.saved', { amount: '₹100.00' })).toBeVisible();
      await expect(cart.total()).toHaveText(written(total - 100));
      await cart.place();
      await new OrderScreen(page, t).id();
      await expect(new OrderScreen(page, t).total()).toHaveText(written(total - 100));
    });
  });
}

test('Insurance is never taken beforehand; packs are insured, the free ones first, and lost when the goods are collected', async ({ page, t, visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  await visitor.writesAddress();
  await visitor.puts(COTTON);
  const cart = new CartScreen(page, t);
  await cart.open();
  const sowing = cart.insurance(/^बुवाई/);
  await expect(sowing.getByRole('button', { name: t('cart:insurance.add') })).toBeVisible();
  const { total } = await cart.bill({ rows: 2 });

  await sowing.getByRole('button', { name: t('cart:insurance.add') }).click();
  await expect(sowing.getByRole('status')).toHaveText('2');
  await expect(sowing).toContainText('₹0.00');
  await sowing.getByRole('button', { name: t.pattern('cart:insurance.more') }).click();
  await expect(sowing).toContainText('₹59.00');
  await expect(cart.total()).toHaveText(written(total + 59));
  await page.reload();
  await expect(sowing.getByRole('status')).toHaveText('3');

  await expect(page.getByText(t('checkout:insurance.lostAtPickup'))).toBeVisible();
  await cart.handover('pickup').check();
  await expect(sowing).toHaveCount(0);
  await cart.handover('delivery').check();
  await expect(sowing.getByRole('button', { name: t('cart:insurance.add') })).toBeVisible();
});

test('Insurance that needs an identity paper leads there before ordering, and back', async ({ page, t, visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  await visitor.writesAddress();
  await visitor.puts(COTTON);
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.insurance(/^पूरे मौसम/).first().getByRole('button', { name: t('cart:insurance.add') }).click();
  await page.getByRole('link', { name: t('cart:kyc.action') }).click();
  await expect(page).toHaveURL(/\/cart\/kyc\/id/);
  await page.getByRole('radio', { name: t('id-kyc:kind.voter-id') }).check();
  await page.getByRole('textbox', { name: t('id-kyc:number.label') }).fill('ABC1234567');
  await page.getByRole('textbox', { name: t('id-kyc:name.label') }).fill('Sunita Pawar');
  await page.getByRole('checkbox').check();
  await page.locator('main button[type=submit]').last().click();
  await expect(page).toHaveURL('/cart');
  await cart.place();
  await new OrderScreen(page, t).id();
  await expect(new OrderScreen(page, t).status('PENDING').first()).toBeVisible();
});
