import { asBuyers } from '../src/buyers.ts';
import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

/** Coupons of the sample market: one of the list, and one that only who knows it can have. */
const LISTED = 'KISAN50';
const HIDDEN = 'MITRA100';

/** Cotton seed, with two packs insured for nothing, and a cover of the season that asks for an identity document. */
const COTTON = { variantId: 'p-cotton-rch-659-475g', vendorId: SHOPS.centre, quantity: 3 } as const;
const FREE_PACKS = 2;
/** What the cover of the season pays at most for a pack. */
const COVER = '₹5,000';

asBuyers('coupon', () => {
  test('A coupon is tried, taken from the list, kept over a reload, taken off and ordered', async ({
    page,
    t,
    shopper,
    trouble,
  }) => {
    // The code that is none.
    trouble.expect(/status of 4\d\d .*\/cart\.data/);
    const order = new OrderScreen(page, t);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    const cart = await fillCartToCollect(shopper, {
      variantId: GOODS.nanoUrea.variantId,
      vendorId: SHOPS.centre,
      quantity: 5,
    });
    const { total } = await cart.bill({ rows: 2 });
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
    await order.id();
    await expect(order.total()).toHaveText(written(total - 100));
  });
});

asBuyers('insurance', () => {
  test('Insurance is never preselected, may need an identity card, and ends with its order', async ({
    page,
    t,
    shopper,
  }) => {
    const order = new OrderScreen(page, t);
    const cart = new CartScreen(page, t);
    const sowing = cart.freeInsurance(FREE_PACKS);
    const season = cart.paidInsurance(FREE_PACKS).first();
    const add = { name: t('cart:insurance.add') };
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    await shopper.writesAddress();
    await shopper.puts(COTTON);
    await cart.open();

    const total = await test.step('insures packs, the free ones first', async () => {
      await expect(sowing.getByRole('button', add)).toBeVisible();
      const { total: without } = await cart.bill({ rows: 2 });
      await sowing.getByRole('button', add).click();
      await expect(sowing.getByRole('status')).toHaveText('2');
      await expect(sowing).toContainText('₹0.00');
      await sowing.getByRole('button', { name: t.pattern('cart:insurance.more') }).click();
      await expect(sowing).toContainText('₹59.00');
      await expect(cart.total()).toHaveText(written(without + 59));
      await page.reload();
      await expect(sowing.getByRole('status')).toHaveText('3');
      return without;
    });

    await test.step('loses it by collecting the goods', async () => {
      await expect(page.getByText(t('checkout:insurance.lostAtPickup'))).toBeVisible();
      await cart.fulfilment('pickup').check();
      await expect(sowing).toHaveCount(0);
      await cart.fulfilment('delivery').check();
      await expect(sowing.getByRole('button', add)).toBeVisible();
      await expect(cart.total()).toHaveText(written(total));
    });

    const insurance = await test.step('is led to the identity card before ordering, and back', async () => {
      const name = await season.getByRole('heading').innerText();
      await season.getByRole('button', add).click();
      await expect(cart.total()).toHaveText(written(total + 99));
      await page.getByRole('link', { name: t('cart:kyc.action') }).click();
      await expect(page).toHaveURL(/\/cart\/kyc\/id/);
      await page.getByRole('radio', { name: t('id-kyc:kind.voter-id') }).check();
      await page.getByRole('textbox', { name: t('id-kyc:number.label') }).fill('ABC1234567');
      await page.getByRole('textbox', { name: t('id-kyc:name.label') }).fill('Sunita Pawar');
      await page.getByRole('checkbox', { name: t('id-kyc:consent.agree') }).check();
      await page.getByRole('button', { name: t('id-kyc:send') }).click();
      await expect(page).toHaveURL('/cart');
      return name;
    });

    await test.step('is led to the terms of what is bought, accepts them, and comes back', async () => {
      await page.getByRole('link', { name: t('cart:terms.action') }).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(insurance);
      await expect(page.getByRole('checkbox', { name: t('term-sheet:heard') }).first()).not.toBeChecked();
      await page
        .getByRole('button', { name: t('term-sheet:accept') })
        .first()
        .click();
      await expect(page).toHaveURL('/cart');
    });

    await test.step('orders, and finds the policy with the order', async () => {
      await cart.place();
      await order.id();
      await expect(order.total()).toHaveText(written(total + 99));
      await expect(order.policies()).toContainText(insurance);
      await expect(order.policies()).toContainText(t('order:policy.number', { number: '' }).trim());
      await expect(order.policies()).toContainText(t('order:policy.cover', { amount: COVER }));
    });

    await test.step('sees what the policy covers and what not', async () => {
      const orderAddress = page.url();
      await order.policies().getByRole('link', { name: insurance }).click();
      await expect(page.getByText(t('insurance:phase.waiting'))).toBeVisible();
      await expect(page.getByRole('heading', { name: t('insurance:covers.not') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('insurance:policy.certificate') })).toHaveCount(0);
      await page.goto(orderAddress);
    });

    await test.step('cancels, and the policy is void', async () => {
      await order.askToCancel();
      await expect(order.says('order:cancel.insurance')).toBeVisible();
      await order.confirmCancelling('too-late');
      await expect(order.status('USER_CANCELLED').first()).toBeVisible();
      await expect(order.policies()).toContainText(t('order:policy.void'));
    });

    await test.step('takes the consent back, and the card is deleted', async () => {
      await page.goto('/account');
      await page.getByRole('link', { name: t('account:privacy') }).click();
      await expect(page.getByText(t('privacy:identity.what', { card: t('id-kyc:kind.voter-id') }))).toBeVisible();
      await page.getByRole('link', { name: t('privacy:withdraw') }).click();
      await expect(page.getByText(t('privacy:ask.delete'))).toBeVisible();
      await page.getByRole('button', { name: t('privacy:withdraw') }).click();
      await expect(page.getByText(t('privacy:doneDeleted'))).toBeVisible();
      await expect(page.getByText(t('privacy:none'))).toBeVisible();
    });
  });
});
