import { RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@haat/api-client';
import { trackContext, unavailable } from '@haat/app-context';
import { answerFailures } from './answer-failures.ts';
import { noteFailure } from './note-failure.ts';

const failure = (kind: ApiErrorKind, status: number | null, code: string) => new ApiError({ kind, status, code });
const request = new Request('https://haat.example/orders.data?page=2&_routes=orders');

async function run(
  part: 'loader' | 'action',
  thrown: unknown,
  context = new RouterContextProvider(),
): Promise<{ returned?: unknown; thrown?: unknown }> {
  const handler = async () => {
    throw thrown;
  };
  const build = answerFailures({
    routes: {
      a: { id: 'a', module: { default: () => null, [part]: handler } },
      b: { id: 'b', module: { default: () => null } },
    },
  } as unknown as ServerBuild);
  const wrapped = build.routes['a']?.module[part] as (args: unknown) => Promise<unknown>;
  const url = new URL('https://haat.example/orders?page=2');
  return wrapped({ request, url, context }).then(
    (returned) => ({ returned }),
    (error: unknown) => ({ thrown: error }),
  );
}

// Written from docs/domain/measurement.md#events.
it.each(['loader', 'action'] as const)(
  'an error of a %s is measured with its code and the page’s pattern',
  async (part) => {
    const events: unknown[] = [];
    const context = new RouterContextProvider();
    context.set(trackContext, (event) => void events.push(event));
    await run(part, failure('refused', 409, 'order_error.cannot_cancel'), context);
    expect(events).toEqual([
      { name: 'error_shown', properties: { code: 'order_error.cannot_cancel', route: '/orders' } },
    ]);
    await run(part, failure('unauthorised', 401, 'auth_error.signed_out'), context);
    expect(events, 'who is sent to sign in is shown none').toHaveLength(1);
  },
);

describe('a loader that fails', () => {
  it.each([
    [failure('network', null, 'request_error.unavailable'), 503],
    [failure('timeout', null, 'request_error.unavailable'), 503],
    [failure('failed', 500, 'request_error.failed'), 500],
    [failure('refused', 404, 'order_error.not_found'), 404],
    [failure('body-error', 200, 'x'), 502],
  ])('with %s becomes a page of status %i', async (error, status) => {
    expect((await run('loader', error)).thrown).toMatchObject({ data: { code: error.code }, init: { status } });
  });

  // Written from docs/domain/agents.md#acting.
  it('for want of a farmer’s consent says so, also where a look-up made nothing of it', async () => {
    const context = new RouterContextProvider();
    noteFailure(context, failure('refused', 403, 'consent_error.not_for_agents'));
    expect((await run('loader', unavailable(), context)).thrown).toMatchObject({
      ...{ data: { code: 'consent_error.not_for_agents' }, init: { status: 403 } },
    });
    expect((await run('loader', unavailable())).thrown).toMatchObject({ init: { status: 503 } });
    const other = new RouterContextProvider();
    noteFailure(other, failure('network', null, 'request_error.unavailable'));
    expect((await run('loader', unavailable(), other)).thrown).toMatchObject({ init: { status: 503 } });
  });

  it('without a session leads to sign in and back to the page', async () => {
    const { thrown } = await run('loader', failure('unauthorised', 401, 'auth_error.signed_out'));
    expect((thrown as Response).headers.get('location')).toBe('/login?next=%2Forders%3Fpage%3D2');
  });

  it('otherwise is left alone', async () => {
    const redirect = new Response(null, { status: 302 });
    expect((await run('loader', redirect)).thrown).toBe(redirect);
    const mistake = new TypeError('x');
    expect((await run('loader', mistake)).thrown).toBe(mistake);
  });
});

describe('an action that fails', () => {
  it('answers with data, so that the screen stays with what was typed', async () => {
    expect((await run('action', failure('network', null, 'request_error.unavailable'))).returned).toMatchObject({
      data: { isUnhandled: true, error: { code: 'request_error.unavailable' } },
      init: { status: 503 },
    });
  });

  it.each(['text/plain', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'to read %s as a form refuses it',
    async (type) => {
      const sent = new Request('https://haat.example/cart', {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': type },
      });
      const action = async ({ request: given }: { request: Request }) => given.formData();
      const build = answerFailures({
        routes: { a: { id: 'a', module: { default: () => null, action } } },
      } as unknown as ServerBuild);
      const wrapped = build.routes['a']?.module.action as unknown as (args: unknown) => Promise<unknown>;
      expect(await wrapped({ request: sent })).toMatchObject({
        data: { isUnhandled: true, error: { code: 'request_error.invalid' } },
        init: { status: 400 },
      });
    },
  );

  it('without a session leads to sign in', async () => {
    expect(
      ((await run('action', failure('unauthorised', 401, 'auth_error.signed_out'))).thrown as Response).status,
    ).toBe(302);
  });
});
