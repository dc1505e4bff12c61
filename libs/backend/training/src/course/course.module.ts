import {
  certificateParamsSchema,
  checkedCertificateSchema,
  courseSchema,
  trainingQuerySchema,
} from '@haat/api-contract/training';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { checkedCertificate } from '../certificates/certificates.ts';
import { courseIn } from './course.ts';

const tags = ['training'];

/** What everybody may read of the training. See docs/domain/training.md. */
export const courseModule: Module = {
  name: 'training-course',
  service: 'main',
  register(app, { database }) {
    app.get(
      '/training/v1/course',
      {
        schema: {
          tags,
          summary: 'Lessons and questions of the training, without what is right',
          querystring: trainingQuerySchema,
          response: { 200: courseSchema, ...errorAnswers },
        },
      },
      (request) => courseIn(request.query.lang),
    );

    app.get(
      '/training/v1/certificates/:number',
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          tags,
          summary: 'Whether there is a certificate of this number: the initials of its person, and its day',
          params: certificateParamsSchema,
          response: { 200: checkedCertificateSchema, ...errorAnswers },
        },
      },
      (request) => checkedCertificate(database, request.params.number),
    );
  },
};
