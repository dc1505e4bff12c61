import { adviceQuerySchema } from '@haat/api-contract/advice';
import { programmeBenefitsSchema } from '@haat/api-contract/programme';
import { PROGRAMME_CROPS } from '@haat/api-contract/vocabulary';
import { errorAnswers, inLanguage } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import { SOIL_REPORT_PAISE } from '@haat/programme-core';
import { benefitsOf, cropOfProgramme } from './benefit-book.ts';
import { cropNames } from './crop-names.ts';

/** What the card of each crop gives, for everybody. See docs/domain/programme.md#benefits. */
export const benefitsModule: Module = {
  name: 'programme-benefits',
  service: 'main',
  register(app, { database }) {
    app.get(
      '/programme/v1/benefits',
      {
        schema: {
          tags: ['programme'],
          summary: 'What the card of each crop gives, and how often',
          querystring: adviceQuerySchema,
          response: { 200: programmeBenefitsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { lang } = request.query;
        const nameOf = await cropNames(database, lang);
        return {
          results: PROGRAMME_CROPS.map((code) => ({
            crop: nameOf(code),
            season_days: cropOfProgramme(code).seasonDays,
            benefits: benefitsOf(code).map(({ id, name, quantity }) => ({
              ...{ id, quantity, name: inLanguage(name, lang) },
            })),
          })),
          soil_report_price: toRupees(SOIL_REPORT_PAISE),
        };
      },
    );
  },
};
