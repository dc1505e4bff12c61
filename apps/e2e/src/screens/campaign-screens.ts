import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { rupeesIn } from '../rupees.ts';

/** What a campaign's link leads along: the offer, and where its goods shall come to. */
export class CampaignScreens {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  /** Offered packs, by the name of the product. */
  line(name: string): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  /** What the goods come to, in rupees. */
  async total(): Promise<number> {
    return rupeesIn(await this.#page.getByRole('main').getByRole('definition').last().innerText());
  }

  addToCart(): Locator {
    return this.#page.getByRole('button', { name: this.#t('growth:offer.action'), exact: true });
  }

  addAgain(): Locator {
    return this.#page.getByRole('button', { name: this.#t('growth:ordered.again') });
  }

  startNewCart(): Locator {
    return this.#page.getByRole('button', { name: this.#t('growth:ask.confirm') });
  }

  keepCart(): Locator {
    return this.#page.getByRole('link', { name: this.#t('growth:ask.keep') });
  }

  writeAddress(): Locator {
    return this.#page.getByRole('link', { name: this.#t('growth:option.write') });
  }

  /** A way to get the goods: an address by its name, or the shop's counter. */
  option(name: string): Locator {
    return this.#page.getByRole('radio', { name });
  }

  seeBill(): Locator {
    return this.#page.getByRole('button', { name: this.#t('growth:option.action') });
  }

  seeGoods(): Locator {
    return this.#page.getByRole('link', { name: this.#t('growth:refused.action') });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t.pattern(key, values)).first();
  }
}
