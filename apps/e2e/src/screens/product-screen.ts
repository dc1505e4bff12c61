import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { BuyControls } from './buy-controls.ts';

/** One product at the chosen shop. */
export class ProductScreen {
  readonly buy: BuyControls;
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
    this.buy = new BuyControls(page, t);
  }

  async open(slug: string, query = ''): Promise<void> {
    await this.#page.goto(`/product/${slug}${query}`);
  }

  heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name });
  }

  /** Leads into booking the pack ahead. */
  bookAhead(): Locator {
    return this.#page.getByRole('link', { name: this.#t.pattern('products:prebook.entry') });
  }

  /** Leads from booking ahead back to what is on the shelf. */
  onShelf(): Locator {
    return this.#page.getByRole('link', { name: this.#t('products:prebook.onShelf') });
  }

  /** The question that is asked before goods of another kind of order replace the cart's. */
  otherKindQuestion(): Locator {
    return this.#page.getByRole('dialog', { name: this.#t('products:ask.typeTitle') });
  }

  keep(): Locator {
    return this.otherKindQuestion().getByRole('button', { name: this.#t('products:ask.keep') });
  }

  startNewCart(): Locator {
    return this.otherKindQuestion().getByRole('button', { name: this.#t('products:ask.confirm') });
  }
}
