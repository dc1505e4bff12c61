import { languageSchema } from '@haat/api-contract';
import { termAcceptanceInputSchema, termSheetSchema, termSheetsSchema } from '@haat/api-contract/insurance-term-sheets';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { currentTerms, currentVersion } from './current-terms.ts';
import { insuranceTermAcceptances } from './tables.ts';

const PATH = '/insurance/v1/term-sheets';
const tags = ['insurance'];
const security = [{ bearer: [] }];
const querystring = z.object({ lang: languageSchema.default('hi') });
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });

/** Terms of insurance, and their acceptance by version. See docs/domain/insurance.md#term-sheets. */
export const termSheetsModule: Module = {
  name: 'insurance-terms',
  service: 'main',
  register(app, { database, now, newId }) {
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'The terms of each insurance product that hold today, and what the person accepted',
          querystring,
          response: { 200: termSheetsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await currentTerms(database, {
          ...{ userId: signedInUser(request).id, language: request.query.lang, today: indiaDay(now()) },
        }),
      }),
    );

    app.post(
      `${PATH}/:id/acceptances`,
      {
        schema: {
          tags,
          security,
          summary: 'Accepts the version of a product’s terms that was read, in the language of the call',
          params,
          querystring,
          body: termAcceptanceInputSchema,
          response: { 201: termSheetSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const userId = signedInUser(request).id;
        const { id: productId } = request.params;
        const { version, heard_aloud: heardAloud } = request.body;
        const today = indiaDay(now());
        const current = await currentVersion(database, productId, today);
        if (current === null) throw new ServiceError('request_error.not_found');
        if (version !== current) throw new ServiceError('insurance_error.terms_changed');
        const language = request.query.lang;
        await database
          .insert(insuranceTermAcceptances)
          .values({ id: newId(), userId, productId, version, acceptedAt: now(), language, heardAloud })
          .onConflictDoNothing();
        const sheets = await currentTerms(database, { userId, language, today });
        const accepted = sheets.find((sheet) => sheet.product_id === productId);
        if (accepted === undefined) throw new ServiceError('request_error.not_found');
        return reply.code(201).send(accepted);
      },
    );
  },
};
