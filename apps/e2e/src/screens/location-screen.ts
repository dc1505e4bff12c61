import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** Where the farmer is: by the phone, or by pincode, post office or district. */
export class LocationScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/location');
  }

  heading(): Locator {
    return this.#page.getByRole('heading', { level: 1, name: this.#t('location:heading') });
  }

  searchField(): Locator {
    return this.#page.getByRole('searchbox', { name: this.#t('location:search.label') });
  }

  async search(text: string): Promise<void> {
    await this.searchField().fill(text);
    await this.#page.getByRole('button', { name: this.#t('location:search.button'), exact: true }).click();
  }

  /** A place that was found; each is a button. */
  result(text: string | RegExp): Locator {
    return this.#page.getByRole('button', { name: text });
  }

  useGps(): Locator {
    return this.#page.getByRole('button', { name: this.#t('location:gps.use') });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t(`location:${key}`, values), { exact: true });
  }
}
