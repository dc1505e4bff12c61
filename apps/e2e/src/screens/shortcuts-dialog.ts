import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** The list of keyboard shortcuts at a counter's screen. */
export class ShortcutsDialog {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** Under the navigation links: lists the shortcuts also where they are turned off. */
  button(): Locator {
    return this.#page.getByRole('button', { name: this.#t('main:shortcuts.title'), exact: true });
  }

  dialog(): Locator {
    return this.#page.getByRole('dialog', { name: this.#t('main:shortcuts.title') });
  }

  /** One line of the list, with its keys. */
  line(textKey: string): Locator {
    return this.dialog()
      .getByRole('listitem')
      .filter({ hasText: this.#t(textKey) })
      .locator('kbd');
  }

  inUse(): Locator {
    return this.dialog().getByRole('checkbox', { name: this.#t('main:shortcuts.use') });
  }

  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
  }
}
