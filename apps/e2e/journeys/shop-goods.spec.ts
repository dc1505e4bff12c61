import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { shopkeepersToken } from '../src/market/shop-counter.ts';
import { KEPT_SHOP } from '../src/shopkeeper.ts';
import { Shopper } from '../src/shopper.ts';

const GOODS = '/vendor/v1/goods';

interface Pack {
  readonly c_id: string;
  readonly slug: string;
  readonly price: number;
  readonly stock: number;
  readonly mrp: number;
}

/** A phone on which the sample market's shopkeeper is signed in at the shop's app. */
async function signInShopkeeper(context: BrowserContext, shellAddress: string): Promise<void> {
  const session = {
    'haat-05-shop-access': await shopkeepersToken(),
    'haat-05-shop-refresh': 'kept by the counter',
  };
  await context.addCookies(Object.entries(session).map(([name, value]) => ({ name, value, url: shellAddress })));
}

test.describe('The shopkeeper’s goods', () => {
  test.use({ shell: 'shop' });

  async function packAt(backend: string, at: number): Promise<Pack> {
    const answer = await fetch(`${backend}${GOODS}?lang=hi`, {
      headers: { authorization: `Bearer ${await shopkeepersToken()}` },
    });
    const { results } = (await answer.json()) as { results: Pack[] };
    const pack = results[at];
    if (pack === undefined) throw new Error('The shop lists too little.');
    return pack;
  }

  test('A price is changed in two presses, farmers see it, and it is taken off sale and put back', async ({
    page,
    context,
    market,
    t,
    browser,
    trouble,
  }) => {
    // The browser says of each refusal that it was one.
    trouble.expect(/status of 409/);
    await signInShopkeeper(context, market.shop);
    const pack = await packAt(market.backend, 0);
    await page.goto('/shop/goods');
    await page
      .getByRole('link', { name: new RegExp(`${pack.stock}`) })
      .first()
      .waitFor();
    await page.goto(`/shop/goods/pack/${encodeURIComponent(pack.c_id)}`);
    const price = page.getByRole('textbox', { name: t('shop-goods:price') });
    await price.fill(String(pack.mrp + 1));
    await page.getByRole('button', { name: t('shop-goods:save') }).click();
    await expect(page.getByText(t('main:errors.goods_error_above_mrp'))).toBeVisible();
    await expect(price).toHaveValue(String(pack.mrp + 1));
    const changed = Math.floor(pack.price) - 1;
    await price.fill(String(changed));
    await page.getByRole('button', { name: t('shop-goods:save') }).click();
    await expect(page.getByText(t('shop-goods:done.saved'))).toBeVisible();

    const farmersPhone = await browser.newContext();
    const buyer = new Shopper(await farmersPhone.newPage(), {
      ...{ t, shellAddress: market.farmer, backend: market.backend },
    });
    await buyer.choosesPlace(KEPT_SHOP.pincode);
    const [, variantId = ''] = pack.c_id.split('--');
    await buyer.page.goto(`${market.farmer}/product/${pack.slug}?v=${KEPT_SHOP.vendorId}&variant=${variantId}`);
    await expect(buyer.page.getByText(`₹${changed}.00`).first()).toBeVisible();
    await farmersPhone.close();

    await page.getByRole('button', { name: t('shop-goods:withdraw') }).click();
    await expect(page.getByText(t('shop-goods:done.withdrawn'))).toBeVisible();
    await page.getByRole('button', { name: t('shop-goods:restore') }).click();
    await expect(page.getByText(t('shop-goods:done.restored'))).toBeVisible();
    await expect(page.getByText(t('shop-goods:change.offSale'))).toBeVisible();
  });

  test.describe('without any script', () => {
    test.use({ javaScriptEnabled: false });

    test('A file is checked first, applied at once and taken back', async ({ page, context, market, t }) => {
      await signInShopkeeper(context, market.shop);
      const [right, wrong] = [await packAt(market.backend, 1), await packAt(market.backend, 2)];
      const rows = ['id,price,stock', `${right.c_id},,${right.stock + 7}`, `${wrong.c_id},=1+1,`];
      await page.goto('/shop/goods/file');
      await page
        .getByLabel(t('shop-goods:file.choose'))
        .setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
      await page.getByRole('button', { name: t('shop-goods:file.check') }).click();
      await expect(page.getByText(t('shop-goods:file.stateText.CHECKED'))).toBeVisible();
      await expect(page.getByText(t('shop-goods:file.fault.formula'))).toBeVisible();
      await expect(
        page.getByText(t('shop-goods:change.stock', { from: right.stock, to: right.stock + 7 })),
      ).toBeVisible();
      expect((await packAt(market.backend, 1)).stock).toBe(right.stock);
      await page.getByRole('button', { name: t('shop-goods:file.apply') }).click();
      await expect(page.getByText(t('shop-goods:file.stateText.APPLIED'))).toBeVisible();
      expect((await packAt(market.backend, 1)).stock).toBe(right.stock + 7);
      await page.getByRole('button', { name: t('shop-goods:file.undo') }).click();
      await expect(page.getByText(t('shop-goods:file.stateText.UNDONE'))).toBeVisible();
      expect((await packAt(market.backend, 1)).stock).toBe(right.stock);
    });
  });
});
