import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendors } from '@haat/backend-market/tables';
import { farmer, SHOP, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { CAMPAIGN_ADMIN, indiaDayFromToday, startCampaigns } from './campaign-links.ts';
import type { Campaigns } from './campaign-links.ts';

describe.each(testDatabases(import.meta.filename))('campaign links on $name', (on) => {
  let campaigns: Campaigns;
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    campaigns = await startCampaigns(on);
    ({ backend, packs } = campaigns);
  });
  afterAll(() => backend?.close());

  describe('saving a campaign', () => {
    it('is allowed to support only, and keeps the link when repeated', async () => {
      const name = campaigns.newName();
      const code = await campaigns.create({}, name);
      expect(await campaigns.create({}, name)).toBe(code);
      expect((await campaigns.save(name)).body.path).toBe(`/growth/validate?code=${code}`);
      const body = {
        vendor_id: SHOP,
        lines: [{ variant_id: packs[0], quantity: 1 }],
        valid_from: indiaDayFromToday(0),
        valid_until: indiaDayFromToday(1),
      };
      expect((await backend.request('PUT', `${CAMPAIGN_ADMIN}/${name}`, { body })).status).toBe(401);
      expect((await (await farmer(backend)).call('PUT', `${CAMPAIGN_ADMIN}/${name}`, body)).status).toBe(403);
      const list = await backend.request('GET', CAMPAIGN_ADMIN, { token: campaigns.supportToken });
      expect(list.body.results.find((one: { name: string }) => one.name === name)).toMatchObject({ code, orders: 0 });
    });

    it('accepts only goods that can be sold and valid days', async () => {
      const refused = async (change: Record<string, unknown>) =>
        (await campaigns.save(campaigns.newName(), change)).body.error.code;
      expect(await refused({ vendor_id: 'unknown' })).toBe('provider_error.vendor_unknown');
      expect(await refused({ lines: [{ variant_id: 'nothing', quantity: 1 }] })).toBe('cart_error.product_gone');
      expect(
        await refused({
          lines: [
            { variant_id: packs[0], quantity: 1 },
            { variant_id: packs[0], quantity: 2 },
          ],
        }),
      ).toBe('request_error.invalid');
      expect(await refused({ lines: [] })).toBe('request_error.invalid');
      expect(await refused({ coupon_code: 'NAHIN' })).toBe('coupon_error.unknown');
      expect(await refused({ pincode: '999999' })).toBe('location_error.pincode_unknown');
      for (const days of [
        { valid_from: indiaDayFromToday(2), valid_until: indiaDayFromToday(1) },
        { valid_from: '1900-01-01' },
        { valid_until: '9999-12-31' },
      ])
        expect(await refused(days)).toBe('request_error.invalid');
    });

    it('refuses a shop of another marketplace', async () => {
      await backend.database.update(vendors).set({ marketplace: 'ondc' }).where(eq(vendors.id, 'small-patna'));
      expect((await campaigns.save(campaigns.newName(), { vendor_id: 'small-patna' })).body.error.code).toBe(
        'provider_error.vendor_unknown',
      );
    });
  });
});
