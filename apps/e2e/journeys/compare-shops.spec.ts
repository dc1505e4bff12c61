import { asBuyers } from '../src/buyers.ts';
import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { ComparedScreen } from '../src/screens/compared-screen.ts';

asBuyers('compare shops', ({ language }) => {
  test('A farmer compares what a pack costs at every shop and buys it where it is cheapest', async ({
    page,
    t,
    shopper,
  }) => {
    await shopper.choosesPlace(PLACES.town);
    const compared = new ComparedScreen(page, t);
    const nanoUrea = await product(GOODS.nanoUrea.id, language);
    await compared.open();
    await compared.search('nano');
    await compared.card(nanoUrea.name).getByRole('link', { name: nanoUrea.name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/productV2/${nanoUrea.slug}`));
    await expect(compared.offers().nth(2)).toBeVisible();
    const asked = await compared.asked();
    expect(asked.length, 'shops that have the pack').toBeGreaterThan(2);
    expect(asked, 'the cheapest first').toEqual([...asked].sort((one, other) => one - other));
    expect(new Set(asked).size, 'different prices').toBeGreaterThan(1);
    const cheapest = compared.offers().first();
    const name = (await cheapest.getByRole('heading').textContent()) ?? '';
    await expect(compared.best(name, asked[0] ?? Number.NaN)).toBeVisible();
    await cheapest.getByRole('button').click();
    const inCart = compared.offer(name).getByRole('link', { name: t('product-feed:quote.inCart', { count: 1 }) });
    await expect(inCart).toBeVisible();
    await inCart.click();
    await expect(new CartScreen(page, t).packs(nanoUrea.name)).toHaveText('1');
    await expect(page.getByRole('main')).toContainText(name);
  });

  test('A farmer without a place is asked for it and comes back to the comparison', async ({ page, t, shopper }) => {
    const compared = new ComparedScreen(page, t);
    await compared.open();
    await expect(page.getByRole('heading', { name: t('products:place.title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('products:place.action') })).toHaveAttribute(
      'href',
      /next=%2FproductsV2/,
    );
    await shopper.choosesPlace(PLACES.town);
    await compared.open();
    await expect(compared.cards()).toHaveCount(20);
  });
});

test('Goods of another shop in the cart are asked about before they are replaced', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre });
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  const compared = new ComparedScreen(page, t);
  await page.goto(`/productsV2/${GOODS.suphala.id}`);
  await expect(page).toHaveURL(/\/productV2\//);
  const { vendor_details: other } = await shop(SHOPS.doorstepOnly, 'hi');
  await compared.offer(other.name).getByRole('button').click();
  await expect(page.getByText(t('cart:ask.vendorText', { shop: centre.name }))).toBeVisible();
  await page.getByRole('link', { name: t('cart:ask.keep') }).click();
  await expect(page).toHaveURL(/\/productV2\//);
});

test('A place without shops and a search without results say so and offer a way on', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const compared = new ComparedScreen(page, t);
  await shopper.choosesPlace(PLACES.unserved);
  await compared.open();
  await expect(page.getByRole('heading', { name: t('products:shop.noneTitle') })).toBeVisible();
  await shopper.choosesPlace(PLACES.town);
  await compared.open('?search=zzzzqq');
  await page.getByRole('link', { name: t('product-feed:list.seeAll') }).click();
  await expect(compared.cards()).toHaveCount(20);
  expect((await page.goto('/productV2/no-such-thing'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('products:product.goneTitle') })).toBeVisible();
});

test('A brand opens its goods at the shops nearby, sorted by price on request', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  const compared = new ComparedScreen(page, t);
  await page.goto('/productsV2/brands');
  await page.getByRole('main').locator('a[href*="brand="]').first().click();
  await compared.cheapestFirst().click();
  await expect(page).toHaveURL(/brand=.+sort=landed_low/);
  await expect(compared.cards().first()).toBeVisible();

  await compared.open();
  await expect(compared.cards()).toHaveCount(20);
  const before = await compared.lowest();
  await compared.cheapestFirst().click();
  await expect(page).toHaveURL(/sort=landed_low/);
  await expect.poll(() => compared.lowest()).not.toEqual(before);
  const cheapest = await compared.lowest();
  expect(cheapest).toEqual([...cheapest].sort((one, other) => one - other));
  expect(Math.max(...cheapest)).toBeLessThan(Math.max(...before));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ trouble }) => trouble.expect(/^failed request: GET \S+\.js csp$/));

  test('a farmer compares shops and puts a pack into the cart', async ({ page, t, shopper }) => {
    await shopper.choosesPlace(PLACES.town);
    const compared = new ComparedScreen(page, t);
    const { slug } = await product(GOODS.nanoUrea.id, 'hi');
    await page.goto(`/product/${slug}`);
    await page.getByRole('link', { name: t('products:product.compareShops') }).click();
    await compared.offers().first().getByRole('button').click();
    await expect(page).toHaveURL(/\/productV2\//);
    await expect(
      compared
        .offers()
        .first()
        .getByRole('link', { name: t('product-feed:quote.inCart', { count: 1 }) }),
    ).toBeVisible();
  });
});
