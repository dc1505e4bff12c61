import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { BuyControls } from './buy-controls.ts';

/** What the chosen shop sells. */
export class ProductsScreen {
  readonly buy: BuyControls;
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
    this.buy = new BuyControls(page, t);
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/products${query}`);
  }

  cards(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  card(name: string): Locator {
    return this.cards().filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  openProduct(name: string): Promise<void> {
    return this.card(name).getByRole('link', { name, exact: true }).click();
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: this.#t('products:search.label') }).fill(text);
    await this.#page.getByRole('button', { name: this.#t('products:search.button'), exact: true }).click();
  }

  more(): Locator {
    return this.#page.getByRole('link', { name: this.#t('products:list.more') });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t(`products:${key}`, values), { exact: true });
  }
}
