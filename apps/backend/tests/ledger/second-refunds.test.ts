import { eq, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayEntries, settlementDifferences } from '@haat/backend-payments/tables';
import { compareDays } from '@haat/backend-payments/testing';
import { gatewayId, wireEvent, wireRefund } from '@haat/backend-sandbox';
import { sandboxGatewayRefunds } from '@haat/backend-sandbox/tables';
import {
  createGatewayPayment,
  deliverablePacks,
  ORDERS,
  sendSigned,
  sendWebhook,
  setOffer,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { openPayment } from '../payments/open-payment.ts';
import { startBackend } from '../start-backend.ts';

const DAY_MS = 86_400_000;
/** Two packs, which is below what needs a second person. */
const PAID = 2_000;

describe.each(testDatabases(import.meta.filename))('second refunds through the gateway on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    const [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 100_000, pricePaise: (PAID * 100) / 2, discountPaise: 0 });
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  /** A paid order that was cancelled, and whose money is back. */
  async function refunded({ payments = 1 } = {}) {
    const { buyer, gatewayOrderId, amountPaise } = await openPayment(backend);
    expect(amountPaise).toBe(PAID * 100);
    for (let count = 0; count < payments; count += 1)
      await sendWebhook(
        backend,
        'payment.captured',
        await createGatewayPayment(backend, gatewayOrderId, amountPaise, 'captured'),
      );
    await buyer.call('POST', `${ORDERS}/${buyer.orderId}/cancel`, { reason: '010' });
    const completed = async () => (await buyer.books()).refunds.filter(({ status }) => status === 'REFUND_COMPLETED');
    await expect.poll(async () => (await completed()).length).toBe(payments);
    const refunds = await completed();
    const [
      { id: refundId, gatewayPaymentId, gatewayRefundId } = { id: '', gatewayPaymentId: '', gatewayRefundId: '' },
    ] = refunds;
    const paymentId = gatewayPaymentId ?? '';
    /** The gateway gives the money back once more, and says so. @returns the gateway's id of it */
    const again = async (id = gatewayId('rfnd')) => {
      const made = {
        id,
        paymentId,
        amountPaise,
        receipt: `${refundId}-0`,
        idempotencyKey: null,
        status: 'processed' as const,
        settlesAt: null,
        createdAt: backend.dependencies.now(),
      };
      await backend.database.insert(sandboxGatewayRefunds).values(made).onConflictDoNothing();
      const event = wireEvent('refund.processed', { refund: wireRefund(made) }, backend.dependencies.now());
      expect((await sendSigned(backend, event)).status).toBe(200);
      return id;
    };
    const close = async (end: string, amount: number) => {
      const body = { end, amount, reason: 'Read in the gateway’s list.' };
      expect((await support.call('POST', `/support/v1/refunds/${refundId}/paid-twice`, body)).body).toMatchObject({
        is_done: true,
      });
    };
    return { refunds, first: gatewayRefundId ?? '', again, close };
  }

  /** Rupees of the lines about these, the first first. */
  async function lines(...entities: readonly string[]): Promise<[string, number][]> {
    const rows = await backend.database
      .select()
      .from(gatewayEntries)
      .where(or(...entities.map((id) => eq(gatewayEntries.entityId, id))))
      .orderBy(gatewayEntries.id);
    return rows.map(({ entityId, amountPaise }) => [entityId, amountPaise / 100]);
  }

  async function differencesAbout(id: string) {
    const rows = await backend.database
      .select()
      .from(settlementDifferences)
      .where(eq(settlementDifferences.entityId, id));
    return rows.map(({ kind, bookedPaise, toldPaise }) => ({ kind, bookedPaise, toldPaise }));
  }

  it('have a line each, once, however often they are told', async () => {
    const { first, again } = await refunded();
    const [second, third] = [await again(), await again()];
    await again(second);
    expect(await lines(first, second, third)).toEqual([
      [first, -PAID],
      [second, -PAID],
      [third, -PAID],
    ]);
  });

  it('are found by the settlement report', async () => {
    const { again } = await refunded();
    const second = await again();
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differencesAbout(second)).toEqual([]);
  });

  it('stay there when the money came back to the bank, or is written off', async () => {
    const { first, again, close } = await refunded();
    const second = await again();
    await close('came-back', 1_500);
    await close('written-off', 500);
    expect(await lines(first, second)).toEqual([
      [first, -PAID],
      [second, -PAID],
    ]);
  });

  it('are taken out again when there was one payment only, the newest first', async () => {
    const { first, again, close } = await refunded();
    const [second, third] = [await again(), await again()];
    await close('mistaken', 2_500);
    expect(await lines(first, second, third)).toEqual([
      [first, -PAID],
      [second, -PAID],
      [third, -PAID],
      [third, PAID],
      [second, 500],
    ]);
    await close('mistaken', 1_500);
    expect((await lines(first, second, third)).slice(5)).toEqual([[second, 1_500]]);
  });

  it('that were said to be none and are settled all the same are raised', async () => {
    const { again, close } = await refunded();
    const second = await again();
    await close('mistaken', PAID);
    backend.advance(DAY_MS);
    await compareDays(backend.dependencies);
    expect(await differencesAbout(second)).toEqual([{ kind: 'amount', bookedPaise: 0, toldPaise: -PAID * 100 }]);
  });

  it('are other lines than the refunds of a second payment', async () => {
    const { refunds, again } = await refunded({ payments: 2 });
    const payments = refunds.map(({ gatewayPaymentId }) => gatewayPaymentId ?? '');
    const back = refunds.map(({ gatewayRefundId }) => gatewayRefundId ?? '');
    const second = await again();
    const found = await lines(...payments, ...back, second);
    expect(new Set(payments).size).toBe(2);
    expect(found.sort()).toEqual(
      [
        ...payments.map((id): [string, number] => [id, PAID]),
        ...[...back, second].map((id): [string, number] => [id, -PAID]),
      ].sort(),
    );
  });
});
