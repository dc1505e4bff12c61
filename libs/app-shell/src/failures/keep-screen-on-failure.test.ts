import { data, redirect, type DataStrategyResult } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { useNotices } from '@haat/app-context';
import { keepScreenOnFailure } from './keep-screen-on-failure.ts';

const modals = () => useNotices.getState().modals.map(({ textKey }) => [textKey].flat()[0]);
const send = (outcome: DataStrategyResult, method = 'POST') =>
  keepScreenOnFailure({ request: new Request('https://haat.example/login', { method }) }, async () => ({
    login: outcome,
  })).then(({ login }) => login);

beforeEach(() => useNotices.setState({ modals: [], toasts: [] }));

describe('what was sent and could not be done', () => {
  it.each([
    ['no signal', new TypeError('Failed to fetch')],
    ['no signal, as the router wraps it', data(new TypeError('Failed to fetch'))],
    ['a proxy that fails', { status: 502, statusText: '', internal: false, data: '' }],
  ])('for %s keeps the screen, reloads nothing and shows the error', async (_why, result) => {
    const outcome = await send({ type: 'error', result });
    expect(outcome).toMatchObject({ type: 'data', result: { data: { isUnhandled: true }, init: { status: 503 } } });
    expect(modals()).toEqual(['main:errors.request_error_unavailable']);
  });

  it('says what the server could not do and the screen does not see to', async () => {
    await send({
      type: 'data',
      result: data({ isUnhandled: true, error: { code: 'order_error.cannot_cancel', details: {} } }, { status: 409 }),
    });
    expect(modals()).toEqual(['main:errors.order_error_cannot_cancel']);
  });
});

describe('what is left alone', () => {
  it('a request superseded by a newer one', async () => {
    const outcome: DataStrategyResult = { type: 'error', result: new DOMException('Aborted', 'AbortError') };
    const request = new Request('https://haat.example/cart', { method: 'POST', signal: AbortSignal.abort() });
    expect(await keepScreenOnFailure({ request }, async () => ({ cart: outcome }))).toEqual({ cart: outcome });
    expect(modals()).toEqual([]);
  });

  it.each([
    ['a redirect', { type: 'error', result: redirect('/cart') }, 'POST'],
    [
      'a screen that is gone',
      { type: 'error', result: { status: 404, statusText: '', internal: false, data: '' } },
      'POST',
    ],
    ['an answer', { type: 'data', result: { error: { code: 'auth_error.otp_wrong', details: {} } } }, 'POST'],
    ['a page that could not load', { type: 'error', result: new TypeError('Failed to fetch') }, 'GET'],
  ] as const)('%s', async (_what, outcome, method) => {
    expect(await send({ ...outcome }, method)).toEqual(outcome);
    expect(modals()).toEqual([]);
  });
});
