import { addresses, changeCart, checkout, type ApiClient } from '@haat/api-client';
import type { Address, CartChoices, Checkout } from '@haat/api-contract';
import { formText, type ServerTexts } from '@haat/app-context';
import { shopView } from '@haat/presenters';

const PICKUP = 'pickup';
const TO_ADDRESS = 'address:';

/** A fulfilment option, as a card: one for each of the farmer's addresses, and the shop's counter. */
export interface FulfilmentOption {
  readonly value: string;
  readonly title: string;
  readonly detail: string;
  readonly isPickup: boolean;
}

/** What there is to choose from, with the farmer's cart behind it. */
export type FulfilmentOptions =
  /** Nothing is in the cart: it was ordered, or emptied. */
  | { readonly kind: 'empty' }
  /** Its shop hands nothing over here; the cart says what can be done about it. */
  | { readonly kind: 'unserved' }
  | {
      readonly kind: 'options';
      readonly shop: string;
      readonly cards: readonly FulfilmentOption[];
      readonly chosen: string | null;
      readonly delivers: boolean;
    };

/** The fulfilment options of the cart. @throws ApiError when they cannot be loaded */
export async function fulfilmentOptions(api: ApiClient, t: ServerTexts, now: Date): Promise<FulfilmentOptions> {
  const [view, known] = await Promise.all([checkout(api), addresses(api)]);
  if (view.lines.length === 0) return { kind: 'empty' };
  const { vendor, delivery_choices: choices } = view;
  if (vendor === null || choices.length === 0) return { kind: 'unserved' };
  const delivers = choices.includes('home_delivery');
  const { name: shop, opening, distance } = shopView(t, vendor, now);
  const cards = [
    ...(delivers ? known.map(addressCard) : []),
    ...(choices.includes('pickup_from_store')
      ? [
          {
            value: PICKUP,
            title: t('cart:fulfilment.pickup'),
            detail: [vendor.vendor_details.address, opening, distance].filter(Boolean).join(' · '),
            isPickup: true,
          },
        ]
      : []),
  ];
  return { kind: 'options', shop, cards, chosen: chosenFulfilment(view, cards), delivers };
}

/**
 * Stores the chosen option on the cart; repeating it changes nothing. False when no valid option was chosen.
 * @throws ApiError such as `address_error.not_found`
 */
export async function chooseFulfilment(api: ApiClient, form: FormData): Promise<boolean> {
  const choices = choicesOf(formText(form, 'way'));
  if (choices === null) return false;
  await changeCart(api, choices);
  return true;
}

function choicesOf(option: string): CartChoices | null {
  if (option === PICKUP) return { delivery_type: 'pickup_from_store' };
  const addressId = option.startsWith(TO_ADDRESS) ? option.slice(TO_ADDRESS.length) : '';
  return addressId === '' ? null : { delivery_type: 'home_delivery', address_id: addressId };
}

function addressCard({ id, name, full_display_address }: Address): FulfilmentOption {
  return { value: TO_ADDRESS + id, title: name, detail: full_display_address, isPickup: false };
}

/** What the cart has, else the first: the farmer's main address comes first. */
function chosenFulfilment({ delivery_type, address_id }: Checkout, cards: readonly FulfilmentOption[]): string | null {
  const kept = delivery_type === 'pickup_from_store' ? PICKUP : TO_ADDRESS + String(address_id);
  return cards.find(({ value }) => value === kept)?.value ?? cards[0]?.value ?? null;
}
