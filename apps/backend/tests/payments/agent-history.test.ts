import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderHistory } from '@haat/backend-orders/tables';
import { completeAtBridge, createGatewayPayment, BACK, payer, payingAgent, testDatabases } from '@haat/backend-testing';
import { startWalletBackend } from '../wallet-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('who an order’s history names on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startWalletBackend(on);
  });
  afterAll(() => backend?.close());

  const movesOf = async (orderId: string) =>
    (
      await backend.database
        .select()
        .from(orderHistory)
        .where(eq(orderHistory.orderId, orderId))
        .orderBy(asc(orderHistory.at), asc(orderHistory.id))
    )
      .slice(1)
      .map(({ status, by }) => [status, by]);

  it('is the agent who pays anew and cancels', async () => {
    const agent = await payingAgent(backend);
    await agent.post('/api/csc/process-payment', {
      message: await completeAtBridge(backend, await agent.encrypt(), 'fail'),
    });
    expect((await agent.post(`/payment/v1/orders/${agent.orderId}/attempts?lang=en`, BACK)).status).toBe(200);
    expect((await agent.post(`/order/v1/orders/${agent.orderId}/cancel?lang=en`, { reason: '010' })).status).toBe(200);
    expect(await movesOf(agent.orderId)).toEqual([
      ['PAYMENT_FAILED', 'system'],
      ['PENDING', 'agent'],
      ['USER_CANCELLED', 'agent'],
    ]);
  });

  it('is the agent also when the wallet’s page is opened anew', async () => {
    const agent = await payingAgent(backend);
    await agent.post('/api/csc/process-payment', {
      message: await completeAtBridge(backend, await agent.encrypt(), 'fail'),
    });
    await agent.encrypt();
    expect(await movesOf(agent.orderId)).toEqual([
      ['PAYMENT_FAILED', 'system'],
      ['PENDING', 'agent'],
    ]);
  });

  it('is the farmer when there is no agent', async () => {
    const farmer = await payer(backend);
    await createGatewayPayment(backend, await farmer.open(), 44_100, 'failed');
    await farmer.call('GET', `/payment/v1/orders/${farmer.orderId}`);
    await farmer.open();
    await farmer.call('POST', `/order/v1/orders/${farmer.orderId}/cancel`, { reason: '010' });
    expect(await movesOf(farmer.orderId)).toEqual([
      ['PAYMENT_FAILED', 'system'],
      ['PENDING', 'farmer'],
      ['USER_CANCELLED', 'farmer'],
    ]);
  });
});
