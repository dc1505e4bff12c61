import { QUESTIONS } from './of-questions.ts';
import { SOIL_SAMPLES } from './of-soil.ts';
import { TRAINING } from './training/of-training.ts';
import { UPLOADS } from './media/of-uploads.ts';
import { authorizedBy, type GoodRoutes } from './request-builder.ts';

const MY_CROP = { crop: 'cotton', sowing_day: '2026-06-20', acres: 2.5 };

/** Crops, their problems, and the crops of a farmer. */
export const ADVICE: GoodRoutes = {
  ...QUESTIONS,
  ...SOIL_SAMPLES,
  ...TRAINING,
  ...UPLOADS,
  'GET /advice/v1/crops/{id}': { 'a crop': () => ({ path: { id: 'cotton' } }) },
  'GET /advice/v1/crops/{id}/problems': {
    'of a crop': () => ({ path: { id: 'cotton' }, query: {} }),
    'by signs': () => ({ path: { id: 'cotton' }, query: { part: 'leaf', signs: 'curls-up,twisted', stage: '3' } }),
  },
  'GET /advice/v1/crops/{id}/problems/{problemId}': {
    'a problem': () => ({ path: { id: 'cotton', problemId: 'cotton_whitefly' } }),
  },
  'GET /advice/v1/search': { 'a crop': () => ({ query: { q: 'cotton' } }) },
  'POST /advice/v1/my-crops': { 'a crop': ({ farmer }) => ({ ...authorizedBy(farmer), body: MY_CROP }) },
  'PUT /advice/v1/my-crops/{id}': {
    'an own one': async ({ farmer }) => {
      const { id } = await farmer.call<{ id: string }>('POST', '/advice/v1/my-crops', MY_CROP);
      return { ...authorizedBy(farmer), path: { id }, body: MY_CROP };
    },
  },
  'DELETE /advice/v1/my-crops/{id}': {
    'an own one': async ({ farmer }) => {
      const { id } = await farmer.call<{ id: string }>('POST', '/advice/v1/my-crops', MY_CROP);
      return { ...authorizedBy(farmer), path: { id } };
    },
  },
};
