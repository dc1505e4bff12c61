import { Readable } from 'node:stream';
import {
  operatorListQuerySchema,
  operatorListSchema,
  operatorRecordSchema,
  operatorResourcesSchema,
} from '@haat/api-contract/operator';
import { errorAnswers, fileAnswer, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { z } from 'zod';
import { csvOf } from './csv.ts';
import { findRecord, findRows, requireSortable } from './find-records.ts';
import { hasOneOf, readableFields, resourcesOf } from './registry.ts';
import { callerOf, requireDesk, resourceOfRequest } from './require-desk.ts';
import { resourceView } from './resource-view.ts';
import { rowOnWire, versionOf } from './wire.ts';

const tags = ['operator'];
const security = [{ bearer: [] }];
const params = z.object({ resource: z.string().min(1).max(64) });

/** What a desk reads. See docs/domain/operator.md. */
export const recordsModule: Module = {
  name: 'operator-records',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireDesk);

    app.get(
      '/operator/v1/resources',
      {
        schema: {
          tags,
          security,
          summary: 'What the caller may list, change and do at the desk',
          response: { 200: operatorResourcesSchema, ...errorAnswers },
        },
      },
      (request) => {
        const by = callerOf(request);
        const resources = resourcesOf(dependencies.areas);
        const isSeen = (name: string) => hasOneOf(by, resources.get(name)?.read);
        return {
          user_id: by.id,
          roles: [...by.roles],
          resources: [...resources.values()].flatMap((one) => (isSeen(one.name) ? resourceView(one, by, isSeen) : [])),
        };
      },
    );

    app.get(
      '/operator/v1/:resource',
      {
        config: { cost: ROUTE_COST.search },
        schema: {
          tags,
          security,
          summary: 'A page of a resource: filtered, sorted, personal fields masked',
          params,
          querystring: operatorListQuerySchema,
          response: { 200: operatorListSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const { page, per_page: perPage, sort, order, ...filters } = request.query;
        const { rows, total, isAtLeast } = await findRows(dependencies, resource, by, {
          ...{ page, perPage, filters },
          sort: sort ?? resource.sort.field,
          order: order ?? (sort === undefined ? resource.sort.order : 'asc'),
        });
        const names = readableFields(resource, by).filter((name) => resource.fields[name]?.isDetail !== true);
        const data = rows.map((row) => rowOnWire(resource, row, names));
        return { data, total, total_is_at_least: isAtLeast, page, per_page: perPage };
      },
    );

    app.get(
      '/operator/v1/:resource/export.csv',
      {
        config: { cost: ROUTE_COST.photo },
        schema: {
          tags,
          security,
          summary: 'The rows of a list as CSV, personal fields masked; cells that a sheet would compute are quoted',
          params,
          querystring: operatorListQuerySchema,
          response: { 200: fileAnswer('text/csv', 'Rows'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const { page: _page, per_page: _perPage, sort, order: _order, ...filters } = request.query;
        // A file is in the order of its keys; a desk that sends the list's order is told what is wrong with it.
        if (sort !== undefined) requireSortable(resource, sort);
        const lines = await csvOf(dependencies, resource, by, filters);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${resource.name}.csv"`)
          .header('cache-control', 'no-store')
          .send(Readable.from(lines));
      },
    );

    app.get(
      '/operator/v1/:resource/:id',
      {
        schema: {
          tags,
          security,
          summary: 'A record with its version, which is also the ETag; personal fields masked',
          params: params.extend({ id: z.string().min(1).max(100) }),
          response: { 200: operatorRecordSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const record = await findRecord(dependencies.database, dependencies, resource, { id: request.params.id, by });
        const version = versionOf(resource, record);
        void reply.header('etag', `"${version}"`);
        return { ...rowOnWire(resource, record, readableFields(resource, by)), version };
      },
    );
  },
};
