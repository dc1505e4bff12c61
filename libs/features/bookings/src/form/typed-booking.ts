import type { BookingField } from '@haat/api-contract/vocabulary/bookings';
import { formText } from '@haat/app-context';
import { cutText } from '@haat/format';
import { chosenSlot } from '../slot-week.ts';

/** A booking's form as it was typed. */
export interface TypedBooking {
  readonly key: string;
  readonly slot: string;
  readonly crop: string;
  readonly address: string;
  readonly people: string;
  readonly tankMix: readonly string[];
  readonly near: readonly string[];
}

/** Letters of an address that are kept. */
const LONGEST_ADDRESS = 200;

/** Reads what was typed, as it was typed. */
export function readBooking(form: FormData): TypedBooking {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return {
    ...{ key: formText(form, 'key'), slot: formText(form, 'slot'), crop: cutText(formText(form, 'crop'), 40) },
    address: cutText(formText(form, 'address').trim(), LONGEST_ADDRESS),
    people: cutText(formText(form, 'people').trim(), 3),
    ...{ tankMix: texts('tank_mix'), near: texts('near') },
  };
}

/** What the screen itself sees to be missing, of what the service asks for. */
export function missingOf(mandatory: readonly BookingField[], typed: TypedBooking): BookingField[] {
  const there: Partial<Record<BookingField, boolean>> = {
    slot: chosenSlot(typed.slot) !== null,
    crop: typed.crop !== '',
    address: typed.address !== '',
    tank_mix: typed.tankMix.length > 0,
    people: /^[1-9]\d?$/.test(typed.people),
  };
  return mandatory.filter((field) => there[field] === false);
}
