import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { textsIn } from '../src/texts.ts';
import { Frame } from '../src/screens/frame.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { ShopsScreen } from '../src/screens/shops-screen.ts';

test('The product opens in Hindi, and switches language at once when another is chosen', async ({ page, t }) => {
  const languages = new LanguageScreen(page);
  await languages.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('language:heading'));
  await expect(languages.chosen()).toHaveAttribute('lang', 'hi');

  const marathi = textsIn('mr');
  await languages.choice('mr').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  await expect(new Frame(page, marathi).navLink('account')).toBeVisible();

  // A year later it is still there.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
});

test('Who signs in on a phone without a language reads that of the profile; a language chosen there stays', async ({
  shopper,
  newShopper,
}) => {
  const phoneNumber = newMobileNumber();
  await shopper.signsIn(phoneNumber);
  await shopper.choosesLanguage('mr');
  /** A phone in another network: a number gets its next code there at once. */
  const phoneAt = (address: string) => newShopper({ extraHTTPHeaders: { 'x-forwarded-for': address } });

  const unused = await phoneAt('203.0.113.20');
  await unused.page.goto(unused.shellAddress);
  await expect(unused.page.locator('html')).toHaveAttribute('lang', 'hi');
  await unused.signsIn(phoneNumber);
  await unused.page.goto(unused.shellAddress);
  await expect(unused.page.locator('html')).toHaveAttribute('lang', 'mr');

  const relative = await phoneAt('203.0.113.21');
  await relative.choosesLanguage('bn');
  await relative.signsIn(phoneNumber);
  await relative.page.goto(relative.shellAddress);
  await expect(relative.page.locator('html')).toHaveAttribute('lang', 'bn');
});

test('A farmer sets the place by PIN code and sees the shops that serve it, with distance and delivery', async ({
  page,
  t,
}) => {
  const location = new LocationScreen(page, t);
  await location.open();
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();
  await expect(page).toHaveURL('/');
  await expect(new Frame(page, t).place()).toContainText('नाशिक');

  const shops = new ShopsScreen(page, t);
  await shops.open();
  await expect(shops.shops()).toHaveCount(5);
  const nearest = shops.shops().first();
  await expect(nearest).toContainText(t('nearby-centres:type.DC'));
  await expect(nearest).toContainText(t('main:units.m', { amount: 210 }));
  await expect(nearest).toContainText(t('main:fulfilment.delivery'));
  await expect(nearest).toContainText(t('main:fulfilment.pickup'));
});

test('A farmer finds the place by post office or district, and recent places stay at hand', async ({ page, t }) => {
  const location = new LocationScreen(page, t);
  await location.open();
  await location.search('Dindori');
  await location.result(/422202/).click();
  await expect(page).toHaveURL('/');

  await location.open();
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();
  await expect(page).toHaveURL('/');

  await location.open();
  await expect(page.getByRole('heading', { name: t('location:recent') })).toBeVisible();
  await location.result(/Dindori/).click();
  await expect(new Frame(page, t).place()).toContainText('दिंडोरी');
});

test.describe('With access to the phone’s location', () => {
  test.use({ geolocation: { latitude: 20.0082, longitude: 73.8064 }, permissions: ['geolocation'] });

  test('A farmer uses the phone’s location', async ({ page, t }) => {
    const location = new LocationScreen(page, t);
    await location.open();
    await location.useGps().click();
    await expect(page).toHaveURL('/');
    await expect(new Frame(page, t).place()).toContainText('नाशिक');
  });
});

test.describe('Without access to the phone’s location', () => {
  test.use({ permissions: [] });

  test('A farmer who refuses sees what to do instead, and does it', async ({ page, t }) => {
    const location = new LocationScreen(page, t);
    await location.open();
    await location.useGps().click();
    await expect(location.says('gps.refused')).toBeVisible();
    await location.search(PLACES.town);
    await expect(location.result(new RegExp(PLACES.town))).toBeVisible();
  });
});

test('A PIN code that does not exist is reported, and the typed digits stay', async ({ page, t }) => {
  const location = new LocationScreen(page, t);
  await location.open();
  await location.search('999999');
  await expect(location.says('search.pincodeUnknown', { pincode: '999999' })).toBeVisible();
  await expect(location.searchField()).toHaveValue('999999');
});

test('A place that no shop serves says so and leads to another place', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.unserved);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: t('products:shop.noneTitle') })).toBeVisible();
  await page.getByRole('link', { name: t('products:shop.changePlace') }).click();
  await expect(new LocationScreen(page, t).heading()).toBeVisible();

  await page.goto('/nearby-dcs');
  await expect(page.getByRole('heading', { name: t('nearby-centres:nearby.emptyTitle') })).toBeVisible();
});
