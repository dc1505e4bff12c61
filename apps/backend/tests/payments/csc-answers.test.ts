import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { GatewayError } from '@haat/backend-payments/testing';
import { completeAtBridge, openBridgePage, payingAgent, testDatabases } from '@haat/backend-testing';
import { startWalletBackend } from '../wallet-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const PROCESS = '/api/csc/process-payment';

describe.each(testDatabases(import.meta.filename))('what the CSC bridge has answered on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startWalletBackend(on);
  });
  afterAll(() => backend?.close());

  it('is asked again after a reported failure: a second try on the same page may have succeeded', async () => {
    const agent = await payingAgent(backend);
    const message = await agent.encrypt();
    const failed = await completeAtBridge(backend, message, 'fail');
    await completeAtBridge(backend, message, 'succeed');
    expect(await agent.post(PROCESS, { message: failed })).toMatchObject({
      status: 200,
      body: { order_id: agent.orderId, state: 'paid' },
    });
    expect(await agent.books()).toMatchObject({
      status: 'SUCCESS',
      successes: 1,
      captures: [{ use: 'order' }],
      refunds: [],
    });
  });

  it('fails an order when the bridge says so as well', async () => {
    const agent = await payingAgent(backend);
    const failed = await completeAtBridge(backend, await agent.encrypt(), 'fail');
    expect(await agent.post(PROCESS, { message: failed })).toMatchObject({ status: 200, body: { state: 'failed' } });
    expect(await agent.books()).toMatchObject({ status: 'PAYMENT_FAILED', captures: [] });
  });

  it('fails nothing while the bridge is unreachable, and pays by its signed answer alone', async () => {
    const agent = await payingAgent(backend);
    const message = await agent.encrypt();
    const failed = await completeAtBridge(backend, message, 'fail');
    const asked = vi
      .spyOn(backend.dependencies.adapters.cscWallet, 'paymentsOf')
      .mockRejectedValue(new GatewayError(null, ''));
    onTestFinished(() => asked.mockRestore());
    expect(await agent.post(PROCESS, { message: failed })).toMatchObject({ status: 200, body: { state: 'open' } });
    const paid = await completeAtBridge(backend, message, 'succeed');
    expect(await agent.post(PROCESS, { message: paid })).toMatchObject({ status: 200, body: { state: 'paid' } });
    expect(await agent.books()).toMatchObject({ status: 'SUCCESS', successes: 1, refunds: [] });
  });

  it('is given on a page in the payer’s language', async () => {
    const agent = await payingAgent(backend);
    expect(await openBridgePage(backend, await agent.encrypt('mr'))).toContain('<html lang="mr">');
  });
});
