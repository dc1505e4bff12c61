import type { Locator, Page } from '@playwright/test';
import { otpSentTo } from '../sandbox-sms.ts';
import type { Texts } from '../texts.ts';

/** Mobile number, one-time password, and the name at the first time. */
export class LoginScreen {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(next?: string): Promise<void> {
    await this.#page.goto(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`);
  }

  mobile(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('login:mobile.label') });
  }

  otp(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('login:otp.label') });
  }

  name(): Locator {
    return this.#page.getByRole('textbox', { name: this.#t('login:name.label') });
  }

  async requestOtp(phoneNumber: string): Promise<void> {
    await this.mobile().fill(phoneNumber);
    await this.#page.getByRole('button', { name: this.#t('login:mobile.send') }).click();
  }

  /** Types the password; it is sent when all six digits are there. */
  async enterOtp(otp: string): Promise<void> {
    await this.otp().fill(otp);
  }

  async signIn(phoneNumber: string): Promise<void> {
    await this.requestOtp(phoneNumber);
    await this.otp().waitFor();
    await this.enterOtp(await otpSentTo(phoneNumber));
  }

  async tellName(name: string): Promise<void> {
    await this.name().fill(name);
    await this.#page.getByRole('button', { name: this.#t('login:name.save') }).click();
  }

  later(): Locator {
    return this.#page.getByRole('link', { name: this.#t('login:name.later') });
  }

  resend(): Locator {
    return this.#page.getByRole('button', { name: this.#t('login:otp.resend') });
  }

  changeNumber(): Locator {
    return this.#page.getByRole('button', { name: this.#t('login:otp.changeNumber') });
  }

  error(code: string): Locator {
    return this.#page.getByText(this.#t(`main:errors.${code.replaceAll('.', '_')}`), { exact: true });
  }
}
