import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** The shops that serve the place (`/nearby-dcs`), and the centres further away (`/dcs`). */
export class ShopsScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(path: '/nearby-dcs' | '/dcs' = '/nearby-dcs'): Promise<void> {
    await this.#page.goto(path);
  }

  shops(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  shop(name: string): Locator {
    return this.shops().filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  shopHere(name: string): Locator {
    return this.shop(name).getByRole('link', { name: this.#t('nearby-centres:vendor.shopHere') });
  }
}
