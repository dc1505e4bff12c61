import type { Page } from '@playwright/test';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { keepEverywhere, keptOnDevice } from '../src/kept-on-device.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { FarmersScreen, type AskedFarmer } from '../src/screens/farmers-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { FARM, type Shopper } from '../src/shopper.ts';
import { textsIn } from '../src/texts.ts';

test.use({ shell: 'csc' });

/** A partner agent of the sample market, who signs in once: all of it is one journey. */
const AGENT = '9000000008';
/** Packs in the agent's own cart, which is no farmer's. */
const OWN_PACKS = 3;
const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre } as const;
/** Widths of paper, points of a 72nd of an inch: 58 mm and 148 mm. */
const PAPER_WIDTHS = { 58: 164, a5: 420 } as const;
/** As if a screen had kept it of the farmer in every place that a browser has. */
const LEFT_BEHIND = 'kept-of-the-farmer';
/** The agent goes on in it after having begun in Hindi. */
const BENGALI = textsIn('bn');

/** Sells a pack to the chosen farmer, in cash, brought to the farm. @returns the order's id */
async function sells(agent: Shopper): Promise<string> {
  const { page, t } = agent;
  const cart = new CartScreen(page, t);
  await agent.puts(PACKS);
  await agent.writesAddress();
  await cart.open();
  await cart.fulfilment('delivery').check();
  await expect(page.getByRole('main')).toContainText(FARM.village);
  await cart.place();
  return new OrderScreen(page, t).id();
}

/** On paper is the receipt alone, as wide as its paper; the browser prints it as it would without script. */
async function printsReceipt(agent: Shopper, orderId: string, farmer: AskedFarmer): Promise<void> {
  const { page, t } = agent;
  await page.goto(`/order/${orderId}`);
  await page.getByRole('link', { name: t('order:receipt.link') }).click();
  const receipt = page.getByRole('article');
  for (const [paper, points] of Object.entries(PAPER_WIDTHS)) {
    await page.goto(`/order/${orderId}/receipt?paper=${paper}`);
    await expect(receipt).toContainText(t('order:bill.total'));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const widths = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+)/g)].map(([, width]) => Math.round(Number(width)));
    expect(new Set(widths), `pages of ${paper}`).toEqual(new Set([points]));
  }
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByText(farmer.name)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

/** Nothing on the device says anything of the farmer any more. */
async function expectNothingLeftOf(page: Page, farmer: AskedFarmer, orderId: string): Promise<void> {
  const kept = await keptOnDevice(page);
  expect(kept).not.toContain(LEFT_BEHIND);
  for (const personal of [farmer.name, farmer.phoneNumber, farmer.person, FARM.village, FARM.mobile, orderId])
    if (personal !== undefined) expect(kept, 'what the device keeps').not.toContain(personal);
  expect(kept).not.toMatch(/-farmer"|-consent"|haat-choice|visit-vendor/);
}

test('An agent sells to farmers, who are left with nothing on the device, and one stops the agent meanwhile', async ({
  page,
  t,
  shopper,
  newShopper,
  trouble,
}) => {
  test.setTimeout(360_000);
  // The browser says that storage was cleared. The order is not there for the agent (404), nor after the stop (403).
  trouble.expect(/Clear-Site-Data header .* Cleared data types: "storage"|status of (403|404) .*\/order\//);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn(AGENT);
  await shopper.puts({ ...PACKS, quantity: OWN_PACKS });
  const farmers = new FarmersScreen(page, t);

  await test.step('in Hindi to a farmer without a phone', async () => {
    const farmer = { name: 'कमला बाई', phoneNumber: newMobileNumber(1), person: 'मोहन लाल' };
    await page.goto('/');
    await expect(farmers.bar()).toContainText(t('main:agent.noFarmer'));
    await farmers.chooseLink().click();
    await farmers.getsConsentOf(farmer);
    await expect(farmers.bar()).toContainText(farmer.name);
    await page.goto('/cart');
    await expect(new CartScreen(page, t).empty(), 'the agent’s own cart is not the farmer’s').toBeVisible();
    const orderId = await sells(shopper);
    await expect(farmers.bar(), 'every page names the farmer').toContainText(farmer.name);
    await printsReceipt(shopper, orderId, farmer);
    await page.goto('/orders');
    const { name } = await product(GOODS.nanoUrea.id, 'hi');
    await expect(page.getByRole('main')).toContainText(name);
    await keepEverywhere(page, LEFT_BEHIND);
    expect((await keptOnDevice(page)).split(LEFT_BEHIND), 'what is left in four places').toHaveLength(5);
    await farmers.leaveButton().click();
    await expect(farmers.bar()).toContainText(t('main:agent.noFarmer'));
    await expectNothingLeftOf(page, farmer, orderId);
    await page.goto('/cart');
    await expect(new CartScreen(page, t).packs(name), 'the agent’s own cart').toHaveText(String(OWN_PACKS));
    await page.goto('/orders');
    await expect(page.getByRole('main'), 'the agent’s own orders are none of it').not.toContainText(name);
    await page.goto(`/order/${orderId}`);
    await expect(page.getByRole('main')).not.toContainText(FARM.village);
  });

  const agent = await shopper.goesOnIn(BENGALI);
  const words = new FarmersScreen(page, BENGALI);
  await test.step('in Bengali to a farmer without a phone', async () => {
    const farmer = { name: 'মালতী মণ্ডল', phoneNumber: newMobileNumber(3), person: 'রতন মণ্ডল' };
    await page.goto('/agents/farmers');
    await words.getsConsentOf(farmer);
    const orderId = await sells(agent);
    await expect(words.bar()).toContainText(farmer.name);
    await words.leaveButton().click();
    await expectNothingLeftOf(page, farmer, orderId);
  });

  await test.step('in Bengali to a farmer who stops the agent from their own phone', async () => {
    const farmer = { name: 'আশা দেবী', phoneNumber: newMobileNumber(2) };
    await page.goto('/agents/farmers');
    await words.getsConsentOf(farmer);
    const orderId = await sells(agent);
    await expect(words.bar()).toContainText(farmer.name);

    const owner = await newShopper();
    await ownerStopsAgent(await owner.goesOnIn(BENGALI), farmer.phoneNumber);

    await page.reload();
    const reason = BENGALI('main:errors.consent_error_revoked');
    await expect(words.bar()).toContainText(reason);
    await expect(page.getByRole('main')).not.toContainText(FARM.village);
    await words.leaveButton().click();
    await expect(words.bar()).toContainText(BENGALI('main:agent.noFarmer'));
    await expectNothingLeftOf(page, farmer, orderId);
    await words.chooseLink().click();
    await expect(words.chooseButtonOf(farmer.name)).toHaveCount(0);
  });
});

/** The farmer signs in on their own phone, sees what the agent did, and stops the agent. */
async function ownerStopsAgent(owner: Shopper, phoneNumber: string): Promise<void> {
  const { page, t, shellAddress } = owner;
  // The next code may be sent to a number half a minute after the one before, which was for the agent.
  await expect(() => owner.signsIn(phoneNumber)).toPass({ intervals: [5_000], timeout: 90_000 });
  await page.goto(`${shellAddress}/account/agents`);
  await page.locator('summary', { hasText: t('my-agents:acts') }).click();
  await expect(page.getByRole('main')).toContainText(t('my-agents:act.order-placed'));
  await page.getByRole('link', { name: t('my-agents:ask.stop') }).click();
  await page.getByRole('button', { name: t('my-agents:ask.stop') }).click();
  await expect(page.getByText(t('my-agents:done'))).toBeVisible();
}
