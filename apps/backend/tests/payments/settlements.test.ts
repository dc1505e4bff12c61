import { eq, inArray, sum } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayEntries } from '@haat/backend-payments/tables';
import { compareDays, expirePayments, GatewayError } from '@haat/backend-payments/testing';
import { gatewayId } from '@haat/backend-sandbox';
import { sandboxGatewayOrders, sandboxGatewayPayments } from '@haat/backend-sandbox/tables';
import { createGatewayPayment, farmer, sendWebhook, signInForTest, testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { openPayment, startPaymentsBackend } from './open-payment.ts';

const DAY_MS = 86_400_000;
const SUPPORT = '9000000004';

describe.each(testDatabases(import.meta.filename))('settlements of the gateway on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startPaymentsBackend(on);
  });
  afterAll(() => backend?.close());

  async function paid() {
    const { buyer, gatewayOrderId, amountPaise } = await openPayment(backend);
    const payment = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    await sendWebhook(backend, 'payment.captured', payment);
    return { buyer, payment, amountPaise, gatewayOrderId };
  }
  const differences = async (ids: readonly string[]) => {
    const { accessToken: token } = await signInForTest(backend, SUPPORT);
    const { results } = (await backend.request('GET', '/support/v1/settlements/differences', { token })).body as {
      results: { entity_id: string; kind: string; booked: number | null; told: number | null }[];
    };
    return results.filter(({ entity_id: id }) => ids.includes(id));
  };

  it('that agree raise nothing, are booked once, and leave nothing owed', async () => {
    const day = indiaDay(backend.dependencies.now());
    const { payment } = await paid();
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    await compareDays(backend.dependencies);
    expect(await differences([payment.id])).toEqual([]);
    const settlement = `setl_${day.replaceAll('-', '')}`;
    const [owed] = await backend.database
      .select({ paise: sum(gatewayEntries.amountPaise) })
      .from(gatewayEntries)
      .where(inArray(gatewayEntries.entityId, [payment.id, settlement]));
    expect(Number(owed?.paise)).toBe(0);
  });

  it('that differ are raised to support, each once', async () => {
    const less = await paid();
    await backend.database
      .update(sandboxGatewayPayments)
      .set({ amountPaise: less.amountPaise - 500 })
      .where(eq(sandboxGatewayPayments.id, less.payment.id));
    // Money that the gateway took for something that is none of ours.
    const orderId = gatewayId('order');
    await backend.database
      .insert(sandboxGatewayOrders)
      .values({ id: orderId, amountPaise: 7_700, receipt: '', createdAt: backend.dependencies.now() });
    const silent = await createGatewayPayment(backend, orderId, 7_700, 'captured');
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    await compareDays(backend.dependencies);
    const found = await differences([less.payment.id, silent.id]);
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          entity_id: less.payment.id,
          kind: 'amount',
          booked: less.amountPaise / 100,
          told: (less.amountPaise - 500) / 100,
        }),
        expect.objectContaining({ entity_id: silent.id, kind: 'unknown-payment', booked: null, told: 77 }),
      ]),
    );
    expect((await (await farmer(backend)).call('GET', '/support/v1/settlements/differences')).body.error.code).toBe(
      'auth_error.forbidden',
    );
  });

  it('tell of a second payment of which no word came, and it goes back', async () => {
    const { buyer, payment, gatewayOrderId, amountPaise } = await paid();
    const silent = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differences([payment.id, silent.id])).toEqual([]);
    expect((await buyer.books()).refunds).toMatchObject([
      { cause: 'paid-twice', amountPaise, gatewayPaymentId: silent.id },
    ]);
    expect((await buyer.books()).captures).toEqual(
      expect.arrayContaining([
        { use: 'order', amountPaise },
        { use: 'refund', amountPaise },
      ]),
    );
  });

  it('tell of the only payment of an order whose time is over, and it goes back', async () => {
    const { buyer, gatewayOrderId, amountPaise } = await openPayment(backend);
    backend.advance(4 * DAY_MS);
    await expirePayments(backend.dependencies);
    const silent = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differences([silent.id])).toEqual([]);
    expect((await buyer.books()).refunds).toMatchObject([{ amountPaise, gatewayPaymentId: silent.id }]);
  });

  it('wait two days for an attempt that the gateway does not answer about, and no longer', async () => {
    const { gatewayOrderId, amountPaise } = await openPayment(backend);
    backend.advance(4 * DAY_MS);
    await expirePayments(backend.dependencies);
    await compareDays(backend.dependencies);
    const silent = await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured');
    const { adapters } = backend.dependencies;
    const payments: typeof adapters.payments = {
      ...adapters.payments,
      paymentsOf: async (id) => {
        if (id === gatewayOrderId) throw new GatewayError(400, 'a bad request');
        return adapters.payments.paymentsOf(id);
      },
    };
    const withoutAnswer = { ...backend.dependencies, adapters: { ...adapters, payments } };
    backend.advance(DAY_MS);
    await expect(compareDays(withoutAnswer)).rejects.toThrow(GatewayError);
    expect(await differences([silent.id])).toEqual([]);
    backend.advance(2 * DAY_MS);
    await expect(compareDays(withoutAnswer)).resolves.toHaveLength(3);
    expect(await differences([silent.id])).toMatchObject([{ kind: 'unknown-payment', booked: null }]);
  });

  it('that never came are raised after a week', async () => {
    const { payment, amountPaise } = await paid();
    await backend.database
      .update(sandboxGatewayPayments)
      .set({ status: 'failed' })
      .where(eq(sandboxGatewayPayments.id, payment.id));
    backend.advance(6 * DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differences([payment.id])).toEqual([]);
    backend.advance(2 * DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differences([payment.id])).toMatchObject([
      { kind: 'not-settled', booked: amountPaise / 100, told: null },
    ]);
  });
});
