import { expect, type Locator, type Page } from '@playwright/test';
import { written } from '../rupees.ts';
import type { Texts } from '../texts.ts';

/** Why an order is cancelled. */
type CancelReason = 'price-changed' | 'found-cheaper' | 'too-late' | 'changed-mind-or-address';

/** One order, and the list that it stands in. */
export class OrderScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** The order's id, once its screen is there: the address changes before the screen does. */
  async id(): Promise<string> {
    await this.#page.waitForURL(/\/order\/[^/?]+/);
    await expect(this.heading()).toBeVisible();
    return new URL(this.#page.url()).pathname.split('/').at(-1) ?? '';
  }

  heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.#t.pattern('order:detail.heading') });
  }

  status(status: string): Locator {
    return this.#page.getByText(this.#t(`order:status.${status}`), { exact: true });
  }

  /** Steps of the way that the order takes, first to last. */
  steps(): Locator {
    return this.#page.getByRole('list', { name: this.#t('order:detail.timeline') }).getByRole('listitem');
  }

  pickupCode(): Locator {
    return this.#page
      .getByRole('heading', { name: this.#t('order:detail.code') })
      .locator('xpath=following-sibling::p[1]');
  }

  /** What all of it comes to: the last line of its bill. */
  total(): Locator {
    return this.#page.getByRole('main').getByRole('definition').last();
  }

  /** Opens the question why it is cancelled. */
  async askToCancel(): Promise<void> {
    await this.#page.getByRole('link', { name: this.#t('order:cancel.action') }).click();
    await expect(this.cancelButton()).toBeVisible();
  }

  /** Answers the question why, and cancels. */
  async confirmCancelling(reason: CancelReason): Promise<void> {
    await this.#page.getByRole('radio', { name: this.#t(`order:reason.${reason}`) }).check();
    await this.cancelButton().click();
  }

  /** Cancels for a reason, through the question. */
  async cancel(reason: CancelReason): Promise<void> {
    await this.askToCancel();
    await this.confirmCancelling(reason);
  }

  /** Cancels, below the question why. */
  cancelButton(): Locator {
    return this.#page.getByRole('button', { name: this.#t('order:cancel.action') });
  }

  /** All that is said of money that goes back. */
  refunds(): Locator {
    return this.#page
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name: this.#t.pattern('after-order:case.refund') }) });
  }

  /** What is said of this much money that goes back, in rupees. */
  refund(amount: number): Locator {
    return this.refunds().filter({
      has: this.#page.getByRole('heading', {
        name: this.#t('after-order:case.refund', { amount: written(amount) }),
        exact: true,
      }),
    });
  }

  /** The insurance that came with it. */
  policies(): Locator {
    return this.#page.getByRole('heading', { name: this.#t('order:policy.heading') }).locator('xpath=..');
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t.pattern(key, values));
  }

  missing(): Locator {
    return this.#page.getByRole('heading', { name: this.#t('order:missing.title') });
  }

  async openList(): Promise<void> {
    await this.#page.goto('/orders');
  }

  /** A row of the list. */
  row(id: string): Locator {
    return this.#page.locator(`main a[href="/order/${id}"]`);
  }
}
