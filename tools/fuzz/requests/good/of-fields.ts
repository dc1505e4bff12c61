import type { Farmer } from '../../market/farmer.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const FIELDS = '/fields/v1/fields';
const ENTRY = { day: '2026-06-20', kind: 'seed', amount: 1200.5, note: 'two bags' };
/** Fields lie beside each other, so that none overlaps one that is there. */
let registered = 0;

function newField() {
  registered += 1;
  const [west, south] = [76 + (registered % 100) / 100, 19 + Math.floor(registered / 100) / 100];
  const ring = [
    [west, south],
    [west + 0.001, south],
    [west + 0.001, south + 0.001],
    [west, south + 0.001],
    [west, south],
  ];
  const boundary = { type: 'Polygon', coordinates: [ring] };
  return { name: 'By the well', boundary, crop: 'cotton', variety: 'Bt', sowing_day: '2026-06-20' };
}

/** Registers a field of a farmer. @returns its id */
export async function registersField(farmer: Farmer): Promise<string> {
  return (await farmer.call<{ id: string }>('POST', FIELDS, newField())).id;
}

async function ownField(farmer: Farmer) {
  return { ...authorizedBy(farmer), path: { id: await registersField(farmer) } };
}

/** Fields of a farmer and their khetibook. */
export const OF_FIELDS: GoodRoutes = {
  'POST /fields/v1/fields': {
    'a field': ({ farmer }) => ({ ...authorizedBy(farmer), body: { ...newField(), key: crypto.randomUUID() } }),
  },
  'GET /fields/v1/fields/{id}': { 'an own one': ({ farmer }) => ownField(farmer) },
  'PUT /fields/v1/fields/{id}': {
    'an own one': async ({ farmer }) => ({ ...(await ownField(farmer)), body: newField() }),
  },
  'DELETE /fields/v1/fields/{id}': { 'an own one': ({ farmer }) => ownField(farmer) },
  'GET /fields/v1/fields/{id}/satellite': { 'of an own one': ({ farmer }) => ownField(farmer) },
  'GET /fields/v1/fields/{id}/entries': { 'of an own one': ({ farmer }) => ownField(farmer) },
  'POST /fields/v1/fields/{id}/entries': {
    'of an own one': async ({ farmer }) => ({
      ...(await ownField(farmer)),
      body: { ...ENTRY, key: crypto.randomUUID() },
    }),
  },
  'DELETE /fields/v1/fields/{id}/entries/{entryId}': {
    'of an own one': async ({ farmer }) => {
      const id = await registersField(farmer);
      const { results } = await farmer.call<{ results: { id: string }[] }>('POST', `${FIELDS}/${id}/entries`, ENTRY);
      return { ...authorizedBy(farmer), path: { id, entryId: results[0]?.id ?? '' } };
    },
  },
};
