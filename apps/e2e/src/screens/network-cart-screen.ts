import { expect, type Locator, type Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** An answer of the shop, or that none came, is there by then. */
const ANSWER_MS = 90_000;

/** The open network's goods, its cart, and an order on its way to the shop. */
export class NetworkCartScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** Searches the network's goods at the chosen place, whose catalogues come some seconds after the market opens. */
  async search(text: string): Promise<void> {
    await expect(async () => {
      await this.#page.goto(`/ondc?search=${encodeURIComponent(text)}`);
      await expect(this.#page.getByRole('article').first()).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Opens the first product of the list that is called so, of a shop if one is named. */
  async openProduct(name: RegExp, shop = ''): Promise<void> {
    const card = this.#page.getByRole('article').filter({ hasText: name }).filter({ hasText: shop }).first();
    await card.getByRole('link').first().click();
    await expect(this.#page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Puts packs of the open product into the cart. */
  async add(packs: number): Promise<void> {
    await this.#page.getByLabel(this.#t('open-network:buy.quantity')).fill(String(packs));
    await this.#button('open-network:buy.add').click();
    await expect(this.#page).toHaveURL(/\/ondc\/cart/);
  }

  lines(): Locator {
    return this.#page.getByRole('main').getByRole('listitem').getByRole('group');
  }

  async askPrice(): Promise<void> {
    await this.#button('network-cart:price.ask').click();
  }

  async pays(kind: 'cash' | 'pay-now'): Promise<void> {
    await this.#page.locator(`input[name="payment"][value="${kind}"]`).check();
  }

  /** Orders; ends on the order's own screen. */
  async place(): Promise<void> {
    await this.#button('network-cart:place.action').click();
    await expect(this.#page).toHaveURL(/\/ondc\/order\/[^/]+$/);
  }

  /** Waits until the screen says a step, as `network-journey:step.<step>.title`. */
  async reaches(step: string): Promise<void> {
    await expect(this.title(step)).toBeVisible({ timeout: ANSWER_MS });
  }

  /** The same on a page without script, which is looked at again by its link. */
  async reachesByLooking(step: string): Promise<void> {
    const again = this.#page.getByRole('link', { name: this.#t('network-cart:progress.reload') });
    await expect(async () => {
      if (await again.isVisible()) await again.click();
      await expect(this.title(step)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: ANSWER_MS });
  }

  title(step: string): Locator {
    return this.#page.getByRole('status').getByText(this.#t(`network-journey:step.${step}.title`), { exact: true });
  }

  #button(key: string): Locator {
    return this.#page.getByRole('button', { name: this.#t(key), exact: true });
  }
}
