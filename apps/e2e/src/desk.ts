import { test as base, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect } from './journey.ts';
import { marketAddresses } from './market/market-addresses.ts';
import { otpSentTo } from './sandbox-sms.ts';
import { watchForTrouble } from './trouble.ts';

/** Staff of the sample market: each journey has its own, since a code of an authenticator app counts once. */
export const STAFF = {
  operator: '9000000010',
  secondOperator: '9000000011',
  expert: '9000000012',
  moderator: '9000000013',
  editor: '9000000014',
  surveyor: '9000000015',
  insurer: '9000000016',
  checker: '9000000017',
  buyer: '9000000018',
  pilot: '9000000019',
  collector: '9000000020',
  trainer: '9000000021',
  programmeOfficer: '9000000022',
  laboratory: '9000000023',
} as const;

const STEP_MS = 30_000;

/** A member of staff at a desk of their own. */
export class DeskUser {
  readonly page: Page;
  private secret = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** Signs in for the first time: sets up an authenticator app on the way. */
  async signsIn(number: string): Promise<void> {
    const { page } = this;
    await page.goto('/');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText('This is a sandbox')).toBeVisible();
    await page.getByLabel('Code from the SMS').fill(await otpSentTo(number));
    await page.getByRole('button', { name: 'Continue' }).click();
    this.secret = (await page.locator('code').textContent()) ?? '';
    await this.givesFactor(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible();
  }

  /** Types the app's code. @param steps which code: 0 the present one, 1 the next, which is not used yet */
  async givesFactor(steps: 0 | 1): Promise<void> {
    const code = new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({
      timestamp: Date.now() + steps * STEP_MS,
    });
    await this.page.getByLabel('Code from the authenticator app').fill(code);
  }

  /** Opens a screen by the menu. */
  async opens(name: string): Promise<void> {
    await this.page.getByRole('menuitem', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
}

interface DeskFixtures {
  /** A member of staff with a computer. */
  desk: DeskUser;
  /** Another one, with another computer. */
  newDesk: () => Promise<DeskUser>;
}

/** A journey at the desk: on a computer, in English, without a word on the console but refusals that are meant. */
export const test = base.extend<DeskFixtures>({
  baseURL: async ({}, use) => use(marketAddresses().desk),
  newDesk: async ({ browser, baseURL }, use, testInfo) => {
    const watch = watchForTrouble();
    // A browser notes each answer that refuses; what the desk says of it is looked at in the journeys.
    watch.expect(/Failed to load resource: the server responded with a status of 4\d\d/);
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...{ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, locale: 'en-IN' },
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      contexts.push(context);
      watch.watch(context);
      return new DeskUser(await context.newPage());
    });
    for (const context of contexts) await context.close();
    if (testInfo.status === testInfo.expectedStatus) expect(watch.unwanted(), 'nothing on the console').toEqual([]);
  },
  desk: async ({ newDesk }, use) => use(await newDesk()),
});

export { expect } from './journey.ts';
