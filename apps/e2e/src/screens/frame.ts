import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** What stands around every screen. */
export class Frame {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  heading(): Locator {
    return this.#page.getByRole('heading', { level: 1 });
  }

  /** One of the links of the bottom navigation. */
  navLink(name: 'home' | 'shop' | 'cart' | 'orders' | 'account'): Locator {
    return this.#page
      .getByRole('navigation', { name: this.#t('main:frame.nav') })
      .getByRole('link', { name: this.#t(`main:nav.${name}`) });
  }

  back(): Locator {
    return this.#page.getByRole('link', { name: this.#t('main:frame.back') });
  }

  place(): Locator {
    return this.#page.getByRole('link', { name: this.#t('main:frame.place') });
  }

  /** The floating bar with what is in the cart. */
  cartBar(): Locator {
    return this.#page.getByRole('link', { name: this.#t('main:frame.see_cart') });
  }

  /** Says so when a screen could not be loaded because the services are away. */
  unavailable(): Locator {
    return this.#page.getByRole('heading', { name: this.#t('main:states.unavailable') });
  }
}
