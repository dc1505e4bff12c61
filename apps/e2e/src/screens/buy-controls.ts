import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** 'Add', − number +, and the question before another shop's goods are replaced: on cards and on a product's page. */
export class BuyControls {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** 'Add' on a product's card. */
  add(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#t('products:cart.addNamed', { name }), exact: true });
  }

  /** 'Add to cart' on a product's page. */
  addToCart(): Locator {
    return this.#page.getByRole('button', { name: this.#t('products:cart.addToCart'), exact: true });
  }

  more(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#t('products:cart.more', { name }), exact: true });
  }

  less(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#t('products:cart.less', { name }), exact: true });
  }

  remove(name: string): Locator {
    return this.#page.getByRole('button', { name: this.#t('products:cart.remove', { name }), exact: true });
  }

  /** Packs of a product that the cart holds. */
  packs(name: string): Locator {
    return this.#page
      .getByRole('group', { name: this.#t('products:cart.packs', { name }), exact: true })
      .getByRole('status');
  }

  /** The question that is asked before another shop's goods replace the cart's. */
  question(): Locator {
    return this.#page.getByRole('dialog', { name: this.#t('products:ask.vendorTitle') });
  }

  keep(): Locator {
    return this.question().getByRole('button', { name: this.#t('products:ask.keep') });
  }

  startNewCart(): Locator {
    return this.question().getByRole('button', { name: this.#t('products:ask.confirm') });
  }
}
