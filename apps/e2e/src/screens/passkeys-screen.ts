import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** A member of staff's passkeys. */
export class PasskeysScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** Starts to add one. @param code of the authenticator app */
  async start(name: string, code: string): Promise<void> {
    await this.#page.getByRole('textbox', { name: this.#t('passkeys:add.name') }).fill(name);
    await this.#page.getByRole('textbox', { name: this.#t('passkeys:code.label') }).fill(code);
    await this.#page.getByRole('button', { name: this.#t('passkeys:add.action') }).click();
  }

  /** Has the browser make it. */
  async make(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('passkeys:make.action') }).click();
  }

  added(): Locator {
    return this.#page.getByText(this.#t('passkeys:done.added'), { exact: true });
  }

  used(): Locator {
    return this.#page.getByText(this.#t.pattern('passkeys:used'));
  }
}
