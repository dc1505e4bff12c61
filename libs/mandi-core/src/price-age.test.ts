import { expect, test } from 'vitest';
import { priceAge } from './price-age.ts';

test.for([
  { what: 'today', arrival: '2026-04-21', today: '2026-04-21', age: { days: 0, label: 'today' } },
  { what: 'yesterday', arrival: '2026-04-20', today: '2026-04-21', age: { days: 1, label: 'yesterday' } },
  { what: 'yesterday over a month', arrival: '2026-02-28', today: '2026-03-01', age: { days: 1, label: 'yesterday' } },
  { what: 'a leap day between', arrival: '2028-02-28', today: '2028-03-01', age: { days: 2, label: 'days' } },
  { what: 'yesterday over a year', arrival: '2025-12-31', today: '2026-01-01', age: { days: 1, label: 'yesterday' } },
  { what: 'two days', arrival: '2026-04-19', today: '2026-04-21', age: { days: 2, label: 'days' } },
  { what: 'seven days', arrival: '2026-04-14', today: '2026-04-21', age: { days: 7, label: 'days' } },
  { what: 'eight days', arrival: '2026-04-13', today: '2026-04-21', age: { days: 8, label: 'old' } },
  { what: 'a year', arrival: '2025-04-21', today: '2026-04-21', age: { days: 365, label: 'old' } },
  { what: 'tomorrow', arrival: '2026-04-22', today: '2026-04-21', age: null },
])('$what', ({ arrival, today, age }) => {
  expect(priceAge(arrival, today)).toEqual(age);
});

test.for(['', '2026-02-30', '2026-13-01', '21-04-2026', '2026-04-21T10:00:00Z'])('no day: %j', (day) => {
  expect(() => priceAge(day, '2026-04-21')).toThrow(RangeError);
  expect(() => priceAge('2026-04-21', day)).toThrow(RangeError);
});
