import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkSecret, writeCode } from '@haat/backend-checkout/testing';
import { FAR, setOffer, SHOP, testDatabases, guestBuyer } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { indiaDayFromToday, packsIn, startCampaigns } from './campaign-links.ts';
import type { Campaigns } from './campaign-links.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('campaign links on $name', (on) => {
  let campaigns: Campaigns;
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    campaigns = await startCampaigns(on);
    ({ backend, packs } = campaigns);
  });
  afterAll(() => backend?.close());

  describe('what a link opens', () => {
    it('are the goods at today’s prices, with what they come to, the coupon and the ways to get them', async () => {
      await setOffer(backend, packs[0], { pricePaise: 50_000, discountPaise: 5_000, stock: 20 });
      await setOffer(backend, packs[1], { pricePaise: 10_000, discountPaise: 0, stock: 20 });
      const code = await campaigns.create({ coupon_code: 'kisan50', pincode: '422001' });
      const { status, body, headers } = await campaigns.open(code);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        vendor: { id: SHOP },
        delivery_choices: ['home_delivery', 'pickup_from_store'],
        pincode: '422001',
        valid_until: indiaDayFromToday(30),
        order_id: null,
        lines: [
          { variant_id: packs[0], quantity: 2, problem: null, quote: { price: 500, discount: 50 } },
          { variant_id: packs[1], quantity: 1, problem: null },
        ],
        coupon: { couponCode: 'KISAN50', discount: 50, obstacle: null },
        bill: { price: 1_100, discount: 100, coupon_discount: 50, total: 950 },
      });
      await setOffer(backend, packs[0], { pricePaise: 60_000 });
      expect((await campaigns.open(code)).body.bill.total).toBe(1_150);
      expect((await campaigns.open(code, guestBuyer(backend), FAR)).body.delivery_choices).toEqual([]);
    });

    it('report why each pack is unavailable, and calculate with the stock there is', async () => {
      await setOffer(backend, packs[0], { pricePaise: 50_000, discountPaise: 0, stock: 1 });
      await setOffer(backend, packs[1], { stock: 0 });
      const code = await campaigns.create();
      const { body } = await campaigns.open(code);
      expect(body.lines.map(({ problem }: { problem: string }) => problem)).toEqual([
        'not_enough_stock',
        'out_of_stock',
      ]);
      expect(body.bill.total).toBe(500);
      const buyer = guestBuyer(backend);
      expect((await campaigns.fillCart(code, buyer)).status).toBe(200);
      expect(await packsIn(buyer)).toEqual({ [packs[0]]: 1 });
      await setOffer(backend, packs[0], { stock: 0 });
      expect((await campaigns.fillCart(code, guestBuyer(backend))).body.error.code).toBe('campaign_error.sold_out');
      for (const pack of packs) await setOffer(backend, pack, { stock: 20 });
    });
  });

  describe('an invalid link', () => {
    it('is refused alike wherever it was altered, and reveals nothing', async () => {
      const code = await campaigns.create();
      const refusals = await Promise.all(
        [...code].map((sign, at) =>
          campaigns.open(code.slice(0, at) + (sign === 'A' ? 'B' : 'A') + code.slice(at + 1)),
        ),
      );
      const bodies = new Set(
        refusals.map(({ status, body }) =>
          JSON.stringify([status, body.error.code, body.error.message, body.error.details]),
        ),
      );
      expect([...bodies]).toEqual([
        JSON.stringify([400, 'campaign_error.altered', 'main:errors.campaign_error_altered', null]),
      ]);
      for (const text of [code.slice(1), `${code}A`, code.toLowerCase(), '1', '%', '१'.repeat(29), '-'.repeat(64)]) {
        expect((await campaigns.open(text)).body.error.code).toBe('campaign_error.altered');
      }
    });

    it('is of another market, or of a campaign that was removed', async () => {
      const expiresAt = new Date(Date.now() + DAY_MS);
      const foreign = Buffer.alloc(32, 9);
      const own = await linkSecret(backend.database, backend.dependencies.encryptor);
      expect((await campaigns.open(writeCode(foreign, { number: 1, expiresAt }))).body.error.code).toBe(
        'campaign_error.altered',
      );
      for (const number of [0, 999_999, 2 ** 32 - 1]) {
        expect(await campaigns.open(writeCode(own, { number, expiresAt }))).toMatchObject({
          status: 404,
          body: { error: { code: 'campaign_error.unknown' } },
        });
      }
    });

    it('fills no cart', async () => {
      const buyer = guestBuyer(backend);
      const code = await campaigns.create();
      expect(
        (await campaigns.fillCart(`${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`, buyer)).body.error.code,
      ).toBe('campaign_error.altered');
      expect(await packsIn(buyer)).toEqual({});
      expect((await backend.request('POST', `/growth/v1/campaigns/${code}/cart`, { body: {} })).status).toBe(400);
    });
  });

  describe('the days of a link', () => {
    it('are days of India; the link expires after the last one', async () => {
      const name = campaigns.newName();
      expect(
        await campaigns.open(
          await campaigns.create({ valid_from: indiaDayFromToday(-3), valid_until: indiaDayFromToday(-1) }, name),
        ),
      ).toMatchObject({
        status: 410,
        body: { error: { code: 'campaign_error.expired' } },
      });
      const code = await campaigns.create(
        { valid_from: indiaDayFromToday(-3), valid_until: indiaDayFromToday(0) },
        name,
      );
      expect((await campaigns.open(code)).status).toBe(200);
      const buyer = guestBuyer(backend);
      expect(
        (
          await campaigns.fillCart(
            await campaigns.create({ valid_from: indiaDayFromToday(-3), valid_until: indiaDayFromToday(-1) }),
            buyer,
          )
        ).status,
      ).toBe(410);
    });

    it('have not begun, or were shortened after the link was sent', async () => {
      expect(await campaigns.open(await campaigns.create({ valid_from: indiaDayFromToday(2) }))).toMatchObject({
        status: 409,
        body: { error: { code: 'campaign_error.not_yet', details: { valid_from: indiaDayFromToday(2) } } },
      });
      const name = campaigns.newName();
      const code = await campaigns.create({}, name);
      await campaigns.create({ valid_from: indiaDayFromToday(-3), valid_until: indiaDayFromToday(-1) }, name);
      expect(await campaigns.open(code)).toMatchObject({
        status: 410,
        body: { error: { code: 'campaign_error.ended' } },
      });
    });
  });

  it('keeps codes out of the log', async () => {
    const [code, buyer] = [await campaigns.create(), guestBuyer(backend)];
    await campaigns.open(code, buyer);
    await campaigns.fillCart(code, buyer);
    expect(campaigns.log()).toContain('/growth/v1/campaigns/:code');
    expect(campaigns.log()).not.toContain(code);
  });
});
