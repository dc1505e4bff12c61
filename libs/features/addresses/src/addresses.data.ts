import { data, redirect } from 'react-router';
import {
  changeCart,
  createAddress,
  isApiError,
  placeByPincode,
  reverseGeocode,
  updateAddress,
  type ApiClient,
} from '@haat/api-client';
import type { Address } from '@haat/api-contract';
import { isLatLng } from '@haat/app-context';
import { pathTo, paths, safeNextPath } from '@haat/routing';
import {
  isPincode,
  problemsOf,
  problemsOfService,
  readAddress,
  toInput,
  toPincode,
  type AddressField,
  type FieldProblems,
  type TypedAddress,
} from './address-fields.ts';

/** Fields that a pincode or the phone's point fills in. */
export type FilledFields = Readonly<Partial<Record<AddressField, string>>>;

/** What the form is answered. Whatever it says, what was typed is still there. */
export type AddressAnswer =
  | { readonly kind: 'located'; readonly fields: FilledFields; readonly latLng: string }
  | { readonly kind: 'not-located' }
  | { readonly kind: 'invalid'; readonly problems: FieldProblems; readonly typed: TypedAddress }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly details: Readonly<Record<string, unknown>>;
      readonly typed: TypedAddress;
    };

/** Where a screen of addresses goes on to; null when it was opened by itself. */
export function nextPage(url: URL): string | null {
  const next = url.searchParams.get('next');
  return next === null ? null : safeNextPath(next);
}

/** Whether an address is being chosen for the cart. */
export function isForCart(next: string | null): boolean {
  const [page] = (next ?? '').split('?', 1);
  return page === paths.cart || page === paths.campaignAddress;
}

/** District and state of a pincode; null when it is not known or could not be looked up. */
export async function fieldsOfPincode(api: ApiClient, text: string): Promise<FilledFields | null> {
  const pincode = toPincode(text);
  if (!isPincode(pincode)) return null;
  return placeByPincode(api, pincode).then(
    ({ district, city }) => ({ district, state: city }),
    () => null,
  );
}

/** What the phone's point says of an address. */
export async function locate(api: ApiClient, latLng: string) {
  if (!isLatLng(latLng)) return answer({ kind: 'not-located' }, 400);
  try {
    const { officialArea, district, city, postalCode } = await reverseGeocode(api, latLng);
    return answer(
      // The post's name, which goes on the parcel; not the one in the farmer's script.
      { kind: 'located', latLng, fields: { village: officialArea, district, state: city, pincode: postalCode } },
      200,
    );
  } catch (error) {
    if (!isApiError(error)) throw error;
    return answer({ kind: 'not-located' }, 200);
  }
}

/**
 * Keeps an address, a new one or a changed one, and goes on: back to the cart with this address, or to the list.
 * @param id - of the address that is changed, or null for a new one
 * @throws ApiError only for a session that has ended
 */
export async function saveAddress(api: ApiClient, id: string | null, form: FormData, next: string | null) {
  const read = readAddress(form);
  let typed = read;
  try {
    typed = await withPlaceOfPincode(api, read);
    const problems = problemsOf(typed);
    if (Object.keys(problems).length > 0) return answer({ kind: 'invalid', problems, typed }, 400);
    const saved = await (id === null ? createAddress(api, toInput(typed)) : updateAddress(api, id, toInput(typed)));
    return await goOn(api, saved, next);
  } catch (error) {
    return refusal(error, typed);
  }
}

/** Without JavaScript the district and the state that were left empty are filled in here. */
async function withPlaceOfPincode(api: ApiClient, typed: TypedAddress): Promise<TypedAddress> {
  const pincode = toPincode(typed.pincode);
  if ((typed.district !== '' && typed.state !== '') || !isPincode(pincode)) return typed;
  const { district, city } = await placeByPincode(api, pincode);
  return { ...typed, district: typed.district || district, state: typed.state || city };
}

async function goOn(api: ApiClient, { id }: Address, next: string | null) {
  // The cart can be updated again there; a failure here must not look like an address that was not saved.
  if (isForCart(next)) await changeCart(api, { address_id: id }).catch(() => null);
  return redirect(next ?? pathTo('addresses'));
}

function refusal(error: unknown, typed: TypedAddress) {
  if (!isApiError(error) || error.kind === 'unauthorised') throw error;
  if (error.code === 'location_error.pincode_unknown')
    return answer({ kind: 'invalid', problems: { pincode: 'pincodeUnknown' }, typed }, 400);
  const problems = problemsOfService(error.details);
  if (Object.keys(problems).length > 0) return answer({ kind: 'invalid', problems, typed }, 400);
  return answer({ kind: 'refused', code: error.code, details: error.details, typed }, error.httpStatus);
}

function answer(said: AddressAnswer, status: number) {
  return data(said, { status });
}
