import { asBuyers } from '../src/buyers.ts';
import { altered, linkOf } from '../src/campaign-links.ts';
import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CampaignScreens } from '../src/screens/campaign-screens.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { FARM } from '../src/shopper.ts';

asBuyers('campaign link', ({ language }) => {
  test('A new farmer follows a link to its goods, sets the place, signs in, adds an address and orders', async ({
    shopper: { page, t },
  }) => {
    const offer = new CampaignScreens(page, t);
    const cart = new CartScreen(page, t);
    const order = new OrderScreen(page, t);
    const [nanoUrea, boron] = await Promise.all([
      product(GOODS.nanoUrea.id, language),
      product(GOODS.boron.id, language),
    ]);
    if (language !== 'hi') await page.goto('/');
    const link = await linkOf('running');

    await page.goto(link);
    await new LocationScreen(page, t).result(new RegExp(PLACES.town)).click();
    await expect(offer.line(nanoUrea.name)).toContainText(t('cart:parked.packs', { count: 2 }));
    await expect(offer.line(boron.name)).toBeVisible();
    const total = await offer.total();
    await offer.addToCart().click();

    await new LoginScreen(page, t).signIn(newMobileNumber());
    await new LoginScreen(page, t).later().click();
    await expect(offer.seeBill()).toBeVisible();
    await page.reload();
    await offer.writeAddress().click();
    await new AddressForm(page, t).write({
      name: FARM.name,
      mobile: FARM.mobile,
      pincode: FARM.pincode,
      house: FARM.house,
      village: FARM.village,
      district: 'Nashik',
      state: 'Maharashtra',
    });
    await new AddressForm(page, t).save();
    await expect(offer.option(FARM.name)).toBeChecked();
    await offer.seeBill().click();

    await expect(page).toHaveURL('/cart');
    await expect(cart.packs(nanoUrea.name)).toHaveText('2');
    await expect(cart.packs(boron.name)).toHaveText('1');
    // The way home comes to what the offer said.
    expect((await cart.bill({ rows: 4 })).total).toBeGreaterThanOrEqual(total);
    await cart.place();
    const id = await order.id();

    // The link again: it says that it was ordered, and nothing is in the cart.
    await page.goto(link);
    await expect(page.getByRole('link', { name: t('growth:ordered.action') })).toHaveAttribute('href', `/order/${id}`);
    await expect(offer.addAgain()).toBeVisible();
    await cart.open();
    await expect(cart.empty()).toBeVisible();
    await order.openList();
    await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
  });

  test('A link that has expired, was altered or has no code says so, and leads to the goods', async ({
    shopper: { page, t },
    trouble,
  }) => {
    trouble.expect(/status of 4(00|10) .*\/growth\/validate/);
    const offer = new CampaignScreens(page, t);
    const [running, over] = [await linkOf('running'), await linkOf('over')];
    for (const [link, code, status] of [
      [over, 'expired', 410],
      [altered(running), 'altered', 400],
      [altered(over), 'altered', 400],
      ['/growth/validate', 'altered', 400],
    ] as const) {
      expect((await page.goto(link))?.status(), link).toBe(status);
      await expect(page.getByText(t(`main:errors.campaign_error_${code}`))).toBeVisible();
      await expect(offer.seeGoods()).toHaveAttribute('href', '/products');
    }
    // The later screens say the same, in the same place.
    await page.goto(altered(running).replace('/growth/validate', '/growth/cart'));
    await expect(page).toHaveURL(/\/growth\/validate\?/);
    await offer.seeGoods().click();
    await expect(page).toHaveURL('/products');
  });
});

test('Reloading, going back and pressing twice duplicate nothing, and the cart keeps its goods', async ({
  page,
  t,
  shopper,
}) => {
  const offer = new CampaignScreens(page, t);
  const cart = new CartScreen(page, t);
  const [nanoUrea, boron, sagarika] = await Promise.all([
    product(GOODS.nanoUrea.id, 'hi'),
    product(GOODS.boron.id, 'hi'),
    product(GOODS.sagarika.id, 'hi'),
  ]);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  await shopper.puts({ variantId: GOODS.sagarika.variantId, vendorId: SHOPS.centre });
  const link = await linkOf('running');
  await page.goto(link);
  await offer.addToCart().click();
  await expect(offer.seeBill()).toBeVisible();
  await page.reload();
  await page.goBack();
  await offer.addToCart().click();
  await expect(offer.option(t('cart:fulfilment.pickup'))).toBeVisible();
  await offer.option(t('cart:fulfilment.pickup')).check();
  await offer.seeBill().click();
  await expect(cart.packs(nanoUrea.name)).toHaveText('2');
  await expect(cart.packs(boron.name)).toHaveText('1');
  await expect(cart.packs(sagarika.name)).toHaveText('1');
  await expect(cart.fulfilment('pickup')).toBeChecked();
  await cart.pickupName().fill(FARM.name);
  await cart.place();
  const id = await new OrderScreen(page, t).id();
  // Back to the offer and to where its goods should come: there is one order, and an empty cart.
  await page.goto(link.replace('/growth/validate', '/growth/address'));
  await expect(page.getByRole('heading', { name: t('growth:empty.title') })).toBeVisible();
  await new OrderScreen(page, t).openList();
  await expect(new OrderScreen(page, t).row(id)).toBeVisible();
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
});

