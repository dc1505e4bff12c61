import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** What all shops of the place sell, and one product at all of them. */
export class ComparedScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/productsV2${query}`);
  }

  cards(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  card(name: string): Locator {
    return this.cards().filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: this.#t('product-feed:list.search') }).fill(text);
    await this.#page.getByRole('button', { name: this.#t('products:search.button'), exact: true }).click();
  }

  cheapestFirst(): Locator {
    return this.#page.getByRole('link', { name: this.#t('product-feed:list.cheapest'), exact: true });
  }

  /** What each shop asks for the chosen pack, the best first. */
  offers(): Locator {
    return this.#page.getByRole('main').getByRole('listitem');
  }

  /** What one shop asks. */
  offer(shop: string): Locator {
    return this.offers().filter({ has: this.#page.getByRole('heading', { name: shop, exact: true }) });
  }
}
