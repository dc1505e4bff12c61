import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

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
    return this.#page.getByRole('heading', { name: this.#t('order:detail.code') }).locator('xpath=following-sibling::p[1]');
  }

  /** What all of it comes to: the last line of its bill. */
  total(): Locator {
    return this.#page.getByRole('main').getByRole('definition').last();
  }

  /** Cancels for a reason, through the question. */
  async cancel(reason: 'price-changed' | 'found-cheaper' | 'too-late' | 'changed-mind-or-address'): Promise<void> {
    await this.#page.getByRole('link', { name: this.#t('order:cancel.action') }).click();
    await this.#page.getByRole('radio', { name: this.#t(`order:reason.${reason}`) }).check();
    await this.#page.getByRole('button', { name: this.#t('order:cancel.action') }).click();
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
