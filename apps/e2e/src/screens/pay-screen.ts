import { expect, type Locator, type Page } from '@playwright/test';
import { written } from '../rupees.ts';
import type { Texts } from '../texts.ts';

/** What can be let happen on the sandbox's page, by its buttons' values. */
export type SandboxOutcome = 'succeed' | 'fail' | 'stay-pending' | 'answer-late' | 'call-twice';

/** Paying an order: our page, and the sandbox that stands in for the payment company. */
export class PayScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  payButton(): Locator {
    return this.#page.getByRole('button', { name: this.#t('payments:action.pay') });
  }

  againButton(): Locator {
    return this.#page.getByRole('button', { name: this.#t('payments:action.again') });
  }

  /** Says that the order comes to something else now, in rupees. */
  changed({ before, now }: { before: number; now: number }): Locator {
    return this.#page.getByText(this.#t('payments:changed.text', { before: written(before), now: written(now) }));
  }

  /** Goes on with the new amount, in rupees. */
  agree(amount: number): Locator {
    return this.#page.getByRole('button', { name: this.#t('payments:changed.agree', { amount: written(amount) }) });
  }

  sandboxNotice(): Locator {
    return this.#page.getByText(this.#t('payments:sandbox.title'));
  }

  /** Goes to the sandbox's page. */
  async redirectToGateway(): Promise<void> {
    await this.#handOverTo(/\/sandbox\/razorpay\/v1\/checkout\/embedded$/);
  }

  /** Goes to the sandbox's page of the centre's wallet. */
  async redirectToWallet(): Promise<void> {
    await this.#handOverTo(/\/sandbox\/csc\/pay$/);
  }

  async #handOverTo(sandbox: RegExp): Promise<void> {
    await this.payButton().click();
    await this.#page.waitForURL(sandbox);
    await expect(this.#page.getByRole('heading', { level: 1 })).toHaveText(this.#t('payments:sandbox.title'));
  }

  /** Lets something happen to the payment on the sandbox's page. */
  async let(outcome: SandboxOutcome): Promise<void> {
    await this.#page.locator(`button[value="${outcome}"]`).click();
  }

  /** Turns back on the sandbox's page, or leaves the one that waits. */
  async turnBack(): Promise<void> {
    await this.#page.getByRole('link').click();
  }
}
