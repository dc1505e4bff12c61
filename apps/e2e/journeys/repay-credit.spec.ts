import { asBuyers } from '../src/buyers.ts';
import { buyOverCounter } from '../src/buying.ts';
import { GOODS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CreditScreen } from '../src/screens/credit-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';

asBuyers('repay credit', () => {
  // The sample market opens a credit line to a number that ends in 7.
  test.beforeEach(async ({ page, t, shopper }) => {
    await shopper.signsIn(newMobileNumber(7));
    await buyOverCounter(shopper, { variantId: GOODS.boron.variantId }, 'credit');
    await new CreditScreen(page, t).open();
  });

  test('A farmer repays a part after a failed payment, then the rest, and reads both in the ledger', async ({
    page,
    t,
  }) => {
    const credit = new CreditScreen(page, t);
    const pay = new PayScreen(page, t);
    const owed = await credit.owed();
    await expect(credit.entries()).toHaveCount(1);

    await credit.asksToRepay('50');
    await pay.redirectToGateway();
    await pay.let('fail');
    await expect(credit.says('credit:failed.title')).toBeVisible();
    await expect(credit.dues()).toHaveText(written(owed));
    await expect(credit.entries()).toHaveCount(1);

    await credit.asksToRepay('50');
    await pay.redirectToGateway();
    await pay.let('call-twice');
    await expect(credit.says('credit:repaid.text', { amount: written(50) })).toBeVisible();
    await expect(credit.dues()).toHaveText(written(owed - 50));
    await page.reload();
    await expect(credit.entries()).toHaveCount(2);
    await expect(credit.entries().first()).toContainText(`−${written(50)}`);
    await expect(credit.entries().first()).toContainText(t('credit:ledger.after', { amount: written(owed - 50) }));

    await credit.asksToRepay();
    await pay.redirectToGateway();
    await pay.let('succeed');
    await expect(credit.says('credit:repaid.text', { amount: written(owed - 50) })).toBeVisible();
    await expect(credit.dues()).toHaveText(t('credit:nothingDue'));
    await expect(credit.repay()).toHaveCount(0);
    await page.goto('/account/credit/pay');
    await expect(credit.says('payments:repay.nothing')).toBeVisible();
  });

  test('A farmer who goes back, closes the gateway’s page or cancels there owes as before, and repays once', async ({
    page,
    t,
  }) => {
    const credit = new CreditScreen(page, t);
    const pay = new PayScreen(page, t);
    const owed = await credit.owed();

    await credit.asksToRepay();
    await pay.redirectToGateway();
    await page.goBack();
    await page.reload();
    await pay.redirectToGateway();
    await credit.open();
    await expect(credit.dues()).toHaveText(written(owed));
    await credit.asksToRepay();
    await pay.redirectToGateway();
    await pay.turnBack();
    await expect(credit.dues()).toHaveText(written(owed));
    await expect(credit.entries()).toHaveCount(1);

    await credit.asksToRepay();
    await pay.redirectToGateway();
    await pay.let('answer-late');
    // The page closes before the company has answered.
    await credit.open();
    await expect(credit.says('credit:pending.title')).toBeVisible();
    await expect(credit.repay()).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(credit.dues()).toHaveText(t('credit:nothingDue'), { timeout: 1_000 });
    }).toPass({ timeout: 80_000 });
    await expect(credit.entries()).toHaveCount(2);
  });

  test('An amount that cannot be repaid is refused with the allowed range, typed or altered in the address', async ({
    page,
    t,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*\/account\/credit\/pay\?/);
    const credit = new CreditScreen(page, t);
    const pay = new PayScreen(page, t);
    const owed = await credit.owed();
    const wrong = credit.says('payments:repay.wrong', { most: written(owed) });

    await credit.asksToRepay(String(owed + 1));
    await expect(wrong).toBeVisible();
    await expect(credit.amount()).toHaveValue(String(owed + 1));
    for (const amount of ['-5', '0.5', 'पचास', '10.005']) {
      await credit.types(amount);
      await expect(wrong, amount).toBeVisible();
      await expect(credit.amount(), amount).toHaveValue(amount);
      await expect(pay.payButton(), amount).toHaveCount(0);
    }
    for (const query of [`other=${owed * 100}`, 'other=-1', 'other=1e9', 'other=']) {
      const answer = await page.goto(`/account/credit/pay?which=other&${query}`);
      expect(answer?.status(), query).toBe(400);
      await expect(wrong, query).toBeVisible();
    }
    await credit.types('1');
    await expect(pay.payButton()).toBeVisible();
    await credit.open();
    await expect(credit.dues()).toHaveText(written(owed));
    await expect(credit.entries()).toHaveCount(1);
  });
});
