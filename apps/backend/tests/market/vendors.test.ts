import { availabilitySchema, flagsSchema, servicesSchema } from '@haat/api-contract';
import type { Availability, Vendor } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendors } from '@haat/backend-market/tables';
import { vendorsServingQuery } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import { farmer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

/** A copy of a shop of the small market many times over, spread over the country or all at one place. */
async function addShops(
  backend: TestBackend,
  count: number,
  where: { lat: string; lng: string; type: string },
): Promise<void> {
  await backend.database
    .execute(sql`insert into ${vendors} (id, slug, marketplace, type, fulfilment, name, legal_name, owner_name,
      phone_number, address_lines, town, pincode, district, state,
      lat, lng, delivery_radius_metres, pickup_radius_metres, ready_in_days, opening_hours, licences)
    select ${`many-${where.type}-`} || n, ${`many-${where.type}-`} || n, 'dehaat', ${where.type}, fulfilment, name,
    legal_name, owner_name, phone_number, address_lines, town, pincode, district, state,
      ${sql.raw(where.lat)}, ${sql.raw(where.lng)}, delivery_radius_metres, pickup_radius_metres, ready_in_days,
      opening_hours, licences
    from ${vendors}, generate_series(1, ${count}::int) n where id = 'small-both'`);
}

describe.each(testDatabases(import.meta.filename))('shops on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend.close());

  const availability = async (query: string) => {
    const { status, body } = await backend.request('GET', `/hyperlocal/v2/availability?${query}`);
    expect(status).toBe(200);
    return availabilitySchema.parse(body);
  };
  const serving = async (latLng: string) =>
    (await availability(`lat_lng=${latLng}`)).vendor_details.map((vendor) => `${vendor.id} ${vendor.fulfillment_type}`);

  it('lists the shops whose own radius covers the place, nearest first', async () => {
    expect(await serving('20,73.8')).toEqual([
      'small-both both',
      'small-doorstep doorstep_delivery',
      'small-pickup pickup_from_store',
      'small-centre both',
    ]);
    expect(await serving('25.6,85.1')).toEqual(['small-patna both']);
    expect(await serving('10,76')).toEqual([]);
  });

  it('narrows the fulfilment to what a shop does for the place', async () => {
    // 0.15° of latitude is 16.7 km: beyond what small-both delivers (10 km) and small-doorstep too (15 km), inside
    // the pickup radii.
    expect(await serving('19.85,73.8')).toEqual([
      'small-both pickup_from_store',
      'small-pickup pickup_from_store',
      'small-centre both',
    ]);
    // 44.5 km from the centre: it delivers to 40 km only.
    expect(await serving('19.65,73.8')).toEqual(['small-centre pickup_from_store']);
  });

  it('ends exactly at the radius', async () => {
    const [shop] = (await availability('lat_lng=20,73.8')).vendor_details;
    expect(shop?.vendor_details).toMatchObject({ distance_metres: 0, serves_place: true });
    const degreesOf = (metres: number) => metres / ((6_378_168 * Math.PI) / 180);
    expect(await serving(`${(20 - degreesOf(24_990)).toFixed(6)},73.8`)).toContain('small-both pickup_from_store');
    expect(await serving(`${(20 - degreesOf(25_010)).toFixed(6)},73.8`)).not.toContain('small-both pickup_from_store');
  });

  it('offers credit only with a financed distribution centre', async () => {
    expect((await availability('lat_lng=20,73.8')).dc_is_financed).toBe(true);
    expect((await availability('lat_lng=25.6,85.1')).dc_is_financed).toBe(false);
    expect((await availability('lat_lng=20,73.8&for_credit_order=true')).vendor_details.map(({ id }) => id)).toEqual([
      'small-centre',
    ]);
    const flags = async (latLng: string) =>
      flagsSchema.parse((await backend.request('GET', `/location/v1/flags?lat_lng=${latLng}`)).body);
    expect(await flags('20,73.8')).toEqual({ CR: { is_enabled: true, is_enrolled: false }, CP: { is_enabled: true } });
    expect(await flags('25.6,85.1')).toEqual({
      CR: { is_enabled: false, is_enrolled: false },
      CP: { is_enabled: true },
    });
  });

  it('answers the one flag that is asked for, and refuses a flag that is none', async () => {
    const flag = async (key: string) => backend.request('GET', `/location/v1/flags?lat_lng=20,73.8&key=${key}`);
    expect((await flag('CR')).body).toEqual({ CR: { is_enabled: true, is_enrolled: false } });
    expect((await flag('CP')).body).toEqual({ CP: { is_enabled: true } });
    expect(await flag('XX')).toMatchObject({
      status: 400,
      body: { error: { code: 'request_error.invalid', details: { fields: [{ field: 'key' }] } } },
    });
  });

  it('lists shops for a farmer to that farmer alone, and none for a farm service that no shop offers', async () => {
    const [one, other] = [await farmer(backend), await farmer(backend)];
    const ask = (query: string, headers: object) =>
      backend.request('GET', `/hyperlocal/v2/availability?lat_lng=20,73.8${query}`, headers);
    const ids = ({ body }: { body: Availability }) => body.vendor_details.map(({ id }) => id);
    expect(await ask(`&farmer_id=${one.userId}`, {})).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_error.signed_out' } },
    });
    expect(await ask(`&farmer_id=${one.userId}`, { token: other.token })).toMatchObject({
      status: 403,
      body: { error: { code: 'auth_error.forbidden' } },
    });
    expect(await ask('', { token: 'not.a.token' })).toMatchObject({ status: 401 });
    expect(ids(await ask(`&farmer_id=${one.userId}`, { token: one.token }))).toHaveLength(4);
    // Not enrolled: no shop sells to this farmer on credit, though one does to others.
    const onCredit = await ask(`&for_credit_order=true&farmer_id=${one.userId}`, { token: one.token });
    expect(onCredit.body).toEqual({ vendor_details: [], dc_is_financed: true });
    expect(ids(await ask('&service_id=soil-test', {}))).toEqual([]);
  });

  it('names shops in the asked language, Hindi when none is asked, and refuses an unknown one', async () => {
    const first = async (lang: string) =>
      (await availability(`lat_lng=20,73.8${lang}`)).vendor_details[0]?.vendor_details;
    expect(await first('')).toMatchObject({
      name: 'दोनों दुकान',
      district: 'नाशिक',
      address: 'मेन रोड, नाशिक',
      closed_weekday: 0,
      opens_at: '09:00',
    });
    expect(await first('&lang=en')).toMatchObject({
      name: 'Both Shop',
      state: 'Maharashtra',
      delivery: { base_fee: 30, base_distance_metres: 5000, fee_per_km: 5, free_above: 2000, radius_metres: 10_000 },
    });
    const { status, body } = await backend.request('GET', '/hyperlocal/v2/availability?lat_lng=20,73.8&lang=fr');
    expect([status, body.error.details.fields[0].field]).toEqual([400, 'lang']);
  });

  it.each(['garbage', '91,181', '20', '', "20,73'; drop table vendors"])(
    'refuses the place "%s" and names the field',
    async (latLng) => {
      for (const path of [
        '/hyperlocal/v2/availability?',
        '/ondc/v1/providers?',
        '/hyperlocal/v1/centres?',
        '/location/v1/flags?',
        '/common/v1/services?data_for=vendors&',
      ]) {
        const { status, body } = await backend.request('GET', `${path}lat_lng=${encodeURIComponent(latLng)}`);
        expect([path, status, body.error.code, body.error.details.fields[0].field]).toEqual([
          path,
          400,
          'request_error.invalid',
          'lat_lng',
        ]);
      }
    },
  );

  it('shows one shop, with its distance only when a place is given', async () => {
    const one = async (query: string) =>
      (await backend.request('GET', `/hyperlocal/v1/vendors/small-both${query}`)).body as Vendor;
    expect((await one('')).vendor_details.distance_metres).toBeNull();
    expect((await one('')).vendor_details).not.toHaveProperty('serves_place');
    expect((await one('?lat_lng=25.6,85.1')).vendor_details.serves_place).toBe(false);
    expect(await one('?lat_lng=19.85,73.8')).toMatchObject({
      fulfillment_type: 'pickup_from_store',
      vendor_details: { serves_place: true },
    });
    const unknown = await backend.request('GET', '/hyperlocal/v1/vendors/unknown');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'provider_error.vendor_unknown']);
  });

  it('answers only the asked parts of the services', async () => {
    const parts = async (names: string) => {
      const { status, body } = await backend.request(
        'GET',
        `/common/v1/services?data_for=${names}&lat_lng=20,73.8&lang=en`,
      );
      expect(status).toBe(200);
      return servicesSchema.parse(body);
    };
    expect(Object.keys(await parts('flags'))).toEqual(['flags']);
    const all = await parts('vendors, flags,banners,service_categories');
    expect(all).toMatchObject({ flags: { CR: { is_enabled: true } }, banners: [], service_categories: [] });
    expect(all.vendors).toHaveLength(4);
    expect((await backend.request('GET', '/common/v1/services?data_for=secrets&lat_lng=20,73.8')).status).toBe(400);
  });

  it('lists distribution centres within 300 km in pages', async () => {
    await addShops(backend, 24, { lat: '20 + n * 0.01', lng: '74', type: 'DC' });
    const page = async (path: string) =>
      (await backend.request('GET', path)).body as {
        count: number;
        next: string | null;
        previous: string | null;
        results: Vendor[];
      };
    const first = await page('/hyperlocal/v1/centres?lat_lng=20,73.8&lang=en');
    expect([first.count, first.results.length, first.previous]).toEqual([25, 20, null]);
    const second = await page(first.next ?? '');
    expect([second.count, second.results.length, second.next]).toEqual([25, 5, null]);
    expect(second.previous).toBe('/hyperlocal/v1/centres?lat_lng=20%2C73.8&lang=en&page=1');
    const distances = [...first.results, ...second.results].map(
      ({ vendor_details }) => vendor_details.distance_metres ?? 0,
    );
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect((await page('/hyperlocal/v1/centres?lat_lng=10,76')).results).toEqual([]);
  });

  it('stops at 50 shops, and finds them by the index among many', async () => {
    await addShops(backend, 60, { lat: '20.001', lng: '73.8', type: 'GL' });
    const { vendor_details } = await availability('lat_lng=20,73.8');
    expect(vendor_details).toHaveLength(50);
    expect(vendor_details[0]?.id).toBe('small-both');

    await addShops(backend, 20_000, {
      lat: '8 + (n * 37 % 25000) / 1000.0',
      lng: '68 + (n * 101 % 29000) / 1000.0',
      type: 'Self',
    });
    await backend.database.execute(sql`analyze ${vendors}`);
    const plan = (
      await rowsOf<Record<string, string>>(
        backend.database,
        sql`explain ${vendorsServingQuery({ lat: 20, lng: 73.8 }, { language: 'hi' })}`,
      )
    )
      .map((row) => Object.values(row)[0])
      .join('\n');
    expect(plan).toMatch(/Scan (using|on) vendors_reach/);
    expect(plan).not.toMatch(/Seq Scan/);
  });
});
