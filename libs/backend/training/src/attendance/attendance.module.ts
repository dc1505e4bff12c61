import {
  attendanceInputSchema,
  attendanceParamsSchema,
  writtenAttendancesSchema,
} from '@haat/api-contract/training-attendance';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { attendancesBy, removeAttendance, writeAttendance } from './attendances.ts';

const PATH = '/trainer/v1/certificates/:number/attendances/:day';
const tags = ['trainer'];
const security = [{ bearer: [] }];
const params = attendanceParamsSchema;
const response = { 204: z.null(), ...errorAnswers };

/** What trainers do: they write down who was at a training in the field. See docs/domain/training.md#attendance. */
export const attendanceModule: Module = {
  name: 'training-attendance',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('trainer'));

    app.get(
      '/trainer/v1/attendances',
      {
        schema: {
          tags,
          security,
          summary: 'What the trainer wrote down, the newest first',
          response: { 200: writtenAttendancesSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await attendancesBy(database, signedInUser(request).id) }),
    );

    app.put(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'Writes down that the person of a certificate was at a training on a day',
          params,
          body: attendanceInputSchema,
          response,
        },
      },
      async (request, reply) => {
        const written = { ...request.params, trainerId: signedInUser(request).id };
        await writeAttendance(dependencies, written, request.body.place);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      PATH,
      { schema: { tags, security, summary: 'Takes back what the same trainer wrote down', params, response } },
      async (request, reply) => {
        await removeAttendance(database, { ...request.params, trainerId: signedInUser(request).id });
        return reply.code(204).send(null);
      },
    );
  },
};
