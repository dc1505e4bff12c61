import { expect, type APIResponse, type Page } from '@playwright/test';
import type { Language } from '@haat/api-contract/vocabulary';
import { newMobileNumber, otpSentTo } from './sandbox-sms.ts';
import type { Texts } from './texts.ts';

/** An address in Nashik that the centre delivers to. */
export const FARM = {
  name: 'सुनीता पवार',
  mobile: '9812345670',
  house: 'घर 12, पीपल के पास',
  village: 'मखमलाबाद',
  tehsil: 'नाशिक',
  pincode: '422001',
} as const;

/** Packs to put into a cart. */
export interface WantedPacks {
  readonly variantId: string;
  readonly vendorId: string;
  readonly quantity?: number;
}

/**
 * A user with a phone. The short cuts send the screens' own forms, so that a journey starts at what it is about; each
 * screen's own journey presses the buttons.
 */
export class Shopper {
  readonly page: Page;
  readonly t: Texts;
  readonly shellAddress: string;
  readonly #backend: string;

  constructor(page: Page, { t, shellAddress, backend }: { t: Texts; shellAddress: string; backend: string }) {
    this.page = page;
    this.t = t;
    this.shellAddress = shellAddress;
    this.#backend = backend;
  }

  /** Sends a form as the browser would; redirects are not followed. */
  async sendForm(path: string, form: Record<string, string | number>): Promise<APIResponse> {
    return this.page.request.post(this.shellAddress + path, {
      form,
      headers: { origin: this.shellAddress },
      maxRedirects: 0,
    });
  }

  async choosesLanguage(language: Language): Promise<void> {
    await this.#changes('/language', { language, next: '/' });
  }

  /** The same person, who goes on in another language. */
  async goesOnIn(t: Texts): Promise<Shopper> {
    await this.choosesLanguage(t.language);
    return new Shopper(this.page, { t, shellAddress: this.shellAddress, backend: this.#backend });
  }

  async choosesPlace(pincode: string): Promise<void> {
    await this.#changes('/location', { pincode, next: '/', confirmed: 'yes' });
  }

  /** Signs in by mobile number and one-time password; the number is answered. */
  async signsIn(phoneNumber = newMobileNumber()): Promise<string> {
    await this.#changes('/login', { intent: 'send', phoneNumber, next: '/' });
    await this.#changes('/login', { intent: 'verify', otp: await otpSentTo(phoneNumber, this.#backend), next: '/' });
    return phoneNumber;
  }

  async puts({ variantId, vendorId, quantity = 1 }: WantedPacks): Promise<void> {
    await this.#changes('/cart', {
      intent: 'add',
      variantId,
      vendorId,
      quantity,
      isPrebook: 'false',
      redirectTo: '/cart',
    });
  }

  /** Writes the address of the farm. */
  async writesAddress(): Promise<void> {
    await this.#changes('/address/new', {
      intent: 'save',
      name: FARM.name,
      phone_number: FARM.mobile,
      house: FARM.house,
      village: FARM.village,
      tehsil: FARM.tehsil,
      district: 'Nashik',
      state: 'Maharashtra',
      pincode: FARM.pincode,
      latLng: '',
      latLngPincode: '',
      isDefault: 'on',
    });
  }

  /** Registers a field near Jalna, by the corners of some two acres. */
  async registersField(): Promise<void> {
    const corners = '19.7802, 76.1101\n19.7799, 76.1110\n19.7806, 76.1113\n19.7809, 76.1104';
    await this.#changes('/farms/new', { name: 'By the well', corners, crop: 'cotton', variety: '', day: '' });
  }

  async #changes(path: string, form: Record<string, string | number>): Promise<void> {
    const answer = await this.sendForm(path, form);
    expect(answer.status(), `${path} took ${JSON.stringify(form)}`).toBe(302);
  }
}
