import {
  claimedNextSchema,
  workItemSchema,
  workItemsQuerySchema,
  workItemsSchema,
  workListsSchema,
  workReasonSchema,
} from '@haat/api-contract/operator-work-lists';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { WORK_LIST_KINDS, type WorkListKind } from '@haat/api-contract/vocabulary/work-lists';
import { recordedNetwork, requireStaff, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { claimItem, claimNext, escalateItem, handBack, type Worker } from './claim-work.ts';
import { countWork, listWork, workItemView } from './list-work.ts';
import { refreshList } from './refresh-list.ts';
import { workListsOf } from './work-list-definition.ts';

const PATH = '/operator/v1/work-lists';
const common = { tags: ['operator'], security: [{ bearer: [] }] };
const ofKind = z.object({ kind: z.enum(WORK_LIST_KINDS) });
const ofItem = z.object({ id: z.string().min(1).max(LONGEST_ID) });
const itemAnswer = { 200: workItemSchema, ...errorAnswers };

/** Work lists of the signed-in member of staff, by their roles. See docs/domain/work-lists.md. */
export const workListsModule: Module = {
  name: 'work-lists',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireStaff);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

    const readerOf = (request: FastifyRequest) => ({ userId: signedInUser(request).id, now: now() });
    const workerOf = (request: FastifyRequest): Worker => {
      const { id: userId, roles } = signedInUser(request);
      return { userId, roles, network: recordedNetwork(request.ip) };
    };
    const listsOf = (request: FastifyRequest) =>
      workListsOf(dependencies).filter(({ role }) => signedInUser(request).roles.includes(role));
    const listOf = (request: FastifyRequest, kind: WorkListKind) => {
      const definition = listsOf(request).find((one) => one.kind === kind);
      // Whoever has not the role is not told whether something waits.
      if (definition === undefined) throw new ServiceError('request_error.not_found');
      return definition;
    };

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: "Work lists of the caller's roles: how much waits, and what is due first",
          response: { 200: workListsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const results = [];
        for (const definition of listsOf(request)) {
          await refreshList(dependencies, definition);
          results.push(await countWork(database, definition, readerOf(request)));
        }
        return { results };
      },
    );

    app.get(
      `${PATH}/:kind`,
      {
        schema: {
          ...common,
          summary: 'Work of a kind: what was passed on first, then what is due first',
          params: ofKind,
          querystring: workItemsQuerySchema,
          response: { 200: workItemsSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const definition = listOf(request, request.params.kind);
        await refreshList(dependencies, definition);
        return listWork(database, definition, request.query, readerOf(request));
      },
    );

    app.post(
      `${PATH}/:kind/claim-next`,
      {
        schema: {
          ...common,
          summary: 'Gives the caller what is due first; of many who ask at once each gets another',
          params: ofKind,
          response: { 200: claimedNextSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const definition = listOf(request, request.params.kind);
        await refreshList(dependencies, definition);
        const item = await claimNext(dependencies, definition, workerOf(request));
        return { item: item === null ? null : workItemView(item, readerOf(request)) };
      },
    );

    app.post(
      `${PATH}/items/:id/claim`,
      {
        schema: {
          ...common,
          summary: 'Gives the caller this work; of two who ask at once one gets it',
          params: ofItem,
          response: itemAnswer,
        },
      },
      async (request) =>
        workItemView(await claimItem(dependencies, request.params.id, workerOf(request)), readerOf(request)),
    );

    for (const [path, giveUp, summary] of [
      ['hand-back', handBack, 'Gives work back that the caller has: it waits for others'],
      ['escalate', escalateItem, 'Passes work on that the caller has: it waits before all others of its kind'],
    ] as const)
      app.post(
        `${PATH}/items/:id/${path}`,
        { schema: { ...common, summary, params: ofItem, body: workReasonSchema, response: itemAnswer } },
        async (request) => {
          const { id } = request.params;
          const item = await giveUp(dependencies, id, workerOf(request), request.body.reason);
          return workItemView(item, readerOf(request));
        },
      );
  },
};
