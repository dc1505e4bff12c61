import { expect } from '@playwright/test';
import { fillCartToCollect } from './buying.ts';
import { rupeesIn, written } from './rupees.ts';
import { OrderScreen } from './screens/order-screen.ts';
import type { Shopper, WantedPacks } from './shopper.ts';

/** Where an order is looked at, and where it is paid. */
export const ORDER_PAGE = /\/order\/[^/]+$/;
export const PAY_PAGE = /\/order\/[^/]+\/pay$/;

/**
 * Orders packs that a signed-in guest collects, to be paid somewhere else; ends on the page that leads there. What
 * is to be paid, in rupees.
 */
export async function orderToPay(shopper: Shopper, packs: WantedPacks, option: 'payNow' | 'csc'): Promise<number> {
  const { page } = shopper;
  const cart = await fillCartToCollect(shopper, packs);
  await cart.choosePayment(option);
  const amount = rupeesIn(await cart.total().innerText());
  await cart.place();
  await page.waitForURL(PAY_PAGE);
  await expect(page.getByRole('main')).toContainText(written(amount));
  return amount;
}

/**
 * Cancels the order that the guest looks at, who has paid this much, in rupees, and sees all of it come back, once,
 * by the way it was paid.
 */
export async function cancelAndGetBack({ page, t }: Shopper, amount: number): Promise<void> {
  const order = new OrderScreen(page, t);
  await order.askToCancel();
  await expect(order.says('order:cancel.moneyBack', { amount: written(amount) })).toBeVisible();
  await order.confirmCancelling('changed-mind-or-address');
  await expect(order.status('USER_CANCELLED').first()).toBeVisible();

  const refund = order.refund(amount);
  await expect(refund).toContainText(t('after-order:refundCause.order-ended'));
  await expect(refund).toContainText(t('after-order:refundTo.gateway'));
  const number = await refund.getByText(t.pattern('after-order:case.number')).innerText();
  expect(number).toMatch(/\bR\d{4}-\d{6}\b/);
  await expect(async () => {
    await page.reload();
    await expect(refund).toContainText(t('after-order:refundStatus.REFUND_COMPLETED'), { timeout: 1_000 });
  }).toPass({ timeout: 80_000 });
  await expect(refund).toContainText(number);
  await expect(order.refunds()).toHaveCount(1);
  await expect(order.says('order:pay.refunded')).toBeVisible();
}
