import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { errorAnswers } from './errors.ts';
import { ROUTE_COST } from './rate-limits/route-cost.ts';
import type { Module } from '../area.ts';

/** A database that has not answered by then counts as unavailable; the probe is answered before it times out. */
const READY_WITHIN_MS = 2_000;

const healthSchema = z.object({ status: z.literal('ok') });

/** Health: alive when the process answers, ready when its database does too. */
export const healthModule: Module = {
  name: 'health',
  service: 'every',
  register(app, { database }) {
    app.get(
      '/health/live',
      {
        config: { cost: ROUTE_COST.free },
        schema: { tags: ['health'], summary: 'The process answers', response: { 200: healthSchema, ...errorAnswers } },
      },
      async () => ({ status: 'ok' as const }),
    );
    app.get(
      '/health/ready',
      {
        config: { cost: ROUTE_COST.free },
        handlerTimeout: READY_WITHIN_MS,
        schema: {
          tags: ['health'],
          summary: 'The process and its database answer',
          response: { 200: healthSchema, ...errorAnswers },
        },
      },
      async () => {
        await database.execute(sql`select 1`);
        return { status: 'ok' as const };
      },
    );
  },
};
