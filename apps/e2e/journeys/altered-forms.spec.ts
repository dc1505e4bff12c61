import type { Page } from '@playwright/test';
import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { FARM, type Shopper } from '../src/shopper.ts';

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre, quantity: 5 } as const;

/** What the form of ordering carries of the cart that was seen. */
interface SubmittedCart {
  cartId: string;
  vendorId: string;
  deliveryFee: number;
  total: number;
  lines: { variantId: string; quantity: number; price: number; discount: number }[];
  coupon: { couponCode: string; discount: number } | null;
  insurance: object | null;
}

/** Insurance that would pay the farmer. */
const NEGATIVE_PREMIUM = {
  group_insurance_product_id: 'gi-sowing-cover',
  product_variant: PACKS.variantId,
  multiplier_factor: 1,
  cost_to_farmer: -59,
  units_purchased: 1,
};

/** Manipulations by hand, each to a user's advantage. */
const ALTERATIONS: readonly [
  what: string,
  altered: (seen: SubmittedCart, otherFarmersCart: string) => Partial<SubmittedCart>,
][] = [
  ['a lower price', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, price: 1 })) })],
  ['a lower total', () => ({ total: 1 })],
  ['a discount of one’s own', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, discount: line.price - 1 })) })],
  ['more packs than the cart holds', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: 500 })) })],
  ['packs below nothing', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: -5 })) })],
  ['another shop', () => ({ vendorId: SHOPS.doorstepOnly })],
  ['a coupon that is not on the cart', () => ({ coupon: { couponCode: 'KISAN50', discount: 50 } })],
  ['a coupon that takes off more', () => ({ coupon: { couponCode: 'BADA500', discount: 500 } })],
  ['another farmer’s cart', (_seen, cartId) => ({ cartId })],
];

test('An altered order form is refused with a message, and nothing is ordered', async ({
  page,
  t,
  shopper,
  newShopper,
  trouble,
}) => {
  trouble.expect(/status of 4\d\d .*\/cart\.data/);
  const { name } = await product(GOODS.nanoUrea.id, 'hi');
  const otherFarmer = await newShopper();
  const otherFarmersCart = (await submittedBy(await signedIn(otherFarmer), otherFarmer.page)).cartId;
  const cart = await signedIn(shopper);
  const bill = await cart.bill({ rows: 2 });
  const seen = await submittedBy(cart, page);
  for (const [what, altered] of ALTERATIONS) {
    await test.step(what, async () => {
      await cart.settles();
      await alter(page, 'seen', JSON.stringify({ ...seen, ...altered(seen, otherFarmersCart) }));
      await cart.place();
      await expect(page.getByText(t('cart:refused.order')).or(cart.says('changed.title')), what).toBeVisible();
      await expect(page).toHaveURL('/cart');
      await page.reload();
      expect(await cart.bill({ rows: 2 }), what).toEqual(bill);
      await expect(cart.packs(name)).toHaveText('5');
      await expect(cart.pickupName()).toHaveValue(FARM.name);
    });
  }
  for (const one of [shopper, otherFarmer]) {
    await one.page.goto('/orders');
    await expect(one.page.locator('main a[href^="/order/"]')).toHaveCount(0);
    await new CartScreen(one.page, t).open();
    await expect(new CartScreen(one.page, t).packs(name)).toHaveText('5');
  }
});

test('Goods are not delivered to another user’s address, nor for a negative charge or premium', async ({
  page,
  t,
  shopper,
  newShopper,
  trouble,
}) => {
  trouble.expect(/status of 4\d\d .*\/cart\.data/);
  const otherFarmer = await newShopper();
  await otherFarmer.signsIn();
  await otherFarmer.writesAddress();
  await otherFarmer.page.goto('/addresses');
  const theirs =
    (await otherFarmer.page.locator('main a[href^="/address/"][href*="/edit"]').first().getAttribute('href'))?.split(
      '/',
    )[2] ?? '';
  expect(theirs).not.toBe('');
  const cart = new CartScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  await shopper.puts(PACKS);
  await cart.open();
  await expect(page.getByRole('main')).toContainText(FARM.village);
  const seen = await submittedBy(cart, page, 3);
  for (const [field, value] of [
    ['addressId', theirs],
    ['seen', JSON.stringify({ ...seen, deliveryFee: -100 })],
    ['seen', JSON.stringify({ ...seen, insurance: { cost_to_farmer: -59, policy_order_details: [NEGATIVE_PREMIUM] } })],
  ] as const) {
    await cart.open();
    await alter(page, field, value);
    await cart.place();
    await expect(page.getByText(t('cart:refused.order')), field).toBeVisible();
    await expect(page).toHaveURL('/cart');
  }
  await page.goto('/orders');
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(0);
});

for (const [what, form] of [
  [
    'a premium below nothing',
    { intent: 'insure', variantId: 'p-cotton-rch-659-475g', productId: 'gi-sowing-cover', factor: '1', units: '-3' },
  ],
  [
    'a cover that is not offered',
    { intent: 'insure', variantId: 'p-cotton-rch-659-475g', productId: 'gi-unknown', factor: '1', units: '1' },
  ],
  ['a coupon of 5 000 signs', { intent: 'coupon', code: 'K'.repeat(5_000) }],
  ['a day that cannot be booked', { intent: 'choices', bookingDate: '0000-01-01' }],
] as const) {
  test(`A form of the cart with ${what} changes nothing`, async ({ page, t, shopper }) => {
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    await shopper.puts({ variantId: 'p-cotton-rch-659-475g', vendorId: SHOPS.centre, quantity: 3 });
    const cart = new CartScreen(page, t);
    await cart.open();
    const before = await cart.bill({ rows: 2 });
    const answer = await shopper.sendForm('/cart', form);
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
    await page.reload();
    expect(await cart.bill({ rows: 2 })).toEqual(before);
  });
}

/** A user's cart, one press before it is ordered. */
async function signedIn(shopper: Shopper): Promise<CartScreen> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  return fillCartToCollect(shopper, PACKS);
}

/** What the form of ordering carries, once the bill has this many rows. */
async function submittedBy(cart: CartScreen, page: Page, rows = 2): Promise<SubmittedCart> {
  await cart.bill({ rows });
  return JSON.parse(await hidden(page, 'seen').inputValue()) as SubmittedCart;
}

async function alter(page: Page, field: string, value: string): Promise<void> {
  await hidden(page, field).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
  }, value);
}

function hidden(page: Page, field: string) {
  return page.locator(`input[name="${field}"]`).first();
}
