import {
  adviceFoundSchema,
  adviceQuerySchema,
  adviceSearchQuerySchema,
  cropCardsSchema,
  cropDetailsSchema,
  cropProblemsQuerySchema,
  cropProblemsSchema,
  problemDetailsSchema,
} from '@haat/api-contract/advice';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { productsAgainst } from '@haat/backend-market';
import { errorAnswers, publicReads, ServiceError } from '@haat/backend-platform';
import type { Executor, Module } from '@haat/backend-platform';
import { z } from 'zod';
import { advisedCrops, cropCard, problemsOf, type AdvisedCrop } from './crop-book.ts';
import { cropDetails } from './crop-views.ts';
import { cropProblems, problemDetails } from './problem-views.ts';
import { searchAdvice } from './search.ts';

const tags = ['advice'];
const id = z.string().min(1).max(LONGEST_ID);

/** @throws ServiceError `request_error.not_found` for a crop that is not known */
async function cropById(executor: Executor, cropId: string): Promise<AdvisedCrop> {
  const crop = (await advisedCrops(executor)).find((one) => one.id === cropId);
  if (crop === undefined) throw new ServiceError('request_error.not_found');
  return crop;
}

/** Crops, their guides and their problems. See docs/domain/advice.md. */
export const adviceModule: Module = {
  name: 'advice',
  service: 'main',
  register(app, { database: own }) {
    const database = publicReads(own);
    app.get(
      '/advice/v1/crops',
      {
        schema: {
          tags,
          summary: 'Every crop',
          querystring: adviceQuerySchema,
          response: { 200: cropCardsSchema, ...errorAnswers },
        },
      },
      async ({ query: { lang } }) => ({
        results: (await advisedCrops(database)).map((crop) => cropCard(crop, lang)),
      }),
    );

    app.get(
      '/advice/v1/crops/:id',
      {
        schema: {
          tags,
          summary: 'A crop with its facts, its guide by stage and its problems',
          params: z.object({ id }),
          querystring: adviceQuerySchema,
          response: { 200: cropDetailsSchema, ...errorAnswers },
        },
      },
      async ({ params, query: { lang } }) => cropDetails(await cropById(database, params.id), lang),
    );

    app.get(
      '/advice/v1/crops/:id/problems',
      {
        schema: {
          tags,
          summary: 'Problems of a crop: all, of a part of the plant, or those that the signs on it may mean',
          params: z.object({ id }),
          querystring: cropProblemsQuerySchema,
          response: { 200: cropProblemsSchema, ...errorAnswers },
        },
      },
      async ({ params, query: { lang, ...asked } }) => cropProblems(await cropById(database, params.id), asked, lang),
    );

    app.get(
      '/advice/v1/crops/:id/problems/:problemId',
      {
        schema: {
          tags,
          summary: 'A problem: its signs, from when to act, what to do, and what is used against it',
          params: z.object({ id, problemId: id }),
          querystring: adviceQuerySchema,
          response: { 200: problemDetailsSchema, ...errorAnswers },
        },
      },
      async ({ params, query: { lang } }) => {
        const crop = await cropById(database, params.id);
        const problem = problemsOf(crop).find((one) => one.id === params.problemId);
        if (problem === undefined) throw new ServiceError('request_error.not_found');
        return problemDetails(crop, problem, await productsAgainst(database, crop.marketId, problem.id), lang);
      },
    );

    app.get(
      '/advice/v1/search',
      {
        schema: {
          tags,
          summary: 'Crops and problems by name, in any of six scripts or in Roman letters',
          querystring: adviceSearchQuerySchema,
          response: { 200: adviceFoundSchema, ...errorAnswers },
        },
      },
      async ({ query: { q, lang } }) => searchAdvice(await advisedCrops(database), q, lang),
    );
  },
};
