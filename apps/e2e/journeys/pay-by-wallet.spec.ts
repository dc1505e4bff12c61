import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';

test.use({ shell: 'csc' });

/** The sample market's partner agent. */
const AGENT = '9000000002';
const PACKS = { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre } as const;

test('An agent pays an order from the wallet of the centre', async ({ page, t, visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn(AGENT);
  const cart = await fillCartToCollect(visitor, PACKS);
  await cart.payment('csc').check();
  await expect(page.getByText(t('checkout:payment.sandbox')).first()).toBeVisible();
  await cart.place();
  await page.waitForURL(/\/order\/[^/]+\/pay$/);
});

test('Somebody who is no agent is not shown the wallet', async ({ visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  const cart = await fillCartToCollect(visitor, PACKS);
  await expect(cart.payment('payNow')).toBeEnabled();
  await expect(cart.payment('csc')).toHaveCount(0);
});
