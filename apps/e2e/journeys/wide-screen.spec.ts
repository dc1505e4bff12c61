import type { Locator } from '@playwright/test';
import { dealtTo } from '@haat/tools/sample';
import { expect, test } from '../src/journey.ts';
import { axeProblems, layoutProblems } from '../src/page-problems.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { ShortcutsDialog } from '../src/screens/shortcuts-dialog.ts';
import { setUpGuest, setUpFarmer } from '../src/prepared-shopper.ts';

/** An agent's centre sells nothing on credit. */
const IN_CASH = { payment: 'cashPickup' } as const;
/** What takes long with every screen is done in two journeys, beside each other. */
const HALVES = ['one half', 'the other half'] as const;
const LIST_SHORTCUTS = 'Shift+Slash';

test.use({ shell: 'csc', viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

for (const [index, half] of HALVES.entries()) {
  test(`At a counter every screen shows the navigation beside it, fits and is accessible: ${half}`, async ({
    page,
    t,
    shopper,
    trouble,
  }) => {
    trouble.expect(EXPECTED_REFUSALS);
    const home = new Frame(page, t).navLink('home');
    const screens = await setUpFarmer(shopper, IN_CASH);
    for (const { path } of dealtTo(index, { items: screens, hands: HALVES.length }, false)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await layoutProblems(page), `${path} fits, and nothing of it is cut`).toEqual([]);
        expect.soft(await isLeftOf(home, page.getByRole('main')), `navigation links at the left of ${path}`).toBe(true);
        await expect.soft(page.getByRole('searchbox'), `one search field on ${path}`).toHaveCount(1);
        expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
      });
    }
  });
}

test('At a counter the bill and its button stay beside the goods', async ({ page, t, shopper }) => {
  await setUpFarmer(shopper, IN_CASH);
  const cart = new CartScreen(page, t);
  await cart.open();
  expect(await isLeftOf(cart.lines().first(), cart.billHeading())).toBe(true);
  expect(await isLeftOf(cart.lines().first(), cart.placeButton())).toBe(true);
});

test('At a counter shortcuts open the sections and the search, and a dialog lists them', async ({
  page,
  t,
  shopper,
}) => {
  await setUpGuest(shopper);
  const shortcuts = new ShortcutsDialog(page, t);
  await page.goto('/');
  await expect(shortcuts.button()).toBeVisible();
  const homeTitle = await page.title();

  await page.keyboard.press(LIST_SHORTCUTS);
  await expect(shortcuts.dialog()).toBeVisible();
  await expect(shortcuts.line('main:nav.cart')).toHaveText(['g', 'c']);
  await expect(shortcuts.line('main:frame.search')).toHaveText(['/']);
  await expect(shortcuts.line('main:shortcuts.list')).toHaveText(['?']);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page, 'a dialog keeps the keys to itself').toHaveURL(/\/$/);
  await shortcuts.close();
  await expect(shortcuts.dialog()).toBeHidden();

  for (const [letter, address] of [
    ['o', /\/login\?next=%2Forders$/],
    ['s', /\/products$/],
    ['c', /\/cart$/],
    ['h', /\/$/],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address);
  }
  // The address and the navigation change before the screen does.
  await expect(page).toHaveTitle(homeTitle);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gh?');
  await expect(page.locator(':focus'), 'who writes presses no shortcut').toHaveValue('gh?');
  await expect(shortcuts.dialog()).toBeHidden();
});

test('At a counter shortcuts can be turned off, and stay off on this device', async ({ page, t, shopper }) => {
  await setUpGuest(shopper);
  const shortcuts = new ShortcutsDialog(page, t);
  await page.goto('/');
  await shortcuts.button().click();
  await shortcuts.inUse().uncheck();
  await shortcuts.close();
  await page.reload();
  await expect(shortcuts.button()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press(LIST_SHORTCUTS);

  // A user who turned them off finds them again by the button; keys pressed before have opened nothing.
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(shortcuts.dialog()).toBeHidden();
  await shortcuts.button().click();
  await shortcuts.inUse().check();
  await shortcuts.close();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

/** Whether one ends before the other begins. */
async function isLeftOf(one: Locator, other: Locator): Promise<boolean> {
  const [left, right] = [await one.boundingBox(), await other.boundingBox()];
  if (!left || !right) throw new Error('One of them is not to be seen.');
  return left.x + left.width <= right.x;
}
