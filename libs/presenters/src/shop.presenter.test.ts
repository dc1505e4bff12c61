import { describe, expect, it } from 'vitest';
import type { Vendor } from '@haat/api-contract';
import { shopView, timeText } from './shop.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.replace('nearby-centres:', ''), ...Object.values(values)].join(' ');

const vendor = {
  id: 'shop-1',
  fulfillment_type: 'both',
  vendor_details: { name: 'Ganesh', distance_metres: 3240, opens_at: '09:00', closes_at: '19:00', closed_weekday: 0 },
} as Vendor;

describe('shopView', () => {
  it('says how far, how long open and how the goods come', () => {
    expect(shopView(t, vendor, new Date('2026-11-20T12:00:00+05:30'))).toEqual({
      id: 'shop-1',
      name: 'Ganesh',
      distance: 'main:units.km 3.2',
      opening: 'opening.openTill time.evening time.wholeHour 7',
      isOpen: true,
      fulfilment: [
        { kind: 'Delivery', label: 'main:fulfilment.delivery' },
        { kind: 'Self-Pickup', label: 'main:fulfilment.pickup' },
      ],
    });
  });
  it.each([
    ['2026-11-20T08:00:00+05:30', 'opening.today time.morning time.wholeHour 9'],
    ['2026-11-20T20:00:00+05:30', 'opening.tomorrow time.morning time.wholeHour 9'],
    ['2026-11-21T20:00:00+05:30', 'opening.later time.morning time.wholeHour 9 day.d1'],
  ])('says when a closed shop opens: %s', (now, opening) => {
    expect(shopView(t, vendor, new Date(now))).toMatchObject({ isOpen: false, opening });
  });
  it('keeps silent about a distance that is not known', () => {
    const away = { ...vendor, vendor_details: { ...vendor.vendor_details, distance_metres: null } };
    expect(shopView(t, away, new Date()).distance).toBeNull();
  });
});

describe('timeText', () => {
  it.each([
    ['00:00', 'time.early time.wholeHour 12'],
    ['09:30', 'time.morning 9:30'],
    ['12:05', 'time.afternoon 12:05'],
    ['15:59', 'time.afternoon 3:59'],
    ['16:00', 'time.lateAfternoon time.wholeHour 4'],
    ['17:30', 'time.lateAfternoon 5:30'],
    ['18:00', 'time.evening time.wholeHour 6'],
    ['19:00', 'time.evening time.wholeHour 7'],
    ['21:00', 'time.night time.wholeHour 9'],
  ])('%s', (time, words) => {
    expect(timeText(t, time)).toBe(words);
  });
});
