import { book } from '@haat/backend-payments';
import { payments } from '@haat/backend-payments/tables';
import { inTransaction } from '@haat/backend-platform';
import { agentForFarmer, completeAtBridge, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWalletBackend } from '../wallet-backend.ts';

const REPAYMENTS = '/credit/v1/repayments';
const PROCESS = '/api/csc/process-payment';
const BACK = {
  callback_url: 'http://127.0.0.1:4201/payment/return?credit=1',
  cancel_url: 'http://127.0.0.1:4201/account/credit',
};

// Written from docs/domain/agents.md#orders and docs/domain/credit.md#repayment.
describe.each(testDatabases(import.meta.filename))('dues that an agent repays from the wallet on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startWalletBackend(on);
  });
  afterAll(() => backend?.close());

  /** An agent of a farmer who owes so many paise. */
  async function agentOfDebtor(paise: number) {
    const agent = await agentForFarmer(backend, { isOnCredit: true });
    const { dependencies, database } = backend;
    const owed = { userId: agent.userId, orderId: null, at: dependencies.now() };
    await inTransaction(database, (tx) =>
      book(tx, dependencies, { ...owed, reference: `test:${agent.userId}`, event: { kind: 'interest', paise } }),
    );
    const dues = async () => (await agent.call('GET', '/credit/v1/dues')).body.dues as number;
    const begin = (amount: number) => agent.call('POST', REPAYMENTS, { amount, ...BACK });
    return { ...agent, dues, begin };
  }
  const messageOf = ({ body }: { body: { fields?: { message?: string } } }) => body.fields?.message ?? '';

  it('go down by the bridge’s signed answer, once however often it is told', async () => {
    const agent = await agentOfDebtor(100_000);
    const begun = await agent.begin(400);
    expect(begun).toMatchObject({ status: 200, body: { gateway: 'csc', is_sandbox: true, amount_paise: 40_000 } });
    expect((await agent.begin(400)).body.repayment_id, 'begun again it is the same').toBe(begun.body.repayment_id);
    const message = await completeAtBridge(backend, messageOf(begun), 'succeed');
    const paid = { order_id: null, repayment_id: begun.body.repayment_id, state: 'paid' };
    expect((await agent.call('POST', PROCESS, { message })).body).toEqual(paid);
    expect((await agent.call('POST', PROCESS, { message })).body).toEqual(paid);
    expect(await agent.dues()).toBe(600);
    expect((await agent.call('GET', REPAYMENTS)).body.results).toMatchObject([{ repaid: 400, state: 'paid' }]);
  });

  it('stay where nothing was paid, and are never exceeded', async () => {
    const agent = await agentOfDebtor(100_000);
    expect((await agent.begin(1_000.01)).body.error.code).toBe('credit_error.more_than_dues');
    const failed = await completeAtBridge(backend, messageOf(await agent.begin(1_000)), 'fail');
    expect((await agent.call('POST', PROCESS, { message: failed })).body).toMatchObject({ state: 'failed' });
    expect(await agent.dues()).toBe(1_000);
  });

  it('are not what the farmer has begun to pay at the payment company', async () => {
    const agent = await agentOfDebtor(100_000);
    const { dependencies, database } = backend;
    const [id, at] = [dependencies.newId(), dependencies.now()];
    const begun = { orderId: null, attempt: 1, kind: 'pay-now', state: 'open', payBy: null } as const;
    const row = { ...begun, id, creditUserId: agent.userId, gatewayOrderId: null, amountPaise: 40_000 };
    await database.insert(payments).values({ ...row, nextAskAt: null, createdAt: at, updatedAt: at });
    const { body } = await agent.begin(400);
    expect(body).toMatchObject({ gateway: 'csc' });
    expect(body.repayment_id).not.toBe(id);
  });

  it('are another farmer’s to no other agent', async () => {
    const [agent, other] = [await agentOfDebtor(100_000), await agentOfDebtor(100_000)];
    const message = await completeAtBridge(backend, messageOf(await agent.begin(500)), 'succeed');
    for (const path of [PROCESS, '/csc/decrypt'])
      expect((await other.call('POST', path, { message })).body.error.code).toBe('payment_error.not_found');
    expect(await other.dues()).toBe(1_000);
    expect((await agent.call('POST', '/csc/decrypt', { message })).body).toMatchObject({ txn_amount: '500.00' });
  });
});
