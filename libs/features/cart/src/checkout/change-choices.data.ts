import { changeCart, type ApiClient } from '@haat/api-client';
import type { CartChoices } from '@haat/api-contract';
import { readDecimal, readWholeNumber } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { cartChoices, readChoices } from './typed-choices.ts';

/** What each form of the cart's screen changes of what goes with the goods. */
const CHANGES = {
  choices: (form: FormData): CartChoices => cartChoices(readChoices(form)),
  coupon: (form: FormData): CartChoices => ({ coupon_code: formText(form, 'code').trim() || null }),
  'no-coupon': (): CartChoices => ({ coupon_code: null }),
  insure: (form: FormData): CartChoices => ({
    insurance: [
      {
        variant_id: formText(form, 'variantId'),
        group_insurance_product_id: formText(form, 'productId'),
        multiplier_factor: readDecimal(formText(form, 'factor')) ?? NaN,
        units: readWholeNumber(formText(form, 'units')) ?? NaN,
      },
    ],
  }),
};

/** A change of the checkout choices: fulfilment, payment, coupon, insurance. */
export type ChoiceIntent = keyof typeof CHANGES;

/** The steps of a checkout that a form is about, for measuring: how the goods come, how they are paid. */
export function stepsOf(form: FormData): ('delivery' | 'payment')[] {
  const { deliveryType, addressId, payment } = readChoices(form);
  return [
    ...(deliveryType === null && addressId === null ? [] : ['delivery' as const]),
    ...(payment === null ? [] : ['payment' as const]),
  ];
}

/** Whether an intent changes what goes with the goods. */
export function isChoiceIntent(intent: unknown): intent is ChoiceIntent {
  return typeof intent === 'string' && Object.hasOwn(CHANGES, intent);
}

/**
 * Keeps a choice on the cart, so that a reload or another screen loses nothing.
 * @throws ApiError such as a coupon's that is not known
 */
export async function changeChoices(api: ApiClient, intent: ChoiceIntent, form: FormData): Promise<void> {
  await changeCart(api, CHANGES[intent](form));
}
