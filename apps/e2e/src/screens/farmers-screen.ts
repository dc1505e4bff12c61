import type { Locator, Page } from '@playwright/test';
import { otpSentTo } from '../sandbox-sms.ts';
import type { Texts } from '../texts.ts';

/** Who is asked for a consent. */
export interface AskedFarmer {
  readonly name: string;
  /** The farmer's own number, or that of the person who tells the code. */
  readonly phoneNumber: string;
  /** Who tells the code for a farmer without a phone. */
  readonly person?: string;
  /** The farmer also lets the agent pay otherwise than in cash. */
  readonly mayPay?: boolean;
}

/** The screens by which an agent chooses a farmer, and the bar that names the farmer on every page. */
export class FarmersScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** Says for whom a page is. */
  bar(): Locator {
    return this.#page.getByRole('region', { name: this.#t('main:agent.label') });
  }

  chooseLink(): Locator {
    return this.bar().getByRole('link', { name: this.#t('main:agent.choose') });
  }

  changeLink(): Locator {
    return this.bar().getByRole('link', { name: this.#t('main:agent.change') });
  }

  leaveButton(): Locator {
    return this.bar().getByRole('button', { name: this.#t('main:agent.leave') });
  }

  /** A farmer for whom the agent may act. */
  chooseButtonOf(name: string): Locator {
    return this.#page
      .getByRole('main')
      .locator('div', { has: this.#page.getByRole('heading', { name, level: 3, exact: true }) })
      .getByRole('button', { name: this.#t('counter:farmers.choose') });
  }

  /** Asks a farmer, and types the code that was told. The page that follows is home, for this farmer. */
  async getsConsentOf({ name, phoneNumber, person, mayPay = false }: AskedFarmer): Promise<void> {
    if (person !== undefined) {
      await this.#page.getByRole('radio', { name: this.#t('counter:ask.phoneOfPerson') }).check();
      await this.#page.getByRole('textbox', { name: this.#t('counter:ask.standIn') }).fill(person);
    }
    await this.#page.getByRole('textbox', { name: this.#t('counter:ask.phone') }).fill(phoneNumber);
    await this.#page.getByRole('textbox', { name: this.#t('counter:ask.name') }).fill(name);
    if (mayPay) await this.#page.getByRole('checkbox', { name: this.#t('agents:purpose.payment') }).check();
    await this.#page.getByRole('button', { name: this.#t('counter:ask.send') }).click();
    const code = this.#page.getByRole('textbox', { name: this.#t('counter:code.label') });
    await code.waitFor();
    await code.fill(await otpSentTo(phoneNumber));
    await this.#page.waitForURL((url) => url.pathname === '/');
  }
}
