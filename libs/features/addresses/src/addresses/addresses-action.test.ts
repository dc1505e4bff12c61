import { RouterContextProvider } from 'react-router';
import type { ApiClient, ServiceCall } from '@haat/api-client';
import { apiContext, sessionContext } from '@haat/app-context';
import { describe, expect, it } from 'vitest';
import { action } from './addresses.screen.tsx';

const ADDRESS = '/user/v1/addresses/a-1';

/** Posts a form to the page of addresses. @returns the answer, and what was changed through the services */
async function post(fields: Readonly<Record<string, string>>) {
  const changes: string[] = [];
  const send = async ({ method, path }: ServiceCall) => {
    if (method !== 'GET') changes.push(`${method} ${path}`);
    return {};
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { isSignedIn: true, guestCart: { id: null }, send } as unknown as ApiClient);
  context.set(sessionContext, { status: 'authenticated', userId: 'u-1', identity: 'farmer', expiresAt: 0 });
  const request = new Request('http://shell.example/addresses', {
    method: 'POST',
    body: new URLSearchParams({ id: 'a-1', ...fields }),
  });
  const given = { request, url: new URL(request.url), context } as unknown as Parameters<typeof action>[0];
  const answer: unknown = await action(given);
  return { answer, changes };
}

describe('a form of the addresses', () => {
  it.each([
    ['no intent', {}],
    ['an empty one', { intent: '' }],
    ['one that no form sends', { intent: 'removeAll' }],
    ['a name that every object has', { intent: 'constructor' }],
  ])('with %s is refused, and changes nothing', async (_what, fields) => {
    expect(await post(fields)).toMatchObject({
      answer: { data: { error: { code: 'request_error.invalid' } }, init: { status: 400 } },
      changes: [],
    });
  });

  it.each([
    ['default', 'PATCH'],
    ['remove', 'DELETE'],
  ])('with the intent %s leads back to them', async (intent, method) => {
    const { answer, changes } = await post({ intent });
    expect(answer).toMatchObject({ status: 302 });
    expect((answer as Response).headers.get('location')).toBe('/addresses');
    expect(changes).toEqual([`${method} ${ADDRESS}`]);
  });
});
