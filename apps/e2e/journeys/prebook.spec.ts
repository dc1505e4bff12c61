import { asBuyers } from '../src/buyers.ts';
import { expect, test } from '../src/journey.ts';
import { GOODS, PLACES, prebookedSeed, product, SHOPS } from '../src/market/goods.ts';
import { cancelAndGetBack, ORDER_PAGE } from '../src/paying.ts';
import { rupeesIn, written } from '../src/rupees.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { ProductScreen } from '../src/screens/product-screen.ts';
import { FARM } from '../src/shopper.ts';

/** An agent's centre sells nothing on credit; elsewhere credit is there, but not for a prebooking. */
const CREDIT_OFFERED = { farmer: 1, csc: 0, business: 1 } as const;

asBuyers('book ahead', ({ shell, language }) => {
  test('Seed is prebooked with an advance and a place in the queue; cancelling in time refunds the advance', async ({
    page,
    t,
    shopper,
  }) => {
    const { product: seed, variantId, terms } = await prebookedSeed(language);
    const { name: ordinary } = await product(GOODS.boron.id, language);
    const screen = new ProductScreen(page, t);
    const cart = new CartScreen(page, t);
    const order = new OrderScreen(page, t);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre });

    await test.step('is asked before seed of the season replaces the ordinary cart', async () => {
      await screen.open(seed.slug, `?variant=${variantId}`);
      await screen.bookAhead().click();
      await expect(screen.onShelf()).toBeVisible();
      await screen.buy.addToCart().click();
      await expect(screen.otherKindQuestion()).toContainText(t('products:ask.toPrebook'));
      await screen.keep().click();
      await expect(screen.otherKindQuestion()).toHaveCount(0);
      await screen.buy.addToCart().click();
      await screen.startNewCart().click();
      await expect(screen.buy.packs(seed.name)).toHaveText('1');
    });

    const [advance, day] =
      await test.step('chooses a day, and reads what is paid now and the place in the queue', async () => {
        await cart.open();
        await expect(cart.lines()).toHaveCount(1);
        await expect(cart.line(ordinary)).toHaveCount(0);
        await expect(cart.says('parked.title')).toBeVisible();
        await cart.fulfilment('pickup').check();
        await cart.pickupName().fill(FARM.name);
        const chosen = cart.bookingDays().last();
        await chosen.check();
        await cart.settles();
        await cart.choosePayment('payNow');
        await expect(cart.payment('credit')).toHaveCount(CREDIT_OFFERED[shell]);
        if (CREDIT_OFFERED[shell] > 0) await expect(cart.payment('credit')).toBeDisabled();
        const { total } = await cart.bill({ rows: 2 });
        expect(total).toBe(terms.price - terms.discount);
        await page.reload();
        await expect(chosen).toBeChecked();
        await expect(cart.payment('payNow')).toBeChecked();
        await expect(page.getByText(t.pattern('checkout:prebook.queue'))).toBeVisible();
        const paysNow = await page.getByText(t.pattern('checkout:prebook.advance')).textContent();
        return [rupeesIn(/₹[\d,.]*\d/.exec(paysNow ?? '')?.[0] ?? ''), await chosen.inputValue()] as const;
      });
    expect(advance).toBeCloseTo(((terms.price - terms.discount) * terms.advance_percent) / 100, 2);
    expect(terms.booking_dates.at(-1)).toBe(day);

    await test.step('pays the advance, and the booking is there', async () => {
      const pay = new PayScreen(page, t);
      await expect(cart.pickupName()).toHaveValue(FARM.name);
      await cart.place();
      await page.waitForURL(/\/order\/[^/]+\/pay$/);
      await expect(page.getByRole('main')).toContainText(written(advance));
      await pay.redirectToGateway();
      await pay.let('succeed');
      await page.waitForURL(ORDER_PAGE);
      await expect(order.heading()).toBeVisible();
      await expect(page.getByText(t.pattern('order:prebook.day'))).toBeVisible();
      await expect(page.getByText(t.pattern('order:prebook.queue'))).toBeVisible();
      await expect(order.status('PRE_ORDER').first()).toBeVisible();
    });

    await test.step('finds it among the bookings', async () => {
      const id = await order.id();
      await page.goto('/orders?group=prebook');
      await expect(order.row(id)).toBeVisible();
      await order.row(id).click();
      await expect(order.heading()).toBeVisible();
    });

    await test.step('cancels it in time, and the advance comes back', () => cancelAndGetBack(shopper, advance));

    await test.step('finds the ordinary cart as it was', async () => {
      await cart.open();
      await cart.bringBack().click();
      await expect(cart.packs(ordinary)).toHaveText('1');
    });
  });
});

test('Leaving the prebooking pages ends prebooking: the product is sold from stock again', async ({
  page,
  t,
  shopper,
}) => {
  const { product: seed } = await prebookedSeed('hi');
  const screen = new ProductScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  await screen.open(seed.slug, '?prebook=true');
  await expect(screen.onShelf()).toBeVisible();
  await page.goto('/cart');
  await screen.open(seed.slug);
  await expect(screen.onShelf(), 'the cart is a page of booking ahead').toBeVisible();
  await page.goto('/');
  await screen.open(seed.slug);
  await expect(screen.heading(seed.name)).toBeVisible();
  await expect(screen.bookAhead()).toBeVisible();
  await expect(screen.onShelf()).toHaveCount(0);
});
