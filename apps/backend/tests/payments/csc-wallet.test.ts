import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinFields, transitionRefund, splitFields } from '@haat/backend-payments/testing';
import { decryptMessage, encryptMessage } from '@haat/backend-payments';
import { sandboxKeys } from '@haat/backend-sandbox';
import { completeAtBridge, BACK, openBridgePage, payer, payingAgent, testDatabases } from '@haat/backend-testing';
import { startWalletBackend } from '../wallet-backend.ts';
import type { Agent, TestBackend } from '@haat/backend-testing';

describe('the wire', () => {
  it('is key=value|, and reads back what it was given', () => {
    expect(joinFields({ merchant_txn: 'a', txn_amount: '2970.00' })).toBe('merchant_txn=a|txn_amount=2970.00|');
    const fields = { return_url: 'https://haat.example/a?b=c|d&e=%20', product_name: 'बीज = |' };
    expect(splitFields(joinFields(fields))).toEqual(fields);
    for (const line of ['', 'a=1', 'a|', '=1|', 'a=1=2|', 'a=%|']) expect(splitFields(line)).toBeNull();
  });
});

describe.each(testDatabases(import.meta.filename))('paying from the CSC wallet on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startWalletBackend(on);
  });
  afterAll(() => backend?.close());

  /** An agent with an order to be paid from the wallet, at the bridge's page. */
  async function agent(): Promise<Agent & { message: string }> {
    const one = await payingAgent(backend);
    return { ...one, message: await one.encrypt() };
  }

  it('ends in one capture, however often and by whatever route it is reported', async () => {
    const one = await agent();
    const answer = await completeAtBridge(backend, one.message, 'succeed');
    expect((await one.post('/csc/decrypt', { message: answer })).body).toMatchObject({
      order_id: one.orderId,
      txn_status: '100',
    });
    for (let turn = 0; turn < 3; turn += 1)
      expect(await one.post('/api/csc/process-payment', { message: answer })).toMatchObject({
        status: 200,
        body: { order_id: one.orderId, state: 'paid' },
      });
    expect(await one.books()).toMatchObject({
      status: 'SUCCESS',
      successes: 1,
      captures: [{ use: 'order' }],
      refunds: [],
    });
  });

  it('asks the bridge for the true state, and refunds into the wallet', async () => {
    const one = await agent();
    expect(await openBridgePage(backend, one.message)).toContain('no money is taken');
    await completeAtBridge(backend, one.message, 'succeed');
    expect((await one.call('GET', `/payment/v1/orders/${one.orderId}`)).body.state).toBe('paid');
    await one.call('POST', `/order/v1/orders/${one.orderId}/cancel`, { reason: '010' });
    const [refund] = (await one.books()).refunds;
    await transitionRefund(backend.dependencies, refund?.id ?? '');
    await expect
      .poll(async () => (await one.books()).refunds)
      .toMatchObject([{ cause: 'order-ended', status: 'REFUND_COMPLETED' }]);
    const [made] = (await one.books()).refunds;
    const keys = [0, 1].map((failures) => `${made?.id}-${failures}`);
    expect(
      await backend.dependencies.adapters.cscWallet.refundsUnder(made?.gatewayPaymentId ?? '', keys),
    ).toMatchObject([{ id: made?.gatewayRefundId, key: keys[0], status: 'processed' }]);
  });

  it('is accepted from the bridge only', async () => {
    const [one, other] = [await agent(), await agent()];
    const answer = await completeAtBridge(backend, one.message, 'fail');
    const merchant = sandboxKeys(backend.dependencies.configuration.dataDirectory, 'merchant');
    const forged = encryptMessage({ merchant_txn: 'x', csc_txn: 'y', txn_amount: '1.00', txn_status: '100' }, merchant);
    for (const message of [
      'x',
      `${answer}x`,
      answer.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      forged,
      one.message,
    ]) {
      expect((await one.post('/api/csc/process-payment', { message })).body.error.code).toBe(
        'payment_error.not_signed',
      );
    }
    expect((await other.post('/api/csc/process-payment', { message: answer })).body.error.code).toBe(
      'payment_error.not_found',
    );
    expect(await one.books()).toMatchObject({ status: 'PENDING', captures: [] });
    expect(decryptMessage(answer, merchant)).toMatchObject({ txn_status: '102' });
  });

  it('is for agents only', async () => {
    const farmer = await payer(backend);
    for (const path of ['/csc/encrypt', '/csc/decrypt', '/api/csc/process-payment']) {
      expect(
        (await farmer.call('POST', path, { message: 'x', order_id: farmer.orderId, ...BACK })).body.error.code,
      ).toBe('auth_error.forbidden');
      expect((await backend.request('POST', path, { body: { message: 'x' } })).body.error.code).toBe(
        'auth_error.signed_out',
      );
    }
  });
});
