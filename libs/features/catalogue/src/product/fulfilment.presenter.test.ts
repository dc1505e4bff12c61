import type { Vendor } from '@haat/api-contract';
import { describe, expect, it } from 'vitest';
import { fulfilmentOptionViews } from './fulfilment.presenter.ts';

const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.replace(/^[a-z-]+:/, ''), ...Object.values(values)].join(' ');
/** A Friday, when the shop is still open. */
const FRIDAY = new Date('2026-11-20T11:00:00+05:30');

/**
 * A shop that is closed on Saturday and Sunday: what it tells of its hours is the first closed day and one closing
 * time.
 */
const vendor = {
  id: 'shop-1',
  fulfillment_type: 'both',
  vendor_details: {
    name: 'Ganesh',
    distance_metres: 3240,
    opens_at: '09:00',
    closes_at: '19:00',
    closed_weekday: 0,
    promised_on: '2026-11-23',
    delivery: null,
  },
} as Vendor;

describe('fulfilmentOptionViews', () => {
  it('shows the shop’s promised day, as checkout does, without computing one', () => {
    const said = fulfilmentOptionViews(t, vendor, { collectOnly: false, language: 'en', now: FRIDAY });
    expect(said.map(({ kind, detail }) => [kind, detail.split(' · ')[0]])).toEqual([
      ['delivery', 'fulfilment.by 23 Nov'],
      ['pickup', 'fulfilment.from 23 Nov'],
    ]);
  });

  it('shows no day where none is promised, and no delivery of goods for pickup only', () => {
    const never = { ...vendor, vendor_details: { ...vendor.vendor_details, promised_on: null } };
    const said = fulfilmentOptionViews(t, never, { collectOnly: true, language: 'en', now: FRIDAY });
    expect(said.map(({ kind, detail }) => [kind, detail.includes('fulfilment.')])).toEqual([['pickup', false]]);
  });
});
