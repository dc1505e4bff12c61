import { errorAnswers, fileAnswer, SANDBOX_SATELLITE_PATH, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { rangeOf } from './range-of.ts';
import { sampleFile, SCENE_BANDS, searchSample } from './sample-scenes.ts';

const TIFF = 'image/tiff';
/** Items of one search. */
const MOST_ITEMS = 100;
const DAY_MS = 86_400_000;
/** A search goes back no further. */
const LONGEST_DAYS = 400;

const searchSchema = z.object({
  collections: z.array(z.string().max(100)).max(10).optional(),
  /** West, south, east, north. */
  bbox: z.tuple([
    z.number().min(-180).max(180),
    z.number().min(0).max(80),
    z.number().min(-180).max(180),
    z.number().min(0).max(80),
  ]),
  /** Two moments with a slash between them. */
  datetime: z.string().regex(/^[\dT:.Z-]{20,30}\/[\dT:.Z-]{20,30}$/),
  limit: z.number().int().min(1).max(MOST_ITEMS),
  query: z.object({ 'eo:cloud_cover': z.object({ lte: z.number().min(0).max(100) }) }).optional(),
  sortby: z.array(z.object({ field: z.string().max(100), direction: z.string().max(10) })).optional(),
});
const foundSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.record(z.string(), z.any())),
});
const paramsSchema = z.object({ id: z.string().max(60), file: z.string().max(20) });

/**
 * A catalogue of satellites' pictures, on the wire of Earth Search: the shipped picture everywhere in India, other days
 * made from it. Each item says that it is of the sample.
 */
export const sandboxSatelliteModule: Module = {
  name: 'sandbox-satellite',
  service: 'main',
  register(app, { configuration, listening, now }) {
    if (configuration.satellite?.isSandbox !== true) return;
    app.post(
      `${SANDBOX_SATELLITE_PATH}/search`,
      {
        schema: {
          tags: ['sandbox'],
          summary: 'Made-up scenes of a satellite over a rectangle, the newest first',
          body: searchSchema,
          response: { 200: foundSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { bbox: box, datetime, limit, query } = request.body;
        const [from, until] = datetime.split('/').map((moment) => new Date(moment));
        const [start, end] = [from?.getTime() ?? NaN, Math.min(until?.getTime() ?? NaN, now().getTime())];
        const isTurned = box[0] > box[2] || box[1] > box[3] || start > end || end - start > LONGEST_DAYS * DAY_MS;
        if (Number.isNaN(start) || Number.isNaN(end) || isTurned) throw new ServiceError('request_error.invalid');
        const search = { box, limit, from: new Date(start), until: new Date(end) };
        const mostCloud = query?.['eo:cloud_cover'].lte ?? 100;
        const base = `${listening.get()}${SANDBOX_SATELLITE_PATH}`;
        return { type: 'FeatureCollection' as const, features: searchSample({ ...search, mostCloud }, base) };
      },
    );
    app.get(
      `${SANDBOX_SATELLITE_PATH}/scenes/:id/:file`,
      {
        schema: {
          tags: ['sandbox'],
          summary: 'A part of a band of a made-up scene, by an HTTP range',
          params: paramsSchema,
          response: { 206: fileAnswer(TIFF, 'The part'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const band = SCENE_BANDS.find((name) => `${name}.tif` === request.params.file);
        const file = band === undefined ? null : await sampleFile(request.params.id, band);
        if (file === null) throw new ServiceError('request_error.not_found');
        const range = rangeOf(request.headers.range, file.length);
        if (range === null) throw new ServiceError('request_error.invalid');
        return reply
          .code(206)
          .type(TIFF)
          .header('accept-ranges', 'bytes')
          .header('content-range', `bytes ${range.from}-${range.to}/${file.length}`)
          .send(file.subarray(range.from, range.to + 1));
      },
    );
  },
};
