import { describe, expect, it } from 'vitest';
import { sampleCampaign, sampleCampaignLine } from '../sample-campaign.ts';
import { campaignView } from './campaign.presenter.ts';

/** Says the last part of a text's key and its values. */
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key.split('.').at(-1), ...Object.values(values)].join(' ');
const now = new Date('2026-11-21T06:00:00Z');
const words = (change: Parameters<typeof sampleCampaign>[0] = {}) => campaignView(t, 'en', sampleCampaign(change), now);

describe('campaignView', () => {
  it('says each pack with its number, price and MRP, and what all of it comes to', () => {
    expect(words()).toMatchObject({
      until: 'until 31 Dec',
      step: 'fill',
      total: '₹405.00',
      orderId: null,
      lines: [
        {
          name: 'Nano urea',
          detail: 'IFFCO · 500 ml',
          packs: 'packs 2',
          price: { amount: '₹225.00', mrp: '₹240.00' },
          problem: null,
        },
      ],
      rows: [
        { label: 'goods 2', amount: '₹480.00' },
        { label: 'saving', amount: '−₹30.00', tone: 'saving' },
        { label: 'coupon', amount: '−₹45.00', tone: 'saving' },
      ],
      coupon: { text: 'applies BEEJ10 ₹45.00', isGood: true },
    });
  });

  it('says why the coupon takes nothing off', () => {
    const { coupon } = sampleCampaign();
    expect(words({ coupon: coupon && { ...coupon, discount: 0, obstacle: 'below_minimum' } }).coupon).toEqual({
      text: 'not BEEJ10 below_minimum ₹100.00',
      isGood: false,
    });
    expect(words({ coupon: null }).coupon).toBeNull();
  });

  it.each([
    { problem: 'not_enough_stock' as const, stock: 1, text: 'notEnough 1', step: 'fill' },
    { problem: 'out_of_stock' as const, stock: 0, text: 'soldOut', step: 'sold-out' },
    { problem: 'product_gone' as const, stock: 0, text: 'gone', step: 'sold-out' },
  ])('says why a pack is unavailable: $problem', ({ problem, stock, text, step }) => {
    const line = sampleCampaignLine();
    const said = words({ lines: [{ ...line, problem, quote: { ...line.quote, stock } }] });
    expect(said.lines[0]?.problem).toBe(text);
    expect(said.step).toBe(step);
  });

  it('asks for another place where the shop serves nothing', () => {
    expect(words({ delivery_choices: [] }).step).toBe('elsewhere');
  });
});
