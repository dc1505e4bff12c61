import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import {
  importKindsSchema,
  importQuerySchema,
  importRowsQuerySchema,
  importRowsSchema,
  importSchema,
  importsQuerySchema,
  importsSchema,
} from '@haat/api-contract/operator-imports';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { IMPORT_KINDS, IMPORT_LIMITS } from '@haat/api-contract/vocabulary/imports';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, fileAnswer, ROUTE_COST, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { findImport, importView, listImports, listRows, reportOf } from './find-imports.ts';
import { kindOf, kindsOf } from './kinds-of-areas.ts';
import { advanceImport, beginToApply, beginToUndo } from './run-import.ts';
import { bytesOf, discardRest } from './sent-body.ts';
import { takeFile } from './take-file.ts';

const PATH = '/operator/v1/imports';
const KINDS = '/operator/v1/import-kinds';
const common = { tags: ['operator'], security: [{ bearer: [] }] };
const params = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const importAnswer = { 200: importSchema, ...errorAnswers };
const file = z
  .any()
  .meta({ type: 'string', format: 'binary' })
  .describe(`The file, at most ${IMPORT_LIMITS.bytes / 1_000_000} MB and ${IMPORT_LIMITS.rows} rows`);
/** How long a request applies or undoes; the job goes on with the rest. */
const TURN_MS = 20_000;

/** Files that operators take in. See docs/domain/imports.md. */
export const importsModule: Module = {
  name: 'imports',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('operator'));
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    // The body is the file itself, read as it comes.
    app.addContentTypeParser(/^(text\/|application\/(octet-stream|vnd\.ms-excel))/, (_request, body, done) =>
      done(null, body),
    );
    const viewOf = async (request: FastifyRequest, id: string) =>
      importView(await findImport(database, id), signedInUser(request).id);
    const advance = (id: string) => advanceImport(dependencies, id, performance.now() + TURN_MS);

    app.get(
      KINDS,
      {
        schema: {
          ...common,
          summary: 'What can be taken in by file, and by which columns',
          response: { 200: importKindsSchema, ...errorAnswers },
        },
      },
      () => ({
        results: kindsOf(dependencies).map(({ kind, columns }) => ({
          kind,
          columns: columns.map(({ name, isRequired, example }) => ({ name, is_required: isRequired, example })),
        })),
      }),
    );

    app.post(
      `${KINDS}/:kind/files`,
      {
        bodyLimit: IMPORT_LIMITS.bytes,
        config: { cost: ROUTE_COST.photo, documented: { body: file, mediaTypes: ['text/csv'] } },
        schema: {
          ...common,
          summary:
            'Takes a file in and says of each row what it would do; with dry_run=0 it is applied if none is wrong',
          params: z.object({ kind: z.enum(IMPORT_KINDS) }),
          querystring: importQuerySchema,
          response: importAnswer,
        },
      },
      async (request) => {
        const { body } = request as { body: unknown };
        if (!(body instanceof Readable)) throw new ServiceError('import_error.file', { problem: 'empty' });
        const { kind } = request.params;
        const { name, dry_run: isDry } = request.query;
        const userId = signedInUser(request).id;
        const length = Number(request.headers['content-length'] ?? Number.NaN);
        const sent = { kind, name, bytes: bytesOf(body), userId, length: Number.isNaN(length) ? null : length };
        const taken = await takeFile(dependencies, sent).finally(() => discardRest(body));
        if (isDry === '0' && taken.wrong === 0 && taken.changing > 0) {
          await beginToApply(dependencies, taken.id);
          await advance(taken.id);
        }
        return viewOf(request, taken.id);
      },
    );

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'Imports, the newest first',
          querystring: importsQuerySchema,
          response: { 200: importsSchema, ...errorAnswers },
        },
      },
      (request) => listImports(database, request.query, signedInUser(request).id),
    );

    app.get(`${PATH}/:id`, { schema: { ...common, summary: 'An import', params, response: importAnswer } }, (request) =>
      viewOf(request, request.params.id),
    );

    app.get(
      `${PATH}/:id/rows`,
      {
        schema: {
          ...common,
          summary: 'Rows of an import, and what becomes of each',
          params,
          querystring: importRowsQuerySchema,
          response: { 200: importRowsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = await findImport(database, request.params.id);
        return listRows(database, id, request.query);
      },
    );

    app.get(
      `${PATH}/:id/report.csv`,
      {
        schema: {
          ...common,
          summary: 'The report of every row, as CSV',
          params,
          response: { 200: fileAnswer('text/csv', 'The report'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const record = await findImport(database, request.params.id);
        const columns = kindOf(dependencies, record.kind).columns.map(({ name }) => name);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="import-${record.id}.csv"`)
          .send(Readable.from(reportOf(database, record, columns)));
      },
    );

    for (const [act, begin, summary] of [
      ['apply', beginToApply, 'Applies the rows of an import that can be taken'],
      ['undo', beginToUndo, 'Undoes an import, where nothing of it was changed since'],
    ] as const)
      app.post(
        `${PATH}/:id/${act}`,
        {
          config: { cost: ROUTE_COST.transaction },
          schema: { ...common, summary, params, response: importAnswer },
        },
        async (request) => {
          const { id } = await findImport(database, request.params.id);
          await begin(dependencies, id);
          await advance(id);
          return viewOf(request, id);
        },
      );
  },
};
