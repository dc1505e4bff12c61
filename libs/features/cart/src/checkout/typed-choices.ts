import type { CartChoices } from '@haat/api-contract';
import { PAYMENT_KINDS, type DeliveryType, type PaymentKind } from '@haat/api-contract/vocabulary';
import { formText } from '@haat/app-context';
import { isMobileNumber, toMobileNumber } from '@haat/format';

/** What was typed and chosen on the cart's screen. */
export interface TypedChoices {
  readonly deliveryType: DeliveryType | null;
  readonly addressId: string | null;
  readonly pickupName: string;
  /** As it was typed. */
  readonly pickupPhone: string;
  readonly payment: PaymentKind | null;
  /** Version of the Key Facts Statement that was agreed to. */
  readonly keyFacts: string | null;
  /** Day of a prebooking, 'YYYY-MM-DD'. */
  readonly bookingDate: string | null;
}

/** A field that has to be seen to before the order can be placed. */
export type MissingField = 'name' | 'mobile' | 'address' | 'keyFacts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the cart's form. */
export function readChoices(form: FormData): TypedChoices {
  const type = form.get('deliveryType');
  const bookingDate = formText(form, 'bookingDate');
  return {
    deliveryType: type === 'home_delivery' || type === 'pickup_from_store' ? type : null,
    addressId: formText(form, 'addressId') || null,
    pickupName: formText(form, 'pickupName').trim(),
    pickupPhone: formText(form, 'pickupPhone'),
    payment: PAYMENT_KINDS.find((kind) => kind === form.get('payment')) ?? null,
    keyFacts: formText(form, 'keyFacts') || null,
    bookingDate: DAY.test(bookingDate) ? bookingDate : null,
  };
}

/** What of it the cart keeps: a half-typed person is not kept. */
export function cartChoices({
  deliveryType,
  addressId,
  pickupName,
  pickupPhone,
  payment,
  bookingDate,
}: TypedChoices): CartChoices {
  const phone_number = toMobileNumber(pickupPhone);
  const isWhole = pickupName !== '' && isMobileNumber(phone_number);
  return {
    ...(deliveryType && { delivery_type: deliveryType }),
    ...(addressId && { address_id: addressId }),
    ...(isWhole && { pickup_person: { name: pickupName, phone_number } }),
    ...(payment && { payment_kind: payment }),
    ...(bookingDate && { booking_date: bookingDate }),
  };
}

/** What is missing before an order can go this way and be paid this way. */
export function missingFields(
  typed: TypedChoices,
  { deliveryType, payment }: { readonly deliveryType: DeliveryType; readonly payment: PaymentKind },
): MissingField[] {
  return [
    ...missingOfFulfilment(typed, deliveryType),
    ...(payment === 'credit' && typed.keyFacts === null ? ['keyFacts' as const] : []),
  ];
}

function missingOfFulfilment(
  { pickupName, pickupPhone, addressId }: TypedChoices,
  deliveryType: DeliveryType,
): MissingField[] {
  if (deliveryType === 'home_delivery') return addressId ? [] : ['address'];
  return [
    ...(pickupName === '' ? ['name' as const] : []),
    ...(isMobileNumber(toMobileNumber(pickupPhone)) ? [] : ['mobile' as const]),
  ];
}
