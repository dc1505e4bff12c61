import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  availability,
  brands,
  brandsAcrossShops,
  categories,
  centres,
  cropCards,
  cropDetails,
  cropProblem,
  cropProblems,
  crops,
  myCrops,
  placeByPincode,
  productAcrossShops,
  productBySlug,
  products,
  productsAcrossShops,
  reverseGeocode,
  searchAdvice,
  searchPlaces,
  suggestions,
  type ApiClient,
} from '@haat/api-client';
import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { campaignCode } from '@haat/test-clients/campaign-code';
import { openBackend } from '@haat/test-clients/open-backend';
import { AnswerRecord, type Answers } from './record-answers.ts';
import { writeFarmer } from './record-farmer.ts';
import { SAMPLE_PINCODE, SAMPLE_PLACE, SAMPLE_SHOP } from './sample-place.ts';

/*
 * Writes `answers/<language>.json`: what the services say of the sample market to the farmer of the stories. To be
 * run again (`node tools/storybook/market/record-market.ts`) when the services answer otherwise than before.
 */

/** Products whose screens are shown, by slug: sold at the shop in several packs; and one to be collected only. */
const SHOWN = ['npk-10-26-26', 'neem-coated-urea'];

const backend = await openBackend({ databaseUrl: null, logFile: join(tmpdir(), 'record-market.log') });
try {
  const record = new AnswerRecord(backend.market.address, backend.market.owner);
  await record.write(requestAsGuest);
  await writeFarmer(record, backend.market.owner, await campaignCode(backend.market.address));
  keep(record);
} finally {
  await backend.stop();
}

/** Requests public data. */
async function requestAsGuest(api: ApiClient): Promise<void> {
  const vendor_id = SAMPLE_SHOP;
  await availability(api, { lat_lng: SAMPLE_PLACE });
  await availability(api, { lat_lng: SAMPLE_PLACE, for_credit_order: true });
  await centres(api, { lat_lng: SAMPLE_PLACE });
  await categories(api);
  await categories(api, { vendor_id });
  await brands(api, { vendor_id });
  await crops(api, { vendor_id });
  for (const slug of SHOWN) await productBySlug(api, slug, { vendor_id });
  await productBySlug(api, SHOWN[0] ?? '');
  await products(api, { vendor_id, sort: 'discount', in_stock: true });
  await products(api, { vendor_id, sort: 'relevance', in_stock: true });
  await products(api, { vendor_id, sort: 'relevance', page: 1 });
  await products(api, { vendor_id, sort: 'relevance', page: 1, category: 'fertiliser' });
  await products(api, { vendor_id, search: 'urea' });
  await products(api, { vendor_id, search: 'urea', sort: 'relevance', page: 1 });
  await productsAcrossShops(api, { lat_lng: SAMPLE_PLACE, pincode: SAMPLE_PINCODE, sort: 'relevance', page: 1 });
  await productsAcrossShops(api, {
    lat_lng: SAMPLE_PLACE,
    pincode: SAMPLE_PINCODE,
    search: 'urea',
    sort: 'landed_low',
    page: 1,
  });
  await brandsAcrossShops(api, { lat_lng: SAMPLE_PLACE });
  for (const slug of SHOWN) await productAcrossShops(api, slug, { lat_lng: SAMPLE_PLACE });
  await suggestions(api, { q: 'urea', vendor_id, kinds: ['category', 'brand', 'crop'] });
  await cropCards(api);
  await cropDetails(api, 'cotton');
  await cropProblems(api, 'cotton');
  await cropProblems(api, 'cotton', { part: 'leaf' });
  await cropProblems(api, 'cotton', { part: 'leaf', signs: ['curls-up', 'twisted'] });
  await cropProblem(api, 'cotton', 'cotton_whitefly');
  await searchAdvice(api, 'urea');
  await myCrops(api);
  await searchPlaces(api, 'nashik');
  await placeByPincode(api, SAMPLE_PINCODE);
  // The first that the search found.
  await placeByPincode(api, '422001');
  await reverseGeocode(api, SAMPLE_PLACE);
}

function keep(record: AnswerRecord): void {
  const folder = join(import.meta.dirname, 'answers');
  mkdirSync(folder, { recursive: true });
  for (const language of LANGUAGES)
    writeFileSync(join(folder, `${language}.json`), inLines(record.inLanguage[language]));
  writeFileSync(join(folder, 'recording.json'), inLines({ at: new Date().toISOString() }));
}

/** One answer a line, so that a change can be read. */
function inLines(answers: Answers): string {
  const lines = Object.entries(answers).map(([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
