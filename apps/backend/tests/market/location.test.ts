import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeSearchSchema } from '@haat/api-contract';
import type { Geocoded } from '@haat/api-contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pincodeGeocoder } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const part = (long_name: string, short_name: string, ...types: string[]) => ({ long_name, short_name, types });
/** Where a maps service leads that is none. */
const ELSEWHERE = '/elsewhere';
/** What the maps service says of a hamlet that has no post office. */
const HAMLET = {
  place_id: 'ChIJ-hamlet_1',
  formatted_address: 'Wadgaon Pada, Maharashtra 422206, India',
  address_components: [
    part('Wadgaon Pada', 'Wadgaon Pada', 'locality', 'political'),
    part('Nashik', 'Nashik', 'administrative_area_level_3', 'political'),
    part('Maharashtra', 'MH', 'administrative_area_level_1', 'political'),
    part('India', 'IN', 'country', 'political'),
    part('422206', '422206', 'postal_code'),
  ],
  geometry: { location: { lat: 20.1, lng: 73.7 } },
};

describe.each(testDatabases(import.meta.filename))('places on $name', (on) => {
  let backend: TestBackend;
  let maps: Server;
  let mapsAnswer: unknown = { status: 'ZERO_RESULTS', results: [] };
  const mapsAsked: URLSearchParams[] = [];
  beforeAll(async () => {
    maps = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://maps');
      if (pathname === ELSEWHERE) return void response.end(JSON.stringify({ status: 'OK', results: [HAMLET] }));
      expect(pathname).toBe('/maps/api/geocode/json');
      mapsAsked.push(searchParams);
      if (mapsAnswer === ELSEWHERE) response.writeHead(302, { location: ELSEWHERE });
      response.end(JSON.stringify(mapsAnswer));
    });
    await new Promise<void>((done) => maps.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(maps.address() as AddressInfo).port}`;
    backend = await startBackend({ on, seed: 'small', configuration: { mapsGeocoder: { address, key: 'maps-key' } } });
  });
  afterAll(async () => {
    await backend.close();
    maps.close();
  });

  const search = async (text: string, lang = 'en'): Promise<Geocoded[]> => {
    const { status, body } = await backend.request(
      'GET',
      `/location/v1/places?lang=${lang}&q=${encodeURIComponent(text)}`,
    );
    expect(status).toBe(200);
    return placeSearchSchema.parse(body).results;
  };
  const pincodes = async (text: string) => (await search(text)).map(({ postalCode }) => postalCode);

  it('finds a PIN code, and those that begin with what was typed, in any digits', async () => {
    expect(await pincodes('422001')).toEqual(['422001']);
    expect(await pincodes('४२२ ००१')).toEqual(['422001']);
    const begun = await pincodes('4220');
    expect(begun.length).toBeGreaterThan(5);
    expect(begun.every((pincode) => pincode.startsWith('4220'))).toBe(true);
    expect(await pincodes('999999')).toEqual([]);
    expect(await pincodes('42200100')).toEqual([]);
  });

  it.each(['Nashik', 'Nasik', 'nashik ', 'नाशिक', 'নাসিক', 'ନାସିକ', 'નાસિક'])(
    'finds Nashik as %s, its main office first',
    async (text) => {
      expect((await pincodes(text))[0]).toBe('422001');
    },
  );

  it.each([
    ['Patna', '800001'],
    ['पटना', '800001'],
    ['ludhiyana', '141001'],
    ['लुधियाना', '141001'],
    ['Sinar', '422103'],
    ['पंचवटी', '422003'],
    ['औद्योगिक इस्टेट', '422007'],
    ['Niphad Nashik', '422303'],
    ['pimpalgaon baswnt', '422209'],
    ['Dindori', '422202'],
    ['दिंडोरी', '422202'],
  ])('finds %s', async (text, pincode) => {
    expect((await pincodes(text))[0]).toBe(pincode);
  });

  // A server of several connections counts each one's scans when it likes.
  it.runIf(on.server === null)('compares what is written alike by its index, never every place', async () => {
    const scans = async () => {
      await backend.database.execute(sql`select pg_stat_force_next_flush()`);
      const [row] = await rowsOf<{ whole: number; indexed: number }>(
        backend.database,
        sql`select (select seq_scan::int from pg_stat_user_tables where relname = 'places') as whole,
          (select sum(idx_scan)::int from pg_stat_user_indexes where indexrelname like 'places_search%') as indexed`,
      );
      return row ?? { whole: 0, indexed: 0 };
    };
    const geocoder = pincodeGeocoder(backend.database);
    const before = await scans();
    expect(await geocoder.search('Nashk', 'en')).not.toEqual([]);
    const after = await scans();
    // What begins as typed is looked for first; the few places of this market are read whole for that.
    expect(after.whole - before.whole).toBeLessThanOrEqual(1);
    expect(after.indexed).toBeGreaterThan(before.indexed);
  });

  it('answers at most 20, and nothing for punctuation or nonsense', async () => {
    expect(await search('Nashik')).toHaveLength(20);
    expect(await search("%'_\\")).toEqual([]);
    expect(await search('qqqqxxxxwwww')).toEqual([]);
  });

  it('names districts and states in the language where they are known in it, else in English', async () => {
    const [hindi] = await search('Patna', 'hi');
    expect(hindi).toMatchObject({
      area: 'पटना',
      district: 'पटना',
      city: 'बिहार',
      postalCode: '800001',
      placeId: 'pin-800001',
    });
    expect((await search('Patna', 'gu'))[0]).toMatchObject({ district: 'પટના', city: 'બિહાર' });
    expect((await search('Patna', 'xx'))[0]).toMatchObject({
      district: 'Patna',
      city: 'Bihar',
      formattedAddress: 'Patna, Bihar 800001',
    });
  });

  it.each([
    ['mr', '422003', 'पंचवटी', 'Panchvati'],
    ['hi', '422003', 'पंचवटी', 'Panchvati'],
    ['gu', '422003', 'પંચવટી', 'Panchvati'],
    ['bn', '422003', 'পঞ্চবটী', 'Panchvati'],
    ['or', '422003', 'ପଞ୍ଚବଟୀ', 'Panchvati'],
    ['en', '422003', 'Panchvati', 'Panchvati'],
    ['mr', '422001', 'नाशिक', 'Nashik'],
  ])('names the post office in %s: %s is %s, officially %s', async (lang, pincode, area, officialArea) => {
    const { body } = await backend.request('GET', `/location/v1/places/${pincode}?lang=${lang}`);
    expect(body).toMatchObject({ area, officialArea });
    expect(body.formattedAddress).toMatch(new RegExp(`^${area}, .* ${pincode}$`));
  });

  it('finds the place of a PIN code; a missing one is unknown, a malformed one invalid', async () => {
    expect((await backend.request('GET', '/location/v1/places/422001?lang=mr')).body).toMatchObject({
      area: 'नाशिक',
      district: 'नाशिक',
      city: 'महाराष्ट्र',
    });
    const unknown = await backend.request('GET', '/location/v1/places/422999');
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'location_error.pincode_unknown']);
    const none = await backend.request('GET', '/location/v1/places/42200');
    expect([none.status, none.body.error.code]).toEqual([400, 'request_error.invalid']);
  });

  it('finds the place of a position and keeps the position itself', async () => {
    const { body } = await backend.request('GET', '/location/v1/reverse?lat_lng=20.0085,73.8066');
    expect(body).toMatchObject({ postalCode: '422001', latLng: '20.0085,73.8066' });
  });

  describe('with a maps service', () => {
    const answered = async <Answer>(answer: unknown, ask: () => Promise<Answer>) => {
      mapsAnswer = answer;
      mapsAsked.length = 0;
      const body = await ask();
      mapsAnswer = { status: 'ZERO_RESULTS', results: [] };
      return { body, asked: mapsAsked.map((query) => Object.fromEntries(query)) };
    };
    const reverse = () => backend.request('GET', '/location/v1/reverse?lat_lng=20.0085,73.8066&lang=mr');
    const OF_THE_HAMLET = {
      area: 'Wadgaon Pada',
      officialArea: 'Wadgaon Pada',
      district: 'Nashik',
      city: 'Maharashtra',
      postalCode: '422206',
      formattedAddress: HAMLET.formatted_address,
      placeId: 'ChIJ-hamlet_1',
    };

    it('names a position by it, and keeps the position itself', async () => {
      const { body, asked } = await answered({ status: 'OK', results: [HAMLET] }, reverse);
      expect(body.body).toEqual({ ...OF_THE_HAMLET, latLng: '20.0085,73.8066' });
      expect(asked).toEqual([{ latlng: '20.0085,73.8066', language: 'mr', key: 'maps-key' }]);
    });

    it('asks it for a name that the directory does not have, and for no other', async () => {
      const found = await answered({ status: 'OK', results: [HAMLET] }, () => search('qqqqxxxxwwww'));
      expect(found.body).toEqual([{ ...OF_THE_HAMLET, latLng: '20.1,73.7' }]);
      expect(found.asked).toEqual([
        { address: 'qqqqxxxxwwww', components: 'country:IN', language: 'en', key: 'maps-key' },
      ]);
      const known = await answered({ status: 'OK', results: [HAMLET] }, () => search('Nashik'));
      expect([known.body[0]?.postalCode, known.asked]).toEqual(['422001', []]);
    });

    it.each([
      ['leads to another address', ELSEWHERE],
      ['refuses', { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' }],
      ['answers something else', 'busy'],
      ['finds nothing', { status: 'ZERO_RESULTS', results: [] }],
      [
        'finds a place of another country',
        { status: 'OK', results: [{ ...HAMLET, address_components: [part('Nepal', 'NP', 'country')] }] },
      ],
    ])('names a position by the directory when it %s', async (_what, answer) => {
      expect((await answered(answer, reverse)).body.body).toMatchObject({
        placeId: 'pin-422001',
        postalCode: '422001',
      });
    });
  });

  it.each(['48.85,2.35', '0,0', '20,66', '-90,180'])('says that %s is not in India', async (latLng) => {
    const { status, body } = await backend.request('GET', `/location/v1/reverse?lat_lng=${latLng}`);
    expect([status, body.error.code]).toEqual([400, 'location_error.outside_india']);
  });

  it.each(['', 'abc', '91,0', '20', '20,73,1', '20;drop table places,1', 'NaN,NaN', '1e3,1'])(
    'refuses the position "%s" and names the field',
    async (latLng) => {
      const { status, body } = await backend.request(
        'GET',
        `/location/v1/reverse?lat_lng=${encodeURIComponent(latLng)}`,
      );
      expect([status, body.error.code]).toEqual([400, 'request_error.invalid']);
      expect(body.error.details.fields[0].field).toBe('lat_lng');
    },
  );

  it('refuses an empty search and one that is too long', async () => {
    for (const text of ['', '   ', 'a'.repeat(101)])
      expect((await backend.request('GET', `/location/v1/places?q=${encodeURIComponent(text)}`)).status).toBe(400);
  });
});
