import type { Address, AddressInput } from '@haat/api-contract';
import { formText } from '@haat/app-context';
import { isMobileNumber, toLatinDigits, toMobileNumber } from '@haat/format';

/** The fields of an address as the form and the wire name them. */
export const ADDRESS_FIELDS = [
  'name',
  'phone_number',
  'house',
  'village',
  'tehsil',
  'district',
  'state',
  'pincode',
] as const;
/** A field of an address. */
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An address as it was typed. */
export type TypedAddress = Readonly<Record<AddressField, string>> & {
  readonly isDefault: boolean;
  /** The phone's point 'lat,lng' and the pincode it belongs to: a point of another pincode is dropped. */
  readonly latLng: string;
  readonly latLngPincode: string;
};

/** What is wrong with a field: the name of its text. */
export type FieldProblem = 'required' | 'tooLong' | 'mobile' | 'pincode' | 'pincodeUnknown' | 'invalid';
/** What is wrong, by field. */
export type FieldProblems = Readonly<Partial<Record<AddressField, FieldProblem>>>;

/** Nothing is wrong. */
export const NO_PROBLEMS: FieldProblems = {};

/** Longest text of each field. */
export const LONGEST: Readonly<Record<AddressField, number>> = {
  name: 100,
  phone_number: 20,
  house: 200,
  village: 100,
  tehsil: 100,
  district: 100,
  state: 100,
  pincode: 12,
};

/** A form with nothing in it. */
export const EMPTY_ADDRESS: TypedAddress = {
  name: '',
  phone_number: '',
  house: '',
  village: '',
  tehsil: '',
  district: '',
  state: '',
  pincode: '',
  isDefault: false,
  latLng: '',
  latLngPincode: '',
};

/** Reads what was typed, as it was typed. */
export function readAddress(form: FormData): TypedAddress {
  const text = (name: string) => formText(form, name).trim();
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, text(name)])) as Record<AddressField, string>;
  return {
    ...fields,
    isDefault: form.get('isDefault') === 'on',
    latLng: text('latLng'),
    latLngPincode: text('latLngPincode'),
  };
}

/** An address that exists, ready to be changed. */
export function typedAddress(address: Address): TypedAddress {
  const fields = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name]])) as Record<
    AddressField,
    string
  >;
  return {
    ...fields,
    isDefault: address.is_default,
    latLng: address.lat_lng ?? '',
    latLngPincode: address.lat_lng ? address.pincode : '',
  };
}

/** A pincode in Latin digits, without spaces: '४२२ ००१' is 422001. */
export function toPincode(text: string): string {
  return toLatinDigits(text).replace(/\s/g, '');
}

/** Whether a text is a pincode: six digits, the first not 0. */
export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** What was typed as it is sent. */
export function toInput(typed: TypedAddress): AddressInput {
  const pincode = toPincode(typed.pincode);
  return {
    name: typed.name,
    phone_number: toMobileNumber(typed.phone_number),
    house: typed.house,
    village: typed.village,
    tehsil: typed.tehsil,
    district: typed.district,
    state: typed.state,
    pincode,
    lat_lng: typed.latLng !== '' && typed.latLngPincode === pincode ? typed.latLng : null,
    is_default: typed.isDefault,
  };
}

/** Problems that are found before anything is sent. */
export function problemsOf(typed: TypedAddress): FieldProblems {
  const problems: Partial<Record<AddressField, FieldProblem>> = {};
  for (const field of ADDRESS_FIELDS) {
    if (typed[field] === '' && field !== 'tehsil') problems[field] = 'required';
    else if (typed[field].length > LONGEST[field]) problems[field] = 'tooLong';
  }
  if (!isMobileNumber(toMobileNumber(typed.phone_number))) problems.phone_number = 'mobile';
  if (!isPincode(toPincode(typed.pincode))) problems.pincode = 'pincode';
  return problems;
}

/** What a service found wrong, by field; what is no field of the form is left out. */
export function problemsOfService(details: Readonly<Record<string, unknown>>): FieldProblems {
  const found: unknown[] = Array.isArray(details['fields']) ? details['fields'] : [];
  const problems: Partial<Record<AddressField, FieldProblem>> = {};
  for (const entry of found) {
    if (typeof entry !== 'object' || entry === null || !('field' in entry)) continue;
    const field = ADDRESS_FIELDS.find((name) => name === entry.field);
    if (field) problems[field] = problemOf(field, 'rule' in entry ? entry.rule : null);
  }
  return problems;
}

function problemOf(field: AddressField, rule: unknown): FieldProblem {
  if (field === 'phone_number') return 'mobile';
  if (field === 'pincode') return 'pincode';
  if (rule === 'too_long' || rule === 'too_big') return 'tooLong';
  return rule === 'too_short' || rule === 'too_small' || rule === 'required' ? 'required' : 'invalid';
}
