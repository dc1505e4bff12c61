import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prebookQuotes } from '@haat/backend-checkout/testing';
import { prebookTermsFor } from '@haat/backend-checkout';
import { prebookOffers } from '@haat/backend-market/tables';
import { releaseSeasonPacks, openSeason, reserveSeasonPacks } from '@haat/backend-market';
import { inTransaction } from '@haat/backend-platform';
import { SHOP, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PADDY = 'p-paddy-arize-6444-3kg';
const DAP = 'p-dap-50kg';
/** Not booked ahead for any season. */
const TOMATO = 'p-tomato-abhilash-10g';
const YEAR_MS = 366 * 24 * 3600 * 1000;

describe.each(testDatabases(import.meta.filename))('prebooking on $name', (on) => {
  let backend: TestBackend;
  let seasonId: string;
  const now = () => backend.dependencies.now();
  const promise = (variantId: string, promised: number, taken = 0) =>
    backend.database
      .update(prebookOffers)
      .set({ promised, taken })
      .where(
        and(
          eq(prebookOffers.vendorId, SHOP),
          eq(prebookOffers.variantId, variantId),
          eq(prebookOffers.seasonId, seasonId),
        ),
      );
  const taken = async (variantId: string) =>
    (
      await backend.database
        .select()
        .from(prebookOffers)
        .where(
          and(
            eq(prebookOffers.vendorId, SHOP),
            eq(prebookOffers.variantId, variantId),
            eq(prebookOffers.seasonId, seasonId),
          ),
        )
    )[0]?.taken;

  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    seasonId = (await openSeason(backend.database, SHOP, now()))?.id ?? '';
  });
  afterAll(() => backend?.close());

  it('opens the nearest season of which a day can still be booked', async () => {
    const season = await openSeason(backend.database, SHOP, now());
    const today = now().toISOString().slice(0, 10);
    expect(season?.bookingDates.length).toBeGreaterThan(0);
    expect(season?.bookingDates.every((day) => day > today)).toBe(true);
    const next = await openSeason(backend.database, SHOP, new Date(now().getTime() + YEAR_MS));
    expect(next?.id).not.toBe(season?.id);
    expect(await openSeason(backend.database, SHOP, new Date(now().getTime() + 5 * YEAR_MS))).toBeNull();
    expect(await openSeason(backend.database, 'no-shop', now())).toBeNull();
  });

  it('quotes the locked price and what is left of the promise, only for what is promised', async () => {
    await promise(PADDY, 30, 12);
    const quotes = await prebookQuotes(backend.database, [PADDY, TOMATO, 'no-pack'], SHOP, now());
    expect([...quotes.keys()]).toEqual([PADDY]);
    expect(quotes.get(PADDY)).toMatchObject({
      variantId: PADDY,
      cId: `${SHOP}-${PADDY}`,
      pricePaise: 109_000,
      discountPaise: 10_900,
      stock: 18,
    });
  });

  it('names days, advance, prices and the place in the queue for all packs together', async () => {
    await promise(PADDY, 30, 0);
    const terms = await prebookTermsFor(backend.database, {
      vendorId: SHOP,
      items: [
        { variantId: PADDY, quantity: 2 },
        { variantId: DAP, quantity: 1 },
      ],
      now: now(),
    });
    expect(terms).toMatchObject({ seasonId, advancePaise: 19_620, cancelFreeDays: 3, nextPlace: 1 });
    expect(terms?.left.get(PADDY)).toBe(30);
    expect(terms?.lockedPrices.get(PADDY)).toEqual({ pricePaise: 109_000, discountPaise: 10_900 });
    expect(
      await prebookTermsFor(backend.database, {
        vendorId: SHOP,
        items: [
          { variantId: PADDY, quantity: 2 },
          { variantId: TOMATO, quantity: 1 },
        ],
        now: now(),
      }),
    ).toBeNull();
    expect(await prebookTermsFor(backend.database, { vendorId: SHOP, items: [], now: now() })).toBeNull();
  });

  it('lists only promised packs at the locked price, and shows the promise on the product’s page', async () => {
    await promise(PADDY, 30, 12);
    const products = async (query: string) =>
      (await backend.request('GET', `/catalogue/v1/products?vendor_id=${SHOP}&lang=en&${query}`)).body;
    const all = await products('prebook=true&page=1');
    expect(all.count).toBeGreaterThan(5);
    expect(all.count).toBeLessThan((await products('page=1')).count);
    expect(
      all.results.every(
        ({ inventory_set }: { inventory_set: { prebook?: unknown }[] }) =>
          inventory_set.length > 0 && inventory_set.every(({ prebook }) => prebook !== undefined),
      ),
    ).toBe(true);
    const [found] = (await products('prebook=true&search=arize%206444')).results;
    const promised = {
      price: 1090,
      discount: 109,
      left: 18,
      booking_dates: expect.arrayContaining([expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]),
      advance_percent: 10,
    };
    expect(found.inventory_set).toEqual([
      { price: 1090, discount: 109, c_id: `${SHOP}-${PADDY}`, vendor_id: SHOP, stock: 18, prebook: promised },
    ]);
    expect((await products('prebook=true&price_max=1')).count).toBe(0);
    expect((await backend.request('GET', '/catalogue/v1/products?vendor_id=no-shop&prebook=true')).status).toBe(404);

    const page = async (query: string) =>
      (await backend.request('GET', `/catalogue/v1/products/p-paddy-arize-6444?vendor_id=${SHOP}&lang=en${query}`)).body
        .inventory_set[0];
    expect(await page('')).toMatchObject({ stock: 20, prebook: promised });
    expect(await page('&prebook=true')).toMatchObject({ stock: 18, prebook: promised });
    const tomato = await backend.request(
      'GET',
      `/catalogue/v1/products/p-tomato-abhilash?vendor_id=${SHOP}&lang=en&prebook=true`,
    );
    expect(tomato.body.inventory_set).toEqual([]);
  });

  it('promises the last packs once among 200 at the same time, and all lines of an order or none', async () => {
    await promise(PADDY, 50);
    await promise(DAP, 500);
    const book = () =>
      inTransaction(backend.database, (tx) =>
        reserveSeasonPacks(tx, {
          vendorId: SHOP,
          seasonId,
          lines: [
            { variantId: PADDY, quantity: 1 },
            { variantId: DAP, quantity: 2 },
          ],
        }),
      );
    const tries = await Promise.all(Array.from({ length: 200 }, book));
    expect(tries.filter((short) => short.length === 0)).toHaveLength(50);
    expect(tries.find((short) => short.length > 0)).toEqual([{ variantId: PADDY, asked: 1, available: 0 }]);
    expect([await taken(PADDY), await taken(DAP)]).toEqual([50, 100]);
    await inTransaction(backend.database, (tx) =>
      releaseSeasonPacks(tx, { vendorId: SHOP, seasonId, lines: [{ variantId: PADDY, quantity: 3 }] }),
    );
    expect(
      (
        await Promise.all(
          [1, 2, 3, 4].map(() =>
            inTransaction(backend.database, (tx) =>
              reserveSeasonPacks(tx, { vendorId: SHOP, seasonId, lines: [{ variantId: PADDY, quantity: 1 }] }),
            ),
          ),
        )
      ).filter((short) => short.length === 0),
    ).toHaveLength(3);
  });
});
