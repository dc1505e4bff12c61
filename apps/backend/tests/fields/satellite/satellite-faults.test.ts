import { measureField, SatelliteError, SceneReader, searchScenes } from '@haat/backend-fields';
import type { FieldMeasure } from '@haat/backend-fields';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deflateSync } from 'node:zlib';
import { JALNA, rectangle } from '../square.ts';
import { bomb, withCount, withProjection, withTag, withTile, withValue } from './spoilt-tiff.ts';
import { StacServer } from './stac-server.ts';
import type { AnswerFault, FileFault } from './stac-server.ts';

const BOMB = bomb();
const BOX = [76.105, 19.78, 76.125, 19.781] as const;
const DAY_MS = 86_400_000;
const SHIPPED_MS = Date.parse('2022-10-03T00:00:00Z');
const GIGABYTES_2 = 2_147_483_648;
const WITHIN_MS = 300;

const [WIDTH, COMPRESSION, TILE_WIDTH, OFFSETS, COUNTS] = [256, 259, 322, 324, 325];
/** An item of the catalogue, to be spoilt. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults reach into it at every depth
type Item = Record<string, any>;
const isSearch: AnswerFault = (request) => request.url === '/search';
const inFiles =
  (head: Record<string, string | number>, status: number, body = ''): AnswerFault =>
  (request, response) => {
    if (isSearch(request, response)) return false;
    response.writeHead(status, head).end(body);
    return true;
  };
const inSearch =
  (status: number, body: string, head: Record<string, string> = {}): AnswerFault =>
  (request, response) => {
    if (!isSearch(request, response)) return false;
    response.writeHead(status, head).end(body);
    return true;
  };

describe('a satellite’s catalogue that does not do as it should', () => {
  const server = new StacServer();
  let address: string;
  beforeAll(async () => void (address = await server.listens()));
  afterAll(() => {
    server.server.closeAllConnections();
    server.server.close();
  });
  beforeEach(() => server.reset());

  /** Measures a field on a pass: so many after that of the shipped picture. */
  async function measure({ pass = 0, lng = JALNA[0], withinMs = 20_000 } = {}): Promise<FieldMeasure | 'no scene'> {
    const catalogue = { address, collection: 'sentinel-2-c1-l2a', pictureOrigins: [] };
    const from = new Date(SHIPPED_MS + pass * 5 * DAY_MS);
    const search = { box: BOX, from, until: new Date(from.getTime() + DAY_MS) };
    const [scene] = await searchScenes(catalogue, search, withinMs);
    if (scene === undefined) return 'no scene';
    const open = await new SceneReader(catalogue, withinMs).open(scene);
    return measureField(rectangle([lng, JALNA[1]], 200, 100), open);
  }
  const faultOf = async (withinMs?: number) => {
    try {
      return await measure(withinMs === undefined ? {} : { withinMs });
    } catch (error) {
      return error instanceof SatelliteError ? error.fault : error;
    }
  };

  it('is asked by rectangle, days and clouds, and read in parts', async () => {
    expect(await measure()).toMatchObject({ cloudShare: 0, mean: expect.any(Number) });
    expect(server.searched).toMatchObject({
      collections: ['sentinel-2-c1-l2a'],
      bbox: BOX,
      datetime: '2022-10-03T00:00:00.000Z/2022-10-04T00:00:00.000Z',
      query: { 'eo:cloud_cover': { lte: 90 } },
    });
  });

  it.each<[string, AnswerFault]>([
    ['the search', (request, response) => isSearch(request, response)],
    ['a file', (request, response) => !isSearch(request, response)],
  ])('does not answer for %s in time', async (_, silent) => {
    server.answerFault = silent;
    expect(await faultOf(WITHIN_MS)).toBe('unavailable');
  });

  it.each<[string, AnswerFault, string]>([
    ['is out of order', inSearch(503, ''), 'unavailable'],
    ['has not the file', inFiles({}, 404), 'unavailable'],
    ['leads elsewhere', inSearch(302, '', { location: 'http://127.0.0.1:1/' }), 'unavailable'],
    ['answers no JSON', inSearch(200, '<html>'), 'broken'],
    ['answers half a JSON', inSearch(200, '{"type":"FeatureCollection","features":[{"id":'), 'broken'],
    ['answers something else', inSearch(200, '{"type":"Catalog"}'), 'broken'],
    ['ends the search’s answer before its end', inSearch(200, '{"type":', { 'content-length': '5000' }), 'broken'],
    ['sends a whole file where a part was asked for', inFiles({ 'content-length': 5 }, 200, 'II*..'), 'unavailable'],
    ['sends another part', inFiles({ 'content-range': 'bytes 5-9/500000' }, 206, 'II*..'), 'broken'],
    ['sends half a part', inFiles({ 'content-range': 'bytes 0-65535/500000' }, 206, 'II*..'), 'broken'],
    ['says that a file has 2 GB', inFiles({ 'content-range': `bytes 0-65535/${GIGABYTES_2}` }, 206, 'II'), 'too-large'],
    ['sends a whole file of 2 GB', inFiles({ 'content-length': GIGABYTES_2 }, 200, 'II'), 'too-large'],
  ])('%s', async (_, fault, result) => {
    server.answerFault = fault;
    expect(await faultOf()).toBe(result);
  });

  it.each<[string, FileFault, string]>([
    ['of another projection', (file) => withProjection(file, 3857), 'projection'],
    ['in degrees', (file) => withProjection(file, 4326), 'projection'],
    ['of another zone: the field is not on it', (file) => withProjection(file, 32_644), 'broken'],
    ['of 4 billion pixels a side', (file) => withValue(file, WIDTH, 4_000_000_000), 'too-large'],
    ['with tiles of 60 000 pixels a side', (file) => withValue(file, TILE_WIDTH, 60_000), 'too-large'],
    ['with a table of a billion tiles', (file) => withCount(file, OFFSETS, 1_000_000_000), 'too-large'],
    ['whose tile unpacks to 64 MB', (file) => withTile(file, BOMB), 'too-large'],
    ['whose tile has 100 bytes', (file) => withTile(file, deflateSync(Buffer.alloc(100))), 'broken'],
    ['whose tile is not packed as it says', (file) => withTile(file, Buffer.from('no tile')), 'broken'],
    ['packed by another way', (file) => withValue(file, COMPRESSION, 5), 'not-readable'],
    ['in strips', (file) => withTag(withTag(file, OFFSETS, 273), COUNTS, 279), 'not-readable'],
    ['as a BigTIFF', (file) => Buffer.concat([Buffer.from('II\x2b\0'), file.subarray(4)]), 'not-readable'],
    ['that is no picture', () => Buffer.from('<html>no such key</html>'), 'not-readable'],
    ['that is empty but for its head', (file) => file.subarray(0, 8), 'broken'],
    ['that ends in its fields', (file) => file.subarray(0, 60), 'broken'],
    ['that ends in its tile', (file) => file.subarray(0, file.length - 40), 'broken'],
  ])('a file %s', async (_, fault, result) => {
    // The bands differ in size: each has to be refused by what it says itself.
    server.fileFault = (file, band) => (band === 'red' ? fault(file, band) : file);
    expect(await faultOf()).toBe(result);
    expect(server.sent).toBeLessThan(1_000_000);
  });

  it.each<[string, (item: Item) => void, string]>([
    ['a file of 2 GB', ({ assets }) => (assets.red['file:size'] = GIGABYTES_2), 'too-large'],
    ['a file at another server', ({ assets }) => (assets.nir.href = 'http://127.0.0.1:1/nir.tif'), 'elsewhere'],
    ['a file by another way', ({ assets }) => (assets.nir.href = 'file:///etc/passwd'), 'elsewhere'],
    ['an offset below all its values', ({ assets }) => (assets.red['raster:bands'][0].offset = -2), 'broken'],
    ['no clouds’ classes', ({ assets }) => delete assets.scl, 'no scene'],
    ['no day', ({ properties }) => delete properties.datetime, 'no scene'],
    ['no outline', (item) => (item['geometry'] = null), 'no scene'],
  ])('a scene with %s', async (_, spoil, result) => {
    server.itemFault = spoil;
    expect(await faultOf()).toBe(result);
    expect(server.asked).toEqual(result === 'broken' ? expect.arrayContaining(['POST /search']) : ['POST /search']);
  });

  it('names its bands as other catalogues do, and takes an offset off unless it is off already', async () => {
    const plain = await measure();
    server.itemFault = ({ assets }: Item) => {
      [assets.B04, assets.B08, assets.SCL] = [assets.red, assets.nir, assets.scl];
      for (const name of ['red', 'nir', 'scl']) delete assets[name];
    };
    expect(await measure()).toEqual(plain);
    const shift = ({ assets }: Item) => {
      for (const name of ['red', 'nir']) assets[name]['raster:bands'][0].offset = -0.01;
    };
    server.itemFault = shift;
    // Less of both leaves more of a difference to the sum.
    expect((await measure()) as FieldMeasure).toMatchObject({ cloudShare: 0 });
    expect(((await measure()) as FieldMeasure).mean).toBeGreaterThan((plain as FieldMeasure).mean ?? 1);
    server.itemFault = (item: Item) => {
      shift(item);
      item['properties']['earthsearch:boa_offset_applied'] = true;
    };
    expect(await measure()).toEqual(plain);
  });

  it.each<[string, number, number, number, number]>([
    ['beside the clouds', 76.105, 0, 0, 200],
    ['across the edge of the clouds', 76.1143, 0.3, 0.7, 140],
    ['under the clouds', 76.1235, 1, 1, 0],
  ])('says nothing of what of a field was %s', async (_, lng, least, most, mostSeen) => {
    const { mean, cloudShare, histogram, cells } = (await measure({ pass: 2, lng })) as FieldMeasure;
    expect(cloudShare).toBeGreaterThanOrEqual(least);
    expect(cloudShare).toBeLessThanOrEqual(most);
    expect(histogram.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostSeen);
    expect(mean === null).toBe(least === 1);
    expect(cells.values.includes('unseen')).toBe(most > 0);
  });
});
