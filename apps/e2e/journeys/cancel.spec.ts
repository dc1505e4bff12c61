import { asBuyers } from '../src/buyers.ts';
import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

/** What the sample market lends to farmers with a credit line, in rupees. */
const CREDIT_LIMIT = 50_000;
const PACKS = { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 } as const;

/**
 * How a user with a credit line who is no partner agent can pay: an agent's centre sells nothing on credit, and the
 * wallet is the agent's.
 */
const OFFERED = {
  farmer: ['cashPickup', 'credit', 'payNow'],
  csc: ['cashPickup', 'payNow'],
  business: ['cashPickup', 'credit', 'payNow'],
} as const;
const ALL_WAYS = ['cashPickup', 'credit', 'payNow', 'csc'] as const;
/** What is said of the money before an order that was to be paid so is cancelled. */
const MONEY = { cashPickup: 'order:cancel.nothingDue', credit: 'order:cancel.creditBack' } as const;

asBuyers('cancel', ({ shell }) => {
  const offered: readonly string[] = OFFERED[shell];

  for (const option of ['cashPickup', 'credit'] as const) {
    if (!offered.includes(option)) continue;
    test(`An order by ${option} is cancelled for a reason, and nothing is owed`, async ({
      page,
      t,
      shopper,
      trouble,
    }) => {
      // Cancelled without a reason.
      trouble.expect(/status of 400 .*\/order\//);
      const order = new OrderScreen(page, t);
      await shopper.choosesPlace(PLACES.town);
      // The sample market opens a credit line to a number that ends in 7.
      await shopper.signsIn(newMobileNumber(7));
      const cart = await fillCartToCollect(shopper, PACKS);
      for (const known of ALL_WAYS)
        await expect(cart.payment(known), known).toHaveCount(offered.includes(known) ? 1 : 0);
      if (option !== 'cashPickup') await cart.choosePayment(option);
      const { total } = await cart.bill({ rows: 2 });
      await cart.place();
      const id = await order.id();
      await expect(order.total()).toHaveText(written(total));

      await order.askToCancel();
      await expect(order.says(MONEY[option], { amount: written(total) })).toBeVisible();
      await order.cancelButton().click();
      await expect(order.says('order:cancel.choose')).toBeVisible();
      await order.confirmCancelling('price-changed');
      await expect(order.says('order:cancel.done')).toBeVisible();
      await expect(order.status('USER_CANCELLED').first()).toBeVisible();
      await expect(order.refunds()).toHaveCount(0);
      await order.openList();
      await expect(order.row(id)).toContainText(t('order:status.USER_CANCELLED'));

      if (option !== 'credit') return;
      // All of the line is there again.
      await shopper.puts(PACKS);
      await new CartScreen(page, t).open();
      await expect(page.getByRole('main').locator('label', { has: cart.payment('credit') })).toContainText(
        written(CREDIT_LIMIT),
      );
    });
  }
});
