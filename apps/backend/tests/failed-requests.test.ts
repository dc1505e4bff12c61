import { sql } from 'drizzle-orm';
import type { Area } from '@haat/backend-platform/area';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from './start-backend.ts';

const NUMBER = '9822012345';

/** An area whose routes fail as no route should, each in another way, with a farmer's number in what it says. */
const FAILING: Area = {
  name: 'failing',
  routes: [
    {
      name: 'failing',
      service: 'main',
      register(app, { database }) {
        app.get('/failing/error', async () => {
          throw new TypeError(`No farmer '${NUMBER}'`);
        });
        app.get('/failing/status', async () => {
          throw Object.assign(new Error(`No farmer '${NUMBER}'`), {
            statusCode: 502,
            code: 'NO_FARMER',
            details: NUMBER,
          });
        });
        app.get('/failing/query', () =>
          database.execute(sql`select phone_number from no_such_table where id = ${NUMBER}`),
        );
      },
    },
  ],
};

describe('a request that fails unexpectedly', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ areas: [...AREAS_WITHOUT_JOBS, FAILING] });
  });
  afterAll(() => backend?.close());

  it.each([
    ['an error', '/failing/error'],
    ['an error with a status of its own', '/failing/status'],
    ['a query', '/failing/query'],
  ])('by %s is answered with a code and its own id, and nothing of why', async (_by, path) => {
    const answer = await backend.request('GET', path, { headers: { 'x-request-id': 'request-4711' } });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: {
        code: 'request_error.failed',
        message: 'main:errors.request_error_failed',
        request_id: 'request-4711',
      },
    });
  });
});
