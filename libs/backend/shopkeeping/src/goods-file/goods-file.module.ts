import { orderQuerySchema, pageQuerySchema } from '@haat/api-contract';
import {
  applyGoodsSchema,
  goodsImportsSchema,
  goodsReportSchema,
  MAX_GOODS_FILE_BYTES,
} from '@haat/api-contract/shop-goods';
import { GOODS_REPORT_PAGE_SIZE } from '@haat/api-contract/vocabulary';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, pageOf, textAnswer } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { shopOfRequest } from '../shop-of-request.ts';
import { checkGoodsFile } from './check-goods-file.ts';
import { applyImport, importView, keepImport, newestImports, ownImport, undoImport } from './goods-imports.ts';
import { fileRefused, readGoodsFile } from './read-goods-file.ts';
import { writeGoodsFile } from './write-goods-file.ts';

const PATH = '/vendor/v1/goods-imports';
const tags = ['shop-goods'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });
const response = { 200: goodsReportSchema, ...errorAnswers };
const file = z
  .any()
  .meta({ type: 'string', format: 'binary' })
  .describe(`The file in UTF-8, at most ${MAX_GOODS_FILE_BYTES / 1_000_000} MB`);

/** Changing many goods by a file: what it would do is told first. */
export const goodsFileModule: Module = {
  name: 'shop-goods-file',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('vendor'));
    // The file is read as it comes in; what is no CSV is told by its bytes.
    app.addContentTypeParser(/^text\/csv/, (_, payload, done) => done(null, payload));
    async function reportOf(request: FastifyRequest, id: string, page: number) {
      const { vendorId } = await shopOfRequest(dependencies, request);
      const found = await ownImport(database, vendorId, id);
      const from = (page - 1) * GOODS_REPORT_PAGE_SIZE;
      const rows = found.rows.slice(from, from + GOODS_REPORT_PAGE_SIZE);
      return {
        ...importView(found),
        report: pageOf(
          rows.map(({ version: _version, ...row }) => row),
          {
            ...{ count: found.rows.length, page, pageSize: GOODS_REPORT_PAGE_SIZE },
            ...{ path: `${PATH}/${id}`, query: { page } },
          },
        ),
      };
    }

    app.get(
      '/vendor/v1/goods-file',
      {
        schema: {
          tags,
          security,
          summary: "The shop's goods as the file by which they can be changed",
          querystring: orderQuerySchema,
          response: { 200: textAnswer('text/csv', 'The file'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { vendorId } = await shopOfRequest(dependencies, request);
        const text = await writeGoodsFile(database, vendorId, request.query.lang);
        return reply.type('text/csv; charset=utf-8').send(text);
      },
    );

    app.get(
      PATH,
      {
        schema: {
          tags,
          security,
          summary: 'The newest files of goods',
          response: { 200: goodsImportsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { vendorId } = await shopOfRequest(dependencies, request);
        return { results: (await newestImports(database, vendorId)).map(importView) };
      },
    );

    app.post(
      PATH,
      {
        config: { documented: { body: file, mediaTypes: ['text/csv'] } },
        schema: {
          tags,
          security,
          summary: 'Checks a file of goods: tells what each row would change, and changes nothing',
          querystring: orderQuerySchema,
          response: { 201: goodsReportSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const person = await shopOfRequest(dependencies, request);
        const { body } = request;
        if (!(body instanceof Readable)) throw fileRefused('not-csv');
        try {
          const rows = await readGoodsFile(body.iterator({ destroyOnReturn: false }));
          const check = { vendorId: person.vendorId, language: request.query.lang, now: now() };
          const id = await keepImport(dependencies, person, await checkGoodsFile(database, rows, check));
          return await reply.code(201).send(await reportOf(request, id, 1));
        } finally {
          // What is left of a file that was refused is let go, so that its sender reads the answer.
          body.resume();
        }
      },
    );

    app.get(
      `${PATH}/:id`,
      {
        schema: {
          tags,
          security,
          summary: 'What a file of goods would change, or has changed',
          params,
          querystring: pageQuerySchema,
          response,
        },
      },
      (request) => reportOf(request, request.params.id, request.query.page),
    );

    app.post(
      `${PATH}/:id/apply`,
      {
        schema: {
          tags,
          security,
          summary: 'Changes what the file was checked for, all or nothing',
          params,
          body: applyGoodsSchema,
          response,
        },
      },
      async (request) => {
        const person = await shopOfRequest(dependencies, request);
        await applyImport(dependencies, person, request.params.id, request.body.is_sure);
        return reportOf(request, request.params.id, 1);
      },
    );

    app.post(
      `${PATH}/:id/undo`,
      {
        schema: { tags, security, summary: 'Takes back what a file changed', params, response },
      },
      async (request) => {
        await undoImport(dependencies, await shopOfRequest(dependencies, request), request.params.id);
        return reportOf(request, request.params.id, 1);
      },
    );
  },
};
