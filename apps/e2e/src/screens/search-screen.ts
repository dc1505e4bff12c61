import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** The one box in which everything is searched. */
export class SearchScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/search${query}`);
  }

  /** A plain search field until the first letter, then one with suggestions. */
  box(): Locator {
    return this.#page.locator('main form[role=search] input[name=q]');
  }

  /** Types letter by letter, as a person does. */
  async types(text: string): Promise<void> {
    await this.box().pressSequentially(text);
  }

  async searches(text: string): Promise<void> {
    await this.box().fill(text);
    await this.#page.getByRole('button', { name: this.#t('search:button'), exact: true }).click();
  }

  suggestions(): Locator {
    return this.#page.getByRole('listbox', { name: this.#t('search:suggestions.label') });
  }

  suggestion(name: string): Locator {
    return this.suggestions().getByRole('option', { name });
  }

  goods(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  /** What was found of one kind, below its heading. */
  found(kind: 'products' | 'categories' | 'brands' | 'crops'): Locator {
    return this.#page.getByRole('list', { name: this.#t(`search:section.${kind}`), exact: true }).getByRole('link');
  }

  recent(): Locator {
    return this.#page.getByRole('group', { name: this.#t('search:recent.heading') }).getByRole('link');
  }
}
