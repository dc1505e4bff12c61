import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** The form's fields, by the names that its texts give them. */
export type AddressFieldName = 'name' | 'mobile' | 'pincode' | 'house' | 'village' | 'tehsil' | 'district' | 'state';

/** A new address, or one that is changed. */
export class AddressForm {
  readonly #page: Page;
  readonly #t: Texts;

  constructor(page: Page, t: Texts) {
    this.#page = page;
    this.#t = t;
  }

  async open(): Promise<void> {
    await this.#page.goto('/address/new');
  }

  field(name: AddressFieldName): Locator {
    return this.#page.getByRole('textbox', { name: this.#t(`address:form.${name}`), exact: true });
  }

  /** Types into the fields, in the form's order; leaving the pincode fills the district and the state. */
  async write(fields: Readonly<Partial<Record<AddressFieldName, string>>>): Promise<void> {
    for (const [name, text] of Object.entries(fields)) await this.field(name as AddressFieldName).fill(text);
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#t('address:form.save') }).click();
  }

  error(problem: 'required' | 'tooLong' | 'mobile' | 'pincode' | 'pincodeUnknown' | 'invalid'): Locator {
    return this.#page.getByText(this.#t(`address:error.${problem}`), { exact: true });
  }
}
