import { expect, it } from 'vitest';
import { pickupLines } from './pickup.presenter.ts';

const t = (key: string, values?: Record<string, unknown>) =>
  [key.replace('nearby-centres:', ''), ...Object.values(values ?? {})].join(' ');
const address = 'Main Road, Ozar, 422206';
const NINE_TO_SEVEN = 'vendor.hoursRange time.morning time.wholeHour 9 time.evening time.wholeHour 7';

it.each<[string, { days: number[] } | null, string[]]>([
  ['every day', { days: [0, 1, 2, 3, 4, 5, 6] }, [address, NINE_TO_SEVEN]],
  ['not on Sunday', { days: [1, 2, 3, 4, 5, 6] }, [address, NINE_TO_SEVEN, 'vendor.closedOn day.d0']],
  [
    'not at the end of the week',
    { days: [1, 2, 3, 4, 5] },
    [address, NINE_TO_SEVEN, 'vendor.closedOn day.d0', 'vendor.closedOn day.d6'],
  ],
  ['untold', null, [address]],
])('says where goods are fetched and when its counter is open: %s', (_, days, lines) => {
  const hours = days === null ? null : { ...days, from: '09:00', to: '19:00' };
  expect(pickupLines(t, { address, hours })).toEqual(lines);
});

it('says nothing of a shop that tells nothing', () => {
  expect(pickupLines(t, { address: '', hours: null })).toEqual([]);
});
