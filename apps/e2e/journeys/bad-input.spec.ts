import { fillCartToCollect, orderToCollect } from '../src/buying.ts';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { livePage } from '../src/live-page.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { FARM } from '../src/shopper.ts';

test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.town));

for (const quantity of ['0', '-1', '1e9', '1.5', 'many', 'NaN', '']) {
  test(`A quantity of '${quantity}' is refused in words and changes nothing`, async ({ page, t, shopper }) => {
    const { name } = await product(GOODS.boron.id, 'hi');
    await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
    for (const intent of ['add', 'set', 'reset']) {
      const answer = await shopper.sendForm('/cart', {
        intent,
        variantId: GOODS.boron.variantId,
        vendorId: SHOPS.centre,
        quantity,
        isPrebook: 'false',
        redirectTo: '/cart',
      });
      expect(answer.status()).toBe(302);
      await page.goto(answer.headers()['location'] ?? '');
      await expect(page.getByText(t('cart:refused.change'))).toBeVisible();
      await expect(new CartScreen(page, t).packs(name)).toHaveText('2');
    }
    const plain = await shopper.sendForm('/cart', {
      intent: 'add',
      variantId: GOODS.boron.variantId,
      vendorId: SHOPS.centre,
      quantity,
    });
    expect(plain.status()).toBe(400);
  });
}

test('More packs than the shop has are refused with a message', async ({ page, t, shopper }) => {
  const answer = await shopper.sendForm('/cart', {
    intent: 'add',
    variantId: GOODS.wheatSeed.variantId,
    vendorId: SHOPS.centre,
    quantity: 1,
    isPrebook: 'false',
    redirectTo: '/cart',
  });
  await page.goto(answer.headers()['location'] ?? '');
  await expect(page.getByText(t('main:errors.cart_error_not_enough_stock'))).toBeVisible();
});

// What asks for nothing is led back to the cart; what asks for something that cannot be is refused.
const FORMS_OF_NO_SCREEN: readonly { form: Record<string, string>; status: number }[] = [
  { form: {}, status: 400 },
  { form: { intent: 'no-such' }, status: 400 },
  { form: { intent: 'add' }, status: 400 },
  { form: { intent: 'add', variantId: '__proto__', vendorId: 'constructor', quantity: '1' }, status: 400 },
  { form: { intent: 'place', seen: '{"cartId":1' }, status: 400 },
  { form: { intent: 'choices', addressId: 'x' }, status: 404 },
];
for (const { form, status } of FORMS_OF_NO_SCREEN) {
  test(`A form ${JSON.stringify(form)} that no screen sends is answered ${status}, and the cart is as it was`, async ({
    page,
    t,
    shopper,
  }) => {
    const { name } = await product(GOODS.boron.id, 'hi');
    await shopper.signsIn();
    await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
    const answer = await shopper.sendForm('/cart', form);
    expect(answer.status()).toBe(status);
    await page.goto('/cart');
    await expect(new CartScreen(page, t).packs(name)).toHaveText('2');
    await page.goto('/orders');
    await expect(page.locator('main a[href^="/order/"]')).toHaveCount(0);
  });
}

test('An address of 5 000 characters is refused beside its field, and everything typed is still there', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  await shopper.signsIn();
  const address = new AddressForm(page, t);
  const long = 'क'.repeat(5_000);
  await address.open();
  await address.write({
    name: FARM.name,
    mobile: FARM.mobile,
    pincode: FARM.pincode,
    village: FARM.village,
    district: 'Nashik',
    state: 'Maharashtra',
  });
  // Pasted past the field's limit, as a custom script would.
  await address.field('house').evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
  await address.field('house').fill(long);
  await address.save();
  await expect(address.error('tooLong')).toBeVisible();
  await expect(address.field('house')).toHaveValue(long);
  await expect(address.field('village')).toHaveValue(FARM.village);
});

test('Markup in an address does nothing', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  const address = new AddressForm(page, t);
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  await address.open();
  await address.write({
    name: '<b>राम</b>',
    mobile: FARM.mobile,
    pincode: FARM.pincode,
    house: 'घर 12 <img src=x onerror=alert(1)><script>alert(2)</script>',
    village: 'मखमलाबाद "\'>',
    district: 'Nashik',
    state: 'Maharashtra',
  });
  await address.save();
  await expect(page).toHaveURL('/addresses');
  await expect(page.getByRole('heading', { name: 'राम' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('घर 12');
  await expect(page.locator('main img[src="x"], main script, main b')).toHaveCount(0);
});

test('Another farmer’s order and a missing one show the same screen', async ({
  page,
  t,
  shopper,
  newShopper,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  await shopper.signsIn();
  const id = await orderToCollect(shopper, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  const stranger = await newShopper();
  await stranger.signsIn();
  const seen: string[] = [];
  for (const asked of [id, '00000000-0000-4000-8000-000000000000', 'no-such-order', '%00', '..%2f..%2forders']) {
    const answer = await stranger.page.goto(`/order/${asked}`);
    expect(answer?.status(), asked).toBe(404);
    await expect(new OrderScreen(stranger.page, t).missing()).toBeVisible();
    seen.push(await stranger.page.getByRole('main').innerText());
  }
  expect(new Set(seen).size).toBe(1);
  const cancelled = await stranger.sendForm(`/order/${id}`, { reason: '001' });
  expect(cancelled.status()).toBe(404);
  await page.reload();
  await expect(new OrderScreen(page, t).status('PENDING').first()).toBeVisible();
});

test('One cart, ordered in two tabs at once, is one order', async ({ page, t, shopper, context }) => {
  await shopper.signsIn();
  const cart = await fillCartToCollect(shopper, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  const second = await livePage(await context.newPage());
  const secondCart = new CartScreen(second, t);
  await secondCart.open();
  await secondCart.pickupName().fill(FARM.name);
  await Promise.all([cart.place(), secondCart.place()]);
  const ids = [await new OrderScreen(page, t).id(), await new OrderScreen(second, t).id()];
  expect(ids[0]).toBe(ids[1]);
  await page.goto('/orders');
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
});

test('An order whose answer was lost is not doubled by sending it again', async ({ page, t, shopper, trouble }) => {
  trouble.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await shopper.signsIn();
  const cart = await fillCartToCollect(shopper, {
    variantId: GOODS.nanoUrea.variantId,
    vendorId: SHOPS.centre,
    quantity: 2,
  });
  let isLost = false;
  await page.route(/\/cart(\.data)?($|\?)/, async (route) => {
    if (route.request().method() !== 'POST' || !(route.request().postData() ?? '').includes('intent=place') || isLost)
      return route.continue();
    isLost = true;
    await route.fetch({ maxRedirects: 0 });
    return route.abort('failed');
  });
  await cart.place();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('main:okay') })
    .click();
  await expect(cart.pickupName()).toHaveValue(FARM.name);
  await cart.place();
  await new OrderScreen(page, t).id();
  expect(isLost).toBe(true);
  await page.goto('/orders');
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
});

// Pages are refused by the router's own check, the addresses of the session by the shell's.
const CHANGES = [
  { status: 400, paths: ['/cart', '/language', '/location', '/login', '/address/new'] },
  { status: 403, paths: ['/api/keycloak/logout', '/api/keycloak/token', '/api/keycloak/sendOTP'] },
];

test('A page of another origin cannot change anything', async ({ page, shopper }) => {
  for (const { status, paths } of CHANGES) {
    for (const path of paths) {
      const answer = await page.request.post(shopper.shellAddress + path, {
        form: { intent: 'add' },
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(status);
    }
  }
});
