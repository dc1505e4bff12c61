import type { BookingField } from '@haat/api-contract/vocabulary/bookings';
import { describe, expect, it } from 'vitest';
import { missingOf, readBooking } from './typed-booking.ts';

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const WHOLE = [
  ...([
    ['key', 'k'],
    ['slot', '2026-12-01 09:00'],
    ['crop', 'cotton'],
    ['address', ' Makhmalabad '],
  ] as const),
  ...([
    ['tank_mix', 'neem-oil'],
    ['tank_mix', 'nano-urea'],
    ['near', 'water'],
  ] as const),
];
const SPRAY: readonly BookingField[] = ['area', 'crop', 'date', 'slot', 'address', 'tank_mix'];

describe('a booking as it was typed', () => {
  it('keeps every tick', () => {
    expect(readBooking(formOf(WHOLE))).toEqual({
      ...{ key: 'k', slot: '2026-12-01 09:00', crop: 'cotton', address: 'Makhmalabad', people: '' },
      ...{ tankMix: ['neem-oil', 'nano-urea'], near: ['water'] },
    });
  });

  it('misses what the service asks for, in its order', () => {
    expect(missingOf(SPRAY, readBooking(formOf(WHOLE)))).toEqual([]);
    expect(missingOf(SPRAY, readBooking(formOf([])))).toEqual(['crop', 'slot', 'address', 'tank_mix']);
    expect(missingOf(['people'], readBooking(formOf([['people', '0']])))).toEqual(['people']);
    expect(missingOf([], readBooking(formOf([])))).toEqual([]);
  });

  it.each(['', 'tomorrow', '2026-12-01', '2026-12-01T09:00', '2026-12-01 9:00'])('%j is no time', (slot) => {
    expect(missingOf(['slot'], readBooking(formOf([['slot', slot]])))).toEqual(['slot']);
  });
});
