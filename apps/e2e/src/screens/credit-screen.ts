import type { Locator, Page } from '@playwright/test';
import { rupeesIn } from '../rupees.ts';
import type { Texts } from '../texts.ts';

/** The farmer's credit: what is owed, the ledger, and how much is repaid. */
export class CreditScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/account/credit');
  }

  /** What is owed, as it is written. */
  dues(): Locator {
    return this.#page
      .getByRole('heading', { name: this.#t('credit:dues'), exact: true })
      .locator('xpath=following-sibling::p[1]');
  }

  /** What is owed, in rupees. */
  async owed(): Promise<number> {
    return rupeesIn(await this.dues().innerText());
  }

  /** The link to repaying; absent when nothing can be repaid. */
  repay(): Locator {
    return this.#page.getByRole('link', { name: this.#t('credit:repay'), exact: true });
  }

  /** Entries of the ledger, the newest first. */
  entries(): Locator {
    return this.#page.getByRole('region', { name: this.#t('credit:ledger.heading') }).getByRole('listitem');
  }

  /** Goes from the account to the payment page for all that is owed, or for what is typed. */
  async asksToRepay(amount?: string): Promise<void> {
    await this.repay().click();
    await this.types(amount);
  }

  /** On the page that asks how much: all that is owed, or what is typed. */
  async types(amount?: string): Promise<void> {
    if (amount !== undefined) {
      await this.#page.getByRole('radio', { name: this.#t('payments:repay.other') }).check();
      await this.amount().fill(amount);
    }
    await this.#page.getByRole('button', { name: this.#t('payments:repay.go') }).click();
  }

  /** The amount of one's own. */
  amount(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('payments:repay.amount') });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t.pattern(key, values));
  }
}
