import type { Locator, Page } from '@playwright/test';
import type { Language } from '@haat/api-contract/vocabulary';

/** Six languages, each named in itself. */
export class LanguageScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/language');
  }

  choice(language: Language): Locator {
    return this.#page.locator(`button[lang="${language}"]`);
  }

  chosen(): Locator {
    return this.#page.getByRole('button', { pressed: true });
  }
}
