import { adviceQuerySchema, myCropInputSchema, myCropSchema, myCropsSchema } from '@haat/api-contract/advice';
import type { MyCrop } from '@haat/api-contract/advice';
import { LONGEST_ID, type Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { addCrop, changeCrop, cropsOf, removeCrop } from './keep-crops.ts';

const PATH = '/advice/v1/my-crops';
const tags = ['advice'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Crops of the signed-in person. See docs/domain/advice.md#my-crops. */
export const myCropsModule: Module = {
  name: 'my-crops',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireUser);

    const one = async (userId: string, id: string, language: Language): Promise<MyCrop> => {
      const [crop] = await cropsOf(database, userId, language, id);
      if (crop === undefined) throw new ServiceError('request_error.not_found');
      return crop;
    };

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Crops of the person, the newest sowing first',
          querystring: adviceQuerySchema,
          response: { 200: myCropsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await cropsOf(database, signedInUser(request).id, request.query.lang) }),
    );

    app.post(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Keeps a crop: which, since when, on how many acres',
          querystring: adviceQuerySchema,
          body: myCropInputSchema,
          response: { 201: myCropSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const userId = signedInUser(request).id;
        const id = await addCrop(dependencies, userId, request.body);
        return reply.code(201).send(await one(userId, id, request.query.lang));
      },
    );

    app.put(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Changes a crop of the person',
          params,
          querystring: adviceQuerySchema,
          body: myCropInputSchema,
          response: { 200: myCropSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const userId = signedInUser(request).id;
        await changeCrop(dependencies, userId, request.params.id, request.body);
        return one(userId, request.params.id, request.query.lang);
      },
    );

    app.delete(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'Removes a crop of the person',
          params,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        await removeCrop(database, signedInUser(request).id, request.params.id);
        return reply.code(204).send(null);
      },
    );
  },
};
