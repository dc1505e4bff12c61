import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxGatewayWebhooks } from '@haat/backend-sandbox/tables';
import { advanceSandbox } from '@haat/backend-sandbox';
import type { SandboxGateway } from '@haat/backend-sandbox';
import { deliverablePacks, payer, setOffer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Payer, TestBackend } from '@haat/backend-testing';

const PAGE = '/sandbox/razorpay/v1/checkout/embedded';
const CHOICE = '/sandbox/razorpay/v1/checkout/choice';
const BACK = { callback_url: 'http://127.0.0.1:4200/payment/return', cancel_url: 'http://127.0.0.1:4200/order/1' };

describe.each(testDatabases(import.meta.filename))('the payment sandbox on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    await setOffer(backend, (await deliverablePacks(backend))[0], { stock: 100_000 });
  });
  afterAll(() => backend?.close());

  const gateway = () => backend.dependencies.adapters.payments as SandboxGateway;
  /** Chooses on the sandbox's page, and lets every word of its arrive. @returns the form that goes back to us */
  async function choose(buyer: Payer, outcome: string): Promise<Record<string, string>> {
    const { body: redirect } = await buyer.start();
    const opened = await backend.request('POST', PAGE, {
      body: new URLSearchParams(redirect.fields as Record<string, string>),
    });
    expect(opened.status).toBe(200);
    const { status, body } = await backend.request('POST', CHOICE, {
      body: new URLSearchParams({ order_id: redirect.fields.order_id, ...BACK, language: 'en', outcome }),
    });
    expect(status).toBe(200);
    return Object.fromEntries(
      [...String(body).matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
  }
  const status = async (buyer: Payer) => (await buyer.books()).status;

  it('is a page that says it is one, in the farmer’s language, and does not run what it is sent', async () => {
    const buyer = await payer(backend);
    const { body: redirect } = await buyer.start();
    const fields = {
      ...(redirect.fields as Record<string, string>),
      cancel_url: 'http://127.0.0.1/"><script>x</script>',
      'config[display][language]': 'hi',
    };
    const { body, headers } = await backend.request('POST', PAGE, { body: new URLSearchParams(fields) });
    expect(body).toContain('<h1>नमूना: यहाँ पैसे नहीं कटते</h1>');
    expect(body).toContain('<html lang="hi">');
    expect(body).not.toContain('<script>');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(
      (await backend.request('POST', PAGE, { body: new URLSearchParams({ ...fields, order_id: 'order_unknown' }) }))
        .status,
    ).toBe(404);
    expect(
      (
        await backend.request('POST', PAGE, {
          body: new URLSearchParams({ ...fields, callback_url: 'javascript:alert(1)' }),
        })
      ).status,
    ).toBe(400);
  });

  it.each(['succeed', 'call-twice'])('lets money arrive: %s', async (outcome) => {
    const buyer = await payer(backend);
    const back = await choose(buyer, outcome);
    expect(await backend.request('POST', '/payment/v1/returns', { body: back })).toMatchObject({
      status: 200,
      body: { order_id: buyer.orderId, state: 'paid' },
    });
    for (let turn = 0; turn < 3; turn += 1) await advanceSandbox(backend.dependencies, gateway());
    expect(await buyer.books()).toMatchObject({
      status: 'SUCCESS',
      successes: 1,
      captures: [{ use: 'order' }],
      refunds: [],
    });
  });

  it('can fail a payment', async () => {
    const buyer = await payer(backend);
    const back = await choose(buyer, 'fail');
    expect(back).toMatchObject({ 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_failed' });
    await expect.poll(() => status(buyer)).toBe('PAYMENT_FAILED');
  });

  it('can answer late, by its webhook only', async () => {
    const buyer = await payer(backend);
    expect(await choose(buyer, 'answer-late')).toEqual({});
    expect((await buyer.call('GET', `/payment/v1/orders/${buyer.orderId}`)).body.state).toBe('pending');
    backend.advance(21_000);
    await expect.poll(() => status(buyer)).toBe('SUCCESS');
  });

  it('can stay pending', async () => {
    const buyer = await payer(backend);
    expect(await choose(buyer, 'stay-pending')).toEqual({});
    await advanceSandbox(backend.dependencies, gateway());
    expect((await buyer.call('GET', `/payment/v1/orders/${buyer.orderId}`)).body).toMatchObject({
      state: 'pending',
      can_pay: false,
    });
  });

  it('sends a webhook again that was not taken', async () => {
    await backend.database
      .insert(sandboxGatewayWebhooks)
      .values({ id: 'evt_untakable', body: 'x', dueAt: backend.dependencies.now(), repeats: 0 });
    const row = async () =>
      (await backend.database.select().from(sandboxGatewayWebhooks)).find(({ id }) => id === 'evt_untakable');
    await expect.poll(async () => (await row())?.attempts).toBeGreaterThan(0);
    backend.advance(60_000);
    await expect.poll(async () => (await row())?.attempts).toBeGreaterThan(1);
    expect((await row())?.deliveredAt).toBeNull();
  });

  it('answers calls of its API only with its key, and errors in the gateway’s form', async () => {
    const { keyId, keySecret } = await gateway().keys();
    const basic = (secret: string) => ({
      authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`,
    });
    const call = (headers: Record<string, string>, body: unknown = { amount: 100, currency: 'INR', receipt: 'r' }) =>
      backend.request('POST', '/sandbox/razorpay/v1/orders', { body, headers });
    expect((await call({})).status).toBe(401);
    expect((await call(basic('wrong'))).status).toBe(401);
    expect(await call(basic(keySecret))).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^order_[a-zA-Z\d]{14}$/), entity: 'order', amount: 100, status: 'created' },
    });
    for (const wrong of [
      { amount: 1.5, currency: 'INR' },
      { amount: 100, currency: 'INR', receipt: 'a\u0000b' },
      { amount: 100, currency: 'INR', receipt: '\ud800' },
    ]) {
      expect(await call(basic(keySecret), wrong)).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed' } },
      });
    }
  });

  it('takes a number of a refund of at most 64 characters', async () => {
    const { keyId, keySecret } = await gateway().keys();
    const refund = (length: number) =>
      backend.request('POST', '/sandbox/razorpay/v1/payments/pay_none/refund', {
        body: { amount: 100 },
        headers: {
          authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
          'x-refund-idempotency': 'r'.repeat(length),
        },
      });
    expect((await refund(64)).body.error.reason).toBe('payment_not_refundable');
    expect(await refund(65)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed' } },
    });
  });

  it('is not there with the real gateway', async () => {
    const real = await startBackend({
      configuration: {
        payments: {
          gateway: 'razorpay',
          address: 'http://127.0.0.1:9',
          keyId: 'k',
          keySecret: 's',
          webhookSecret: 'w',
        },
      },
    });
    expect((await real.request('POST', PAGE, { body: new URLSearchParams({}) })).status).toBe(404);
    expect((await real.request('GET', '/sandbox/razorpay/v1/payments/pay_1')).status).toBe(404);
    await real.close();
  });
});
