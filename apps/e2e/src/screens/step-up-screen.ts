import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** What is answered after a long silence: the full name, and of the last order the shop and the product. */
interface StepUpAnswer {
  readonly fullName: string;
  readonly shop: string;
  readonly product: string;
}

/** Where a farmer whose number was silent for long shows that the account is theirs. */
export class StepUpScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/account/step-up');
  }

  fullName(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('step-up:name') });
  }

  /** A shop or a product to choose. */
  choice(name: string): Locator {
    return this.#page.getByRole('radio', { name, exact: true });
  }

  async answer({ fullName, shop, product }: StepUpAnswer): Promise<void> {
    await this.fullName().fill(fullName);
    await this.choice(shop).check();
    await this.choice(product).check();
    await this.#page.getByRole('button', { name: this.#t('step-up:go') }).click();
  }

  /** What was wrong with the last answer. */
  refusal(): Locator {
    return this.#page.getByRole('alert');
  }

  later(): Locator {
    return this.#page.getByRole('link', { name: this.#t('step-up:later'), exact: true });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t.pattern(`step-up:${key}`, values));
  }
}
