import { describe, expect, it } from 'vitest';
import { settingsOf, type TypedHours } from './hours-form.ts';

const typed: TypedHours = {
  version: 3,
  days: [
    { weekday: 1, isOpen: true, opens: '09:00', closes: '19:00' },
    { weekday: 7, isOpen: false, opens: '', closes: '' },
  ],
  holidays: ['2026-12-25'],
  newHoliday: '2027-01-26',
  delivery: { radius: '१०', fee: '30', within: '5', perKilometre: '5.50', freeAbove: '' },
};
const TODAY = '2026-11-26';

describe('hours and delivery as they are typed', () => {
  it('come to what the service takes', () => {
    expect(settingsOf(typed, TODAY)).toEqual({
      version: 3,
      opening_hours: [{ weekday: 1, opens: '09:00', closes: '19:00' }],
      closed_days: ['2026-12-25', '2027-01-26'],
      delivery: {
        ...{ radius_metres: 10_000, base_fee: 30, base_distance_metres: 5000, fee_per_km: 5.5, free_above: null },
      },
    });
    expect(settingsOf({ ...typed, delivery: null }, TODAY)).toMatchObject({ delivery: null });
  });

  it.each([
    ['no day', { days: [] }, ['hours']],
    ['closing before opening', { days: [{ weekday: 1, isOpen: true, opens: '19:00', closes: '09:00' }] }, ['hours']],
    ['a holiday that is over', { newHoliday: '2026-11-25' }, ['holiday']],
    ['a radius too small', { delivery: { ...typed.delivery!, radius: '0.2', within: '0' } }, ['radius']],
    ['a fee for more than the radius', { delivery: { ...typed.delivery!, within: '11' } }, ['within']],
    ['a fee below nothing', { delivery: { ...typed.delivery!, fee: '-1' } }, ['fee']],
  ])('%s is told', (_name, change, problems) => {
    expect(settingsOf({ ...typed, ...change }, TODAY)).toEqual(problems);
  });
});
