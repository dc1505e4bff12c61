import { PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { agentCommissionQuerySchema, agentCommissionSchema, agentOrdersSchema } from '@haat/api-contract/agents';
import { indiaDay } from '@haat/format';
import { requireAgent, signedInUser } from '@haat/backend-identity';
import { errorAnswers, pageOf } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { agentsOrders } from './agents-orders.ts';
import { monthCommission } from './month-commission.ts';

const ORDERS = '/agent/v1/orders';
const common = { tags: ['agents'], security: [{ bearer: [] }] };
const MONTH_LENGTH = 'YYYY-MM'.length;

/** What an agent sold, and what it earned. */
export const salesModule: Module = {
  name: 'agent-sales',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireAgent);

    app.get(
      ORDERS,
      {
        schema: {
          ...common,
          summary: 'Orders that the agent placed for farmers, with the commission of each',
          querystring: pageQuerySchema,
          response: { 200: agentOrdersSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, results } = await agentsOrders(dependencies.database, signedInUser(request).id, page);
        return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: ORDERS, query: {} });
      },
    );

    app.get(
      '/agent/v1/commission',
      {
        schema: {
          ...common,
          summary: 'What was booked for the agent in a month',
          querystring: agentCommissionQuerySchema,
          response: { 200: agentCommissionSchema, ...errorAnswers },
        },
      },
      (request) => {
        const month = request.query.month ?? indiaDay(dependencies.now()).slice(0, MONTH_LENGTH);
        return monthCommission(dependencies.database, signedInUser(request).id, month);
      },
    );
  },
};