test('Another shop’s goods are put aside only when the farmer says so', async ({ page, t, shopper }) => {
  const offer = new CampaignScreens(page, t);
  const cart = new CartScreen(page, t);
  const suphala = await product(GOODS.suphala.id, 'hi', SHOPS.doorstepOnly);
  const {
    vendor_details: { name: other },
  } = await shop(SHOPS.doorstepOnly, 'hi');
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.puts({ variantId: GOODS.suphala.variantId, vendorId: SHOPS.doorstepOnly });
  const link = await linkOf('running');

  await page.goto(link);
  await expect(offer.says('growth:ask.text', { shop: other })).toBeVisible();
  await offer.keepCart().click();
  await expect(cart.packs(suphala.name)).toHaveText('1');

  await page.goto(link);
  await offer.startNewCart().click();
  await expect(offer.seeBill()).toBeVisible();
  await cart.open();
  await expect(cart.lines()).toHaveCount(2);
  await cart.bringBack().click();
  await expect(cart.packs(suphala.name)).toHaveText('1');
});

test('The link opens on another device of the farmer, and shows the order there, too', async ({
  shopper,
  newShopper,
  t,
}) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  const link = await linkOf('running');
  const offer = new CampaignScreens(shopper.page, t);
  await shopper.page.goto(link);
  const total = await offer.total();
  await offer.addToCart().click();
  await expect(offer.option(t('cart:fulfilment.pickup'))).toBeVisible();

  // A one-time password is sent once a minute: the other device has the session already.
  const elsewhere = await newShopper();
  await elsewhere.page.context().addCookies(await shopper.page.context().cookies());
  await elsewhere.page.goto(link.replace('/growth/validate', '/growth/address'));
  const offerElsewhere = new CampaignScreens(elsewhere.page, t);
  await offerElsewhere.option(t('cart:fulfilment.pickup')).check();
  await offerElsewhere.seeBill().click();
  const cart = new CartScreen(elsewhere.page, t);
  await expect(cart.pickupName()).toBeVisible();
  expect((await cart.bill({ rows: 3 })).total).toBeCloseTo(total, 2);
  await cart.pickupName().fill(FARM.name);
  await cart.place();
  const id = await new OrderScreen(elsewhere.page, t).id();

  await shopper.page.goto(link);
  await expect(shopper.page.getByRole('link', { name: t('growth:ordered.action') })).toHaveAttribute(
    'href',
    `/order/${id}`,
  );
});

test('At a place that the shop does not serve, the way to another place is offered, and nothing else', async ({
  page,
  t,
  shopper,
}) => {
  const offer = new CampaignScreens(page, t);
  await shopper.choosesPlace(PLACES.unserved);
  await page.goto(await linkOf('running'));
  await expect(offer.says('growth:elsewhere.title')).toBeVisible();
  await expect(offer.addToCart()).toHaveCount(0);
  await page.getByRole('link', { name: t('growth:elsewhere.action') }).click();
  const location = new LocationScreen(page, t);
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();
  await expect(offer.addToCart()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ trouble }) => trouble.expect(/^failed request: GET \S+\.js csp$/));

  test('A link is followed to the order', async ({ page, t, trouble }) => {
    trouble.expect(/status of 400 .*\/growth\/validate/);
    const offer = new CampaignScreens(page, t);
    const cart = new CartScreen(page, t);
    const login = new LoginScreen(page, t);
    const phoneNumber = newMobileNumber();
    const link = await linkOf('running');
    await page.goto(altered(link));
    await expect(page.getByText(t('main:errors.campaign_error_altered'))).toBeVisible();
    await page.goto(link);
    await new LocationScreen(page, t).result(new RegExp(PLACES.town)).click();
    await offer.addToCart().click();
    await login.requestOtp(phoneNumber);
    await login.enterOtp(await otpSentTo(phoneNumber));
    await page.getByRole('button', { name: t('login:otp.verify') }).click();
    await login.later().click();
    await offer.option(t('cart:fulfilment.pickup')).check();
    await offer.seeBill().click();
    await cart.pickupName().fill(FARM.name);
    await cart.pickupMobile().fill(FARM.mobile);
    await cart.place();
    await new OrderScreen(page, t).id();
  });
});
