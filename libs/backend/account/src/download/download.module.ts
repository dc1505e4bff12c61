import { Readable } from 'node:stream';
import { recordedNetwork, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { admitDownload } from './admit-download.ts';
import { dataOfPerson } from './collect-data.ts';
import { zipFiles } from './zip-files.ts';

/** The download of a person's own data. See docs/domain/identity.md#download-of-ones-data. */
export const downloadModule: Module = {
  name: 'data-download',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);
    app.get(
      '/user/v1/account/data',
      {
        config: { cost: ROUTE_COST.photo },
        schema: {
          tags: ['users'],
          security: [{ bearer: [] }],
          summary: 'Everything that is kept of the caller, as one ZIP',
          response: { 200: fileAnswer('application/zip', 'JSON, bills as PDF, photos'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId, phoneNumber } = signedInUser(request);
        await admitDownload(dependencies, { userId, network: recordedNetwork(request.ip) });
        return reply
          .type('application/zip')
          .header('content-disposition', 'attachment; filename="krishi-haat.zip"')
          .header('cache-control', 'private, no-store')
          .send(Readable.from(zipFiles(dataOfPerson(dependencies, { userId, phoneNumber })), { objectMode: false }));
      },
    );
  },
};
