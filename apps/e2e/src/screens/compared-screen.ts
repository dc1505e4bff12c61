import type { Locator, Page } from '@playwright/test';
import { rupeesIn, written } from '../rupees.ts';
import type { Texts } from '../texts.ts';

/** What all shops of the place sell, and one product at all of them. */
export class ComparedScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`/productsV2${query}`);
  }

  cards(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  card(name: string): Locator {
    return this.cards().filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  /** The lowest that a pack of each product comes to, in rupees, in the order of the screen. */
  async lowest(): Promise<number[]> {
    const texts = await this.cards().allInnerTexts();
    return texts.map((text) => rupeesIn(/₹[\d,.]*\d/.exec(text)?.[0] ?? ''));
  }

  async search(text: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: this.#t('product-feed:list.search') }).fill(text);
    await this.#page.getByRole('button', { name: this.#t('products:search.button'), exact: true }).click();
  }

  cheapestFirst(): Locator {
    return this.#page.getByRole('link', { name: this.#t('product-feed:list.cheapest'), exact: true });
  }

  /** What each shop asks for the chosen pack, the best first. */
  offers(): Locator {
    return this.#page.getByRole('main').getByRole('listitem').filter({ hasNot: this.#networkLink() });
  }

  /** What each shop of the open network asks for it, the cheapest first. */
  networkOffers(): Locator {
    return this.#page.getByRole('main').getByRole('listitem').filter({ has: this.#networkLink() });
  }

  #networkLink(): Locator {
    return this.#page.locator('a[href^="/ondc/products/"]');
  }

  /** What one shop asks. */
  offer(shop: string): Locator {
    return this.offers().filter({ has: this.#page.getByRole('heading', { name: shop, exact: true }) });
  }

  /** What each shop that has the pack asks for it until the farmer has it, in rupees, in the order of the screen. */
  async asked(): Promise<number[]> {
    const available = this.offers().filter({ has: this.#page.getByRole('button') });
    return Promise.all(
      (await available.all()).map(async (offer) => rupeesIn(await offer.getByRole('definition').last().innerText())),
    );
  }

  /** Says that a shop is the best way to the chosen pack, at this much in rupees, brought or collected. */
  best(shop: string, amount: number): Locator {
    const values = { shop, amount: written(amount) };
    return this.#page
      .getByText(this.#t('product-feed:best.brought', values))
      .or(this.#page.getByText(this.#t('product-feed:best.collected', values)));
  }
}
