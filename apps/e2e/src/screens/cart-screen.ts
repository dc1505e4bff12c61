import { expect, type Locator, type Page } from '@playwright/test';
import { rupeesIn } from '../rupees.ts';
import type { Texts } from '../texts.ts';

/** The cart: its goods, how they come, the bill, and the one button that orders it. */
export class CartScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/cart');
  }

  lines(): Locator {
    return this.#page.getByRole('main').getByRole('article');
  }

  line(name: string): Locator {
    return this.lines().filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  packs(name: string): Locator {
    return this.line(name).getByRole('status');
  }

  more(name: string): Locator {
    return this.line(name).getByRole('button', { name: this.#t('cart:line.more', { name }), exact: true });
  }

  less(name: string): Locator {
    return this.line(name).getByRole('button', { name: this.#t('cart:line.less', { name }), exact: true });
  }

  /** 'Remove' in words; the bin of the last pack does the same. */
  remove(name: string): Locator {
    return this.line(name)
      .getByRole('button', { name: this.#t('cart:line.removeNamed', { name }), exact: true })
      .first();
  }

  empty(): Locator {
    return this.#page.getByRole('heading', { name: this.#t('cart:empty.title') });
  }

  fulfilment(option: 'delivery' | 'pickup'): Locator {
    return this.#page.getByRole('radio', { name: this.#t(`cart:fulfilment.${option}`) });
  }

  /** The bill's amounts in rupees, from the goods down, once it has this many rows; the total is apart. */
  async bill({ rows }: { rows: number }): Promise<{ rows: number[]; total: number }> {
    await expect(this.#amounts()).toHaveCount(rows + 1);
    const texts = await this.#amounts().allTextContents();
    const amounts = texts.map((text) => (text === this.#t('cart:fulfilment.free') ? 0 : rupeesIn(text)));
    return { rows: amounts.slice(0, -1), total: amounts.at(-1) ?? Number.NaN };
  }

  /** What all of it comes to: the last line of the bill. */
  total(): Locator {
    return this.#amounts().last();
  }

  #amounts(): Locator {
    return this.#page.getByRole('main').getByRole('definition');
  }

  billHeading(): Locator {
    return this.#page.getByRole('heading', { name: this.#t('cart:bill.heading') });
  }

  /** A way to pay, open or closed. */
  payment(option: 'cashDelivery' | 'cashPickup' | 'credit' | 'payNow' | 'csc'): Locator {
    return this.#page.getByRole('radio', { name: this.#t(`checkout:payment.${option}`) });
  }

  /** Days of a prebooking, the nearest first. */
  bookingDays(): Locator {
    return this.#page.getByRole('group', { name: this.#t('cart:booking.legend') }).getByRole('radio');
  }

  /** The box by which a farmer agrees to what the lender says of its credit. */
  creditAgreement(): Locator {
    return this.#page.getByRole('checkbox', { name: this.#t.pattern('checkout:credit.agree') });
  }

  /** Agrees to what the lender says of its credit. */
  async agreeToCredit(): Promise<void> {
    await this.creditAgreement().check();
  }

  /** Chooses another way to pay than is chosen; ends when the cart has kept it. */
  async choosePayment(option: Parameters<CartScreen['payment']>[0]): Promise<void> {
    const kept = this.#page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/cart.data',
    );
    await this.payment(option).check();
    await kept;
  }

  couponCode(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('cart:coupon.code') });
  }

  /** Writes a coupon's code and sends it. */
  async tryCoupon(code: string): Promise<void> {
    await this.couponCode().fill(code);
    await this.#page
      .getByRole('button', { name: this.#t('cart:coupon.apply'), exact: true })
      .first()
      .click();
  }

  /** Opens the list of offered coupons. */
  offeredCoupons(): Locator {
    return this.#page.locator('summary', {
      hasText: this.#t('cart:coupon.offered', { count: '' }).split('(')[0] ?? '',
    });
  }

  applyOffered(code: string): Locator {
    return this.#page.getByRole('button', { name: this.#t('cart:coupon.applyNamed', { code }) });
  }

  removeCoupon(): Locator {
    return this.#page.getByRole('button', { name: this.#t('cart:coupon.remove'), exact: true });
  }

  /** Insurance that is offered with the goods and costs nothing for this many packs. */
  freeInsurance(packs: number): Locator {
    return this.#insurance().filter({ hasText: this.#t('checkout:insurance.free', { count: packs }) });
  }

  /** Insurance that is offered with the goods, of which every pack costs. */
  paidInsurance(freePacks: number): Locator {
    return this.#insurance().filter({ hasNotText: this.#t('checkout:insurance.free', { count: freePacks }) });
  }

  #insurance(): Locator {
    return this.lines().getByRole('region');
  }

  pickupName(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('cart:pickup.name'), exact: true });
  }

  pickupMobile(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('cart:pickup.mobile'), exact: true });
  }

  signIn(): Locator {
    return this.#page.getByRole('link', { name: this.#t('cart:guest.action') });
  }

  writeAddress(): Locator {
    return this.#page.getByRole('link', { name: this.#t('cart:address.add') });
  }

  placeButton(): Locator {
    return this.#page.getByRole('button', { name: this.#t('cart:place.action') });
  }

  /** Ends when changes of the cart are through: until then the ring of 'place order' turns. */
  async settles(): Promise<void> {
    await expect(this.placeButton()).not.toHaveAttribute('aria-busy');
  }

  /** Presses 'place order' once changes of the cart are through. */
  async place(): Promise<void> {
    await this.settles();
    if ((await this.payment('credit').count()) > 0 && (await this.payment('credit').isChecked()))
      await this.agreeToCredit();
    await this.placeButton().click();
  }

  bringBack(): Locator {
    return this.#page.getByRole('button', { name: this.#t('cart:parked.action') });
  }

  says(key: string, values: Readonly<Record<string, string | number>> = {}): Locator {
    return this.#page.getByText(this.#t.pattern(`cart:${key}`, values));
  }
}
