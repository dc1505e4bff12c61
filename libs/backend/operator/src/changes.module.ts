import {
  actedOnRecordSchema,
  actOnRecordSchema,
  changeRecordSchema,
  createRecordSchema,
  operatorRecordSchema,
  unmaskedFieldSchema,
  unmaskFieldSchema,
} from '@haat/api-contract/operator';
import type { OperatorRecord } from '@haat/api-contract/operator';
import { actOfId, actView } from '@haat/backend-ledger';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Dependencies, Module } from '@haat/backend-platform';
import type { OperatorCaller, OperatorResource } from '@haat/backend-platform/operator';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { actOnRecord, changeRecord, createRecord } from './change-records.ts';
import { findRecord } from './find-records.ts';
import { readableFields } from './registry.ts';
import { requireDesk, resourceOfRequest } from './require-desk.ts';
import { unmaskField } from './unmask-field.ts';
import { rowOnWire, versionOf } from './wire.ts';

const tags = ['operator'];
const security = [{ bearer: [] }];
const params = z.object({ resource: z.string().min(1).max(64) });
const recordParams = params.extend({ id: z.string().min(1).max(100) });
const config = { cost: ROUTE_COST.search };

/** What a desk changes and does. See docs/domain/operator.md. */
export const changesModule: Module = {
  name: 'operator-changes',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireDesk);

    app.post(
      '/operator/v1/:resource',
      {
        config,
        schema: {
          ...{ tags, security, params },
          summary: 'Makes a record',
          body: createRecordSchema,
          response: { 201: operatorRecordSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const { data, confirm = false } = request.body;
        const id = await createRecord(dependencies, { resource, by, isConfirmed: confirm }, data);
        void reply.code(201);
        return recordOf(dependencies, { resource, by, id }, reply);
      },
    );

    app.put(
      '/operator/v1/:resource/:id',
      {
        config,
        schema: {
          ...{ tags, security },
          params: recordParams,
          summary: 'Changes fields of a record of the version that was read',
          body: changeRecordSchema,
          response: { 200: operatorRecordSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const { id } = request.params;
        const { version, data, confirm = false } = request.body;
        await changeRecord(dependencies, { resource, by, isConfirmed: confirm }, { id, version, data });
        return recordOf(dependencies, { resource, by, id }, reply);
      },
    );

    app.post(
      '/operator/v1/:resource/:id/actions/:action',
      {
        config,
        schema: {
          ...{ tags, security },
          params: recordParams.extend({ action: z.string().min(1).max(64) }),
          summary: 'Does an act on a record; what a second person has to confirm waits',
          body: actOnRecordSchema,
          response: { 200: actedOnRecordSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        const { id, action: name } = request.params;
        const { version, input, confirm = false } = request.body;
        const waitingId = await actOnRecord(
          dependencies,
          { resource, by, isConfirmed: confirm },
          { id, name, version, input },
        );
        const waiting = waitingId === null ? null : await actOfId(dependencies.database, waitingId);
        const record = await recordOf(dependencies, { resource, by, id }, reply);
        return { record, waiting: waiting === null ? null : actView(waiting) };
      },
    );

    app.post(
      '/operator/v1/:resource/:id/unmask',
      {
        config,
        schema: {
          ...{ tags, security },
          params: recordParams,
          summary: 'A personal field unmasked; who read it and why is recorded',
          body: unmaskFieldSchema,
          response: { 200: unmaskedFieldSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { by, resource } = await resourceOfRequest(request, request.params.resource);
        void reply.header('cache-control', 'no-store');
        const { field, reason } = request.body;
        const value = await unmaskField(dependencies, { resource, by }, { id: request.params.id, field, reason });
        return { value };
      },
    );
  },
};

async function recordOf(
  dependencies: Dependencies,
  { resource, by, id }: { resource: OperatorResource; by: OperatorCaller; id: string },
  reply: FastifyReply,
): Promise<OperatorRecord> {
  const record = await findRecord(dependencies.database, dependencies, resource, { id, by });
  const version = versionOf(resource, record);
  void reply.header('etag', `"${version}"`);
  return { ...rowOnWire(resource, record, readableFields(resource, by)), version };
}
